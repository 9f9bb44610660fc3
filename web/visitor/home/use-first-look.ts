import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Wait after the last key. */
const pauseMs = 300;

export interface FirstLookState {
  /** Where the visitor's page is drawn, once there is one. The last good one stays. */
  origin?: string;
  busy: boolean;
  problem?: string;
}

/**
 * Draws the visitor's own home page from the form's three answers, after each pause in typing. At most one request is on its way.
 * `draw` does it right away, as when a field is left.
 */
export function useFirstLook(form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<FirstLookState>({ busy: false });
  const sent = useRef('');
  const running = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const draw = useCallback(async () => {
    clearTimeout(timer.current);
    if (!form.current || running.current) return;
    const body = new FormData(form.current);
    const typed = JSON.stringify([...body]);
    if (typed === sent.current || [...body.values()].every((value) => !String(value).trim())) return;
    running.current = true;
    sent.current = typed;
    setState((now) => ({ ...now, busy: true, problem: undefined }));
    const outcome = await request(body);
    running.current = false;
    setState((now) => ({ ...now, busy: false, ...outcome }));
    // What was typed meanwhile.
    if (form.current && JSON.stringify([...new FormData(form.current)]) !== sent.current) void draw();
  }, [form]);

  const drawSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void draw(), pauseMs);
  }, [draw]);

  // What was typed before React started, or is back after Back.
  useEffect(() => void draw(), [draw]);

  return { ...state, draw, drawSoon };
}

async function request(body: FormData): Promise<Pick<FirstLookState, 'origin' | 'problem'>> {
  try {
    // Ends even if the visitor is already on their way to the next page, because the brief starts with these answers.
    const response = await fetch('/api/first-look', { method: 'POST', body, keepalive: true });
    if (response.ok) return (await response.json()) as { origin: string };
    return { problem: response.status < 500 ? await response.text() : noAnswer };
  } catch {
    return { problem: noAnswer };
  }
}

const noAnswer = 'We couldn’t draw your page just now. You can start anyway.';
