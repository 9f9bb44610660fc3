import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepBuild } from '../../domain/builds/kept-builds.ts';
import { openStorage, storeAt } from '../../outside/storage/storage.ts';
import { addKeptAssets, keptFrameScript } from './kept-assets.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sunup-assets-'));
const app = new Hono();
const body = Buffer.from('export const a = 1;');
beforeAll(async () => {
  openStorage(storeAt({ dataDir: folder }));
  const files = { 'faq-C2tZE6xY.js': body, 'faq-C2tZE6xY.js.br': brotliCompressSync(body), 'app-BVs4ucdz.css': Buffer.from('a{}') };
  await keepBuild('0.0.1-aa', new Map([...Object.entries(files), ['~editor.js', Buffer.from('old editor')]]));
  addKeptAssets(app);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a file of another build comes as that build would send it', async () => {
  const small = await app.request('/assets/faq-C2tZE6xY.js', { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(Object.fromEntries(small.headers)).toEqual({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-length': String(brotliCompressSync(body).length),
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync(Buffer.from(await small.arrayBuffer()))).toEqual(body);
  const plain = await app.request('/assets/faq-C2tZE6xY.js');
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, body.toString()]);
  const style = await app.request('/assets/app-BVs4ucdz.css', { headers: { 'Accept-Encoding': 'br' } });
  expect([style.headers.get('content-type'), style.headers.get('content-encoding')]).toEqual(['text/css; charset=utf-8', null]);
});

test.each(['/assets/none-C2tZE6xY.js', '/assets/faq.js', '/assets/..%2fauth-secret', '/assets/~editor.js'])(
  '%s is missing, and no cache may remember that',
  async (address) => {
    const answer = await app.request(address);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  },
);

test('a preview’s frame gets the script of the build that its tab came from, while there is one', async () => {
  expect(await keptFrameScript('/~editor.js', '0.0.1-aa')).toBe('old editor');
  expect(await keptFrameScript('/~editor.js', '0.0.0-none')).toBeUndefined();
});
