import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { log } from '../base/log.ts';
import { afterCommit, type Connection } from './connect.ts';
import { ListenConnection } from './listening.ts';

/** A change: a topic with an ID, no data. Listeners read the data again. */
export interface Change {
  topic: 'user' | 'project' | 'order' | 'settings' | 'site' | 'domain' | 'session';
  id: string;
}

const channel = 'sunup_live';

/**
 * Announces a change to every process when the transaction commits. This process hears of it before the transaction's
 * caller continues, so the answer to whoever made the change, and all that follow, are up to date. Others hear by NOTIFY.
 */
export async function publishChange(tx: Connection, { topic, id }: Change): Promise<void> {
  const change = { topic, id };
  // With the transaction's number, the database sends several messages of one transaction about one change only once.
  const { rows } = await tx.execute<{ message: string }>(sql`
    select message, pg_notify(${channel}, message)
    from (select (${JSON.stringify(change)}::jsonb || jsonb_build_object('transaction', pg_current_xact_id()))::text as message) as change`);
  const message = rows[0]?.message ?? '';
  afterCommit(tx, message, () => announceOnce(message, change));
}

/**
 * The newest 1,000 messages that this process has acted on. It gets its own twice, in either order: when the commit returns, and from the
 * database. If one of the two is lost, the other is enough.
 */
const announced = new LRUCache<string, true>({ max: 1000 });

function announceOnce(message: string, change: Change): void {
  if (announced.delete(message)) return;
  announced.set(message, true);
  announceHere(change);
}

function hear(message: string): void {
  const { topic, id, transaction }: Change & { transaction?: string } = JSON.parse(message);
  if (transaction) announceOnce(message, { topic, id });
  else announceHere({ topic, id });
}

type Listener = (change: Change) => void;
const listeners = new Set<Listener>();

/** Calls the listener with changes in this process until the returned function is called. */
export function onChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Listeners use no pool and no log fields of the request that made the change. */
const outsideRequests = AsyncLocalStorage.snapshot();

/** Tells only this process's listeners, right away. */
export function announceHere(change: Change): void {
  for (const listener of [...listeners]) {
    try {
      outsideRequests(listener, change);
    } catch (error) {
      // The change is already stored, so whoever made it must not get an error.
      log.error({ err: error, topic: change.topic }, 'a listener failed at a change');
    }
  }
}

/** The process's LISTEN connection. */
let connection: ListenConnection | undefined;

/**
 * Opens the process's one LISTEN connection. The returned function closes it. After every reconnect, listeners are called
 * with `{ topic: 'settings', id: '*' }`, so they read again what they may have missed. With `isPatient`, the first connection may come
 * later, too.
 */
export async function startListening(databaseUrl: string, { isPatient = false } = {}): Promise<() => Promise<void>> {
  const opened = new ListenConnection(databaseUrl);
  // Subscribed before it connects, so a failed start leaves no connection open.
  await opened.listen(channel, {
    onPayload: hear,
    onReconnect: () => {
      // Their messages were lost with the connection.
      announced.clear();
      announceHere({ topic: 'settings', id: '*' });
    },
  });
  await opened.start({ isPatient });
  connection = opened;
  return async () => {
    if (connection === opened) connection = undefined;
    await opened.stop();
  };
}

/** Subscribes to another channel (the job queue's) on the same connection. Rejects before startListening. */
export async function listenTo(
  name: string,
  onPayload: (payload: string) => void,
  onReconnect: () => void,
): Promise<{ close: () => Promise<void> }> {
  if (!connection) throw new Error('The LISTEN connection is not open yet.');
  return { close: await connection.listen(name, { onPayload, onReconnect }) };
}

/** True while the LISTEN connection is up. Undefined before startListening. */
export function isListening(): boolean | undefined {
  return connection?.isConnected;
}
