import type { Context, Hono } from 'hono';
import { log } from '../../base/log.ts';
import { activeSessions } from '../../domain/accounts/sessions.ts';
import { beforeScrape, eventStreams } from '../../domain/health/metrics.ts';
import { troubleOf } from '../../domain/health/trouble.ts';
import { type Change, onChange } from '../../domain/live/live.ts';
import { viewerOf } from '../session/session.ts';

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

/** A browser with an open stream. */
interface OpenStream {
  userId: string;
  sessionId: string;
  /** Writes to the browser. Does nothing after `end`. */
  write: (text: string) => void;
  end: () => void;
}

/** A line that keeps proxies from closing a silent stream. */
const beat = ': still here\n\n';
const changeEvent = (what: string) => `event: change\ndata: ${what}\n\n`;
const signedOutEvent = 'event: signed-out\ndata: \n\n';

/** Streams are checked in this many groups, one after the other. Each check asks the database once for a whole group. */
const groups = 15;
/** After the LISTEN connection was lost, all browsers read again, spread over this time. */
const catchUpMs = 2000;

/**
 * The open streams of this process by person, so a change only affects that person's streams. Regularly checks that the
 * sessions are still active. At every second check, browsers are asked to read again, because a change event can be lost.
 */
class OpenStreams {
  #byPerson = new Map<string, Set<OpenStream>>();
  #groups = Array.from({ length: groups }, () => new Set<OpenStream>());
  #added = 0;
  #ticks = 0;
  #timer: NodeJS.Timeout;
  #forget: () => void;
  #closed = false;

  constructor(heartbeatMs: number) {
    this.#timer = setInterval(() => void this.#beat(this.#ticks++), heartbeatMs / groups).unref();
    this.#forget = onChange((change) => this.#hear(change));
  }

  get size(): number {
    return this.#groups.reduce((sum, group) => sum + group.size, 0);
  }

  /** How many streams a person has. */
  countOf(userId: string): number {
    return this.#byPerson.get(userId)?.size ?? 0;
  }

  /** Registers a stream until the returned function is called. */
  add(stream: OpenStream): () => void {
    if (this.#closed) {
      stream.end();
      return () => {};
    }
    const own = this.#byPerson.get(stream.userId) ?? new Set();
    this.#byPerson.set(stream.userId, own.add(stream));
    const group = this.#groups[this.#added++ % groups];
    group?.add(stream);
    return () => {
      group?.delete(stream);
      own.delete(stream);
      if (own.size === 0 && this.#byPerson.get(stream.userId) === own) this.#byPerson.delete(stream.userId);
    };
  }

  /** Ends all streams. Browsers reconnect by themselves, to another process or the next one. */
  close(): void {
    this.#closed = true;
    clearInterval(this.#timer);
    this.#forget();
    for (const streams of [...this.#byPerson.values()]) for (const stream of [...streams]) stream.end();
  }

  #hear({ topic, id }: Change): void {
    if (id === '*') {
      for (const [place, group] of this.#groups.entries())
        setTimeout(() => tell(group, changeEvent('again')), (place * catchUpMs) / groups).unref();
      return;
    }
    const streams = this.#byPerson.get(id);
    if (!streams) return;
    if (topic === 'user') tell(streams, changeEvent(topic));
    if (topic === 'session') void this.#endDead([...streams]);
  }

  async #beat(tick: number): Promise<void> {
    const group = this.#groups[tick % groups] ?? new Set();
    await this.#endDead([...group]);
    tell(group, Math.floor(tick / groups) % 2 ? changeEvent('again') : beat);
  }

  /** Ends streams whose session has ended. If the database doesn't answer, all stay. */
  async #endDead(streams: OpenStream[]): Promise<void> {
    try {
      const living = await activeSessions(streams.map(({ sessionId }) => sessionId));
      for (const stream of streams) {
        if (living.has(stream.sessionId)) continue;
        stream.write(signedOutEvent);
        stream.end();
      }
    } catch (error) {
      log.warn({ err: error }, 'sessions of open streams could not be checked');
    }
  }
}

function tell(streams: Iterable<OpenStream>, text: string): void {
  for (const stream of streams) stream.write(text);
}
