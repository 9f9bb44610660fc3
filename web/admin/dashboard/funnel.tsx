import type { DashboardData } from './dashboard.tsx';

/** Five steps of the same projects as bars; each bar is a share of those begun. */
export function Funnel({ funnel }: { funnel: DashboardData['funnel'] }) {
  const steps = [
    { label: 'Brief begun', n: funnel.begun },
    { label: 'Five pages picked', n: funnel.picked },
    { label: 'Brief sent', n: funnel.brief },
    { label: 'Paid', n: funnel.paid },
    { label: 'Approved', n: funnel.approved },
  ];
  const all = Math.max(1, funnel.begun);
  return (
    <dl className="mt-1 grid gap-1.5">
      {steps.map((step, index) => (
        <div key={step.label} className="grid grid-cols-[9rem_3rem_1fr] items-center gap-3 text-small">
          <dt>{step.label}</dt>
          <dd className="text-right font-semibold tabular-nums">{step.n}</dd>
          <dd aria-hidden="true" className="h-2.5 bg-sunk inset-ring-1 inset-ring-line">
            <span
              className={`block h-full ${index === steps.length - 1 ? 'bg-sun' : 'bg-ink'}`}
              style={{ width: `${(step.n / all) * 100}%` }}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
