import { Link } from '../../ui/controls/link.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { DashboardData } from './dashboard-data.ts';

/** The next booked calls, in the office's time zone. */
export function Calls({ calls }: { calls: DashboardData['calls'] }) {
  return (
    <RuledSection
      title="Next calls"
      aside={
        <Link to="/admin/calls" className="link">
          All
        </Link>
      }
    >
      {calls.length === 0 ? (
        <p className="py-3 text-small text-ink-2">No calls booked.</p>
      ) : (
        <ul>
          {calls.map(({ id, name, when }) => (
            <li key={id} className="border-b border-line py-2.5 text-small">
              <b className="block font-semibold first-letter:uppercase">{when}</b>
              <Link to={`/admin/calls/${id}`} className="link wrap-anywhere">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </RuledSection>
  );
}
