import { ArrowRight } from 'lucide-react';
import { type HomeWords, processSteps } from '../../../content/home.ts';
import { Link } from '../../ui/controls/link.tsx';
import { Band } from '../../ui/layout/band.tsx';

/** The five steps along the sun's path: lit up to the draft, dotted from there to the approval. */
export function Process({ title, words }: { title: string; words: HomeWords }) {
  const steps = processSteps(words);
  return (
    <Band id="process">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 className="text-1 leading-none tracking-[-.03em]">{title}</h2>
        <Link to="/about" className="link">
          How It Works
          <ArrowRight size={17} aria-hidden="true" />
        </Link>
      </div>
      <div className="mt-[clamp(2.5rem,5vw,4rem)]">
        <Path />
        <ol className="mt-7 grid gap-6 max-md:ml-1.5 max-md:gap-7.5 max-md:border-l-2 max-md:border-line-strong md:grid-cols-5">
          {steps.map((step, index) => (
            <li key={step.title} className="relative max-md:pl-6.5">
              <Bead index={index} last={index === steps.length - 1} />
              <p className="text-small font-semibold">{step.when}</p>
              <h3 className="mt-2 text-4">{step.title}</h3>
              <p className="mt-2 text-ui text-ink-2">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}

/** On phones, the path is a vertical line with a dot for each step. */
function Bead({ index, last }: { index: number; last: boolean }) {
  const looks = last
    ? '-left-3.5 top-0 size-6.5 bg-sun ring-3 ring-bg'
    : index < 3
      ? '-left-2 top-1 size-3.5 bg-ink'
      : '-left-2 top-1 size-3.5 bg-bg inset-ring-2 inset-ring-line-strong';
  return <span aria-hidden="true" className={`absolute rounded-full md:hidden ${looks}`} />;
}

const width = 1280;
const ground = 250;
/** The position of each step, as a fraction of the width. */
const stops = [0.01, 0.211, 0.414, 0.618, 0.842];

/** Height of the sun's path at a fraction of the width: rises from the horizon and levels off at the last step. */
function heightAt(share: number): number {
  const along = Math.min(1, share / 0.842);
  return ground - 3 - 215 * Math.sin((along * Math.PI) / 2) ** 1.08;
}

function Path() {
  const points = (from: number, to: number) =>
    Array.from({ length: 41 }, (_, index) => from + ((to - from) * index) / 40)
      .map((share) => `${(share * width).toFixed(1)},${heightAt(share).toFixed(1)}`)
      .join(' ');
  const [first = 0, , draft = 0, edits = 0, live = 0] = stops;
  const ticks = Array.from({ length: 25 }, (_, index) => first + ((draft - first) * index) / 24)
    .map((share, index) => `M${(share * width).toFixed(1)} ${heightAt(share).toFixed(1)}v${index % 6 === 0 ? 17 : 9}`)
    .join('');
  return (
    <svg viewBox={`0 0 ${width} 256`} aria-hidden="true" className="block w-full overflow-visible max-md:hidden">
      <path d={ticks} stroke="var(--sun-lo)" strokeWidth="1.6" />
      {stops.map((share) => (
        <path
          key={share}
          d={`M${share * width} ${heightAt(share).toFixed(1)}V${ground}`}
          stroke="var(--control)"
          strokeWidth="1.4"
          strokeDasharray="0 6"
          strokeLinecap="round"
        />
      ))}
      <polyline points={points(first, draft)} fill="none" stroke="var(--sun-lo)" strokeWidth="3" />
      <polyline
        points={points(draft, live)}
        fill="none"
        stroke="var(--control)"
        strokeWidth="1.5"
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
      <path d={`M0 ${ground}H${width}`} stroke="var(--ink)" strokeWidth="2" />
      {stops.slice(0, 3).map((share) => (
        <circle key={share} cx={share * width} cy={heightAt(share)} r="8" fill="var(--ink)" />
      ))}
      <circle cx={edits * width} cy={heightAt(edits)} r="7" fill="var(--bg)" stroke="var(--ink)" strokeWidth="2" />
      <circle cx={live * width} cy={heightAt(live)} r="34" fill="var(--sun)" />
    </svg>
  );
}
