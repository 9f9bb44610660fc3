import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withoutBrotli } from './fetch-encoding.ts';

const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.headers['accept-encoding'] ?? '');
  const [encoding, body] = request.url === '/br' ? ['br', brotliCompressSync('{}')] : ['gzip', gzipSync('{"issuer":"x"}')];
  response.writeHead(200, { 'Content-Encoding': encoding as string, 'X-Method': request.method ?? '' });
  response.end(body);
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const ask = withoutBrotli(fetch);

test('other servers are asked for gzip or plain answers, never for Brotli', async () => {
  expect(await (await ask(`${origin}/discovery`)).json()).toEqual({ issuer: 'x' });
  await ask(new URL(`${origin}/token`), { method: 'POST', body: 'a=b', headers: { 'Accept-Encoding': 'br' } });
  await ask(new Request(`${origin}/keys`));
  expect(asked.splice(0)).toEqual(['gzip, identity', 'gzip, identity', 'gzip, identity']);
});

test('a method and body arrive as given', async () => {
  expect((await ask(`${origin}/token`, { method: 'POST', body: 'a=b' })).headers.get('x-method')).toBe('POST');
});

test('an answer in Brotli is refused before it is read', async () => {
  await expect(ask(`${origin}/br`)).rejects.toThrow('sent a Brotli response');
});
