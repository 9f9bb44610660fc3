import { catchUp } from './clock.ts';
import type { Context, Past } from './context.ts';

/**
 * Header of requests that happened earlier: the time in seconds since 1970, or 'now' once a history is complete. Our demo sends
 * it when it makes up a history for its customers.
 */
export const timeHeader = 'sunup-test-time';

/** Without such a request for this long, an unfinished history goes on by itself. */
const idleMs = 60_000;

export function noPast(): Past {
  return { at: undefined, held: new Set(), lastRequestMs: 0 };
}

/**
 * Answers a request at the time in its header, after everything that its customers have due by then. Nobody gets an event about
 * it: whoever makes up a history writes both sides of it.
 */
export function atTime<Answer>(context: Context, header: string | undefined, act: () => Answer): Answer {
  const { past } = context;
  if (header === undefined) return act();
  const at = header === 'now' ? context.now() : Number(header);
  if (!Number.isInteger(at)) return act();
  past.at = at;
  past.lastRequestMs = Date.now();
  try {
    catchUp(context, at, 'held');
    if (header === 'now') past.held.clear();
    return act();
  } finally {
    past.at = undefined;
    context.moment = undefined;
  }
}

/** Ends histories whose maker is gone. */
export function releaseIdle({ past }: Context): void {
  if (past.held.size && Date.now() - past.lastRequestMs > idleMs) past.held.clear();
}
