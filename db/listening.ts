import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { noteAway, onAvailability } from './availability.ts';
import { isAwayError, type Limits, openClient } from './client.ts';
import { listenerName } from './listeners.ts';

/** Delay between attempts: 50-100% of 250 ms, doubling up to 3 s. A server that comes back is found within 5 s. */
const firstWaitMs = 250;
const longestWaitMs = 3000;
/** A listening connection carries no traffic, so it's checked with a query at this interval. */
const heartbeatMs = 5000;
const limits: Limits = { connectMs: 3000, statementMs: 0, queryMs: 4000, idleInTransactionMs: 0 };

interface Channel {
  onPayload: (payload: string) => void;
  /** Called after a reconnect. Notifications sent in between were missed. */
  onReconnect: () => void;
}

/**
 * One LISTEN connection for all channels. A single loop connects, waits until the connection ends and reconnects, so there
 * is never a second connection, however often the server goes down.
 */
export class ListenConnection {
  readonly #url: string;
  readonly #channels = new Map<string, Set<Channel>>();
  readonly #stop = new AbortController();
  #client: pg.Client | undefined;
  #loop: Promise<void> = Promise.resolve();

  constructor(url: string) {
    this.#url = url;
  }

  /** Connects, and reconnects from then on. Rejects if the first attempt fails, unless it's patient and the database is only away. */
  async start({ isPatient = false } = {}): Promise<void> {
    await this.#connect().catch((error: unknown) => {
      if (!isPatient || !isAwayError(error)) throw error;
      noteAway((error as Error).cause);
    });
    this.#loop = this.#keepConnected();
  }

  get isConnected(): boolean {
    return this.#client !== undefined;
  }

  /**
   * Subscribes to a channel. The returned function unsubscribes. Messages sent before this resolves are missed. Without a
   * connection, or if it's lost meanwhile, the next one subscribes when it opens, and then calls `onReconnect`.
   */
  async listen(name: string, channel: Channel): Promise<() => Promise<void>> {
    const channels = this.#channels.get(name) ?? new Set();
    this.#channels.set(name, channels.add(channel));
    if (channels.size === 1) await this.#client?.query(`listen "${name}"`).catch(throwUnlessAway);
    return async () => {
      channels.delete(channel);
      if (channels.size > 0) return;
      this.#channels.delete(name);
      await this.#client?.query(`unlisten "${name}"`).catch(() => undefined);
    };
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    const client = this.#client;
    this.#client = undefined;
    // A hung server never closes its side, so the wait is limited.
    await Promise.race([Promise.all([client?.end(), this.#loop]), delay(1000, undefined, { ref: false })]);
  }

  async #keepConnected(): Promise<void> {
    for (let attempt = 0; !this.#stop.signal.aborted; ) {
      if (this.#client) {
        await this.#lossOf(this.#client);
        this.#client = undefined;
        attempt = 0;
        continue;
      }
      await this.#wait(Math.min(longestWaitMs, firstWaitMs * 2 ** attempt++));
      if (this.#stop.signal.aborted) return;
      try {
        await this.#connect();
        for (const channels of [...this.#channels.values()]) for (const { onReconnect } of [...channels]) onReconnect();
      } catch (error) {
        if (isAwayError(error)) noteAway((error as Error).cause);
      }
    }
  }

  async #connect(): Promise<void> {
    const client = await openClient(this.#url, listenerName, limits);
    try {
      client.on('notification', ({ channel, payload }) => {
        if (payload !== undefined) for (const { onPayload } of [...(this.#channels.get(channel) ?? [])]) onPayload(payload);
      });
      // A successful query also records that the database answers.
      await client.query('select 1');
      // Last, because channels that are added before the connection is kept must be subscribed here.
      for (const name of this.#channels.keys()) await client.query(`listen "${name}"`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    if (this.#stop.signal.aborted) await client.end();
    else this.#client = client;
  }

  /** Resolves when the connection ended or didn't answer a query. */
  async #lossOf(client: pg.Client): Promise<void> {
    const ended = new AbortController();
    client.once('end', () => ended.abort());
    const { signal } = this.#stop;
    while (!ended.signal.aborted && !signal.aborted) {
      await delay(heartbeatMs, undefined, { signal: AbortSignal.any([ended.signal, signal]), ref: false }).catch(() => undefined);
      if (ended.signal.aborted || signal.aborted) return;
      // A failed query has already closed the connection.
      const isAlive = await client.query('select 1').then(
        () => true,
        () => false,
      );
      if (!isAlive) return;
    }
  }

  /** Waits 50-100% of `mostMs`, or until another query of this process reaches the database again. */
  async #wait(mostMs: number): Promise<void> {
    const back = new AbortController();
    const forget = onAvailability(({ away }) => {
      if (!away) back.abort();
    });
    const signal = AbortSignal.any([back.signal, this.#stop.signal]);
    await delay(mostMs * (0.5 + Math.random() / 2), undefined, { signal, ref: false }).catch(() => undefined);
    forget();
  }
}

/** Ignores a lost connection, which the loop replaces. */
function throwUnlessAway(error: unknown): void {
  if (!isAwayError(error)) throw error;
}
