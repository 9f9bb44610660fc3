import type { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { onChange } from '../../domain/live/live.ts';
import { viewerOf } from '../session.ts';

/** Comment lines keep proxies from closing a silent stream. */
const heartbeatMs = 15_000;
/** Streams a person may hold at once, over all their devices. */
const streamsPerPerson = 5;
/** How often a stream's session is checked again, so that a sign-out ends it. */
const recheckMs = 30_000;

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
      let ended = false;
      const stopListening = onChange((change) => {
        if (change.id === '*' || (change.topic === 'user' && change.id === id))
          void stream.writeSSE({ event: 'change', data: change.topic });
      });
      stream.onAbort(() => {
        ended = true;
      });
      await stream.writeSSE({ event: 'change', data: 'hello' });
      let checkedAt = Date.now();
      while (!ended) {
        await stream.sleep(heartbeatMs);
        if (Date.now() - checkedAt > recheckMs) {
          checkedAt = Date.now();
          if (!(await viewerOf(context.req.raw.headers))) break;
        }
        if (!ended) await stream.write(': still here\n\n');
      }
      stopListening();
      open.set(id, (open.get(id) ?? 1) - 1);
    });
  });
}
