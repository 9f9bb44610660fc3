import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { DatabaseAway } from '../../db/client.ts';
import { announceHere } from '../../db/live.ts';
import { folderStore } from '../../outside/storage/folder-store.ts';
import { OwnHosts } from './own-hosts.ts';
import { keepOwnHosts } from './own-hosts-copy.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sunup-own-hosts-'));
const file = path.join(folder, 'hosting', 'own-hosts.jsonl');
const store = folderStore(folder);
beforeEach(() => rmSync(path.join(folder, 'hosting'), { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

type Rows = Awaited<ReturnType<NonNullable<ConstructorParameters<typeof OwnHosts>[0]>>>;

const claim = (slug: string, host: string, state: 'serving' | 'leaving' = 'serving') => ({
  id: host,
  slug,
  host,
  twin: `www.${host}`,
  state,
});
let rows: Rows;
beforeEach(() => {
  rows = {
    claims: [claim('hollis', 'hollis.com'), claim('gone', 'gone.com', 'leaving')],
    former: [{ label: 'old', projectId: 'p', slug: 'hollis' }],
  };
});

function ownHosts(read: () => Promise<Rows>): OwnHosts {
  const own = new OwnHosts(read);
  onTestFinished(() => own.close());
  return own;
}
const away = () => Promise.reject(new DatabaseAway({ code: 'ECONNREFUSED' }));
const answersOf = (own: OwnHosts) => [
  own.isKnown,
  ...['hollis.com', 'www.hollis.com', 'gone.com', 'unknown.com'].map((host) => own.at(host)),
  own.former('old'),
  own.primaryOf('hollis'),
];

test('a start without the database knows every owner’s host from the copy of the last one with it', async () => {
  const first = ownHosts(async () => rows);
  await (await keepOwnHosts({ own: first, store }))();
  const second = ownHosts(away);
  const stop = await keepOwnHosts({ own: second, store, mayBeAway: true });
  expect(answersOf(second)).toEqual(answersOf(first));
  expect(second.at('www.hollis.com')).toEqual({ slug: 'hollis', to: 'http://hollis.com:3000' });
  await stop();
});

test('the copy follows changes, and the database once it’s back', async () => {
  let isAway = false;
  const own = ownHosts(() => (isAway ? away() : Promise.resolve(rows)));
  const stop = await keepOwnHosts({ own, store, pauseMs: 1 });
  rows = { claims: [claim('hollis', 'hollis.com'), claim('new', 'new.com')], former: [] };
  announceHere({ topic: 'settings', id: '*' });
  await expect.poll(() => own.at('new.com')).toEqual({ slug: 'new' });
  await stop();
  isAway = true;
  const later = ownHosts(() => (isAway ? away() : Promise.resolve(rows)));
  const stopLater = await keepOwnHosts({ own: later, store, mayBeAway: true, pauseMs: 1 });
  expect([later.at('new.com'), later.at('gone.com')]).toEqual([{ slug: 'new' }, undefined]);
  isAway = false;
  rows = { claims: [claim('hollis', 'hollis.com')], former: [] };
  announceHere({ topic: 'settings', id: '*' });
  await expect.poll(() => later.at('new.com')).toBeUndefined();
  await stopLater();
});

test('a database that isn’t set up yet is asked again', async () => {
  let tries = 0;
  const own = ownHosts(() =>
    tries++ === 0 ? Promise.reject(new Error('relation "domain_claims" does not exist')) : Promise.resolve(rows),
  );
  const stop = await keepOwnHosts({ own, store, mayBeAway: true, retryMs: 5 });
  expect(own.isKnown).toBe(false);
  await expect.poll(() => own.at('hollis.com')).toEqual({ slug: 'hollis' });
  await stop();
});

test('without the database, a damaged copy is none, and the process isn’t ready', async () => {
  const own = ownHosts(away);
  await (await keepOwnHosts({ own, store, mayBeAway: true }))();
  expect([own.isKnown, existsSync(file)]).toEqual([false, false]);
  await store.write('hosting/own-hosts.jsonl', Buffer.from(''));
  writeFileSync(file, '{"name":"hollis.com","slug":"hollis"}\n{"name":');
  await (await keepOwnHosts({ own, store, mayBeAway: true }))();
  expect([own.isKnown, own.at('hollis.com')]).toEqual([false, undefined]);
});

test('a process that needs the database anyway doesn’t start without it', async () => {
  await expect(keepOwnHosts({ own: ownHosts(away), store })).rejects.toThrow(DatabaseAway);
});

test('a hundred thousand hosts are written in many turns, between which visitors are answered', async () => {
  const claims = Array.from({ length: 50_000 }, (_, n) => claim(`site-${n}`, `domain-${n}.com`));
  const first = ownHosts(async () => ({ claims, former: [] }));
  const stop = await keepOwnHosts({ own: first, store, pauseMs: 1e6 });
  let turns = 0;
  let isDone = false;
  const next = () => {
    turns++;
    if (!isDone) setImmediate(next);
  };
  setImmediate(next);
  await stop();
  isDone = true;
  expect(turns).toBeGreaterThan(50);
  const second = ownHosts(away);
  await (await keepOwnHosts({ own: second, store, mayBeAway: true }))();
  expect(second.at('www.domain-49999.com')).toEqual({ slug: 'site-49999', to: 'http://domain-49999.com:3000' });
});
