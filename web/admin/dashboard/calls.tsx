import { Link } from '../../ui/controls/link.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { DashboardData } from './dashboard-data.ts';

/** The next calls that were asked for, each with the conversation in which its time is agreed. */
export function Calls({ calls }: { calls: DashboardData['calls'] }) {
  return (
    <RuledSection title="Calls asked for">
      {calls.length === 0 ? (
        <p className="py-3 text-small text-ink-2">None for the next days.</p>
      ) : (
        <ul>
          {calls.map(({ id, name, when, threadId }) => (
            <li key={id} className="border-b border-line py-2.5 text-small">
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
            </li>
          ))}
        </ul>
      )}
    </RuledSection>
  );
}
