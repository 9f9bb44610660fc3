import type { BriefProblem } from '../../domain/briefs/queries.ts';
import { type SaveOrder, saveOrder } from '../../domain/briefs/schema.ts';
import type { SaveOutcome } from './save-queue.ts';

/** What the server reports after a save. */
export interface SavedAnswer {
  revision: number;
  problems: BriefProblem[];
  host: string;
}

/** A save that takes longer counts as failed and is sent again. */
const timeoutMs = 15_000;

/**
 * Sends one field of the brief, with its place among this tab's saves: what is sent as the page closes may arrive after a save of
 * the page that was loaded next.
 */
export async function sendAnswer(projectId: string, path: string, value: unknown, leaving: boolean): Promise<SaveOutcome<SavedAnswer>> {
  const body = new FormData();
  body.set('intent', 'save');
  body.set('project', projectId);
  body.set('path', path);
  body.set('value', JSON.stringify(value ?? null));
  const { tab, number } = nextSave();
  body.set('tab', tab);
  body.set('number', String(number));
  try {
    const response = await fetch('/onboarding/save', {
      method: 'POST',
      body,
      redirect: 'manual',
      keepalive: leaving,
      signal: AbortSignal.timeout(timeoutMs),
    });
    // A redirect means that the session has ended.
    if (response.type === 'opaqueredirect') return { ok: false, reason: 'logged-out', retry: false };
    if (response.status >= 500) return { ok: false, reason: 'unreachable', retry: true };
    const answer = (await response.json()) as ({ ok: true } & SavedAnswer) | { ok: false; message: string };
    // Over the limit of saves (429), the answer stays on the screen and is sent later.
    return answer.ok ? { ok: true, answer } : { ok: false, reason: 'refused', message: answer.message, retry: response.status === 429 };
  } catch {
    return { ok: false, reason: navigator.onLine ? 'unreachable' : 'offline', retry: true };
  }
}

/** Reports the step that is shown, to continue there on another device and to count steps. It may get lost. */
export function noteStep(projectId: string, step: string): void {
  const body = new FormData();
  body.set('intent', 'shown');
  body.set('project', projectId);
  body.set('step', step);
  fetch('/onboarding/save', { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => undefined);
}

const orderKey = 'save-order';
let last: SaveOrder | undefined;

/** The next place in the order of this tab's saves. It goes on after a reload. */
function nextSave(): SaveOrder {
  const { tab, number } = last ?? storedOrder() ?? { tab: crypto.randomUUID(), number: 0 };
  // A duplicated tab starts from the same place. By the clock, the newer of the two tabs' saves still has the higher number.
  last = { tab, number: Math.max(number + 1, Date.now()) };
  try {
    sessionStorage.setItem(orderKey, JSON.stringify(last));
  } catch {
    // Private windows may refuse storage. Then a reload starts an order of its own.
  }
  return last;
}

function storedOrder(): SaveOrder | undefined {
  try {
    return saveOrder.safeParse(JSON.parse(sessionStorage.getItem(orderKey) ?? 'null')).data;
  } catch {
    return undefined;
  }
}
