import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { env } from '../base/env.ts';
import { startParts } from '../roles/start.ts';
import { freePort } from '../tests/harness/built-server.ts';
import { load, median, type Round, rate, shareOf } from './load.ts';
import { report } from './report.ts';
import { signUp } from './setup/customer.ts';

const rounds = 9;
/** Share of the bare server's requests per second, p99 of a cached page, p50 of a render. */
const limits = { share: 0.7, p99Ms: 20, renderMs: 15 };

/**
 * The cached home page through the whole app, in turn with a bare `node:http` server that answers the same bytes and
 * headers (what the runtime can do), and nginx where it's installed. Then home, rendered for someone logged in.
 */
export async function bench(): Promise<number> {
  const running = await startParts({ web: true, worker: false });
  const appUrl = `${env().appUrl}/`;
  const page = await fetchPage(appUrl);
  const bare = await bareServer(page);
  const nginx = await startNginx(page);
  try {
    const seen: Record<'bare' | 'app' | 'nginx', Round[]> = { bare: [], app: [], nginx: [] };
    for (let round = 0; round < rounds; round++) {
      seen.bare.push(await load(`http://localhost:${(bare.address() as AddressInfo).port}/`));
      seen.app.push(await load(appUrl));
      if (nginx) seen.nginx.push(await load(`http://localhost:${nginx.port}/`));
    }
    // One request after the other, and nothing of the page is cached.
    const rendered = await load(appUrl, { connections: 1, cookie: (await signUp('pages')).cookie });
    return report(
      'pages',
      [
        {
          label: 'cached home, share of the bare server',
          value: shareOf(seen.app, seen.bare),
          limit: limits.share,
          unit: '×',
          must: 'reach',
        },
        { label: 'cached home, p99', value: median(seen.app, ({ p99Ms }) => p99Ms), limit: limits.p99Ms, unit: 'ms' },
        { label: 'home rendered for someone logged in, p50', value: rendered.p50Ms, limit: limits.renderMs, unit: 'ms' },
      ],
      [
        `requests per second, median of ${rounds} rounds with wrk: app ${rate(seen.app).toFixed(0)}, bare node:http ${rate(seen.bare).toFixed(0)}, ${nginx ? `nginx ${rate(seen.nginx).toFixed(0)}` : 'nginx not installed'}`,
        `the page is ${page.body.length} bytes in brotli; rendered p99 ${rendered.p99Ms.toFixed(1)} ms`,
      ],
    );
  } finally {
    nginx?.process.kill('SIGTERM');
    bare.close();
    bare.closeAllConnections();
    await running.stop();
  }
}

interface Page {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

async function fetchPage(url: string): Promise<Page> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br, gzip' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () => {
        if (response.statusCode === 200) resolve({ headers: response.headers, body: Buffer.concat(parts) });
        else reject(new Error(`${url} answered ${response.statusCode}.`));
      });
    }).once('error', reject);
  });
}

/** Headers that the server beneath writes itself. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

function pageHeaders({ headers }: Page): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) => (ownHeaders.has(name) || value === undefined ? [] : [[name, String(value)]]));
}

async function bareServer(page: Page): Promise<Server> {
  const headers = pageHeaders(page).flat();
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(page.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** nginx with one worker that sends the same bytes and headers from a file; undefined where it isn't installed. */
async function startNginx(page: Page): Promise<{ process: ChildProcess; port: number } | undefined> {
  const folder = path.join(env().dataDir, 'nginx');
  mkdirSync(path.join(folder, 'www'), { recursive: true });
  writeFileSync(path.join(folder, 'www', 'index.html'), page.body);
  const port = await freePort();
  const added = pageHeaders(page).filter(([name]) => !['content-type', 'content-length', 'etag', 'last-modified'].includes(name));
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http { access_log off; keepalive_requests 10000000; open_file_cache max=10; types { text/html html; } charset utf-8;
  server { listen 127.0.0.1:${port}; root ${folder}/www;
    ${added.map(([name, value]) => `add_header ${name} "${value}";`).join('\n    ')} } }
`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'error.log')], {
    stdio: 'ignore',
  });
  const started = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', () => resolve(false));
    child.once('spawn', () => void untilAnswers(`http://localhost:${port}/`).then(resolve));
  });
  return started ? { process: child, port } : undefined;
}

async function untilAnswers(url: string): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (
      await fetchPage(url).then(
        () => true,
        () => false,
      )
    )
      return true;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return false;
}
