import { dayInWords } from '../../time/day-in-words.ts';
import { Sky } from '../ui/drawings/sky.tsx';
import { Sundial } from '../ui/drawings/sundial.tsx';
import { Band } from '../ui/layout/band.tsx';
import { StartMySite } from './start-my-site.tsx';

/** The last section: the button again, the next available start day, and a half sun. */
export function FinalCall({ title, startDay }: { title: string; startDay: string }) {
  return (
    <Band tone="night" space="top" behind={<Sky width={1440} height={560} lines={28} glow={0.62} className="h-3/4" />} bleed>
      <div className="page-width">
        <h2 className="max-w-[9em] text-mega leading-[.94] font-[440] tracking-[-.042em]">{title}</h2>
        <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
          <StartMySite location="final-cta" />
          <p className="text-lead text-ink-2">Next available start day: {dayInWords(startDay)}</p>
        </div>
      </div>
      <div className="relative mt-[clamp(2rem,3vw,3rem)] h-[clamp(10rem,21vw,19rem)] overflow-hidden">
        <Sundial hour={13} className="absolute bottom-0 left-[68%] w-[clamp(20rem,42vw,38rem)] -translate-x-1/2 translate-y-1/2" />
      </div>
    </Band>
  );
}
