import { setTimeout as delay } from 'node:timers/promises';
import type { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { onChange } from '../../domain/live/live.ts';
import { log } from '../../log.ts';
import { viewerOf } from '../session.ts';

/** Comment lines keep proxies from closing a silent stream; before each the session is checked. Every second beat asks for a re-read. */
const defaultHeartbeatMs = 15_000;
/** Streams a person may hold at once in this process, over all their browsers. */
const streamsPerPerson = 5;
/** Wait before a lost stream is opened again, and before a browser beyond the limit comes back. */
const reconnectMs = 3000;
const overLimitMs = 30_000;

const signedOut = { event: 'signed-out', data: '' };

const open = new Map<string, number>();

/**
 * GET /api/events: tells a signed-in person that something of theirs changed, never what. The client re-reads: on a
 * change, on every connection, and every 30 s, since a hint can be lost. Ends at sign-out at once, and on abort.
 * A browser's EventSource gets no error status, which would stand in its console and tell the page nothing: without a
 * session it is told so and ended; a sixth stream greets, ends, and comes back every 30 s. Others are told 401 and 429.
 */
export function addEvents(app: Hono, heartbeatMs = defaultHeartbeatMs): void {
  app.get('/api/events', async (context) => {
    const { headers } = context.req.raw;
    const isEventSource = headers.get('accept') === 'text/event-stream';
    const viewer = await viewerOf(headers);
    if (!viewer) return isEventSource ? streamSSE(context, (stream) => stream.writeSSE(signedOut)) : context.text('Sign in first.', 401);
    const { id } = viewer.user;
    const isOver = (open.get(id) ?? 0) >= streamsPerPerson;
    if (isOver && !isEventSource) return context.text('Too many open pages.', 429);
    if (!isOver) open.set(id, (open.get(id) ?? 0) + 1);
    return streamSSE(context, async (stream) => {
      const ended = new AbortController();
      stream.onAbort(() => ended.abort());
      const endIfSignedOut = async () => {
        if (await viewerOf(headers)) return;
        await stream.writeSSE(signedOut);
        ended.abort();
      };
      const stopListening = onChange((change) => {
        if (change.topic === 'session' && change.id === id) void endIfSignedOut().catch(() => ended.abort());
        else if (change.id === '*' || (change.topic === 'user' && change.id === id))
          void stream.writeSSE({ event: 'change', data: change.topic });
      });
      try {
        await stream.writeSSE({ event: 'change', data: 'hello', retry: isOver ? overLimitMs : reconnectMs });
        if (isOver) return;
        for (let beat = 1; !ended.signal.aborted; beat++) {
          await delay(heartbeatMs, undefined, { signal: ended.signal }).catch(() => undefined);
          if (!ended.signal.aborted) await endIfSignedOut();
          if (!ended.signal.aborted) await stream.write(beat % 2 ? ': still here\n\n' : 'event: change\ndata: again\n\n');
        }
      } catch (error) {
        // The browser connects again by itself; it is told nothing of the reason.
        log.warn({ err: error }, 'event stream broke');
      } finally {
        stopListening();
        if (!isOver) leave(id);
      }
    });
  });
}

function leave(id: string): void {
  const left = (open.get(id) ?? 1) - 1;
  if (left > 0) open.set(id, left);
  else open.delete(id);
}
