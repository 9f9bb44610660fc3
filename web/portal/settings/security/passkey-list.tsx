import { Form, useNavigation } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import { RelativeTime } from '../../../ui/controls/relative-time.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import { AddPasskey } from './add-passkey.tsx';

interface Passkey {
  id: string;
  name: string;
  manager: string | null;
  createdAt: Date;
}

/** The account's passkeys, with buttons to add and remove them. */
export function PasskeyList({ passkeys }: { passkeys: Passkey[] }) {
  const sent = useNavigation().formData;
  return (
    <RuledSection title="Passkeys">
      <p className="text-small text-ink-2">
        Log in with your fingerprint, your face or your device’s PIN instead of a password. With a passkey you don’t need a two-factor code
        either.
      </p>
      <ul className="mt-2">
        {passkeys.map(({ id, name, manager, createdAt }) => (
          <li key={id} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 text-ui">
            <div className="min-w-0 flex-1">
              <p className="font-semibold break-words">{name}</p>
              <p className="text-small text-ink-2">
                {manager ? `${manager}, added` : 'Added'} <RelativeTime at={createdAt} />
              </p>
            </div>
            <Form method="post" action="/portal/settings/security/passkeys">
              <input type="hidden" name="intent" value="remove" />
              <input type="hidden" name="passkeyId" value={id} />
              <Button type="submit" look="secondary" size="small" busy={sent?.get('passkeyId') === id && 'Removing...'}>
                Remove<span className="sr-only"> {name}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <AddPasskey />
    </RuledSection>
  );
}
