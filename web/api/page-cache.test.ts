import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { requestIdFrom } from '../http/request-id.ts';
import { PageCache } from './page-cache.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
  vi.useRealTimers();
});

/** A server that keeps '/' and '/about'; anything else, and whatever is personal, is answered 'framework'. */
async function serve(render: (path: string, nonce: string) => Promise<Response>) {
  let pages: PageCache | undefined;
  const server = createServer((request: IncomingMessage, response: ServerResponse) =>
    pages?.answer(request, response, requestIdFrom(request.headers['x-request-id']), () => response.end('framework')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  pages = new PageCache({
    host,
    isPublic: (path) => path === '/' || path === '/about',
    render,
    securityHeaders: (sources) => ({ 'Content-Security-Policy': `script-src 'self' ${sources}` }),
  });
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
      ask({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, path, method, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }));
      })
        .on('error', reject)
        .end();
    });
  return { get, pages };
}

const page = (words: string) => new Response(`<!doctype html><p>${words}</p><script>go()</script>`);

test('a public page is rendered once and then answered from memory', async () => {
  const render = vi.fn(async () => page('hello'));
  const { get } = await serve(render);
  expect((await get('/')).body.toString()).toContain('hello');
  expect((await get('/?utm_source=ad')).body.toString()).toContain('hello');
  expect(render).toHaveBeenCalledTimes(1);
});

test('visitors at the same moment share one rendering', async () => {
  const render = vi.fn(async () => page('hello'));
  const { get } = await serve(render);
  await Promise.all([get('/'), get('/'), get('/')]);
  expect(render).toHaveBeenCalledTimes(1);
});

