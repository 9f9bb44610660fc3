import type { ReactNode, RefObject } from 'react';
import type { useFit } from './use-fit.ts';

interface Props {
  /** The visible page, undefined until there is one, and the one that loads behind it. */
  shown: string | undefined;
  coming: string | undefined;
  /** The frames by address, kept up to date. */
  frames: RefObject<Map<string, HTMLIFrameElement>>;
  title: string;
  fit: ReturnType<typeof useFit>;
  /** A copy to look at, which Tab passes by. */
  isPicture?: boolean;
  onLoad?: (url: string) => void;
}

/** Two states of a page in frames on top of each other, so a new state replaces the visible one without a blank moment. */
export function SwapFrames({ shown, coming, frames, title, fit: { width, height, scale }, isPicture = false, onLoad }: Props): ReactNode {
  return [...new Set([shown, coming])].map(
    (url) =>
      url && (
        <iframe
          key={url}
          ref={(frame) => {
            if (frame) frames.current.set(url, frame);
            else frames.current.delete(url);
          }}
          src={url}
          title={title}
          tabIndex={isPicture ? -1 : undefined}
          inert={url !== shown}
          aria-hidden={url !== shown || undefined}
          sandbox="allow-scripts allow-same-origin"
          onLoad={() => onLoad?.(url)}
          style={{ width, height, transform: scale === 1 ? undefined : `scale(${scale})` }}
          className={`absolute top-0 left-0 max-w-none origin-top-left border-0 ${url === shown ? '' : 'pointer-events-none opacity-0'}`}
        />
      ),
  );
}
