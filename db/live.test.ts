import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { useDatabase } from '../tests/helpers/database.ts';
import { db } from './connect.ts';
import { announce, type Change, onChange, startListening } from './live.ts';

const database = useDatabase();

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

function hear(): { heard: Change[]; forget: () => void } {
  const heard: Change[] = [];
  return { heard, forget: onChange((change) => heard.push(change)) };
}

test('every listener hears a change once it is committed, until it forgets', async () => {
  stop = await startListening(database.url());
  const [one, other] = [hear(), hear()];
  one.forget();
  await announce(db(), { topic: 'site', id: 'hollis' });
  await vi.waitFor(() => expect(other.heard).toEqual([{ topic: 'site', id: 'hollis' }]), 5000);
  expect(one.heard).toEqual([]);
  other.forget();
});

test('two processes hear the same change', async () => {
  const second = await startListening(database.url());
  stop = await startListening(database.url());
  const { heard, forget } = hear();
  await announce(db(), { topic: 'order', id: '1' });
  await vi.waitFor(() => expect(heard).toHaveLength(2), 5000);
  forget();
  await second();
});

test('a broken connection is made again, and listeners are told to read again', async () => {
  stop = await startListening(database.url());
  const { heard, forget } = hear();
  await db().execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sunup-live' and datname = current_database()`,
  );
  await vi.waitFor(() => expect(heard).toEqual([{ topic: 'settings', id: '*' }]), 10_000);
  await announce(db(), { topic: 'user', id: '7' });
  await vi.waitFor(() => expect(heard.at(-1)).toEqual({ topic: 'user', id: '7' }), 5000);
  forget();
});

test('who stopped listening holds no connection', async () => {
  const stopNow = await startListening(database.url());
  await stopNow();
  const held = async () =>
    (await db().execute(sql`select 1 from pg_stat_activity where application_name = 'sunup-live' and datname = current_database()`)).rows
      .length;
  await vi.waitFor(async () => expect(await held()).toBe(0), 5000);
});
