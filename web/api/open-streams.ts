import { log } from '../../base/log.ts';
import { activeSessions } from '../../domain/accounts/sessions.ts';
import { type Change, onChange } from '../../domain/live/live.ts';

/** A browser with an open stream. */
export interface OpenStream {
  userId: string;
  sessionId: string;
  /** Writes to the browser. Does nothing after `end`. */
  write: (text: string) => void;
  end: () => void;
}

/** A line that keeps proxies from closing a silent stream. */
const beat = ': still here\n\n';
export const changeEvent = (what: string) => `event: change\ndata: ${what}\n\n`;
export const signedOutEvent = 'event: signed-out\ndata: \n\n';

/** Streams are checked in this many groups, one after the other. Each check asks the database once for a whole group. */
const groups = 15;
/** After the LISTEN connection was lost, all browsers read again, spread over this time. */
const catchUpMs = 2000;

/**
 * The open streams of this process by person, so a change only affects that person's streams. Regularly checks that the
 * sessions are still active. At every second check, browsers are asked to read again, because a change event can be lost.
 */
export class OpenStreams {
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
