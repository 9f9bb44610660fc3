import { useCallback, useEffect, useRef, useState } from 'react';
import type { Area } from '../brief/ask.ts';
import { createSaveQueue, type SaveQueue, type SaveState } from '../brief/save-queue.ts';
import type { Change } from './change.ts';
import type { EditorData } from './editor-data.ts';
import { type Outcome, type Saved, sendChange } from './send-change.ts';
import { readTyped, rememberTyped } from './unsaved-texts.ts';

interface Props {
  area: Area;
  projectId: string;
  onSaved: (data: EditorData) => void;
  onLoggedOut: (isLoggedOut: boolean) => void;
}

/** Saves texts one after another and keeps each until the server has it, through reloads and without a connection. */
export function useTextQueue({ area, projectId, onSaved, onLoggedOut }: Props) {
  const [save, setSave] = useState<SaveState>({ state: 'saved', at: 0 });
  const settles = useRef(new Map<string, (outcome: Outcome) => void>());
  const queueRef = useRef<SaveQueue>(undefined);
  queueRef.current ??= createSaveQueue<Saved>({
    send: async (key, value) => {
      const outcome = await sendChange(area, projectId, value as Change);
      onLoggedOut(Boolean(outcome.isLoggedOut));
      // Saved, or refused for good: then its field keeps it.
      if (outcome.ok || !outcome.retry) rememberTyped(projectId, key, undefined);
      const settle = settles.current.get(key);
      if (outcome.ok) settle?.({ ok: true, held: outcome.answer.held });
      else settle?.({ ok: false, errors: outcome.errors ?? { '': outcome.message ?? '' }, isKept: outcome.retry });
      return outcome;
    },
    onSaved: (answer) => onSaved(answer.data),
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
          queue.forget(key);
          rememberTyped(projectId, key, change, false);
        });
      });
      queue.change(key, change, 'now');
    },
    [projectId, queue],
  );

  return { queue, save, saveText };
}

/** A text's place as one key. */
export function keyOf({ page, section, path }: { page: string; section: string; path: string }): string {
  return `${page}|${section}|${path}`;
}
