import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Longest wait for a new state of the page to load before it is shown as it is. */
const patienceMs = 8000;

/**
 * A preview that changes without a flash: the new state loads in a second frame behind the one on screen and takes its
 * place when it is there, at the same height and with the same section marked. Laid out at `pageWidth` px and scaled to
 * its (positioned) parent; without it the page is as wide as its parent.
 */
export function PreviewPage({ src, title, pageWidth, show, missing, onLoaded }: PreviewPageProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const [shown, setShown] = useState<string>();
  const [coming, setComing] = useState<string>();
  const y = useRef(0);
  const loaded = useRef(new Set<string>());
  const ready = useRef(new Set<string>());
  const { width, height, scale, isVisible } = useFit(box, pageWidth);
  const latest = useRef({ show, missing, onLoaded });
  latest.current = { show, missing, onLoaded };

  useEffect(() => {
    // Only in a box that is seen: phones keep the night half hidden.
    if (isVisible && !coming && src !== shown) setComing(src);
  }, [src, shown, coming, isVisible]);

  const tell = (frame: HTMLIFrameElement | undefined, message: object) => frame?.contentWindow?.postMessage(message, new URL(src).origin);
  const swap = (url: string) => {
    setShown(url);
    setComing(undefined);
    loaded.current.clear();
    ready.current.clear();
    latest.current.onLoaded?.();
  };
  const arrived = (url: string) => {
    if (url !== coming) return;
    // A page that did not say so is the browser's word for a lost connection: it is not shown, but asked for again.
    if (!ready.current.has(url)) return;
    const { show: wanted, missing: waiting } = latest.current;
    tell(frames.current.get(url), { bars: false, missing: waiting, show: wanted, at: shown ? 'stay' : 'once', y: y.current });
    // A moment for the place and the mark to be drawn.
    setTimeout(() => swap(url), 60);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: one wait for each state that is on its way
  useEffect(() => {
    if (!coming) return;
    const timer = setTimeout(() => (ready.current.has(coming) ? swap(coming) : setComing(undefined)), patienceMs);
    return () => clearTimeout(timer);
  }, [coming]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: heard anew for the frames there are
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

  const wanted = show.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another place asks the page to move
  useEffect(() => {
    if (shown) tell(frames.current.get(shown), { show: wanted ? wanted.split(' ') : [], missing });
  }, [wanted]);

  return (
    <div ref={box} className="absolute inset-0 overflow-hidden">
      {[...new Set([shown, coming])].map(
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
              inert={url !== shown}
              aria-hidden={url !== shown || undefined}
              sandbox="allow-scripts allow-same-origin"
              onLoad={() => {
                loaded.current.add(url);
                arrived(url);
              }}
              style={{ width, height, transform: scale === 1 ? undefined : `scale(${scale})` }}
              className={`absolute top-0 left-0 max-w-none origin-top-left border-0 ${url === shown ? '' : 'pointer-events-none opacity-0'}`}
            />
          ),
      )}
    </div>
  );
}

/** Width, height and scale at which a page of `pageWidth` fills the box. */
function useFit(box: { current: HTMLDivElement | null }, pageWidth: number | undefined) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(
      ([entry]) => entry && setSize({ width: entry.contentRect.width, height: entry.contentRect.height }),
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  const scale = pageWidth && size.width ? size.width / pageWidth : 1;
  return { width: pageWidth ?? '100%', height: size.height ? Math.ceil(size.height / scale) : '100%', scale, isVisible: size.width > 0 };
}

export type PreviewPageProps = {
  src: string;
  title: string;
  pageWidth?: number;
  /** Sections to mark and bring into view, the first that is there. */
  show: string[];
  /** What the page still waits for, listed before its footer. */
  missing: { title: string; text: string }[];
  onLoaded?: () => void;
};
