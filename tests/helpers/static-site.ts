import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.xml': 'application/xml',
};

/** Makes a brief's site with the command people use and serves its folder. */
export async function serveBrief(brief: string): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sunup-site-'));
  execFileSync(process.execPath, ['build/server/main.js', 'site', '--brief', `sites/briefs/${brief}.json`, '--out', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const server = createServer((request, response) => {
    const asked = path.join(folder, decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname));
    const file = statSync(asked, { throwIfNoEntry: false })?.isDirectory() ? path.join(asked, 'index.html') : asked;
    if (!statSync(file, { throwIfNoEntry: false })) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': types[path.extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
