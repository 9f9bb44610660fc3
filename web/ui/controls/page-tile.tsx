import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CheckMark } from '../drawings/check-mark.tsx';
import { PageOutline, type PageShape } from '../drawings/page-outline.tsx';

/**
 * A page to pick: an outlined sheet that, once checked, lifts 8 px, turns to paper, and shows a half sun at its lower edge.
 * It's a native checkbox, so it works in a form without script. Input attributes pass through. For night bands.
 */
export function PageTile({ label, shape, ...rest }: PageTileProps): ReactNode {
  return (
    <label className="group/tile relative block select-none has-disabled:cursor-not-allowed">
      <input {...rest} type="checkbox" className="absolute inset-0 z-2 size-full cursor-[inherit] appearance-none opacity-0" />
      <span
        className={classNames(
          'relative block aspect-[3/2.3] overflow-hidden rounded-2 bg-night-800 text-night-400 inset-ring-[1.5px] inset-ring-night-600 transition-[background-color,translate,color] duration-base ease-rise md:aspect-[3/3.7]',
          'group-hover/tile:-translate-y-1 group-has-checked/tile:-translate-y-2 group-has-checked/tile:bg-paper group-has-checked/tile:text-night-900 group-has-checked/tile:inset-ring-0',
          'forced-colors:border-2',
          'group-has-disabled/tile:translate-y-0 group-has-disabled/tile:opacity-45',
          'group-has-focus-visible/tile:outline-3 group-has-focus-visible/tile:outline-offset-3 group-has-focus-visible/tile:outline-focus',
        )}
      >
        {shape && <PageOutline shape={shape} className="absolute inset-0 size-full" />}
        <span
          aria-hidden="true"
          className="absolute bottom-0 left-1/2 aspect-square w-[44%] -translate-x-1/2 translate-y-[110%] rounded-full bg-sun transition-[translate] duration-rise ease-rise group-has-checked/tile:translate-y-[56%]"
        />
      </span>
      <span className="flex items-center justify-between gap-2 pt-2.5 text-ui font-semibold group-has-disabled/tile:opacity-60">
        {label}
        <CheckMark className="size-4 shrink-0 text-sun opacity-0 group-has-checked/tile:opacity-100" />
      </span>
    </label>
  );
}

export type PageTileProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'className'> & {
  label: ReactNode;
  shape?: PageShape;
};
