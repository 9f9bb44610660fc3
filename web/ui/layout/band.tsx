import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/**
 * A full-width band of the page with its own background. Never put two night or two dawn bands in a row. `space` is the padding
 * above and below. A night band may have a Sky or a Sundial behind its content (`behind`). Content keeps the page's width
 * unless `bleed`.
 */
export function Band({ tone = 'paper', space = 'both', bleed = false, behind, className, children, ...rest }: BandProps): ReactNode {
  return (
    <section {...rest} className={classNames('relative', tones[tone], spaces[space], behind ? 'sky-ground' : false, className)}>
      {behind}
      {bleed ? children : <div className="page-width">{children}</div>}
    </section>
  );
}

/** In the dark theme, sunk and night are one color, so a line keeps the edge between them. */
const tones = {
  night: 'night [.bg-sunk+&]:border-t [.bg-sunk+&]:border-line',
  paper: 'bg-bg text-ink',
  sunk: 'bg-sunk text-ink',
  dawn: 'dawn',
};
const spaces = { both: 'py-band', top: 'pt-band', bottom: 'pb-band', none: '' };

export type BandProps = ComponentProps<'section'> & {
  tone?: keyof typeof tones;
  space?: keyof typeof spaces;
  bleed?: boolean;
  behind?: ReactNode;
};
