import { Form, useNavigation } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import { RelativeTime } from '../../../ui/controls/relative-time.tsx';
import { Dot } from '../../../ui/drawings/dot.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';

interface Device {
  id: string;
  device: string;
  since: Date;
  lastSeen: Date;
  isThis: boolean;
}

const everywhere = [
  ['end-others', 'Sign out everywhere else'],
  ['end-all', 'Sign out everywhere'],
] as const;

/** Where the account is signed in, and the way to end that. An ended device leaves at once, with all its open pages. */
export function Devices({ devices }: { devices: Device[] }) {
  const sent = useNavigation().formData;
  return (
    <RuledSection title="Where you are signed in">
      <ul>
        {devices.map(({ id, device, since, lastSeen, isThis }) => (
          <li key={id} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 text-ui">
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{device}</p>
              <p className="text-small text-ink-2">
                {isThis ? 'Signed in ' : 'Last seen '}
                <RelativeTime at={isThis ? since : lastSeen} />
                {!isThis && (
                  <>
                    , signed in <RelativeTime at={since} />
                  </>
                )}
              </p>
            </div>
            {isThis ? (
              <Dot state="active" className="text-small">
                This device
              </Dot>
            ) : (
              <Form method="post">
                <input type="hidden" name="intent" value="end" />
                <input type="hidden" name="sessionId" value={id} />
                <Button type="submit" look="secondary" size="small" busy={sent?.get('sessionId') === id && 'Signing out...'}>
                  Sign out<span className="sr-only"> {device}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <Form method="post" className="mt-4 flex flex-wrap gap-2.5">
        {everywhere.map(([intent, label]) => (
          <Button
            key={intent}
            type="submit"
            name="intent"
            value={intent}
            look="secondary"
            size="small"
            busy={sent?.get('intent') === intent && 'Signing out...'}
          >
            {label}
          </Button>
        ))}
      </Form>
    </RuledSection>
  );
}
