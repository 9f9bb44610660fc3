import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { type BucketServer, startBucket } from '../harness/bucket-server.ts';
import { endProcess, freePort, ready } from '../harness/built-server.ts';
import { findCaddy, hosts, startCaddy } from '../harness/caddy.ts';
import { type OrdinaryPostgres, startOrdinaryPostgres } from '../harness/ordinary-postgres.ts';
import { readCompose, readSettings } from '../helpers/compose.ts';
import { type MailServer, startMailServer } from '../helpers/mail-server.ts';

/**
 * The processes of deploy/compose.yaml, started by hand with the settings and secrets that it gives them, behind Caddy with
 * deploy/Caddyfile. Only addresses are replaced: those of the database, the store and the mail server, ports and folders.
 */
let folder: string;
let database: OrdinaryPostgres;
let mailServer: MailServer;
let bucket: BucketServer;
let caddy: ChildProcess;
let processes: { name: string; env: Record<string, string>; child: ChildProcess; url: string }[] = [];
let ports: { https: number; http: number };

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(path.join(tmpdir(), 'sunup-deploy-'));
  const program = findCaddy(folder);
  test.skip(!program, 'Caddy isn’t installed and can’t be downloaded with apt-get, so nothing ran behind it.');
  const deploy = path.join(folder, 'deploy');
  cpSync('deploy', deploy, { recursive: true, filter: (file) => !/\/(?:\.env|secrets|certificates)$/.test(file) });
  execFileSync('sh', [path.join(deploy, 'prepare.sh')]);
  const secret = (name: string) => path.join(deploy, 'secrets', name);
  [database, mailServer] = await Promise.all([startOrdinaryPostgres(), startMailServer()]);
  writeFileSync(secret('database-url'), database.url);
  const keys = {
    accessKeyId: readFileSync(secret('s3-access-key-id'), 'utf8'),
    secretAccessKey: readFileSync(secret('s3-secret-access-key'), 'utf8'),
    region: 'us-east-1',
  };
  bucket = await startBucket(path.join(folder, 'bucket'), { keys });
  const compose = readCompose({
    ...readSettings(path.join(deploy, '.env')),
    APP_URL: `https://${hosts.app}`,
    SITES_DOMAIN: hosts.sites,
    SMTP_URL: mailServer.url,
    STRIPE_SECRET_KEY: 'sk_test_4eC39HqLyjWDarjtT1zdp7dc',
    STRIPE_WEBHOOK_SECRET: 'whsec_test',
    DNS_TOKEN: 'token',
  });
  processes = await Promise.all(
    Object.entries(compose.services).flatMap(([name, { image, environment, command = [], profiles }]) =>
      // What a profile starts needs settings of its own.
      image.startsWith('sunup:') && !profiles ? [start(name, command, environment, secret)] : [],
    ),
  );
  const portsOf = (role: string) => processes.filter(({ name }) => name.startsWith(role)).map(({ url }) => Number(new URL(url).port));
  ports = { https: await freePort(), http: await freePort() };
  caddy = await startCaddy(program ?? '', folder, { ...ports, upstreams: portsOf('web'), hosting: portsOf('hosting') });
  await Promise.all(processes.map(({ url, child }) => ready(url, child)));
  await expect.poll(() => ask('/healthz').catch(() => undefined)).toMatchObject({ status: 200 });
});
test.afterAll(async () => {
  await Promise.all([...processes.map(({ child }) => child), ...(caddy ? [caddy] : [])].map((child) => endProcess(child)));
  mailServer?.close();
  await bucket?.stop();
  await database?.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function start(name: string, command: string[], given: Record<string, string>, secret: (name: string) => string) {
  const port = await freePort();
  const values = Object.entries(given).map(([key, value]) => [
    key,
    value.replace(/^\/run\/secrets\/(.+)/, (_, file: string) => secret(file)),
  ]);
  const own = path.join(folder, name);
  mkdirSync(own, { mode: 0o700 });
  const env = {
    PATH: process.env.PATH ?? '',
    // What the Containerfile sets.
    NODE_ENV: 'production',
    NODE_OPTIONS: '--max-semi-space-size=8',
    ...(Object.fromEntries(values) as Record<string, string>),
    PORT: String(port),
    DATA_DIR: own,
    S3_URL: bucket.url,
    BACKUP_TO: path.join(own, 'backups'),
    LOG_LEVEL: 'silent',
  };
  const child = spawn(process.execPath, ['build/server/main.js', ...command], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return { name, env, child, url: `http://127.0.0.1:${port}` };
}

function ask(address: string, { host = hosts.app, headers = {} } = {}) {
  return new Promise<{ status: number; body: string; location: string | undefined }>((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port: ports.https,
      servername: host,
      path: address,
      rejectUnauthorized: false,
      agent: false as const,
    };
    request({ ...options, headers: { host, ...headers } }, (answer) => {
      let body = '';
      answer.on('data', (piece) => (body += piece));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body, location: answer.headers.location }));
    })
      .once('error', reject)
      .end();
  });
}

