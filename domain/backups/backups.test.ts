import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { db } from '../../db/connect.ts';
import type { WaitingJob } from '../../db/dump.ts';
import { enqueue } from '../../db/enqueue.ts';
import { migrateDatabase, migrationCount } from '../../db/migrate.ts';
import type { FileStore } from '../../outside/storage/file-store.ts';
import { digestOf, getFile, openStorage, putFile, storeAt } from '../../outside/storage/storage.ts';
import { bucketKeys, startBucket } from '../../tests/harness/bucket-server.ts';
import { onServer, useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { liveProject } from '../../tests/helpers/projects.ts';
import { bodiesOf, readManifest } from '../hosting/manifest.ts';
import { hostedSites } from '../hosting/queries.ts';
import { changeSetting } from '../settings/settings.ts';
import { affectedSites } from './affected-sites.ts';
import { fileKey, makeBackup } from './backup.ts';
import { backupIds, openPlace } from './place.ts';
import { restore } from './restore.ts';

// As the owner of its tables and nothing more, like the user of a database that others run.
const database = useDatabase({ superuser: false });
const owner = () => `owner_of_${new URL(database.url()).pathname.slice(1)}`;
const folder = mkdtempSync(path.join(tmpdir(), 'sunup-backups-'));
const created: string[] = [];

/** Files that only a setting and an issued document name. */
let marks: string[] = [];
beforeAll(async () => {
  await liveProject('Backed-up Plumbing');
  marks = await Promise.all(['new', 'old'].map((age) => putFile(Buffer.from(`the ${age} logo`))));
  await changeSetting('brandMark', `${marks[0]} light`, 'test');
  await db().execute(sql`update documents set seller = seller || jsonb_build_object('mark', ${marks[1]}::text)`);
  await db().transaction((tx) => enqueue(tx, 'remove-files', { names: ['ab'.repeat(16)] }));
});
beforeEach(() => openStorage(storeAt({ dataDir: database.filesFolder() })));
afterAll(async () => {
  for (const name of created) await onServer(inject('databaseUrl'), `drop database ${name} with (force)`);
  rmSync(folder, { recursive: true });
});

/** Address of a new database without tables, or of a copy of another one, for the role that owns the tables of the first one. */
async function emptyDatabase(template = 'template0'): Promise<string> {
  const name = `restored_${randomBytes(6).toString('hex')}`;
  created.push(name);
  await onServer(inject('databaseUrl'), `create database ${name} template ${template} strategy file_copy owner ${owner()}`);
  const url = new URL(inject('databaseUrl'));
  url.pathname = name;
  url.username = owner();
  url.password = owner();
  return url.href;
}

/** Creating the tables takes longer than the rest of a restore, so most databases are copies of one that has them. */
let withTables: Record<'older' | 'current', string>;
beforeAll(async () => {
  const nameOf = (url: string) => new URL(url).pathname.slice(1);
  const older = await emptyDatabase();
  await migrateDatabase(older, migrationCount() - 1);
  const current = await emptyDatabase(nameOf(older));
  await migrateDatabase(current);
  withTables = { older: nameOf(older), current: nameOf(current) };
});
/** Address of a new database without rows, with the tables of this release or of the one before the last migration. */
const databaseWithTables = (of: 'older' | 'current' = 'current') => emptyDatabase(withTables[of]);

const newFolder = () => mkdtempSync(path.join(folder, 'place-'));
/** The live store. */
const live = () => ({ dataDir: database.filesFolder() });

async function rowsOf<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query<Row>(statement)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** Digest of each table's rows, and what else a restored database must have. */
async function contentOf(url: string): Promise<Record<string, unknown>> {
  const tables = await rowsOf<{ name: string }>(
    url,
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1",
  );
  const content: Record<string, unknown> = {};
  for (const { name } of tables) {
    const [row] = await rowsOf(
      url,
      `select count(*)::int as count, md5(string_agg(t::text, '|' order by t::text)) as rows from "${name}" t`,
    );
    content[name] = row;
  }
  content.constraints = await rowsOf(
    url,
    `select conrelid::regclass::text as on, conname, convalidated, pg_get_constraintdef(oid) as definition from pg_constraint
     where connamespace = 'public'::regnamespace order by 1, 2`,
  );
  content.triggers = await rowsOf(url, 'select tgname, tgenabled from pg_trigger where not tgisinternal order by 1');
  content.sequences = await rowsOf(url, "select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1");
  return content;
}

const places: [string, () => Promise<{ place: FileStore; store: FileStore; url: string; stop: () => Promise<void> }>][] = [
  [
    'folders',
    async () => ({
      place: openPlace(newFolder(), live()),
      store: storeAt({ dataDir: newFolder() }),
      url: await emptyDatabase(),
      stop: async () => undefined,
    }),
  ],
  [
    'buckets, encrypted',
    async () => {
      const server = await startBucket(newFolder(), { pageSize: 7 });
      const bucket = { url: server.url, ...bucketKeys };
      return {
        place: openPlace(`${server.url}/backups`, { dataDir: '', backupKeys: bucketKeys, backupEncryptionKey: 'k'.repeat(32) }),
        store: storeAt({ dataDir: '', bucket }),
        url: await databaseWithTables(),
        stop: server.stop,
      };
    },
  ],
];

test.each(places)('everything comes back from %s: rows, numbers, rules, waiting jobs, and every file to the byte', async (_, open) => {
  const { place, store, url, stop } = await open();
  const made = await makeBackup({ databaseUrl: database.url(), place });
  expect(made.files.lost).toEqual([]);
  expect(made.files.added).toBe(made.files.count);
  const [site] = await hostedSites(['backed-up-plumbing']);
  const names = [...marks, site?.manifestHash ?? '', ...bodiesOf(await readManifest(site?.manifestHash ?? ''))];
  const before = await Promise.all(names.map(async (name) => digestOf(await getFile(name))));

  openStorage(store);
  const jobs: WaitingJob[] = [];
  await restore({ databaseUrl: url, place, send: async (job) => jobs.push(job) });

  expect(await contentOf(url)).toEqual(await contentOf(database.url()));
  expect(await Promise.all(names.map(async (name) => digestOf(await getFile(name))))).toEqual(before);
  expect(jobs).toContainEqual(expect.objectContaining({ name: 'remove-files', data: { names: ['ab'.repeat(16)] } }));
  await stop();
});

test('a second backup copies only new files, and both can be restored', async () => {
  const place = openPlace(newFolder(), live());
  const first = await makeBackup({ databaseUrl: database.url(), place, now: new Date('2026-11-27T06:30:00Z') });
  const person = await makePerson({ email: 'between@people.test' });
  const second = await makeBackup({ databaseUrl: database.url(), place, now: new Date('2026-11-28T06:30:00Z') });
  expect(second.files).toMatchObject({ count: first.files.count, added: 0, bytes: 0 });
  for (const [id, count] of [
    [first.id, 0],
    [second.id, 1],
    [undefined, 1],
  ] as const) {
    const url = await databaseWithTables();
    openStorage(storeAt({ dataDir: newFolder() }));
    await restore({ databaseUrl: url, place, id, send: async () => undefined });
    expect(await rowsOf(url, `select from users where id = '${person.id}'`)).toHaveLength(count);
  }
});

test('what changes while a backup is made isn’t in it, so its rows fit together', async () => {
  const inFolder = openPlace(newFolder(), live());
  let changed = false;
  const place: FileStore = {
    ...inFolder,
    async write(key, body) {
      if (!changed) await makePerson({ email: 'meanwhile@people.test' });
      changed = true;
      await inFolder.write(key, body);
    },
  };
  await makeBackup({ databaseUrl: database.url(), place });
  const url = await databaseWithTables();
  await restore({ databaseUrl: url, place, send: async () => undefined });
  expect(await rowsOf(url, "select from users where email = 'meanwhile@people.test'")).toEqual([]);
});

test('one that was stopped halfway doesn’t count, and the next one finishes what it began', async () => {
  const root = newFolder();
  const inFolder = openPlace(root, live());
  let writes = 0;
  const failing: FileStore = {
    ...inFolder,
    async write(key, body) {
      if (key.startsWith('files/') && ++writes > 5) throw new Error('The disk is full.');
      await inFolder.write(key, body);
    },
  };
  await expect(makeBackup({ databaseUrl: database.url(), place: failing })).rejects.toThrow('The disk is full.');
  const url = await databaseWithTables();
  await expect(restore({ databaseUrl: url, place: inFolder, send: async () => undefined })).rejects.toThrow(
    'There’s no complete backup here.',
  );
  const [stopped = ''] = readdirSync(path.join(root, 'tables'));
  const { files } = await makeBackup({ databaseUrl: database.url(), place: inFolder, now: new Date(Date.now() + 60_000) });
  expect(files.added).toBe(files.count - 5);
  expect(readdirSync(path.join(root, 'tables', stopped))).toEqual([]);
});

/** A copy of one backup, for tests that only need one. */
let copied: Promise<{ root: string; id: string }> | undefined;
async function backedUp(): Promise<{ root: string; id: string; place: FileStore }> {
  copied ??= (async () => {
    const root = newFolder();
    return { root, id: (await makeBackup({ databaseUrl: database.url(), place: openPlace(root, live()) })).id };
  })();
  const [{ root: from, id }, root] = [await copied, newFolder()];
  cpSync(from, root, { recursive: true });
  return { root, id, place: openPlace(root, live()) };
}

/** Changes the last byte of a file. The returned function repairs it. */
function damage(file: string): () => void {
  const whole = readFileSync(file);
  writeFileSync(file, Buffer.concat([whole.subarray(0, -1), Buffer.from('!')]));
  return () => writeFileSync(file, whole);
}

test('damage in its tables is noticed, nothing is in the database then, and the repaired one restores', async () => {
  const { root, id, place } = await backedUp();
  const parent = path.join(root, 'tables', id);
  const repair = damage(path.join(parent, readdirSync(parent).find((one) => one.startsWith('site_versions.')) ?? ''));
  const url = await databaseWithTables();
  openStorage(storeAt({ dataDir: newFolder() }));
  await expect(restore({ databaseUrl: url, place, send: async () => undefined })).rejects.toThrow(/^The backup is damaged: /);
  expect(await rowsOf(url, 'select from users')).toEqual([]);
  repair();
  expect(await restore({ databaseUrl: url, place, send: async () => undefined })).toMatchObject({ id, lost: [] });
  expect((await rowsOf(url, 'select from users')).length).toBeGreaterThan(0);
});

test('stored files that are missing or damaged don’t keep the rest from being restored, and are listed with the sites they belong to', async () => {
  const root = newFolder();
  const place = openPlace(root, live());
  await makeBackup({ databaseUrl: database.url(), place });
  const [released, versioned] = await rowsOf<{ name: string }>(
    database.url(),
    '(select manifest_hash as name from site_releases limit 1) union all (select hash from site_files limit 1)',
  );
  const [gone = '', rotten = '', mark = ''] = [released?.name, versioned?.name, marks[0]];
  rmSync(path.join(root, fileKey(gone)));
  for (const name of [rotten, mark]) damage(path.join(root, fileKey(name)));
  const url = await databaseWithTables();
  const store = storeAt({ dataDir: newFolder() });
  openStorage(store);
  const { lost } = await restore({ databaseUrl: url, place, send: async () => undefined });
  expect(lost.toSorted()).toEqual([gone, rotten, mark].toSorted());
  expect(await contentOf(url)).toEqual(await contentOf(database.url()));
  expect((await getFile(marks[1] ?? '')).toString()).toBe('the old logo');
  const sitesOf = (names: string[]) => affectedSites((statement) => rowsOf(url, statement), names);
  expect([await sitesOf(lost), await sitesOf([mark]), await sitesOf([])]).toEqual([['backed-up-plumbing'], [], []]);
});

test('right after a restore, before Sunup has started, a backup can be made; of an empty database it can’t', async () => {
  const { place } = await backedUp();
  const url = await emptyDatabase();
  await expect(makeBackup({ databaseUrl: url, place: openPlace(newFolder(), live()) })).rejects.toThrow('There’s nothing to back up yet');
  await restore({ databaseUrl: url, place, send: async () => undefined });
  expect((await makeBackup({ databaseUrl: url, place, now: new Date(Date.now() + 60_000) })).files.lost).toEqual([]);
});

test('a database with accounts is left alone', async () => {
  const { place } = await backedUp();
  const before = await contentOf(database.url());
  const jobs: WaitingJob[] = [];
  const store = newFolder();
  openStorage(storeAt({ dataDir: store }));
  await expect(restore({ databaseUrl: database.url(), place, send: async (job) => jobs.push(job) })).rejects.toThrow(
    'The database already has accounts.',
  );
  expect([await contentOf(database.url()), jobs, readdirSync(path.join(store, 'files'))]).toEqual([before, [], []]);
});

test('a database on which Sunup is running is left alone', async () => {
  const { place } = await backedUp();
  const url = await databaseWithTables();
  const running = new pg.Client({ connectionString: url, application_name: 'sunup-live' });
  await running.connect();
  await expect(restore({ databaseUrl: url, place, send: async () => undefined })).rejects.toThrow('Sunup is running on this database.');
  await running.end();
});

/** What a backup reads of the queue. */
const jobTable =
  'create table pgboss.job (name text, data jsonb, state text, start_after timestamptz, singleton_key text, created_on timestamptz)';

test('a place takes backups of one installation only, and a restored one is the same', async () => {
  const place = openPlace(newFolder(), live());
  const [one, other] = [await databaseWithTables(), await databaseWithTables()];
  for (const url of [one, other]) {
    await rowsOf(url, "insert into installation (mode) values ('live')");
    await rowsOf(url, 'create schema pgboss');
    await rowsOf(url, jobTable);
  }
  await makeBackup({ databaseUrl: one, place });
  await expect(makeBackup({ databaseUrl: other, place })).rejects.toThrow('This place has backups of another installation.');
  const restored = await databaseWithTables();
  await restore({ databaseUrl: restored, place, send: async () => undefined });
  // Another server may be in another time zone.
  await rowsOf(restored, `alter database ${new URL(restored).pathname.slice(1)} set timezone = 'Asia/Tokyo'`);
  await rowsOf(restored, 'create schema pgboss');
  await rowsOf(restored, jobTable);
  const { id } = await makeBackup({ databaseUrl: restored, place, now: new Date(Date.now() + 60_000) });
  expect(await backupIds(place)).toEqual([id]);
});

test('a database that a newer release has migrated takes no backup of an older one', async () => {
  const place = openPlace(newFolder(), live());
  const older = await databaseWithTables('older');
  await rowsOf(older, 'create schema pgboss');
  await rowsOf(older, jobTable);
  await makeBackup({ databaseUrl: older, place });
  const newer = await databaseWithTables();
  await expect(restore({ databaseUrl: newer, place, send: async () => undefined })).rejects.toThrow('tables of a newer release');
});

test('if its lock is lost, a backup doesn’t count, because another one may have removed its files', async () => {
  const root = newFolder();
  const inFolder = openPlace(root, live());
  const place: FileStore = {
    ...inFolder,
    async write(key, body) {
      if (key.includes('files-f'))
        await onServer(
          inject('databaseUrl'),
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sunup-backup-lock' and datname = '${new URL(database.url()).pathname.slice(1)}'`,
        );
      await inFolder.write(key, body);
    },
  };
  await expect(makeBackup({ databaseUrl: database.url(), place })).rejects.toThrow();
  expect(existsSync(path.join(root, 'backups'))).toBe(false);
});

test('another file beside the manifests is ignored, and a damaged manifest is said to be', async () => {
  const { root, id, place } = await backedUp();
  writeFileSync(path.join(root, 'backups', '.DS_Store'), '');
  writeFileSync(path.join(root, 'backups', 'notes.json'), '{}');
  expect(await backupIds(place)).toEqual([id]);
  writeFileSync(path.join(root, 'backups', `${id}.json`), '{"form');
  await expect(restore({ databaseUrl: await databaseWithTables(), place, send: async () => undefined })).rejects.toThrow(
    `The manifest of backup ${id} is damaged`,
  );
});

test('a backup of an earlier release is restored and migrated; one of a newer release is refused', async () => {
  const root = newFolder();
  const place = openPlace(root, live());
  const older = await databaseWithTables('older');
  await rowsOf(older, 'create schema pgboss');
  await rowsOf(older, jobTable);
  await rowsOf(
    older,
    `insert into users (id, name, first_name, last_name, email) values (gen_random_uuid(), 'Old Friend', 'Old', 'Friend', 'old@people.test')`,
  );
  const { id } = await makeBackup({ databaseUrl: older, place });
  const url = await emptyDatabase();
  await restore({ databaseUrl: url, place, send: async () => undefined });
  expect(await rowsOf(url, 'select email from users')).toEqual([{ email: 'old@people.test' }]);
  expect(await rowsOf(url, 'select from drizzle.__drizzle_migrations')).toHaveLength(migrationCount());

  const manifest = path.join(root, 'backups', `${id}.json`);
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"migrationCount":\d+/, '"migrationCount":999'));
  await expect(restore({ databaseUrl: await emptyDatabase(), place, send: async () => undefined })).rejects.toThrow(
    'made by a newer release',
  );
});

