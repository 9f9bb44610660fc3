import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { DashboardData } from './dashboard-data.ts';

/** Email, jobs, payment events and live sites: what works and what is stuck. */
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
          { label: 'Email, 24 hours', value: <Dot state={mail.stuck ? 'late' : 'done'}>{`${mail.sent} sent, ${mail.stuck} stuck`}</Dot> },
          { label: 'Email failed, 7 days', value: <Dot state={mail.failed ? 'late' : 'done'}>{`${mail.failed}`}</Dot> },
          { label: 'Jobs', value: <Dot state={jobs.failed ? 'late' : 'done'}>{`${jobs.waiting} waiting, ${jobs.failed} failed`}</Dot> },
          ...(jobs.failedNames.length > 0 ? [{ label: 'Failed', value: jobs.failedNames.join(', ') }] : []),
          {
            label: 'Payment events',
            value: <Dot state={webhooks.waiting ? 'active' : 'done'}>{`${webhooks.handled} processed, ${webhooks.waiting} waiting`}</Dot>,
          },
          {
            label: 'Monthly bills',
            value: (
              <Dot
                state={plans.pastDue + plans.suspended > 0 ? 'late' : 'done'}
              >{`${plans.pastDue} overdue, ${plans.suspended} sites offline`}</Dot>
            ),
          },
          {
            label: 'Live sites',
            value: <Dot state={sites.whole < sites.live ? 'late' : 'done'}>{`${sites.whole} of ${sites.live} responding`}</Dot>,
          },
        ]}
      />
    </RuledSection>
  );
}
