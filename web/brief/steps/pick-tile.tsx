import type { ReactNode } from 'react';
import type { PageTileProps } from '../../ui/controls/page-tile.tsx';
import { CheckMark } from '../../ui/drawings/check-mark.tsx';
import { PageOutline } from '../../ui/drawings/page-outline.tsx';

/** A checkbox for a page, drawn as an outlined sheet. A half sun rises over it when checked. */
export function PickTile({ shape, label, ...rest }: PageTileProps): ReactNode {
  return (
    <label className="group/tile relative block select-none has-disabled:cursor-not-allowed">
      <input {...rest} type="checkbox" className="absolute inset-0 z-2 size-full cursor-[inherit] appearance-none opacity-0" />
      <span className="relative block aspect-[4/4.4] overflow-hidden rounded-2 forced-colors:border-2 bg-sunk text-ink-3 inset-ring-[1.5px] inset-ring-line-strong transition-[background-color,color] duration-base ease-rise group-hover/tile:inset-ring-control group-has-checked/tile:bg-raised group-has-checked/tile:text-ink group-has-checked/tile:inset-ring-ink group-has-disabled/tile:opacity-50 group-has-focus-visible/tile:outline-3 group-has-focus-visible/tile:outline-offset-3 group-has-focus-visible/tile:outline-focus">
        {shape && <PageOutline shape={shape} className="absolute inset-0 size-full" />}
        <span
          aria-hidden="true"
          className="absolute bottom-0 left-1/2 aspect-square w-[44%] -translate-x-1/2 translate-y-[110%] rounded-full bg-sun transition-[translate] duration-rise ease-rise group-has-checked/tile:translate-y-[56%]"
        />
      </span>
      <span className="mt-1.5 flex items-start justify-between gap-1 text-micro leading-tight font-semibold sm:items-center sm:text-small group-has-disabled/tile:text-ink-3">
        {label}
        <CheckMark
          weight={2.4}
          className="size-3.5 shrink-0 opacity-0 group-has-checked/tile:opacity-100 max-sm:absolute max-sm:top-1.5 max-sm:right-1.5"
        />
      </span>
    </label>
  );
}
