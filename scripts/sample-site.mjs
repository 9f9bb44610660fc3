// Builds the site of a brief with the built site generator and serves its files on localhost.
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { root } from './setup.mjs';

const types = {
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};

/**
 * Builds the site into `folder` and returns its URL and a function that stops serving it. Ends the process if the site fails
 * the quality check.
 */
export async function serveSample(brief, seed, folder) {
  execFileSync(process.execPath, ['build/server/main.js', 'site', '--brief', brief, '--out', folder, '--seed', String(seed)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const server = createServer((request, response) => {
    const file = path.join(folder, decodeURIComponent(new URL(request.url, 'http://x').pathname));
    const found = statSync(file, { throwIfNoEntry: false })?.isDirectory() ? path.join(file, 'index.html') : file;
    if (!statSync(found, { throwIfNoEntry: false })) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': types[path.extname(found)] ?? 'application/octet-stream' }).end(readFileSync(found));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}
