import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { type BuiltServer, endProcess, freePort, ready, startBuilt } from '../harness/built-server.ts';
import { askAsProxy } from '../harness/live-server.ts';
import { type OrdinaryPostgres, startOrdinaryPostgres } from '../harness/ordinary-postgres.ts';

// The role hosting beside the app, on a database that's stopped, with one data folder.
let folder: string;
let dataDir: string;
let database: OrdinaryPostgres;
let app: BuiltServer;
let port: number;
let hosting: ChildProcess;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(path.join(tmpdir(), 'sunup-hosting-'));
  chmodSync(folder, 0o755);
  dataDir = path.join(folder, 'data');
  database = await startOrdinaryPostgres();
  app = await startBuilt(dataDir, await freePort(), { DATABASE_URL: database.url, LOG_LEVEL: 'silent' });
  await query(`insert into domain_claims (id, project_id, domain, host, state, proof)
    select gen_random_uuid(), id, 'marigold.test', 'marigold.test', 'serving', 'seen' from projects where slug = '${slug}'`);
  port = await freePort();
  hosting = await startHosting();
});
test.afterAll(async () => {
  if (hosting) await endProcess(hosting, 'SIGKILL');
  await app?.stop();
  await database?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const slug = 'marigold-hair-room';
const host = () => `${slug}.sites.localhost:${new URL(app.url).port}`;
const ask = (at: string, asked: string) => askAsProxy({ port }, at, { headers: { host: asked } });

async function startHosting(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['build/server/main.js', 'hosting'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      APP_URL: app.url,
      DATABASE_URL: database.url,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await ready(`http://127.0.0.1:${port}`, child);
  return child;
}

async function query<Row>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}

const send = (message: string) =>
  askAsProxy({ port }, '/forms/contact', {
    method: 'POST',
    headers: { host: 'marigold.test', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ name: 'Vera Visitor', phone: '(919) 555-0101', message }).toString(),
  });

test('it serves sites, refuses the app, and takes less than 120 MB', async () => {
  const free = await ask('/', host());
  expect([free.status, free.headers.location]).toEqual([301, `http://marigold.test:${new URL(app.url).port}/`]);
  expect((await ask('/', 'marigold.test')).status).toBe(200);
  expect((await ask('/', new URL(app.url).host)).status).toBe(421);
  expect((await ask('/~ask?domain=marigold.test', '127.0.0.1')).status).toBe(200);
  expect((await ask('/~ask?domain=unknown.test', '127.0.0.1')).status).toBe(404);
  const memoryKb = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${hosting.pid}/status`, 'utf8'))?.[1]);
  expect(memoryKb / 1024).toBeLessThan(120);
});

test('its chunks have nothing of the app in them', () => {
  const { code, loads } = JSON.parse(readFileSync('build/server/hosting.json', 'utf8')) as { code: string; loads: string[] };
  expect(code).toMatch(/^[0-9a-f]{16}$/);
  expect(loads).toContain('roles/hosting.ts');
  const ofApp =
    /node_modules\/(?:react|react-router|@react-|better-auth|stripe|nodemailer)|^emails\/|^web\/(?:portal|admin|visitor)|^domain\/accounts|^sites\/(?:writer|render\/page)/;
  expect(loads.filter((name) => ofApp.test(name))).toEqual([]);
});

test('with the app and the database gone, and killed itself, it serves sites and loses and doubles no form', async () => {
  const copy = path.join(dataDir, 'hosting', 'own-hosts.jsonl');
  await expect.poll(() => existsSync(copy) && readFileSync(copy, 'utf8').includes('marigold.test')).toBe(true);
  await expect.poll(() => existsSync(path.join(dataDir, 'files', 'hosts', `${slug}.json`))).toBe(true);
  await app.kill();
  await database.stop();

  const words: string[] = [];
  for (let round = 0; round < 3; round++) {
    // Without anything in memory.
    await endProcess(hosting, 'SIGKILL');
    hosting = await startHosting();
    expect((await ask('/', 'marigold.test')).status).toBe(200);
    expect((await ask('/~ask?domain=marigold.test', '127.0.0.1')).status).toBe(200);
    expect((await ask('/~ask?domain=unknown.test', '127.0.0.1')).status).toBe(404);
    for (let n = 0; n < 5; n++) {
      const word = `Round ${round}, form ${n}`;
      const sent = await send(word);
      expect([sent.status, sent.headers.location]).toEqual([303, '/thanks/contact']);
      words.push(word);
    }
  }
  await endProcess(hosting, 'SIGKILL');

  await database.start();
  hosting = await startHosting();
  const inbox = () => query<{ message: string }>("select message from leads where message like 'Round %' order by created_at, id");
  // Killed while it puts them in.
  await expect.poll(async () => (await inbox()).length, { intervals: [5] }).toBeGreaterThan(0);
  await endProcess(hosting, 'SIGKILL');
  hosting = await startHosting();
  await expect.poll(async () => (await inbox()).map(({ message }) => message)).toEqual(words);
});
