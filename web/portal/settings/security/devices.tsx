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
  ['end-others', 'Log out other devices'],
  ['end-all', 'Log out everywhere'],
] as const;

/** Devices that are logged in, and buttons to log them out. A device that's logged out leaves all its open pages right away. */
export function Devices({ devices }: { devices: Device[] }) {
  const sent = useNavigation().formData;
  return (
    <RuledSection title="Where you’re logged in">
      <ul>
        {devices.map(({ id, device, since, lastSeen, isThis }) => (
          <li key={id} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 text-ui">
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{device}</p>
              <p className="text-small text-ink-2">
                {isThis ? 'Logged in ' : 'Last seen '}
                <RelativeTime at={isThis ? since : lastSeen} />
                {!isThis && (
                  <>
                    , logged in <RelativeTime at={since} />
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
                <Button type="submit" look="secondary" size="small" busy={sent?.get('sessionId') === id && 'Logging out...'}>
                  Log out<span className="sr-only"> {device}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <Form method="post" className="mt-4 flex flex-wrap gap-2.5">
        {everywhere.slice(devices.length > 1 ? 0 : 1).map(([intent, label]) => (
          <Button
            key={intent}
            type="submit"
            name="intent"
            value={intent}
            look="secondary"
            size="small"
            busy={sent?.get('intent') === intent && 'Logging out...'}
          >
            {label}
          </Button>
        ))}
      </Form>
    </RuledSection>
  );
}
