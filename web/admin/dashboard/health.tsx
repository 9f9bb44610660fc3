import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Dot, type DotState } from '../../ui/drawings/dot.tsx';
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
            value: <Dot state={siteState(sites)}>{sitesInWords(sites)}</Dot>,
          },
          ...(sites.askedAt
            ? [
                {
                  label: 'Last checked',
                  value: <Dot state={sites.isStale ? 'late' : 'done'}>{askedInWords(sites.askedAt, sites.isStale)}</Dot>,
                },
              ]
            : []),
          ...sites.problems.map(({ projectId, slug, problem }) => ({
            id: projectId,
            label: (
              <Link to={`/admin/projects/${projectId}`} className="link wrap-anywhere">
                {slug}
              </Link>
            ),
            value: problem,
          })),
        ]}
      />
    </RuledSection>
  );
}

type Sites = DashboardData['health']['sites'];

function siteState({ live, answering, failing }: Sites): DotState {
  if (failing > 0) return 'late';
  return answering < live ? 'active' : 'done';
}

/** '110 of 120 responding, 1 not checked yet, and 4 more not listed here' */
function sitesInWords({ live, answering, failing, problems, askedAt }: Sites): string {
  if (live === 0) return 'None yet';
  if (askedAt === null) return `${live} not checked yet`;
  const waiting = live - answering - failing;
  const others = failing - problems.length;
  return [
    `${answering} of ${live} responding`,
    ...(waiting > 0 ? [`${waiting} not checked yet`] : []),
    ...(others > 0 ? [`and ${others} more not listed here`] : []),
  ].join(', ');
}

function askedInWords(askedAt: string, isStale: boolean): string {
  return isStale ? `${askedAt}. Check that a worker is running` : askedAt;
}
