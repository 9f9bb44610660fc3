import { pageLabel } from '../../../content/site-pages.ts';
import { dayInWords } from '../../../time/day-in-words.ts';
import { Dot } from '../../ui/drawings/dot.tsx';
import type { Route } from './+types/payment-success';

type Paid = Route.ComponentProps['loaderData'];

/** The way from payment to a live site, with the step it's at, and the five pages that were bought. */
export function PaidSteps({ order: { signedIn, project, summary } }: { order: Paid }) {
  const isBriefDone = Boolean(project?.briefDone);
  const steps = [
    { label: 'Payment', text: summary.totalCents === 0 ? 'Nothing was due.' : 'Received. Thank you.', done: true },
    { label: 'Account', text: 'Create it with the email you ordered with.', done: signedIn },
    { label: 'Brief', text: 'A few questions about your business, in about ten minutes.', done: isBriefDone },
    {
      label: 'Draft',
      text: `All five pages within ${summary.draftHours} hours, counted from ${dayInWords(summary.startDay)}.`,
      done: false,
    },
    { label: 'Approval', text: 'Change what you like, then approve. Your site is live right away.', done: false },
  ];
  const at = steps.findIndex(({ done }) => !done);
  return (
    <div className="grid gap-x-16 gap-y-8 border-b border-line py-9 md:grid-cols-[7fr_5fr]">
      <section aria-labelledby="next-steps">
        <h2 id="next-steps" className="ui-heading">
          What happens next
        </h2>
        <ol className="mt-3 border-t border-line">
          {steps.map(({ label, text, done }, index) => (
            <li
              key={label}
              aria-current={index === at ? 'step' : undefined}
              className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-2.5 text-ui"
            >
              <Dot state={done ? 'done' : index === at ? 'active' : 'waiting'}>{label}</Dot>
              <span className="text-ink-2">{text}</span>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="paid-pages">
        <h2 id="paid-pages" className="ui-heading">
          Your five pages
        </h2>
        <ol className="mt-3 border-t border-line">
          {summary.pages.map((key, index) => (
            <li key={key} className="flex gap-4 border-b border-line py-2.5 text-ui">
              <span className="w-4 text-ink-3 tabular-nums">{index + 1}</span>
              {pageLabel(key)}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
