import type { Context, Hono } from 'hono';
import { beforeScrape, eventStreams } from '../../domain/health/metrics.ts';
import { troubleOf } from '../../domain/health/trouble.ts';
import { viewerOf } from '../session/session.ts';
import { changeEvent, type OpenStream, OpenStreams, signedOutEvent } from './open-streams.ts';

/** Time between comment lines, which keep proxies from closing a silent stream. */
const defaultHeartbeatMs = 15_000;
/** Open streams per person in this process, over all their browsers. */
const streamsPerPerson = 5;
/** Wait before a lost stream is opened again: one to two seconds, at random, so browsers don't all reconnect at the same moment. */
const reconnectMs = 1000;
/** Wait before a browser reconnects while the database is down. */
const awayMs = 5000;
/** Wait of a browser beyond the limit. */
const overLimitMs = 30_000;
/** A browser that doesn't read is disconnected after this many unread lines. */
const mostUntaken = 64;

/**
 * GET /api/events: notifies a logged-in person that some of their data changed, never what. The client reads its data again on
 * every change event, on every connection, and every 30 s, because events can be lost. Ends at logout and on abort. A browser's
 * EventSource never gets an error status, because the page couldn't read it. Without a session, the stream sends an event that
 * says so and ends. Beyond the limit, it ends and the browser comes back after 30 s. Other clients get 401 and 429. Returns a
 * function that ends all streams.
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
    if (!viewer) return isEventSource ? eventStream(context, signedOutEvent) : context.text('Log in first.', 401);
    if (streams.countOf(viewer.user.id) >= streamsPerPerson)
      return isEventSource
        ? eventStream(context, hello(overLimitMs))
        : context.text('You have too many tabs open. Close one and reload.', 429);
    return eventStream(context, openStream(streams, viewer.user.id, viewer.session.id));
  });
  const stopCounting = beforeScrape(() => eventStreams.set(streams.size));
  return () => {
    stopCounting();
    streams.close();
  };
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
      // After registering, so later changes are reported and earlier ones are read now.
      stream.write(hello(reconnectMs + Math.round(Math.random() * reconnectMs)));
    },
    cancel: () => leave(),
  });
}
