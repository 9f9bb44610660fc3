import type { HowStep } from '../../../content/about.ts';
import { classNames } from '../../ui/class-names.ts';

const lanes = { you: 'You', we: 'We' };

/** Who does what, in order: the customer's steps in one lane, ours in the other, times at the left. */
export function TimeLine({ steps }: { steps: readonly HowStep[] }) {
  return (
    <div>
      <div
        aria-hidden="true"
        className="hidden border-b-2 border-ink pb-3 font-semibold md:grid md:grid-cols-[minmax(0,11rem)_minmax(0,1fr)_minmax(0,1fr)] md:gap-x-[clamp(1.5rem,3vw,3rem)]"
      >
        <span>When</span> <span>{lanes.you}</span> <span>{lanes.we}</span>
      </div>
      <ol className="max-md:ml-1.5 max-md:grid max-md:gap-8 max-md:border-l-2 max-md:border-line-strong">
        {steps.map(({ time, title, text, who }, index) => (
          <li
            key={title}
            className="relative max-md:pl-6.5 md:grid md:grid-cols-[minmax(0,11rem)_minmax(0,1fr)_minmax(0,1fr)] md:gap-x-[clamp(1.5rem,3vw,3rem)] md:border-b md:border-line-strong md:py-7"
          >
            <Bead who={who} />
            <p className="text-small font-semibold md:pt-1.5">
              {time}
              <span className="md:sr-only">, {lanes[who].toLowerCase()}</span>
            </p>
            <div className={classNames('max-md:mt-1.5', who === 'we' && 'md:col-start-3')}>
              <h3 className="text-3">
                <span className="sr-only">Step {index + 1}: </span>
                {title}
              </h3>
              <p className="mt-2 max-w-[34em] text-ui text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** On phones both lanes are one line: a dot for the customer's step, a sun for ours. The label is next to the time. */
function Bead({ who }: { who: HowStep['who'] }) {
  const looks = who === 'we' ? '-left-[.8rem] top-0 size-5.5 bg-sun ring-3 ring-bg' : '-left-2 top-1 size-3.5 bg-ink';
  return <span aria-hidden="true" className={`absolute rounded-full md:hidden ${looks}`} />;
}
