import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { recallFirstLook, rememberFirstLook } from '../../browser/first-look-memory.ts';

/** Wait after the last key. */
const pauseMs = 300;
/** Longest wait for the answers to be stored before the visitor goes on. */
const mostWaitMs = 2000;

export interface FirstLookState {
  /** Where the visitor's page is drawn, once there is one. The last good one stays until the answers are emptied. */
  origin?: string | undefined;
  busy: boolean;
  problem?: string | undefined;
}

/**
 * Draws the visitor's own home page from the form's three answers, after each pause in typing. At most one request is on its way.
 * `draw` does it right away, as when a field is left, and resolves when our server has the answers or refused them. Answers that are too
 * long wait, since their fields say so. It sends refused answers again, and emptied ones too, so the brief doesn't start with them.
 */
export function useFirstLook(form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<FirstLookState>({ busy: false });
  /** The answers that our server has. Undefined until it has any. */
  const stored = useRef<string>(undefined);
  const running = useRef<Promise<void>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const draw = useCallback((): Promise<void> => {
    clearTimeout(timer.current);
    const update = async () => {
      let tried: string | undefined;
      // Again for what was typed meanwhile.
      while (form.current && !form.current.matches(':invalid')) {
        const body = new FormData(form.current);
        const typed = JSON.stringify([...body]);
        if (typed === stored.current || typed === tried || (isBlank(body) && stored.current === undefined)) return;
        tried = typed;
        rememberFirstLook(body);
        setState((now) => ({ ...now, busy: true, problem: undefined }));
        const { isStored, ...outcome } = await request(body);
        if (isStored) stored.current = typed;
        setState((now) => ({ ...now, busy: false, ...outcome }));
      }
    };
    running.current ??= update().finally(() => {
      running.current = undefined;
    });
    return running.current;
  }, [form]);

  const drawSoon = useCallback(() => {
    clearTimeout(timer.current);
    // An emptied form is often about to get another answer, whose page keeps the look.
    timer.current = setTimeout(() => form.current && !isBlank(new FormData(form.current)) && void draw(), pauseMs);
  }, [form, draw]);

  /** Resolves when our server has the answers, so the next page finds them, or after a short wait. */
  const settled = useCallback(() => Promise.race([draw(), new Promise<void>((resolve) => setTimeout(resolve, mostWaitMs))]), [draw]);

  // What was typed before React started, or before the visitor went on and came back.
  useEffect(() => {
    if (form.current) restore(form.current);
    void draw();
  }, [form, draw]);

  return { ...state, draw, drawSoon, settled };
}

/** Fills an empty form with what this tab has typed before. */
function restore(form: HTMLFormElement): void {
  if (!isBlank(new FormData(form))) return;
  for (const [name, value] of recallFirstLook()) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
}

function isBlank(answers: FormData): boolean {
  return [...answers.values()].every((value) => !String(value).trim());
}

type Outcome = { isStored: boolean; origin?: string | undefined; problem?: string };

async function request(body: FormData): Promise<Outcome> {
  const isEmptied = isBlank(body);
  try {
    // Ends even if the visitor is already on their way to the next page, because the brief starts with these answers.
    const response = await fetch('/api/first-look', { method: 'POST', body, keepalive: true });
    // 422 says that there's nothing left to delete.
    if (isEmptied) return { isStored: response.ok || response.status === 422, origin: undefined };
    if (response.ok) return { isStored: true, ...((await response.json()) as { origin: string }) };
    return { isStored: false, problem: response.status < 500 ? await response.text() : noPage };
  } catch {
    return isEmptied ? { isStored: false, origin: undefined } : { isStored: false, problem: noPage };
  }
}

export const noPage = 'We couldn’t build your page just now. You can still start your site.';
