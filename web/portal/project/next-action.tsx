import { Sky } from '../../ui/drawings/sky.tsx';
import { usePortalPath } from '../portal-path.ts';
import { Dial } from './dial.tsx';
import { nextStep } from './next-step.tsx';
import type { ProjectData } from './project-data.ts';
import { useReaderTime } from './use-reader-time.ts';

/** The one night panel of the screen: what to do next, and the clock. */
export function NextAction({ data }: { data: ProjectData }) {
  const { title, text, actions } = nextStep(data, useReaderTime(), usePortalPath());
  return (
    <section
      aria-label="Next action"
      className="night sky-ground mt-4 grid rounded-3 max-md:-mx-4 max-md:grid-cols-[minmax(0,1fr)] max-md:rounded-none md:min-h-[18.5rem] md:grid-cols-[minmax(0,1fr)_19rem]"
    >
      <Sky width={1140} height={290} lines={20} glow={0.85} className="h-[46%]" />
      <div className="flex min-w-0 flex-col items-start px-4 pt-6 pb-2 md:px-9 md:py-8">
        <h2 className="max-w-[14em] wrap-anywhere font-display text-[clamp(1.9rem,.9rem+2.3vw,3.1rem)] leading-[1.02] font-[450] tracking-[-.032em]">
          {title}
        </h2>
        <div className="mt-3.5 max-w-[36em] text-ui text-ink-2 wrap-anywhere">{text}</div>
        <div className="mt-auto flex flex-wrap gap-2.5 pt-6">{actions}</div>
      </div>
      <Dial data={data} />
    </section>
  );
}
