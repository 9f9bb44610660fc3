import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { SwapFrames } from '../../ui/drawings/swap-frames.tsx';
import { useFit } from '../../ui/drawings/use-fit.ts';

/** Longest wait for a new state of the page to load before it is shown as it is. */
const patienceMs = 8000;

/**
 * A preview that updates without flicker: the new state loads in a second frame behind the visible one, and replaces it once
 * it's ready, at the same scroll position and with the same section marked. Laid out at `pageWidth` px and scaled to its
 * (positioned) parent; without it, the page is as wide as its parent. Tab passes by it, unless it's all that's on the screen.
 */
export function PreviewPage({ src, title, pageWidth, isTabbable = false, show, missing, ring, onLoaded }: PreviewPageProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const fit = useFit(box, pageWidth);
  // Each state may be at an address of its own.
  const tell = (url: string, message: object) => frames.current.get(url)?.contentWindow?.postMessage(message, new URL(url).origin);
  const latest = useRef({ show, missing, ring, onLoaded });
  latest.current = { show, missing, ring, onLoaded };
  const { shown, coming, onLoad } = useSwap(src, frames, {
    isVisible: fit.isVisible,
    prepare: (url, at, y) => {
      const { show: wanted, missing: waiting, ring: answer = null } = latest.current;
      tell(url, { bars: false, missing: waiting, show: wanted, at, y, ring: answer });
    },
    onSwap: () => latest.current.onLoaded?.(),
  });

  const wanted = show.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another section scrolls the page
  useEffect(() => {
    if (shown) tell(shown, { show: wanted ? wanted.split(' ') : [], missing });
  }, [wanted]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page or answer moves the ring
  useEffect(() => {
    if (shown) tell(shown, { ring: ring ?? null });
  }, [shown, ring?.text, ring?.label]);

  return (
    <div ref={box} className="absolute inset-0 overflow-hidden">
      <SwapFrames shown={shown} coming={coming} frames={frames} title={title} fit={fit} isPicture={!isTabbable} onLoad={onLoad} />
    </div>
  );
}

interface SwapOptions {
  isVisible: boolean;
  /** Gives a frame what it shows. `at` and `y` say where it's scrolled to. */
  prepare: (url: string, at: 'stay' | 'once', y: number) => void;
  onSwap: () => void;
}

/** Loads each new `src` in a second frame, and makes it the shown one when it's ready. */
function useSwap(src: string, frames: RefObject<Map<string, HTMLIFrameElement>>, { isVisible, prepare, onSwap }: SwapOptions) {
  const [shown, setShown] = useState<string>();
  const [coming, setComing] = useState<string>();
  const y = useRef(0);
  const loaded = useRef(new Set<string>());
  const ready = useRef(new Set<string>());

  useEffect(() => {
    // Only if the box is visible, because phones hide the night half.
    if (isVisible && !coming && src !== shown) setComing(src);
  }, [src, shown, coming, isVisible]);

  const start = (url: string) => prepare(url, shown ? 'stay' : 'once', y.current);
  const swap = (url: string) => {
    setShown(url);
    setComing(undefined);
    loaded.current.clear();
    ready.current.clear();
    onSwap();
  };
  const arrived = (url: string) => {
    if (url !== coming) return;
    // If the page didn't report that it's ready, the frame shows the browser's error for a lost connection. Don't show it, and
    // request it again.
    if (!ready.current.has(url)) return;
    start(url);
    // Gives the browser time to draw the scroll position and the mark.
    setTimeout(() => swap(url), 60);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: one timeout per state that is loading
  useEffect(() => {
    if (!coming) return;
    const timer = setTimeout(() => {
      if (!ready.current.has(coming)) return setComing(undefined);
      start(coming);
      swap(coming);
    }, patienceMs);
    return () => clearTimeout(timer);
  }, [coming]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: listens again when the frames change
  useEffect(() => {
    const hear = ({ data, source }: MessageEvent) => {
      if (!data?.sunup) return;
      const from = [shown, coming].find((url) => url && frames.current.get(url)?.contentWindow === source);
      if (from && from === coming && data.ready) {
        ready.current.add(from);
        if (loaded.current.has(from)) arrived(from);
      }
      if (from && from === shown && typeof data.y === 'number') y.current = data.y;
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [shown, coming]);

  const onLoad = (url: string) => {
    loaded.current.add(url);
    arrived(url);
  };
  return { shown, coming, onLoad };
}

export type PreviewPageProps = {
  src: string;
  title: string;
  pageWidth?: number;
  isTabbable?: boolean;
  /** Sections to mark. The first one that exists scrolls into view. */
  show: string[];
  /** Missing answers, listed before the page's footer. */
  missing: { title: string; text: string }[];
  /** An answer to circle where the page says it first, and what it's called there. */
  ring?: { text: string; label: string } | undefined;
  onLoaded?: () => void;
};
