import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Sky } from '../ui/drawings/sky.tsx';

/**
 * The first band of a public page: a large heading on night, an introduction, and actions. `beside` is at the right on the
 * horizon (a rise, a frame); without it, the text takes the full width. `size` is `page` for long headings.
 */
export function PageOpening({ title, lead, actions, beside, size = 'mega', above }: PageOpeningProps) {
  return (
    <section className="night sky-ground pt-[clamp(8rem,6rem+4vw,10rem)]">
      <Sky width={1440} height={420} lines={28} glow={0.72} className="h-[70%]" />
      <div
        className={classNames(
          'page-width relative grid grid-cols-1 gap-x-[clamp(2rem,5vw,5rem)]',
          beside ? 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : '',
        )}
      >
        <div className="pb-[clamp(3rem,6vw,6rem)]">
          {above && <div className="mb-5 text-ui text-ink-2">{above}</div>}
          <h1 className={classNames('font-[440]', sizes[size])}>{title}</h1>
          {lead && <p className="mt-[clamp(1.25rem,2vw,2rem)] max-w-[34em] text-lead text-ink-2">{lead}</p>}
          {actions && <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">{actions}</div>}
        </div>
        {beside && <div className="relative min-w-0 self-end">{beside}</div>}
      </div>
    </section>
  );
}

const sizes = { mega: 'text-mega leading-[.95] tracking-[-.042em]', page: 'max-w-[18em] text-1 leading-none tracking-[-.03em]' };

export type PageOpeningProps = {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  beside?: ReactNode;
  above?: ReactNode;
  size?: keyof typeof sizes;
};
