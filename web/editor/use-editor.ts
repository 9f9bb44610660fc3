import { useCallback, useEffect, useRef, useState } from 'react';
import type { Change } from './change.ts';
import type { EditorData } from './editor-data.ts';
import { type Outcome, type Sent, sendChange, sendPhotos } from './send-change.ts';
import { useTextQueue } from './use-text-queue.ts';

/**
 * The editor's data and its changes. Text goes through a queue that keeps it until the server has it, through reloads and without a
 * connection. Other changes are sent right away, and their forms keep what was typed.
 */
export function useEditor(initial: EditorData) {
  const [data, setData] = useState(initial);
  const [busy, setBusy] = useState<string>();
  const [isLoggedOut, setLoggedOut] = useState(false);
  const { area, project } = data;
  const { id: projectId } = project;
  const newest = useRef(data);
  newest.current = data;

  // Someone else's version, such as one that we sent, comes with the page's data.
  useEffect(() => {
    if (initial.draft.number > newest.current.draft.number) setData(initial);
  }, [initial]);

  const { queue, save, saveText } = useTextQueue({ area, projectId, onSaved: setData, onLoggedOut: setLoggedOut });

  const send = useCallback(
    async (what: string, request: () => ReturnType<typeof sendChange>) => {
      setBusy(what);
      // Text that is still on its way comes first, so undoing and the rest start from it.
      await queue.flush();
      const outcome = await request();
      setLoggedOut(Boolean(outcome.isLoggedOut));
      setBusy(undefined);
      if (outcome.ok) setData(outcome.answer.data);
      return outcome;
    },
    [queue],
  );

  /** Makes any other change. `what` is what the button says while it's being made. */
  const make = useCallback(
    async (change: Change, what: string): Promise<Outcome> => {
      const outcome = await send(what, () => sendChange(area, projectId, change));
      return outcome.ok ? { ok: true, held: outcome.answer.held, undo: outcome.answer.data.undo?.id } : refusedOf(outcome);
    },
    [area, projectId, send],
  );

  /** Sends photos. They're encoded while the owner waits, which takes a few seconds each. Files that can't be read have errors. */
  const upload = useCallback(
    async (form: FormData): Promise<Outcome> => {
      const outcome = await send('Uploading...', () => sendPhotos(area, form));
      return outcome.ok ? { ok: true, held: outcome.answer.held, unreadable: outcome.answer.unreadable } : refusedOf(outcome);
    },
    [area, send],
  );

  return { data, save, busy, isLoggedOut, saveText, make, upload };
}

/** A change of anything but text that wasn't made. Its form keeps what was typed. */
function refusedOf({ errors, message }: Extract<Sent, { ok: false }>): Outcome {
  return { ok: false, errors: errors ?? { '': message ?? unreachable }, isKept: false };
}

const unreachable = 'You’re offline. Your change is still here. Try again when you’re back.';

export type Editor = ReturnType<typeof useEditor>;
