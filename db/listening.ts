import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { noteAway, onAvailability } from './availability.ts';
import { isAwayError, type Limits, openClient } from './client.ts';

/** Waits between attempts: half to all of 250 ms, doubling up to 3 s, so that a server that returns is found within 5 s. */
const firstWaitMs = 250;
const longestWaitMs = 3000;
/** A connection that only listens is silent, so a question now and then shows whether anyone is at the other end. */
const heartbeatMs = 5000;
const limits: Limits = { connectMs: 3000, statementMs: 0, queryMs: 4000, idleInTransactionMs: 0 };

interface Channel {
  onPayload: (payload: string) => void;
  /** The connection was made again: whatever was announced in between is lost. */
  onReconnect: () => void;
}

/**
 * One LISTEN connection for all channels. One loop connects, waits for the connection's end and connects again, so there
 * is never a second connection, however often the server goes away.
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

  /** Connects, and from then on keeps connected. Rejects when the first attempt fails. */
  async start(): Promise<void> {
    await this.#connect();
    this.#loop = this.#keepConnected();
  }

  get isConnected(): boolean {
    return this.#client !== undefined;
  }

  /** Listens to a channel until the returned function is called. Messages sent before this resolves aren't heard. */
  async listen(name: string, channel: Channel): Promise<() => Promise<void>> {
    const channels = this.#channels.get(name) ?? new Set();
    this.#channels.set(name, channels.add(channel));
    // Without a connection, the next one listens to it.
    if (channels.size === 1) await this.#client?.query(`listen "${name}"`);
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
    // A frozen server never closes its side; the process doesn't wait for it.
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
    const client = await openClient(this.#url, 'sunup-live', limits);
    try {
      client.on('notification', ({ channel, payload }) => {
        if (payload !== undefined) for (const { onPayload } of [...(this.#channels.get(channel) ?? [])]) onPayload(payload);
      });
      for (const name of this.#channels.keys()) await client.query(`listen "${name}"`);
      // The first query also tells the process that the database answers.
      await client.query('select 1');
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    if (this.#stop.signal.aborted) await client.end();
    else this.#client = client;
  }

  /** Resolves when the connection is lost: ended, or silent when asked. */
  async #lossOf(client: pg.Client): Promise<void> {
    const ended = new AbortController();
    client.once('end', () => ended.abort());
    const { signal } = this.#stop;
    while (!ended.signal.aborted && !signal.aborted) {
      await delay(heartbeatMs, undefined, { signal: AbortSignal.any([ended.signal, signal]), ref: false }).catch(() => undefined);
      if (ended.signal.aborted || signal.aborted) return;
      // A failed query closes the connection by itself.
      const isAlive = await client.query('select 1').then(
        () => true,
        () => false,
      );
      if (!isAlive) return;
    }
  }

  /** Waits `mostMs` with jitter, or until somebody else in this process finds that the database is back. */
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
