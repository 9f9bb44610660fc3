import { useCallback, useEffect, useRef, useState } from 'react';
import { createSaveQueue, type SaveQueue, type SaveState } from '../brief/save-queue.ts';
import type { Change } from './change.ts';
import type { EditorData } from './editor-data.ts';
import { type Saved, sendChange, sendPhotos } from './send-change.ts';
import { readTyped, rememberTyped } from './unsaved-texts.ts';

/** What became of a change: errors by field if it was refused. */
export type Outcome =
  /** `undo` is the step that undoes the change. */
  | { ok: true; held: string[]; undo?: string | undefined; unreadable?: Record<string, string> | undefined }
  | { ok: false; errors: Record<string, string>; isKept: boolean };

/**
 * The editor's data and its changes. Text goes through a queue that keeps it until the server has it, through reloads and without a
 * connection. Other changes are sent right away, and their forms keep what was typed.
 */
export function useEditor(initial: EditorData) {
  const [data, setData] = useState(initial);
  const [save, setSave] = useState<SaveState>({ state: 'saved', at: 0 });
  const [busy, setBusy] = useState<string>();
  const [isLoggedOut, setLoggedOut] = useState(false);
  const { area, project } = data;
  const { id: projectId } = project;
  const settles = useRef(new Map<string, (outcome: Outcome) => void>());
  const newest = useRef(data);
  newest.current = data;

  // Someone else's version, such as one that we sent, comes with the page's data.
  useEffect(() => {
    if (initial.draft.number > newest.current.draft.number) setData(initial);
  }, [initial]);

  const queueRef = useRef<SaveQueue>(undefined);
  queueRef.current ??= createSaveQueue<Saved>({
    send: async (key, value) => {
      const outcome = await sendChange(area, projectId, value as Change);
      setLoggedOut(Boolean(outcome.isLoggedOut));
      // Saved, or refused for good: then its field keeps it.
      if (outcome.ok || !outcome.retry) rememberTyped(projectId, key, undefined);
      const settle = settles.current.get(key);
      if (outcome.ok) settle?.({ ok: true, held: outcome.answer.held });
      else settle?.({ ok: false, errors: outcome.errors ?? { '': outcome.message ?? '' }, isKept: outcome.retry });
      return outcome;
    },
    onSaved: (answer) => setData(answer.data),
    onState: setSave,
    remember: (unsaved) => {
      for (const [key, change] of Object.entries(unsaved)) rememberTyped(projectId, key, change as Change);
    },
    savedAt: 0,
    typingMs: 0,
  });
  const queue = queueRef.current;

  useEffect(() => {
    // What a reload or a lost connection kept from being saved.
    for (const [key, change] of Object.entries(readTyped(projectId))) if (change.isSent) queue.change(key, change.change, 'now');
    const retry = () => void queue.flush();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [projectId, queue]);

  /** Saves a text. `onSettled` hears when it's saved, kept for later, or refused. */
  const saveText = useCallback(
    (change: Extract<Change, { kind: 'text' }>, onSettled: (outcome: Outcome) => void) => {
      const key = keyOf(change);
      settles.current.set(key, (outcome) => {
        onSettled(outcome);
        if (outcome.ok || outcome.isKept) return;
        // The queue notes the refusal after this. What was typed is still open in the draft, also after a reload.
        setTimeout(() => {
          queueRef.current?.forget(key);
          rememberTyped(projectId, key, change, false);
        });
      });
      queue.change(key, change, 'now');
    },
    [projectId, queue],
  );

  /** Makes any other change. `what` is what the button says while it's being made. */
  const make = useCallback(
    async (change: Change, what: string): Promise<Outcome> => {
      setBusy(what);
      // Text that is still on its way comes first, so undoing and the rest start from it.
      await queue.flush();
      const outcome = await sendChange(area, projectId, change);
      setLoggedOut(Boolean(outcome.isLoggedOut));
      setBusy(undefined);
      if (outcome.ok) {
        setData(outcome.answer.data);
        return { ok: true, held: outcome.answer.held, undo: outcome.answer.data.undo?.id };
      }
      return { ok: false, errors: outcome.errors ?? { '': outcome.message ?? unreachable }, isKept: false };
    },
    [area, projectId, queue],
  );

  /** Sends photos. They're encoded while the owner waits, which takes a few seconds each. Files that can't be read have errors. */
  const upload = useCallback(
    async (form: FormData): Promise<Outcome> => {
      setBusy('Uploading...');
      await queue.flush();
      const outcome = await sendPhotos(area, form);
      setLoggedOut(Boolean(outcome.isLoggedOut));
      setBusy(undefined);
      if (outcome.ok) {
        setData(outcome.answer.data);
        return { ok: true, held: outcome.answer.held, unreadable: outcome.answer.unreadable };
      }
      return { ok: false, errors: outcome.errors ?? { '': outcome.message ?? unreachable }, isKept: false };
    },
    [area, queue],
  );

  return { data, save, busy, isLoggedOut, saveText, make, upload };
}

const unreachable = 'You’re offline. Your change is still here. Try again when you’re back.';

export type Editor = ReturnType<typeof useEditor>;

/** A text's place as one key. */
export function keyOf({ page, section, path }: { page: string; section: string; path: string }): string {
  return `${page}|${section}|${path}`;
}
