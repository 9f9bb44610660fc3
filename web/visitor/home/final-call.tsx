import { ArrowRight } from 'lucide-react';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Sky } from '../../ui/drawings/sky.tsx';
import { Sundial } from '../../ui/drawings/sundial.tsx';
import { Band } from '../../ui/layout/band.tsx';
import { dayInWords } from '../day-in-words.ts';

/** The last word: the button again, the real next start day, and a sun half up. */
export function FinalCall({ startDay }: { startDay: string }) {
  return (
    <Band
      tone="night"
      behind={
        <>
          <Sky width={1440} height={360} lines={26} glow={0.75} className="h-3/5" />
          <Sundial hour={14} className="absolute right-[4%] -bottom-[17rem] w-[34rem] max-md:-right-40 max-md:-bottom-56" />
        </>
      }
    >
      <h2 className="max-w-[11ch] font-display text-mega font-[450]">Tomorrow you're open online.</h2>
      <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4">
        <LinkButton to="/onboarding" size="large">
          Start My Site
          <ArrowRight size={20} aria-hidden="true" />
        </LinkButton>
        <p className="text-ink-2">Next start day: {dayInWords(startDay)}</p>
      </div>
    </Band>
  );
}
