import net from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { inRequest, requestId } from '../base/log.ts';
import { useDatabase } from '../tests/helpers/database.ts';
import { SafeClient } from './client.ts';
import { db } from './connect.ts';
import { ListenConnection } from './listening.ts';
import { type Change, onChange, publishChange, startListening } from './live.ts';

const database = useDatabase();

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

function hear(): { heard: Change[]; forget: () => void } {
  const heard: Change[] = [];
  return { heard, forget: onChange((change) => heard.push(change)) };
}

/** Announces a change as another process does. */
let transaction = 0;
function announcedElsewhere(change: Change) {
  transaction += 1;
  return db().execute(sql`select pg_notify('sunup_live', ${JSON.stringify({ ...change, transaction: `${transaction}` })})`);
}

test('every listener gets a change of another process, until it unsubscribes', async () => {
  stop = await startListening(database.url());
  const [one, other] = [hear(), hear()];
  one.forget();
  await announcedElsewhere({ topic: 'site', id: 'hollis' });
  await vi.waitFor(() => expect(other.heard).toEqual([{ topic: 'site', id: 'hollis' }]), 5000);
  expect(one.heard).toEqual([]);
  other.forget();
});

test('a change is heard by its own process once, before the transaction’s caller continues, and by other processes', async () => {
  stop = await startListening(database.url());
  const messages: Change[] = [];
  const another = new ListenConnection(database.url());
  await another.listen('sunup_live', { onPayload: (payload) => messages.push(JSON.parse(payload)), onReconnect: () => undefined });
  await another.start();
  const { heard, forget } = hear();
  const order: Change = { topic: 'order', id: '1' };
  await db().transaction(async (tx) => {
    await publishChange(tx, order);
    await tx.transaction((savepoint) => publishChange(savepoint, order));
    expect(heard).toEqual([]);
  });
  expect(heard).toEqual([order]);
  await vi.waitFor(() => expect(messages).toMatchObject([order]), 5000);
  const last: Change = { topic: 'site', id: 'last' };
  await announcedElsewhere(last);
  await vi.waitFor(() => expect(heard).toEqual([order, last]), 5000);
  forget();
  await another.stop();
});

test('each of many changes is heard once, whether the database or the commit answers first', async () => {
  stop = await startListening(database.url());
  const { heard, forget } = hear();
  const ids = Array.from({ length: 200 }, (_, index) => `${index}`);
  await Promise.all(ids.map((id) => db().transaction((tx) => publishChange(tx, { topic: 'order', id }))));
  const last: Change = { topic: 'site', id: 'last' };
  await announcedElsewhere(last);
  await vi.waitFor(() => expect(heard.at(-1)).toEqual(last), 5000);
  expect(heard.map(({ id }) => id).toSorted()).toEqual([...ids, 'last'].toSorted());
  forget();
});

test('a listener that fails costs neither the change nor the others, and none works as part of the request', async () => {
  const requests: (string | undefined)[] = [];
  const forgetAll = [
    onChange(() => {
      throw new Error('no');
    }),
    onChange(() => requests.push(requestId())),
  ];
  await inRequest('r-1', () => db().transaction((tx) => publishChange(tx, { topic: 'order', id: '1' })));
  expect(requests).toEqual([undefined]);
  for (const forget of forgetAll) forget();
});

test('a change that isn’t committed is heard by no one', async () => {
  const { heard, forget } = hear();
  const failed = db().transaction(async (tx) => {
    await publishChange(tx, { topic: 'project', id: 'lost' });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await publishChange(db(), { topic: 'project', id: 'kept' });
  expect(heard).toEqual([{ topic: 'project', id: 'kept' }]);
  forget();
});

test('a broken connection is replaced, and listeners are asked to read again', async () => {
  stop = await startListening(database.url());
  const { heard, forget } = hear();
  await db().execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sunup-live' and datname = current_database()`,
  );
  await vi.waitFor(() => expect(heard).toEqual([{ topic: 'settings', id: '*' }]), 10_000);
  await announcedElsewhere({ topic: 'user', id: '7' });
  await vi.waitFor(() => expect(heard.at(-1)).toEqual({ topic: 'user', id: '7' }), 5000);
  forget();
});

test('an unsubscribed listener holds no connection', async () => {
  const stopNow = await startListening(database.url());
  await stopNow();
  const held = async () =>
    (await db().execute(sql`select 1 from pg_stat_activity where application_name = 'sunup-live' and datname = current_database()`)).rows
      .length;
  await vi.waitFor(async () => expect(await held()).toBe(0), 5000);
});

test('a subscription whose connection is lost while it is made is made on the next one', async () => {
  const relay = await startRelay(database.url(), 'listen "late"');
  const connection = new ListenConnection(relay.url);
  stop = async () => {
    await connection.stop();
    relay.close();
  };
  await connection.start();
  const heard: string[] = [];
  const reconnected = vi.fn();
  await connection.listen('late', { onPayload: (payload) => heard.push(payload), onReconnect: reconnected });
  expect(relay.cuts()).toBe(1);
  await vi.waitFor(() => expect(reconnected).toHaveBeenCalledOnce(), 10_000);
  await db().execute(sql`select pg_notify('late', 'news')`);
  await vi.waitFor(() => expect(heard).toEqual(['news']), 5000);
});

test('a channel that is added while the connection opens is subscribed', async () => {
  const connection = new ListenConnection(database.url());
  stop = () => connection.stop();
  const heard: string[] = [];
  const channel = { onPayload: (payload: string) => heard.push(payload), onReconnect: () => undefined };
  await connection.listen('first', channel);
  const [query, added] = [SafeClient.prototype.query, new Set<string>()];
  vi.spyOn(SafeClient.prototype, 'query').mockImplementation(function (this: SafeClient, ...args: unknown[]): never {
    const name = { 'select 1': 'during-check', 'listen "first"': 'during-listen' }[String(args[0])];
    if (name && !added.has(name)) void connection.listen(name, channel);
    if (name) added.add(name);
    return (query as (...all: unknown[]) => never).apply(this, args);
  });
  await connection.start();
  vi.restoreAllMocks();
  expect(added.size).toBe(2);
  for (const name of added) await db().execute(sql`select pg_notify(${name}, ${name})`);
  await vi.waitFor(() => expect(heard).toEqual([...added]), 5000);
});

/** A way to the database that ends the first connection on which `cutAt` is sent, before the database gets it. */
async function startRelay(databaseUrl: string, cutAt: string): Promise<{ url: string; cuts: () => number; close: () => void }> {
  const { hostname, port } = new URL(databaseUrl);
  let cuts = 0;
  const sockets = new Set<net.Socket>();
  const relay = net.createServer((client) => {
    const server = net.connect(Number(port), hostname);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    server.pipe(client);
    client.on('data', (sent) => {
      if (cuts || !sent.includes(cutAt)) return server.write(sent);
      cuts++;
      client.destroy();
      return server.destroy();
    });
    client.on('close', () => server.destroy());
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((relay.address() as net.AddressInfo).port);
  return {
    url: url.href,
    cuts: () => cuts,
    close: () => {
      for (const socket of sockets) socket.destroy();
      relay.close();
    },
  };
}
