import { Bar } from '../../ui/drawings/bar.tsx';
import type { DashboardData } from './dashboard-data.ts';

/** Visits, and how many started projects reached each step. Each bar is a share of the started projects, so none exceeds 100%. */
export function Funnel({ funnel }: { funnel: DashboardData['funnel'] }) {
  const { visits, begun } = funnel;
  const steps = [
    { label: 'Project started', n: begun },
    // In either order, so the one that more have reached is first and no bar is longer than the one above it.
    ...[
      { label: 'Five pages picked', n: funnel.picked },
      { label: 'Brief sent', n: funnel.brief },
      { label: 'Paid', n: funnel.paid },
    ].toSorted((one, other) => other.n - one.n),
    { label: 'Approved', n: funnel.approved },
  ];
  const row = 'grid grid-cols-[8.5rem_3rem_1fr_2.6rem] items-center gap-3 text-small';
  return (
    <>
      <dl className="mt-1 grid gap-1.5">
        <div className={row}>
          <dt>Visit</dt>
          <dd className="text-right font-semibold tabular-nums">{visits.toLocaleString('en-US')}</dd>
          <dd className="col-span-2 text-ink-2">{visits > begun && begun > 0 && `1 in ${Math.round(visits / begun)} starts a project`}</dd>
        </div>
        {steps.map(({ label, n }, index) => {
          const percent = begun > 0 ? Math.round((n / begun) * 100) : 0;
          return (
            <div key={label} className={row}>
              <dt>{label}</dt>
              <dd className="text-right font-semibold tabular-nums">{n.toLocaleString('en-US')}</dd>
              <dd aria-hidden="true" className="h-2.5 bg-sunk inset-ring-1 inset-ring-line">
                <Bar percent={percent} className={index === steps.length - 1 ? 'text-sun' : 'text-ink'} />
              </dd>
              <dd className="text-right text-ink-2 tabular-nums">{index > 0 && begun > 0 && `${percent}%`}</dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-3 text-small text-ink-2">
        Percentages are of projects started. One browser on one day counts as one visit. Browsers that ask not to be tracked aren’t counted.
      </p>
    </>
  );
}
