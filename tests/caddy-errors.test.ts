import { type ChildProcess, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from './harness/built-server.ts';
import { findCaddy, hosts, startCaddy } from './harness/caddy.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sunup-caddy-'));
const program = findCaddy(folder);
let caddy: ChildProcess | undefined;
let https: number;

beforeAll(async () => {
  const [secure, plain, upstream] = await Promise.all([freePort(), freePort(), freePort()]);
  https = secure;
  if (program) caddy = await startCaddy(program, folder, { https, http: plain, upstreams: [upstream] });
});
afterAll(() => {
  caddy?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  status: number | undefined;
  retryAfter: string | undefined;
  type: string | undefined;
  body: string;
}

function ask(host: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: https, servername: host, headers: { host: `${host}:${https}` }, rejectUnauthorized: false };
    get(options, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          retryAfter: response.headers['retry-after'],
          type: response.headers['content-type'],
          body: Buffer.concat(pieces).toString(),
        }),
      );
    }).on('error', reject);
  });
}

test.skipIf(!program)(
  'while no web process answers, visitors of the app and of customers’ sites see a page that reloads',
  async () => {
    await expect
      .poll(
        () =>
          ask(hosts.app).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 20_000 },
      )
      .toBe(503);
    for (const host of [hosts.app, `hollis.${hosts.sites}`])
      expect(await ask(host)).toEqual({
        status: 503,
        retryAfter: '30',
        type: 'text/html; charset=utf-8',
        body: expect.stringMatching(/<meta http-equiv="refresh" content="15">.*<h1>We’ll be back in a moment<\/h1>/),
      });
  },
  60_000,
);

test.skipIf(!program)('Caddy formats the file as it is', () => {
  const { stdout } = spawnSync(program ?? '', ['fmt', '--diff', 'deploy/Caddyfile'], { encoding: 'utf8' });
  expect(stdout.split('\n').filter((line) => /^[+-]/.test(line))).toEqual([]);
});
