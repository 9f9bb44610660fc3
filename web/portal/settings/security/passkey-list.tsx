import { RelativeTime } from '../../../ui/controls/relative-time.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { RemovePasskey } from './remove-passkey.tsx';

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
