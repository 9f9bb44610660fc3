import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

/** A page as our server sends it. The other servers send the same bytes and headers. */
export interface Page {
  host: string;
  path: string;
  headers: string[];
  body: Buffer;
}

/** Requests a page from a server on this machine, like a browser that accepts Brotli unless told otherwise. */
export function fetchPage(port: number, host: string, at: string, accepted = 'br, gzip'): Promise<Page & { status: number }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: at, headers: { host, 'accept-encoding': accepted } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ host, path: at, status: response.statusCode ?? 0, headers: response.rawHeaders, body: Buffer.concat(chunks) }),
      );
    });
    asked.once('error', reject);
    asked.end();
  });
}

const bareServer = `
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
const [folder, port] = process.argv.slice(1);
const all = readFileSync(folder + '/bodies');
const pages = new Map(JSON.parse(readFileSync(folder + '/pages.json', 'utf8')).map(({ key, headers, from, to }) => [key, { headers, body: Buffer.from(all.subarray(from, to)) }]));
createServer((request, response) => {
  const page = pages.get(request.headers.host + request.url);
  if (!page) return response.writeHead(404).end();
  response.writeHead(200, page.headers);
  response.end(page.body);
}).listen(Number(port), '127.0.0.1');
`;

/** Starts a bare node:http server that serves the pages from a Map. */
export async function startBare(folder: string, pages: Page[], port: number): Promise<ChildProcess> {
  let from = 0;
  const index = pages.map(({ host, path: at, headers, body }) => {
    const own = headers.flatMap((name, n) => (n % 2 || /^(?:date|connection|keep-alive)$/i.test(name) ? [] : [name, headers[n + 1] ?? '']));
    const entry = { key: host + at, headers: own, from, to: from + body.length };
    from += body.length;
    return entry;
  });
  writeFileSync(path.join(folder, 'bodies'), Buffer.concat(pages.map(({ body }) => body)));
  writeFileSync(path.join(folder, 'pages.json'), JSON.stringify(index));
  const child = spawn(process.execPath, ['--input-type=module', '-e', bareServer, folder, String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await answering(port, pages[0] as Page);
  return child;
}

/** Starts nginx with the same pages as files, found by host and path in a map (docs/hosting.md). Undefined if nginx isn't installed. */
export async function startNginx(folder: string, pages: Page[], port: number): Promise<ChildProcess | undefined> {
  const has = await promisify(execFile)('nginx', ['-v']).then(
    () => true,
    () => false,
  );
  if (!has) return undefined;
  const files = path.join(folder, 'nginx');
  mkdirSync(files, { recursive: true, mode: 0o755 });
  const objects: string[] = [];
  const policies: string[] = [];
  for (const [index, { host, path: at, headers, body }] of pages.entries()) {
    writeFileSync(path.join(files, `o${index}`), body);
    objects.push(`"${host}${at}" o${index};`);
    policies.push(`"${host}${at}" "${headers[headers.indexOf('Content-Security-Policy') + 1]}";`);
  }
  const configuration = `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 1; daemon off; pid ${files}/nginx.pid; error_log stderr error;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=20000;
      client_body_temp_path ${files}/t1; proxy_temp_path ${files}/t2; fastcgi_temp_path ${files}/t3; uwsgi_temp_path ${files}/t4; scgi_temp_path ${files}/t5;
      map_hash_max_size 65536; map_hash_bucket_size 512;
      map $http_host$request_uri $object { ${objects.join('\n')} }
      map $http_host$request_uri $policy { ${policies.join('\n')} }
      server {
        listen 127.0.0.1:${port};
        location / {
          rewrite ^ /$object break; root ${files}; default_type "text/html; charset=utf-8";
          add_header Content-Encoding br; add_header Vary Accept-Encoding; add_header Content-Security-Policy $policy;
          add_header X-Content-Type-Options nosniff; add_header Referrer-Policy strict-origin-when-cross-origin;
          add_header Cache-Control "public, max-age=0, must-revalidate"; add_header X-Frame-Options DENY; add_header Cross-Origin-Resource-Policy same-origin;
        }
      }
    }`;
  writeFileSync(path.join(files, 'nginx.conf'), configuration);
  const child = spawn('nginx', ['-c', path.join(files, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] });
  await answering(port, pages[0] as Page);
  return child;
}

async function answering(port: number, { host, path: at, body }: Page): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const page = await fetchPage(port, host, at).catch(() => undefined);
    if (page?.status === 200 && page.body.equals(body)) return;
    await delay(100);
  }
  throw new Error(`The server on port ${port} does not send the pages.`);
}
