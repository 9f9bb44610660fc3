import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ScaledPage } from './scaled-page.tsx';

/**
 * A site in a browser frame. The frame is ours; its content keeps its own font and light colors. Pass `children`, or `src` with
 * a `title` for a live page laid out at 1280 px and scaled to the frame. Set the height by class and let the line below crop
 * it, or set the view's proportions, which Firefox only follows if its flex basis is `auto`.
 */
export function BrowserFrame({ address, children, src, title, scripts, className, viewClassName }: FrameProps): ReactNode {
  return (
    <div
      className={classNames(
        'group/frame isolate flex flex-col overflow-hidden rounded-[10px] bg-[oklch(.97_.004_260)] shadow-2',
        className,
      )}
    >
      <div className="flex h-8.5 shrink-0 items-center gap-2.5 bg-[oklch(.945_.006_260)] px-3 font-text text-[12px] font-medium leading-none text-[oklch(.42_.03_260)] night:bg-[oklch(.3_.045_261)] night:text-[oklch(.86_.02_255)]">
        <Lights />
        <span
          translate="no"
          className="mx-auto h-5 max-w-75 flex-1 truncate rounded-[5px] bg-white px-2.5 text-center leading-5 night:bg-[oklch(.225_.045_262)]"
        >
          {address}
        </span>
        <span className="w-8.5" />
      </div>
      <div
        className={classNames('@container relative min-h-0 flex-auto overflow-hidden bg-white text-[#1a1a1a] scheme-light', viewClassName)}
      >
        {src ? <ScaledPage src={src} title={title ?? address} scripts={scripts} pageWidth={1280} /> : children}
      </div>
    </div>
  );
}

export type FrameProps = {
  address: string;
  children?: ReactNode;
  src?: string;
  title?: string;
  /** Allows the page's own scripts, for pages on another origin than the app. */
  scripts?: boolean;
  className?: string;
  viewClassName?: string;
};

function Lights(): ReactNode {
  return (
    <svg
      className="shrink-0 text-[oklch(.82_.012_260)] night:text-[oklch(.46_.04_260)]"
      width="34"
      height="8"
      fill="currentColor"
      aria-hidden="true"
    >
      <circle cx="4" cy="4" r="4" />
      <circle cx="17" cy="4" r="4" />
      <circle cx="30" cy="4" r="4" />
    </svg>
  );
}
