import { type ReactNode, type RefObject, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { ownBuild } from '../../browser/other-build.ts';
import { SwapFrames } from '../../ui/drawings/swap-frames.tsx';
import { useFit } from '../../ui/drawings/use-fit.ts';
import type { Draft } from '../editor-data.ts';
import type { FromFrame, ToFrame } from '../frame/messages.ts';
import { cards } from '../panels/fact-cards.ts';

/** What the editor can tell the frame that's shown. */
export interface DraftFrameHandle {
  tell: (message: ToFrame) => void;
  focus: () => void;
}

interface Props {
  draft: Draft;
  page: string;
  /** CSS pixels that the page is laid out at. Without it, it's as wide as the frame. */
  pageWidth?: number;
  /** The section that the page is scrolled to at first. */
  startsAt?: string | undefined;
  isPhone: boolean;
  title: string;
  handle: RefObject<DraftFrameHandle | null>;
  onMessage: (message: FromFrame) => void;
  /** Called when a state of the page can be edited. `hadFocus` if the state before it had the focus, which the new one now has. */
  onReady: (hadFocus: boolean) => void;
}

/**
 * The draft, editable in place. A new version loads in a second frame behind the visible one and replaces it at the same scroll
 * position, so the page never jumps or goes blank.
 */
export function DraftFrame({ draft, page, pageWidth, startsAt, isPhone, title, handle, onMessage, onReady }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const fit = useFit(box, pageWidth);
  const src = `${draft.origin}${page}`;
  const [shown, setShown] = useState<string>();
  // A frame that the server sends would report that it's ready before anyone listens.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const hadFocus = useRef(false);
  const y = useRef({ page, top: 0 });
  const latest = useRef({ draft, page, startsAt, isPhone, shown, src, onMessage, onReady });
  latest.current = { draft, page, startsAt, isPhone, shown, src, onMessage, onReady };
  const tell = useCallback((url: string | undefined, message: object) => {
    if (url) frames.current.get(url)?.contentWindow?.postMessage(message, new URL(url).origin);
  }, []);

  useImperativeHandle(handle, () => ({
    tell: (message) => tell(latest.current.shown, message),
    focus: () => frames.current.get(latest.current.shown ?? '')?.focus(),
  }));

  useEffect(() => {
    const hear = ({ data, source }: MessageEvent) => {
      if (!data?.sunup) return;
      const url = [...frames.current].find(([, frame]) => frame.contentWindow === source)?.[0];
      if (!url) return;
      const now = latest.current;
      if (data.ready) tell(url, { editor: ownBuild() ?? true, bars: !now.isPhone });
      else if (data.editorReady) tell(url, { edit: editOf(now.draft, now.page, now.isPhone) });
      else if (data.placed && url === now.src && url !== now.shown) {
        const top = y.current.page === now.page ? y.current.top : 0;
        if (!now.shown && now.startsAt) tell(url, { show: [now.startsAt], at: 'once' });
        else tell(url, { show: [], at: 'stay', y: top });
        // Gives the browser time to draw the scroll position.
        setTimeout(() => {
          hadFocus.current = document.activeElement === frames.current.get(latest.current.shown ?? '');
          setShown(url);
        }, 60);
      } else if (url === now.shown) {
        if (typeof data.y === 'number') y.current = { page: now.page, top: data.y };
        else now.onMessage(data as FromFrame);
      }
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [tell]);

  useEffect(() => {
    if (!shown) return;
    if (hadFocus.current) frames.current.get(shown)?.focus();
    latest.current.onReady(hadFocus.current);
  }, [shown]);

  return (
    <div ref={box} className="absolute inset-0 overflow-hidden bg-white scheme-light">
      {!shown && (
        <p role="status" className="absolute inset-0 grid place-items-center bg-paper-2 text-ui text-night-500">
          Loading your draft...
        </p>
      )}
      <SwapFrames shown={shown} coming={isMounted ? src : undefined} frames={frames} title={title} fit={fit} />
    </div>
  );
}

/** What the frame has to know of a page. */
function editOf(draft: Draft, path: string, isPhone: boolean): Extract<ToFrame, { edit: unknown }>['edit'] {
  const sections = draft.pages.find((page) => page.path === path)?.sections ?? [];
  return {
    isPhone,
    facts: draft.facts,
    texts: [
      ...['header', 'footer'].flatMap((section) =>
        draft.everywhere.map(({ text, card }, index) => ({
          section,
          path: String(index),
          label: card === 'pages' ? `Page: ${text}` : cards[card].label,
          text,
          max: 0,
          long: false,
          fact: card,
        })),
      ),
      ...sections.flatMap(({ id, isReadOnly, texts }) =>
        texts.flatMap(({ card, ...text }) => (isReadOnly && !card ? [] : { section: id, ...text, ...(card && { fact: card }) })),
      ),
    ],
    photos: sections.flatMap(({ id, isReadOnly, photos }) =>
      isReadOnly ? [] : photos.map(({ path: at, label, files }) => ({ section: id, path: at, label, files })),
    ),
  };
}
