import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { DashboardData } from './dashboard-data.ts';

/** Mail, jobs, payment events, live sites: what runs and what is stuck. */
export function Health({ data }: { data: DashboardData }) {
  const { mail, jobs, webhooks, sites, plans } = data.health;
  return (
    <RuledSection
      title="Health"
      aside={
        <Link to="/admin/settings/mail" className="link">
          Mail
        </Link>
      }
    >
      <DefinitionRows
        rows={[
          { label: 'Mail, 24 h', value: <Dot state={mail.stuck ? 'late' : 'done'}>{`${mail.sent} sent, ${mail.stuck} stuck`}</Dot> },
          { label: 'Mail given up, 7 days', value: <Dot state={mail.failed ? 'late' : 'done'}>{`${mail.failed}`}</Dot> },
          { label: 'Jobs', value: <Dot state={jobs.failed ? 'late' : 'done'}>{`${jobs.waiting} open, ${jobs.failed} failed`}</Dot> },
          ...(jobs.failedNames.length > 0 ? [{ label: 'Failed', value: jobs.failedNames.join(', ') }] : []),
          {
            label: 'Payment events',
            value: <Dot state={webhooks.waiting ? 'active' : 'done'}>{`${webhooks.handled} handled, ${webhooks.waiting} open`}</Dot>,
          },
          {
            label: 'Monthly bills',
            value: (
              <Dot
                state={plans.pastDue + plans.suspended > 0 ? 'late' : 'done'}
              >{`${plans.pastDue} overdue, ${plans.suspended} sites off`}</Dot>
            ),
          },
          {
            label: 'Live sites',
            value: <Dot state={sites.whole < sites.live ? 'late' : 'done'}>{`${sites.whole} of ${sites.live} can be opened`}</Dot>,
          },
        ]}
      />
    </RuledSection>
  );
}
