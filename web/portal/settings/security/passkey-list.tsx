import { useFetcher } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { HiddenFields } from '../../../ui/controls/field.tsx';
import { Notice } from '../../../ui/controls/notice.tsx';
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
            <RemovePasskey id={id} name={name} />
          </li>
        ))}
      </ul>
      <AddPasskey count={passkeys.length} />
    </RuledSection>
  );
}

/** Removes a passkey after a confirmation. */
function RemovePasskey({ id, name }: { id: string; name: string }) {
  const fetcher = useFetcher<{ message: string }>();
  return (
    <Dialog
      size="small"
      trigger={
        <Button look="secondary" size="small">
          Remove<span className="sr-only"> {name}</span>
        </Button>
      }
      title={`Remove passkey “${name}”?`}
      description="You can’t log in with it after that. Your other ways to log in keep working. You can’t undo this."
      cancel="Cancel"
      actions={
        <fetcher.Form method="post" action="/portal/settings/security/passkeys" preventScrollReset>
          <HiddenFields fields={{ intent: 'remove', passkeyId: id }} />
          <Button type="submit" look="danger" wide busy={fetcher.state !== 'idle' && 'Removing...'}>
            Remove passkey
          </Button>
        </fetcher.Form>
      }
    >
      {fetcher.data && (
        <Notice state="late" title="That didn’t work">
          {fetcher.data.message}
        </Notice>
      )}
    </Dialog>
  );
}
