import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { DashboardData } from './dashboard-data.ts';

/** The next calls that were asked for, each with the conversation in which its time is agreed; one that is arranged leaves the list. */
export function Calls({ calls }: { calls: DashboardData['calls'] }) {
  const busyId = useNavigation().formData?.get('callId');
  return (
    <RuledSection title="Calls asked for">
      {calls.length === 0 ? (
        <p className="py-3 text-small text-ink-2">None for the next days.</p>
      ) : (
        <ul>
          {calls.map(({ id, name, when, threadId }) => (
            <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2.5 text-small">
              <b className="block font-semibold">{when}</b>
              <span className="wrap-anywhere text-ink-2">
                {threadId ? (
                  <Link to={`/admin/messages/${threadId}`} className="link">
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </span>
              <Form method="post" className="col-start-2 row-span-2 row-start-1">
                <input type="hidden" name="callId" value={id} />
                <Button type="submit" size="small" look="secondary" busy={busyId === id}>
                  Arranged
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </RuledSection>
  );
}