test('it answers in the best encoding asked for', async () => {
  const { get } = await serve(async () => page('hello'));
  const br = await get('/', { 'accept-encoding': 'gzip, br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body).toString()).toContain('hello');
  const zipped = await get('/', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(zipped.body).toString()).toContain('hello');
  const plain = await get('/', { 'accept-encoding': 'br;q=0' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers.vary).toContain('Accept-Encoding');
});

test.each([
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['gzip;q=1.0, br;q=0.0', 'gzip'],
  ['BR;Q=0, deflate', undefined],
  ['brotli', undefined],
])('who accepts %j gets %s', async (accepted, encoding) => {
  const { get } = await serve(async () => page('hello'));
  expect((await get('/', { 'accept-encoding': accepted })).headers['content-encoding']).toBe(encoding);
});

test('a browser that has the page gets a 304', async () => {
  const { get } = await serve(async () => page('hello'));
  const first = await get('/', { 'accept-encoding': 'br' });
  const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('HEAD gets the headers without the page', async () => {
  const { get } = await serve(async () => page('hello'));
  const head = await get('/', {}, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(Number(head.headers['content-length'])).toBeGreaterThan(20);
});

test.each([
  ['a session', '/', { cookie: 'order=1; session=abc' }, 'GET'],
  ['a session over https', '/', { cookie: '__Host-session=abc' }, 'GET'],
  ['a toast', '/', { cookie: 'toast-01a201b2-42e9-7411-af0d-d3629d192341=abc' }, 'GET'],
  ['a form', '/', {}, 'POST'],
  ['another path', '/portal', {}, 'GET'],
  ['another host', '/', { host: 'evil.example' }, 'GET'],
])('%s goes to the framework', async (_name, path, headers, method) => {
  const render = vi.fn(async () => page('hello'));
  const { get } = await serve(render);
  await get('/');
  expect((await get(path, headers as Record<string, string>, method)).body.toString()).toBe('framework');
});

test('a cookie that doesn’t identify the visitor doesn’t matter', async () => {
  const { get } = await serve(async () => page('hello'));
  expect((await get('/', { cookie: 'order=abc' })).body.toString()).toContain('hello');
});

test('after a change the next visitor sees the new page', async () => {
  let words = 'old';
  const { get, pages } = await serve(async () => page(words));
  await get('/');
  words = 'new';
  expect((await get('/')).body.toString()).toContain('old');
  pages.forget();
  expect((await get('/')).body.toString()).toContain('new');
});

test('a page that was being rendered when a change came is not kept', async () => {
  const waiting: (() => void)[] = [];
  let words = 'old';
  const { get, pages } = await serve(async () => {
    const current = words;
    if (current === 'old') await new Promise<void>((resolve) => waiting.push(resolve));
    return page(current);
  });
  const early = get('/');
  await vi.waitFor(() => expect(waiting).toHaveLength(1), 10_000);
  words = 'new';
  pages.forget();
  waiting[0]?.();
  await early;
  expect((await get('/')).body.toString()).toContain('new');
});

test('a page that can’t be rendered is shown as it was', async () => {
  let fails = false;
  const { get, pages } = await serve(async () => {
    if (fails) throw new Error('the database is away');
    return page('hello');
  });
  await get('/');
  fails = true;
  pages.forget();
  expect((await get('/')).body.toString()).toContain('hello');
  expect((await get('/about')).body.toString()).toBe('framework');
});

test('if a rendering hangs, visitors get the page as it was shown before', async () => {
  let hangs = false;
  const { get, pages } = await serve(() => (hangs ? new Promise<Response>(() => undefined) : Promise.resolve(page('before'))));
  await get('/');
  hangs = true;
  pages.forget();
  const asked = performance.now();
  expect((await get('/')).body.toString()).toContain('before');
  expect(performance.now() - asked).toBeLessThan(4000);
});

test('while pages can’t be rendered, not every visit causes another attempt', async () => {
  let fails = false;
  const render = vi.fn(async () => (fails ? new Response('away', { status: 503 }) : page('before')));
  const { get, pages } = await serve(render);
  await get('/');
  await get('/about');
  fails = true;
  pages.forget();
  for (let n = 0; n < 5; n++) for (const path of ['/', '/about']) expect((await get(path)).body.toString()).toContain('before');
  expect(render).toHaveBeenCalledTimes(3);
  fails = false;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1001 });
  await get('/');
  expect(render).toHaveBeenCalledTimes(4);
});

test('a page that was rendered during a change is shown if the next rendering fails', async () => {
  let fails = false;
  const { get, pages } = await serve(async () => {
    if (fails) return new Response('away', { status: 503 });
    pages.forget();
    return page('before');
  });
  await get('/');
  fails = true;
  expect((await get('/')).body.toString()).toContain('before');
});

test('an error page is never kept', async () => {
  const { get } = await serve(async () => new Response('broken', { status: 500 }));
  expect((await get('/')).body.toString()).toBe('framework');
});

test('an inline script in the content is not in the policy, and the nonce is not in the page', async () => {
  const { get } = await serve(
    async (_path, nonce) => new Response(`<p>Review: <script>steal()</script></p><script nonce="${nonce}">go()</script>`),
  );
  const { headers, body } = await get('/');
  expect(body.toString()).toBe('<p>Review: <script>steal()</script></p><script>go()</script>');
  expect(headers['content-security-policy']).toBe("script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='");
});

test('the same page has the same ETag, each time it is rendered', async () => {
  const { get, pages } = await serve(async (_path, nonce) => new Response(`<script nonce="${nonce}">go("${nonce}")</script>`));
  const first = await get('/');
  pages.forget();
  expect((await get('/')).headers.etag).toBe(first.headers.etag);
});

test('answers count by page, method and kind, and as hits or misses of the cache', async () => {
  const { get, pages } = await serve(async () => page('hello'));
  const etag = String((await get('/')).headers.etag);
  await get('/');
  await get('/', { 'if-none-match': etag });
  await get('/', {}, 'HEAD');
  await get('/about');
  await get('/portal');
  const { hits, misses, byPath } = pages.takeCounts();
  expect([hits, misses]).toEqual([3, 2]);
  expect(Object.fromEntries(byPath)).toEqual({
    '/': { GET: { whole: 2, notModified: 1 }, HEAD: { whole: 1, notModified: 0 } },
    '/about': { GET: { whole: 1, notModified: 0 }, HEAD: { whole: 0, notModified: 0 } },
  });
  expect(pages.takeCounts().hits).toBe(0);
});

test('an answer carries its own request’s ID, from memory or not', async () => {
  const { get } = await serve(async () => page('hello'));
  const ids = Array.from({ length: 20 }, (_, n) => `request-${n}`);
  const etag = String((await get('/about')).headers.etag);
  const rendered = await Promise.all(ids.map((id) => get('/', { 'x-request-id': id })));
  const kept = await Promise.all(ids.map((id) => get('/', { 'x-request-id': id })));
  const notModified = await Promise.all(ids.map((id) => get('/about', { 'x-request-id': id, 'if-none-match': etag })));
  for (const answers of [rendered, kept, notModified]) expect(answers.map(({ headers }) => headers['x-request-id'])).toEqual(ids);
});

test('what pages show to everyone is loaded once, until a change, thirty seconds or a failure', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { pages } = await serve(async () => page('hello'));
  let loads = 0;
  const prices = () => pages.shared('prices', async () => ++loads);
  expect([await prices(), await prices()]).toEqual([1, 1]);
  pages.forget();
  expect(await prices()).toBe(2);
  vi.setSystemTime(Date.now() + 30_001);
  expect(await prices()).toBe(3);
  pages.forget();
  const failing = pages.shared('prices', () => Promise.reject(new Error('The database is away.')));
  await expect(failing).rejects.toThrow('away');
  expect(await prices()).toBe(4);
});

test('what was being loaded when a change came is loaded again for the next page', async () => {
  const { pages } = await serve(async () => page('hello'));
  const before = Promise.withResolvers<string>();
  const first = pages.shared('prices', () => before.promise);
  pages.forget();
  expect(await pages.shared('prices', async () => 'new')).toBe('new');
  before.resolve('old');
  expect(await first).toBe('old');
  expect(await pages.shared('prices', async () => 'newer')).toBe('new');
});
