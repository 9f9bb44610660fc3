import type { DashboardData } from './dashboard.tsx';

/** Five steps as bars; each bar is a share of the largest step. */
export function Funnel({ funnel }: { funnel: DashboardData['funnel'] }) {
  const steps = [
    { label: 'Onboarding visits', n: funnel.visits },
    { label: 'Five pages picked', n: funnel.picked },
    { label: 'Brief in', n: funnel.brief },
    { label: 'Paid', n: funnel.paid },
    { label: 'Approved', n: funnel.approved },
  ];
  const most = Math.max(1, ...steps.map((step) => step.n));
  return (
    <dl className="mt-1 grid gap-1.5">
      {steps.map((step, index) => (
        <div key={step.label} className="grid grid-cols-[9rem_3rem_1fr] items-center gap-3 text-small">
          <dt>{step.label}</dt>
          <dd className="text-right font-semibold tabular-nums">{step.n}</dd>
          <dd aria-hidden="true" className="h-2.5 bg-sunk inset-ring-1 inset-ring-line">
            <span
              className={`block h-full ${index === steps.length - 1 ? 'bg-sun' : 'bg-ink'}`}
              style={{ width: `${(step.n / most) * 100}%` }}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
