import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Sky } from '../../ui/drawings/sky.tsx';

/** A screen's night panel: what to do next. Children get a column beside it, or a row below on phones. */
export function NightPanel({ title, text, actions, children }: NightPanelProps) {
  return (
    <section
      aria-label="Next step"
      className={classNames(
        'night sky-ground mt-4 grid rounded-3 max-md:-mx-4 max-md:grid-cols-[minmax(0,1fr)] max-md:rounded-none md:min-h-[18.5rem]',
        Boolean(children) && 'md:grid-cols-[minmax(0,1fr)_19rem]',
      )}
    >
      <Sky width={1140} height={290} lines={20} glow={0.85} className="h-[46%]" />
      <div className={classNames('flex min-w-0 flex-col items-start px-4 pt-6 md:px-9 md:py-8', children ? 'pb-2' : 'pb-6')}>
        <h2 className="max-w-[14em] wrap-anywhere font-display text-[clamp(1.9rem,.9rem+2.3vw,3.1rem)] leading-[1.02] font-[450] tracking-[-.032em]">
          {title}
        </h2>
        <div className="mt-3.5 max-w-[36em] text-ui text-ink-2 wrap-anywhere">{text}</div>
        <div className="mt-auto flex flex-wrap gap-2.5 pt-6">{actions}</div>
      </div>
      {children}
    </section>
  );
}

interface NightPanelProps {
  title: ReactNode;
  text: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
}
