import type { DashboardData } from './dashboard-data.ts';

/** Visits, and how far the projects begun came; each bar is a share of the step above it. */
export function Funnel({ funnel }: { funnel: DashboardData['funnel'] }) {
  const steps = [
    { label: 'Visit', n: funnel.visits },
    { label: 'Project begun', n: funnel.begun },
    { label: 'Five pages picked', n: funnel.picked },
    { label: 'Brief sent', n: funnel.brief },
    { label: 'Paid', n: funnel.paid },
    { label: 'Approved', n: funnel.approved },
  ];
  return (
    <>
      <dl className="mt-1 grid gap-1.5">
        {steps.map((step, index) => {
          const above = steps[index - 1]?.n ?? step.n;
          const share = above > 0 ? step.n / above : 0;
          return (
            <div key={step.label} className="grid grid-cols-[8.5rem_3rem_1fr_2.6rem] items-center gap-3 text-small">
              <dt>{step.label}</dt>
              <dd className="text-right font-semibold tabular-nums">{step.n.toLocaleString('en-US')}</dd>
              <dd aria-hidden="true" className="h-2.5 bg-sunk inset-ring-1 inset-ring-line">
                <span
                  className={`block h-full ${index === steps.length - 1 ? 'bg-sun' : 'bg-ink'}`}
                  style={{ width: `${Math.min(1, share) * 100}%` }}
                />
              </dd>
              <dd className="text-right text-ink-2 tabular-nums">{index > 0 && above > 0 ? `${Math.round(share * 100)}%` : ''}</dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-3 text-small text-ink-2">
        Each bar is a share of the step above it. Browsers that ask not to be counted are no visits, so a share can pass 100%.
      </p>
    </>
  );
}
