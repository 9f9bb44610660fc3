import type { BriefProblem } from '../../../domain/briefs/queries.ts';
import type { SaveOutcome } from './save-queue.ts';

/** What the server says after a save. */
export interface SavedAnswer {
  revision: number;
  problems: BriefProblem[];
  host: string;
}

/** A save that takes longer than this counts as failed and is tried again. */
const patienceMs = 15_000;

/** Sends one field of the brief. Every failure comes back as a sentence's end: 'Not saved: …'. */
export async function sendAnswer(projectId: string, path: string, value: unknown, leaving: boolean): Promise<SaveOutcome<SavedAnswer>> {
  const body = new FormData();
  body.set('intent', 'save');
  body.set('project', projectId);
  body.set('path', path);
  body.set('value', JSON.stringify(value ?? null));
  try {
    const response = await fetch('/onboarding/save', {
      method: 'POST',
      body,
      redirect: 'manual',
      keepalive: leaving,
      signal: AbortSignal.timeout(patienceMs),
    });
    // A redirect leads to the sign-in page.
    if (response.type === 'opaqueredirect') return { ok: false, message: 'you are signed out. Reload the page to sign in', again: false };
    if (response.status >= 500) return { ok: false, message: 'our server did not answer', again: true };
    const answer = (await response.json()) as ({ ok: true } & SavedAnswer) | { ok: false; message: string };
    // Over the limit of saves (429), the answer stays on the screen and is sent again.
    return answer.ok ? { ok: true, answer } : { ok: false, message: answer.message, again: response.status === 429 };
  } catch {
    return { ok: false, message: navigator.onLine ? 'our server did not answer' : 'there is no connection', again: true };
  }
}

/** Tells the server which step is shown, for the next device and the count of steps. Nothing depends on its arrival. */
export function noteStep(projectId: string, step: string): void {
  const body = new FormData();
  body.set('intent', 'shown');
  body.set('project', projectId);
  body.set('step', step);
  fetch('/onboarding/save', { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => undefined);
}
