import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { compressAnswers } from './compress.ts';

// As in the server, whose responses aren't the platform's own.
getRequestListener(() => new Response());

const page = `<!doctype html>${'<li>An order of many</li>'.repeat(500)}`;
let isCanceled = false;
const app = new Hono();
app.use(compressAnswers());
const length = { 'Content-Length': String(Buffer.byteLength(page)) };
app.get('/page', (context) => context.html(page, 200, length));
app.get('/unmeasured', (context) => context.html(page));
app.get('/short', (context) => context.body('short', 200, { 'Content-Type': 'text/plain', 'Content-Length': '5' }));
app.get('/data', (context) => context.json({ rows: page }, 200, { ETag: '"abc"' }));
app.get('/photo', (context) => context.body(page, 200, { 'Content-Type': 'image/jpeg' }));
app.get('/events', (context) => context.body(page, 200, { 'Content-Type': 'text/event-stream' }));
app.get('/done', (context) => context.body(page, 200, { 'Content-Type': 'text/html', 'Content-Encoding': 'br' }));
app.get('/part', (context) => context.body(page, 206, { 'Content-Type': 'text/plain' }));
app.get('/moved', (context) => context.redirect('/page'));
let pulls = 0;
app.get('/long', () => {
  const body = new ReadableStream({
    pull: async (controller) => {
      pulls++;
      await new Promise((resolve) => setImmediate(resolve));
      controller.enqueue(randomBytes(10_000));
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/plain' } });
});
app.get('/endless', () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('<p>first</p>')),
    cancel: () => {
      isCanceled = true;
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/html' } });
});

const ask = (path: string, accepted: string | null = 'gzip, deflate, br', method = 'GET') =>
  app.request(path, { method, headers: accepted === null ? {} : { 'Accept-Encoding': accepted } });

test.each([
  ['/page', page],
  ['/unmeasured', page],
  ['/data', JSON.stringify({ rows: page })],
])('%s is compressed, and is the same after that', async (path, whole) => {
  const answer = await ask(path);
  expect([answer.headers.get('content-encoding'), answer.headers.get('vary'), answer.headers.get('content-length')]).toEqual([
    'gzip',
    'Accept-Encoding',
    null,
  ]);
  const body = Buffer.from(await answer.arrayBuffer());
  expect(body.length).toBeLessThan(whole.length / 5);
  expect(gunzipSync(body).toString()).toBe(whole);
});

test('a compressed version has a weak tag, because its bytes differ', async () => {
  expect((await ask('/data')).headers.get('etag')).toBe('W/"abc"');
  expect((await ask('/data', null)).headers.get('etag')).toBe('"abc"');
});

test.each(['/short', '/photo', '/events', '/part', '/moved'])('%s is left as it is', async (path) => {
  expect((await ask(path)).headers.get('content-encoding')).toBeNull();
});

test('what’s compressed already isn’t compressed again', async () => {
  const answer = await ask('/done');
  expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual(['br', page]);
});

test.each([null, 'identity', 'br', 'gzip;q=0'])('a client that accepts %j gets the plain page', async (accepted) => {
  const answer = await ask('/page', accepted);
  expect([answer.headers.get('content-encoding'), answer.headers.get('vary'), await answer.text()]).toEqual([
    null,
    'Accept-Encoding',
    page,
  ]);
});

test('the beginning of a page arrives before its end, and a client that leaves ends it', async () => {
  const reader = (await ask('/endless')).body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  const begun = value?.byteLength === 10 ? (await reader?.read())?.value : value;
  expect(begun?.byteLength).toBeGreaterThan(10);
  await reader?.cancel();
  await expect.poll(() => isCanceled).toBe(true);
});

test('a client that stops reading holds back what’s written', async () => {
  const reader = (await ask('/long')).body?.getReader();
  await reader?.read();
  let before = 0;
  const isStill = () => {
    const same = pulls === before;
    before = pulls;
    return same;
  };
  await expect.poll(isStill).toBe(true);
  expect(pulls).toBeLessThan(100);
  await reader?.cancel();
});
