import { type RefObject, useEffect, useRef } from 'react';
import type { ChosenSection } from './chosen-section.ts';

interface Options {
  /** Scrolls a page to the chosen section when it loads. */
  scrolls?: boolean;
}

/**
 * Makes sections in the frames selectable, marks the chosen one and reports clicks, while the project accepts changes. Ignores
 * messages from other origins.
 */
export function useSectionChoice(
  frames: RefObject<HTMLIFrameElement | null>[],
  origin: string,
  takesChanges: boolean,
  chosen: ChosenSection | null,
  onChoose: (chosen: ChosenSection) => void,
  { scrolls = false }: Options = {},
): void {
  const latest = useRef({ frames, chosen, onChoose });
  latest.current = { frames, chosen, onChoose };
  useEffect(() => {
    if (!takesChanges) return;
    const onMessage = (event: MessageEvent) => {
      const { frames, chosen, onChoose } = latest.current;
      if (event.origin !== origin || !event.data?.sunup) return;
      if (!frames.some((frame) => frame.current?.contentWindow === event.source)) return;
      if (event.data.ready) {
        const mark = markOn(event.data.page, chosen);
        const command = scrolls && mark ? { show: mark, at: 'once' } : { mark };
        (event.source as Window).postMessage({ mode: 'choose', ...command }, origin);
      }
      if (event.data.chose) onChoose({ page: String(event.data.page), section: String(event.data.chose), label: String(event.data.label) });
    };
    addEventListener('message', onMessage);
    // Any target origin, because the frame may not have loaded yet. Which section is marked is no secret.
    for (const frame of latest.current.frames) frame.current?.contentWindow?.postMessage({ mode: 'choose' }, '*');
    return () => removeEventListener('message', onMessage);
  }, [origin, takesChanges, scrolls]);
  useEffect(() => {
    if (!takesChanges) return;
    for (const frame of latest.current.frames)
      frame.current?.contentWindow?.postMessage({ mode: 'choose', mark: chosen?.section ?? '' }, '*');
  }, [chosen, takesChanges]);
}

/** The chosen section if it's on the page that a frame shows, otherwise ''. */
function markOn(page: unknown, chosen: ChosenSection | null): string {
  return chosen && chosen.page === page ? chosen.section : '';
}
