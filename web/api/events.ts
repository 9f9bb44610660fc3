import type { Context, Hono } from 'hono';
import { troubleOf } from '../../domain/health/trouble.ts';
import { viewerOf } from '../session.ts';
import { changeEvent, type OpenStream, OpenStreams, signedOutEvent } from './open-streams.ts';

/** Rule 17: comment lines at least every 15 s. */
const defaultHeartbeatMs = 15_000;
/** Streams a person may hold at once in this process, over all their browsers. */
const streamsPerPerson = 5;
/** Wait before a lost stream is opened again: a second and up to one more, so that not all come back at the same moment. */
const reconnectMs = 1000;
/** Wait before a browser reconnects while the database is down. */
const awayMs = 5000;
/** Wait of a browser beyond the limit. */
const overLimitMs = 30_000;
/** A browser that takes nothing any more is let go after this many untaken lines. */
const mostUntaken = 64;

/**
 * GET /api/events: tells a signed-in person that something of theirs changed, never what. The client re-reads: on a
 * change, on every connection, and every 30 s, since a hint can be lost. Ends at sign-out at once, and on abort.
 * A browser's EventSource gets no error status, which would stand in its console and tell the page nothing: without a
 * session it is told so and ended; a sixth stream greets, ends, and comes back every 30 s. Others are told 401 and 429.
 * Returns how to end them all.
 */
export function addEvents(app: Hono, heartbeatMs = defaultHeartbeatMs): () => void {
  const streams = new OpenStreams(heartbeatMs);
  app.get('/api/events', async (context) => {
    const { headers } = context.req.raw;
    const isEventSource = headers.get('accept') === 'text/event-stream';
    const viewer = await viewerOf(headers).catch((error: unknown) => {
      // An EventSource never reconnects after an error status. This stream ends without one, so the browser retries.
      if (isEventSource && troubleOf(error)) return 'away' as const;
      throw error;
    });
    if (viewer === 'away') return eventStream(context, `retry: ${awayMs}\n\n`);
    if (!viewer) return isEventSource ? eventStream(context, signedOutEvent) : context.text('Sign in first.', 401);
    if (streams.countOf(viewer.user.id) >= streamsPerPerson)
      return isEventSource ? eventStream(context, hello(overLimitMs)) : context.text('Too many open pages.', 429);
    return eventStream(context, openStream(streams, viewer.user.id, viewer.session.id));
  });
  return () => streams.close();
}

function hello(retryMs: number): string {
  return `retry: ${retryMs}\n${changeEvent('hello')}`;
}

function eventStream(context: Context, body: string | ReadableStream): Response {
  // The last one keeps a proxy from collecting lines before it passes them on.
  return context.body(body, 200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache', 'X-Accel-Buffering': 'no' });
}

function openStream(streams: OpenStreams, userId: string, sessionId: string): ReadableStream {
  const encoder = new TextEncoder();
  let leave = () => {};
  return new ReadableStream({
    start(controller) {
      let open = true;
      const stream: OpenStream = {
        userId,
        sessionId,
        write: (text) => {
          if (!open) return;
          controller.enqueue(encoder.encode(text));
          if ((controller.desiredSize ?? 0) < -mostUntaken) stream.end();
        },
        end: () => {
          if (!open) return;
          open = false;
          leave();
          controller.close();
        },
      };
      const forget = streams.add(stream);
      leave = () => {
        open = false;
        forget();
      };
      // After it is taken in: what changes from here on is told, what changed before is read now.
      stream.write(hello(reconnectMs + Math.round(Math.random() * reconnectMs)));
    },
    cancel: () => leave(),
  });
}
