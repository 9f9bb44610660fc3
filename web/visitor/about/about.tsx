import { about, type HowStep } from '../../../content/about.ts';
import { filled } from '../../../content/filled.ts';
import { heads } from '../../../content/heads.ts';
import { headlines } from '../../../content/home.ts';
import { offerWords } from '../../../content/offer.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { nextFreeDay } from '../../../domain/slots/slots.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/controls/link.tsx';
import { Rise } from '../../ui/drawings/rise.tsx';
import { Band } from '../../ui/layout/band.tsx';
import { FactRows } from '../fact-rows.tsx';
import { FinalCall } from '../final-call.tsx';
import { PageOpening } from '../page-opening.tsx';
import { StartMySite } from '../start-my-site.tsx';
import { breadcrumbData } from '../structured-data.ts';
import type { Route } from './+types/about';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(loaderData.head, matches, [breadcrumbData(matches, [{ name: loaderData.head.title, path: loaderData.head.path }])])
    : privateMeta(heads.about.title);

export async function loader() {
  const [settings, startDay] = await Promise.all([readSettings(), nextFreeDay()]);
  const words = offerWords(settings);
  const { draftTime } = words;
  return {
    head: filled(heads.about, words),
    texts: about(settings),
    draftHours: settings.draftHours,
    draftTime,
    closing: headlines(words).finalCall,
    startDay,
  };
}

/** /about, labeled How It Works: the steps, who does what, the clock, what the price includes, and how to cancel. */
export default function About({ loaderData }: Route.ComponentProps) {
  const { texts, draftHours, draftTime, closing, startDay } = loaderData;
  return (
    <>
      <PageOpening
        size="page"
        title={texts.headline}
        lead={texts.lead}
        actions={
          <>
            <StartMySite location="hero" />
            <Link to="/booking" className="link">
              Book a call first
            </Link>
          </>
        }
        beside={
          <div className="relative ml-auto w-full max-w-104 [--line-strong:var(--night-500)]">
            <Rise value={draftHours} total={24} cut="large" horizon={false} />
            <p className="absolute right-0 bottom-[12%] text-right">
              <span className="block font-display text-[clamp(2.5rem,4.6vw,4.25rem)] leading-none font-[430] tracking-[-.04em]">
                {draftTime}
              </span>{' '}
              <span className="mt-2 block text-ui text-ink-2">from brief and payment to finished draft</span>
            </p>
          </div>
        }
      />
      <Band>
        <h2 className="mb-[clamp(2rem,4vw,3.5rem)] text-1 leading-none tracking-[-.03em]">Who does what, and when.</h2>
        <TimeLine steps={texts.steps} />
      </Band>
      <Band tone="dawn">
        <div className="grid gap-[clamp(2rem,5vw,5rem)] md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <Part title="Your part" points={texts.parts.you} />
          <Part title="Our part" points={texts.parts.we} />
        </div>
      </Band>
      <Band>
        <FactRows
          id="clock"
          title="When the clock runs."
          intro={
            <>
              <span className="mb-5 block w-36">
                <Rise value={0} />
              </span>
              {draftTime} for the first draft. You can watch the clock in your portal.
            </>
          }
          rows={[...texts.clock]}
        />
      </Band>
      <Band tone="sunk">
        <div className="grid gap-[clamp(2.5rem,5vw,5rem)] md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <Points title="What’s included" points={texts.included} />
          <Points title="What’s not included" points={texts.notIncluded} />
        </div>
      </Band>
      <Band>
        <FactRows id="leaving" title="How to leave." intro="There is no minimum term." rows={[...texts.leaving]} />
      </Band>
      <FinalCall title={closing} startDay={startDay} />
    </>
  );
}

function Part({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h2 className="text-2">{title}</h2>
      <ul className="mt-5 border-b border-line-strong">
        {points.map((point) => (
          <li key={point} className="border-t border-line-strong py-3.5">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Points({ title, points }: { title: string; points: readonly { title: string; text: string }[] }) {
  return (
    <div>
      <h2 className="text-2">{title}</h2>
      <dl className="mt-6 border-b border-line-strong">
        {points.map((point) => (
          <div key={point.title} className="border-t border-line-strong py-4">
            <dt className="font-semibold">{point.title}</dt>
            <dd className="mt-0.5 max-w-[36em] text-ui text-ink-2">{point.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const lanes = { you: 'You', we: 'We' };

/** Who does what, in order: the customer's steps in one lane, ours in the other, times at the left. */
function TimeLine({ steps }: { steps: readonly HowStep[] }) {
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
