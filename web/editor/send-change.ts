import type { Area } from '../brief/ask.ts';
import type { SaveOutcome } from '../brief/save-queue.ts';
import type { Change } from './change.ts';
import type { EditorData } from './editor-data.ts';

/** What the server answers to a change. */
export interface Saved {
  data: EditorData;
  /** Checks that keep the new version from being shown until a person has looked at it. */
  held: string[];
  /** Errors of added files that couldn't be read. */
  unreadable?: Record<string, string>;
}

/** What became of a change: errors by field if it was refused. */
export type Outcome =
  /** `undo` is the step that undoes the change. */
  | { ok: true; held: string[]; undo?: string | undefined; unreadable?: Record<string, string> | undefined }
  | { ok: false; errors: Record<string, string>; isKept: boolean };

/** A change that takes longer counts as failed and is sent again. */
const timeoutMs = 30_000;

/** What the server, or the lack of a connection, made of a change. */
export type Sent = SaveOutcome<Saved> & { errors?: Record<string, string>; isLoggedOut?: boolean };

/** Sends a change. Its problems, by field, come with a refusal. */
export function sendChange(area: Area, projectId: string, change: Change): Promise<Sent> {
  const body = new FormData();
  body.set('projectId', projectId);
  body.set('change', JSON.stringify(change));
  return answerOf(() => fetch(`/${area}/editor/change`, { ...post, body, signal: AbortSignal.timeout(timeoutMs) }));
}

/** Sends photos, for which there's no time limit. */
export function sendPhotos(area: Area, body: FormData): Promise<Sent> {
  return answerOf(() => fetch(`/${area}/editor/photos`, { ...post, body }));
}

// A redirect means that the session has ended.
const post = { method: 'POST', redirect: 'manual' } as const;

async function answerOf(send: () => Promise<Response>): Promise<Sent> {
  try {
    const response = await send();
    if (response.type === 'opaqueredirect')
      return { ok: false, reason: 'refused', message: 'You’ve been logged out. Log in, your text stays.', retry: false, isLoggedOut: true };
    if (response.status >= 500) return { ok: false, reason: 'unreachable', retry: true };
    const answer = (await response.json()) as ({ ok: true } & Saved) | { ok: false; errors: Record<string, string> };
    if (answer.ok) return { ok: true, answer };
    const message = Object.values(answer.errors)[0] ?? 'This couldn’t be saved.';
    return { ok: false, reason: 'refused', message, retry: response.status === 429, errors: answer.errors };
  } catch {
    return { ok: false, reason: navigator.onLine ? 'unreachable' : 'offline', retry: true };
  }
}
