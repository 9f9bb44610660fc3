import { setTimeout as delay } from 'node:timers/promises';
import type { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { onChange } from '../../domain/live/live.ts';
import { log } from '../../log.ts';
import { viewerOf } from '../session.ts';

/** Comment lines keep proxies from closing a silent stream; before each the session is checked, so that a sign-out ends it. */
const heartbeatMs = 15_000;
/** Streams a person may hold at once, over all their devices. */
const streamsPerPerson = 5;

const open = new Map<string, number>();

/**
 * GET /api/events: tells a signed-in person that something of theirs changed, never what. The client re-reads.
 * Ends at sign-out, on abort, and beyond five streams.
 */
export function addEvents(app: Hono): void {
  app.get('/api/events', async (context) => {
    const viewer = await viewerOf(context.req.raw.headers);
    if (!viewer) return context.text('Sign in first.', 401);
    const { id } = viewer.user;
    const count = open.get(id) ?? 0;
    if (count >= streamsPerPerson) return context.text('Too many open pages.', 429);
    open.set(id, count + 1);
    return streamSSE(context, async (stream) => {
      const ended = new AbortController();
      stream.onAbort(() => ended.abort());
      const stopListening = onChange((change) => {
        if (change.id === '*' || (change.topic === 'user' && change.id === id))
          void stream.writeSSE({ event: 'change', data: change.topic });
      });
      try {
        await stream.writeSSE({ event: 'change', data: 'hello' });
        while (!ended.signal.aborted) {
          await delay(heartbeatMs, undefined, { signal: ended.signal }).catch(() => undefined);
          if (ended.signal.aborted || !(await viewerOf(context.req.raw.headers))) break;
          await stream.write(': still here\n\n');
        }
      } catch (error) {
        // The browser connects again by itself; it is told nothing of the reason.
        log.warn({ err: error }, 'event stream broke');
      } finally {
        stopListening();
        const left = (open.get(id) ?? 1) - 1;
        if (left > 0) open.set(id, left);
        else open.delete(id);
      }
    });
  });
}
