import { useCallback, useEffect, useRef } from 'react';
import type { UploadAnswer } from '../send-picture.ts';
import { changePicture } from '../send-picture.ts';
import { readUnsaved, rememberUnsaved } from '../unsaved.ts';

/** A description is sent after a pause in typing this long. */
const pauseMs = 800;

/**
 * Saves photo descriptions while they're typed, and right away when the field, the step or the page is left. Until the server
 * has one, this tab keeps it, so a reload in the middle loses nothing: `onKept` gets what an earlier page left behind. One that
 * didn't get through is sent again when the connection is back.
 */
export function useDescriptions(
  projectId: string,
  { onAnswer, onKept }: { onAnswer: (answer: UploadAnswer) => void; onKept: (id: string, alt: string) => void },
) {
  const unsaved = useRef(new Map<string, string>());
  const line = useRef(Promise.resolve());
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const answered = useRef(onAnswer);
  const kept = useRef(onKept);
  useEffect(() => {
    answered.current = onAnswer;
    kept.current = onKept;
  }, [onAnswer, onKept]);
  const note = useCallback(
    (id: string, alt: string | undefined) => {
      if (alt === undefined) unsaved.current.delete(id);
      else unsaved.current.set(id, alt);
      rememberUnsaved(`${projectId}:descriptions`, Object.fromEntries(unsaved.current));
    },
    [projectId],
  );

  const send = useCallback(
    async (id: string) => {
      const alt = unsaved.current.get(id);
      if (alt === undefined) return;
      const answer = await changePicture(projectId, id, { intent: 'change', alt });
      if (answer.ok && unsaved.current.get(id) === alt) note(id, undefined);
      answered.current(answer);
    },
    [projectId, note],
  );
  /** One request after another, so an older description never arrives last. */
  const flush = useCallback(() => {
    clearTimeout(pause.current);
    for (const id of unsaved.current.keys()) line.current = line.current.then(() => send(id));
  }, [send]);

  useEffect(() => {
    for (const [id, alt] of Object.entries(readUnsaved(`${projectId}:descriptions`))) {
      if (typeof alt !== 'string') continue;
      note(id, alt);
      kept.current(id, alt);
    }
    flush();
  }, [projectId, note, flush]);

  useEffect(() => {
    // A page that's going away can't wait its turn.
    const leave = () => document.visibilityState === 'hidden' && [...unsaved.current.keys()].map(send);
    document.addEventListener('visibilitychange', leave);
    addEventListener('online', flush);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('online', flush);
      flush();
    };
  }, [send, flush]);

  return {
    typed: (id: string, alt: string) => {
      note(id, alt);
      clearTimeout(pause.current);
      pause.current = setTimeout(flush, pauseMs);
    },
    flush,
    /** For a photo that was removed. */
    forget: (id: string) => note(id, undefined),
  };
}
