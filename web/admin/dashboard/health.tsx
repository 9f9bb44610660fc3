import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { DashboardData } from './dashboard.tsx';

/** Mail, jobs, payment events: what runs and what is stuck. */
export function Health({ data }: { data: DashboardData }) {
  const { mail, jobs, webhooks } = data.health;
  return (
    <RuledSection title="Health">
      <DefinitionRows
        rows={[
          {
            label: 'Mail, 24 h',
            value: <Dot state={mail?.stuck ? 'late' : 'done'}>{`${mail?.sent ?? 0} sent, ${mail?.stuck ?? 0} stuck`}</Dot>,
          },
          {
            label: 'Mail given up, 7 days',
            value: <Dot state={mail?.failed ? 'late' : 'done'}>{`${mail?.failed ?? 0}`}</Dot>,
          },
          { label: 'Jobs', value: <Dot state={jobs.failed ? 'late' : 'done'}>{`${jobs.waiting} open, ${jobs.failed} failed`}</Dot> },
          {
            label: 'Payment events',
            value: (
              <Dot state={webhooks?.waiting ? 'active' : 'done'}>{`${webhooks?.handled ?? 0} handled, ${webhooks?.waiting ?? 0} open`}</Dot>
            ),
          },
        ]}
      />
    </RuledSection>
  );
}