test('outdated backups go with their tables and the files that only they had', async () => {
  const root = newFolder();
  const place = openPlace(root, live());
  const orphan = path.join(root, 'files', 'ab', 'ab'.repeat(32));
  await makeBackup({ databaseUrl: database.url(), place, now: new Date('2024-01-01T06:30:00Z') });
  const { id } = await makeBackup({ databaseUrl: database.url(), place, now: new Date('2026-01-28T06:30:00Z') });
  // One of each month before it, with the same tables.
  const manifest = readFileSync(path.join(root, 'backups', `${id}.json`), 'utf8');
  for (let month = 1; month <= 12; month++) {
    const monthly = id.replace('2026-01', `2025-${String(month).padStart(2, '0')}`);
    writeFileSync(path.join(root, 'backups', `${monthly}.json`), manifest.replace(`"id":"${id}"`, `"id":"${monthly}"`));
  }
  await place.write(`files/ab/${'ab'.repeat(32)}`, Buffer.from('only the oldest had it'));
  expect(readFileSync(orphan, 'utf8')).toContain('oldest');
  await makeBackup({ databaseUrl: database.url(), place, now: new Date('2026-02-28T06:30:00Z') });
  expect(readdirSync(path.join(root, 'backups'))).toHaveLength(12);
  expect(readdirSync(path.join(root, 'tables', '2024-01-01T063000Z'))).toEqual([]);
  expect(() => readFileSync(orphan)).toThrow();
  const url = await databaseWithTables();
  await restore({ databaseUrl: url, place, send: async () => undefined });
});