/** A site in the store, as a publication leaves it there. */
function storeSite(label: string): void {
  const store = (body: string) => {
    const hash = createHash('sha256').update(body).digest('hex');
    mkdirSync(path.join(folder, 'bucket', 'files', hash.slice(0, 2)), { recursive: true });
    writeFileSync(path.join(folder, 'bucket', 'files', hash.slice(0, 2), hash), body);
    return hash;
  };
  const page = '<!doctype html><title>Hollis</title><h1>Hollis Plumbing</h1>';
  const id = '00000000-0000-4000-8000-000000000000';
  const origin = `https://${label}.${hosts.sites}`;
  const manifestHash = store(
    JSON.stringify({
      ...{ format: 1, projectId: id, versionId: id, origin, contentHash: '0'.repeat(64), servedHash: '0'.repeat(64), headers: {} },
      files: { '/': { hash: store(page), bytes: page.length, headers: { 'Content-Type': 'text/html; charset=utf-8' } } },
    }),
  );
  mkdirSync(path.join(folder, 'bucket', 'files', 'hosts'), { recursive: true });
  writeFileSync(
    path.join(folder, 'bucket', 'files', 'hosts', `${label}.json`),
    JSON.stringify({ format: 1, origin, state: 'live', manifestHash }),
  );
}

test('two web processes, hosting and a worker answer behind Caddy, over HTTPS only', async () => {
  expect((await ask('/')).body).toContain('data-build=');
  expect((await ask('/', { host: `no-one.${hosts.sites}` })).status).toBe(404);
  // From a web process. Hosting refuses previews with 421.
  expect((await ask('/', { host: `p-${'a'.repeat(20)}.${hosts.sites}` })).status).toBe(404);
  const redirected = await new Promise<string | undefined>((resolve, reject) => {
    plainRequest({ host: '127.0.0.1', port: ports.http, path: '/faq', headers: { host: hosts.app } }, ({ headers }) =>
      resolve(headers.location),
    )
      .once('error', reject)
      .end();
  });
  expect(redirected).toContain(`https://${hosts.app}`);
  // Both have made their scripts and pages known in the bucket, and neither has stored anything in its own folder.
  expect(bucket.requests.some((one) => one.startsWith('PUT files/'))).toBe(true);
  for (const { env } of processes) expect(readdirSync(env.DATA_DIR ?? '').filter((name) => name === 'files')).toEqual([]);
});

test('the doctor finds the database, the store, the worker and the mail server in order', async () => {
  const worker = processes.find(({ name }) => name === 'worker');
  const doctor = spawn(process.execPath, ['build/server/main.js', 'doctor'], { env: worker?.env, stdio: ['ignore', 'pipe', 'inherit'] });
  const stdout = await text(doctor.stdout);
  const states = Object.fromEntries([...stdout.matchAll(/^(ok|WRONG|-) {2,}(\S.*?) {2,}/gm)].map(([, state, name = '']) => [name, state]));
  for (const name of [
    'Settings',
    'Data folder',
    'Database',
    'Rights',
    'Migrations',
    'Sessions',
    'Worker',
    'Queue',
    'Mail server',
    'File store',
  ])
    expect([name, states[name]], stdout).toEqual([name, 'ok']);
});

test('with one process stopped, everything is answered by the other', async () => {
  const first = processes[0];
  expect(first?.name).toBe('web-1');
  const stopping = endProcess(first?.child as ChildProcess);
  const answers = [];
  for (let n = 0; n < 60; n++) {
    answers.push((await ask('/faq')).status);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stopping;
  expect(answers.filter((status) => status !== 200)).toEqual([]);
});

test('while the database is away, live sites and public pages are still served', async () => {
  storeSite('hollis');
  await database.stop();
  // Longer than Caddy needs to notice that a process doesn't answer its checks.
  await new Promise((resolve) => setTimeout(resolve, 4000));
  expect(await ask('/readyz')).toMatchObject({ status: 503 });
  expect(await ask('/', { host: `hollis.${hosts.sites}` })).toMatchObject({
    status: 200,
    body: expect.stringContaining('Hollis Plumbing'),
  });
  expect((await ask('/faq')).status).toBe(200);
  // While hosting is gone, a web process serves sites, too.
  await endProcess(processes.find(({ name }) => name === 'hosting')?.child as ChildProcess, 'SIGKILL');
  expect((await ask('/', { host: `hollis.${hosts.sites}` })).status).toBe(200);
  await database.start();
});
