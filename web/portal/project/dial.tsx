import { type ReactNode, useEffect, useState } from 'react';
import type { DayViews } from '../../../domain/projects/visits.ts';
import { dayInWords } from '../../../time/day-in-words.ts';
import { hourMs } from '../../../time/units.ts';
import { Bar } from '../../ui/drawings/bar.tsx';
import { Rise } from '../../ui/drawings/rise.tsx';
import { clockWords, roundWords } from '../../words/clock-words.ts';
import type { ProjectData } from './project-data.ts';

/**
 * The dial of the night panel: the clock while the owner waits for us, or a live site's views of the week. Empty once the
 * project has ended.
 */
export function Dial({ data }: { data: ProjectData }) {
  if (data.project.suspendedFor !== null || ['suspended', 'canceled', 'archived'].includes(data.project.state)) return null;
  if (data.round) return <RoundDial round={data.round} />;
  return data.project.state === 'live' && data.about.views ? <Week views={data.about.views.slice(-7)} /> : <DraftDial clock={data.clock} />;
}

/** The clock of the first draft. A running one moves once a minute. Once the draft is there, the sun stands as high as time was saved. */
function DraftDial({ clock }: { clock: ProjectData['clock'] }) {
  const passedMs = usePassedMs(clock.running && !clock.startsAt);
  const now = { ...clock, spentMs: clock.spentMs + passedMs };
  const leftMs = now.promiseMs - now.spentMs;
  return (
    <Hours {...clockWords(now)} spentMs={now.drafted && leftMs > 0 ? leftMs : now.spentMs} promiseMs={now.promiseMs} overMs={-leftMs} />
  );
}

/** The clock of the current edit round. */
function RoundDial({ round }: { round: NonNullable<ProjectData['round']> }) {
  const passedMs = usePassedMs(true);
  const now = { ...round, leftMs: round.leftMs - passedMs };
  return <Hours {...roundWords(now)} spentMs={now.promiseMs - now.leftMs} promiseMs={now.promiseMs} overMs={-now.leftMs - now.graceMs} />;
}

/** The rise with the hours in it. `overMs` is positive once we're late. */
function Hours({
  big,
  line,
  spentMs,
  promiseMs,
  overMs,
}: {
  big: string;
  line: string;
  spentMs: number;
  promiseMs: number;
  overMs: number;
}) {
  return (
    <Instrument
      picture={
        <Rise
          cut="large"
          value={Math.min(spentMs, promiseMs) / hourMs}
          total={promiseMs / hourMs}
          overdue={Math.max(0, overMs) / hourMs}
          horizon={false}
        />
      }
      big={big}
      line={line}
    />
  );
}

/** Page views on the live site in the last seven days, a bar a day on the horizon, today's in the sun's color. */
function Week({ views }: { views: DayViews[] }) {
  const total = views.reduce((sum, day) => sum + day.views, 0);
  const most = Math.max(1, ...views.map((day) => day.views));
  return (
    <div className="self-end px-4 pt-6 pb-6 md:pr-9 md:pb-8 md:pl-0">
      <p className="text-right text-small leading-[1.3] text-ink-2">
        <b className="display-number block text-[2.5rem] whitespace-nowrap text-ink">{total.toLocaleString('en-US')}</b>
        {total === 1 ? 'page' : 'pages'} viewed in the last 7 days
      </p>
      <div aria-hidden="true" className="mt-4 flex h-24 items-end gap-2 border-b-[1.5px] border-ink">
        {views.map(({ day, views: opened }, index) => (
          <span
            key={day}
            title={`${dayInWords(day)}: ${opened}`}
            className={`h-full flex-1 ${index === views.length - 1 ? 'text-sun' : 'text-line-strong'}`}
          >
            {opened > 0 && <Bar upright percent={Math.max(6, (opened / most) * 100)} />}
          </span>
        ))}
      </div>
    </div>
  );
}

function Instrument({ picture, big, line }: { picture: ReactNode; big: string; line: string }) {
  return (
    <div className="relative self-end max-md:w-68 max-md:justify-self-end max-md:px-4 max-md:pt-6 md:pr-9">
      {picture}
      <p className="absolute right-4 bottom-13 max-w-52 text-right text-small leading-[1.3] text-ink-2 md:right-9">
        <b className="display-number block text-[2.5rem] whitespace-nowrap text-ink">{big}</b>
        {line}
      </p>
    </div>
  );
}

/** Milliseconds since React started, updated once a minute while `running`. */
function usePassedMs(running: boolean): number {
  const [passedMs, setPassedMs] = useState(0);
  useEffect(() => {
    if (!running) return;
    const started = Date.now();
    const timer = setInterval(() => setPassedMs(Date.now() - started), 60_000);
    return () => clearInterval(timer);
  }, [running]);
  return passedMs;
}
