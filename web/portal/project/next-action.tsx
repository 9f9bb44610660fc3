import { useEffect, useState } from 'react';
import { Rise } from '../../ui/drawings/rise.tsx';
import { Sky } from '../../ui/drawings/sky.tsx';
import { usePortalPath } from '../portal-path.ts';
import { type Clock, clockWords } from './clock-words.ts';
import { nextStep } from './next-step.tsx';
import type { ProjectData } from './project-data.ts';
import { useReaderTime } from './use-reader-time.ts';

const hourMs = 3_600_000;

/** The one night panel of the screen: what to do next, and the clock. */
export function NextAction({ data }: { data: ProjectData }) {
  const { title, text, actions } = nextStep(data, useReaderTime(), usePortalPath());
  return (
    <section
      aria-label="Next action"
      className="night sky-ground mt-4 grid rounded-3 max-md:-mx-4 max-md:rounded-none md:min-h-[18.5rem] md:grid-cols-[minmax(0,1fr)_19rem]"
    >
      <Sky width={1140} height={290} lines={20} glow={0.85} className="h-[46%]" />
      <div className="flex flex-col items-start px-4 pt-6 pb-2 md:px-9 md:py-8">
        <h2 className="max-w-[14em] font-display text-[clamp(1.9rem,.9rem+2.3vw,3.1rem)] leading-[1.02] font-[450] tracking-[-.032em]">
          {title}
        </h2>
        <div className="mt-3.5 max-w-[36em] text-ui text-ink-2">{text}</div>
        <div className="mt-auto flex flex-wrap gap-2.5 pt-6">{actions}</div>
      </div>
      <Dial clock={data.clock} />
    </section>
  );
}

/** The rise with the hour in it; a running clock moves once a minute. */
function Dial({ clock }: { clock: Clock }) {
  const [passedMs, setPassedMs] = useState(0);
  useEffect(() => {
    if (!clock.running || clock.startsAt) return;
    const started = Date.now();
    const timer = setInterval(() => setPassedMs(Date.now() - started), 60_000);
    return () => clearInterval(timer);
  }, [clock.running, clock.startsAt]);
  const now = { ...clock, spentMs: clock.spentMs + passedMs };
  const { big, line } = clockWords(now);
  const over = Math.max(0, now.spentMs - now.promiseMs);
  return (
    <div className="relative self-end max-md:w-68 max-md:justify-self-end max-md:px-4 max-md:pt-6 md:pr-9">
      <Rise
        cut="large"
        value={Math.min(now.spentMs, now.promiseMs) / hourMs}
        total={now.promiseMs / hourMs}
        overdue={over / hourMs}
        horizon={false}
      />
      <p className="absolute right-4 bottom-13 max-w-52 text-right text-small leading-[1.3] text-ink-2 md:right-9">
        <b className="display-number block text-[2.5rem] whitespace-nowrap text-ink">{big}</b>
        {line}
      </p>
    </div>
  );
}
