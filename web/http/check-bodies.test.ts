import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { BodyBudget } from './body-budget.ts';
import { checkBodies } from './check-bodies.ts';
import type { RouteBody } from './route-handle.ts';

const mebibyte = 1024 * 1024;
const form = 'application/x-www-form-urlencoded';

const taken: Record<string, RouteBody> = {
  '/contact': { kind: 'file', policy: 'open' },
  '/portal/messages': { kind: 'attachments', policy: 'customer' },
  '/admin/editor/photos': { kind: 'pictures', policy: 'admin' },
  '/onboarding/upload': { kind: 'brief', policy: 'customer' },
};
const bodyAt = (path: string): RouteBody => taken[path] ?? { kind: 'form', policy: 'open' };

/** The middleware in front of a route that answers how many fields and bytes of files reached it. */
function appOf(options: Parameters<typeof checkBodies>[0] = {}) {
  const app = new Hono();
  app.use(checkBodies({ bodyAt, isLetIn: async (headers) => headers.has('cookie'), ...options }));
  app.all('*', async (context) => {
    if (!context.req.header('content-type')?.includes('form')) return context.json({ text: (await context.req.text()).length });
    const entries = [...(await context.req.raw.formData()).values()];
    return context.json({ fields: entries.length, bytes: entries.reduce((sum, one) => sum + (typeof one === 'string' ? 0 : one.size), 0) });
  });
  return app;
}

/** A body that arrives in pieces, without a Content-Length. */
const arriving = (...pieces: Uint8Array[]) =>
  ({ body: new Blob(pieces as Uint8Array<ArrayBuffer>[]).stream(), duplex: 'half' }) as RequestInit;

function photo(bytes: number): FormData {
  const body = new FormData();
  body.set('photo', new File([new Uint8Array(bytes)], 'a.jpg'));
  return body;
}

const post = (path: string, init: RequestInit, headers: Record<string, string> = {}) =>
  new Request(`http://localhost${path}`, { method: 'POST', ...init, headers });

test('forms and JSON reach their routes whole', async () => {
  const app = appOf();
  expect(await (await app.request(post('/auth', { body: 'a=1&b=2' }, { 'Content-Type': form }))).json()).toEqual({ fields: 2, bytes: 0 });
  expect(await (await app.request(post('/contact', { body: photo(3 * mebibyte) }))).json()).toEqual({ fields: 1, bytes: 3 * mebibyte });
  const words = Buffer.from('{"a":1}');
  const pieces = arriving(words.subarray(0, 3), words.subarray(3));
  expect(await (await app.request(post('/api/chat', pieces, { 'Content-Type': 'application/json' }))).json()).toEqual({ text: 7 });
});

test.each([
  ['/auth', 'application/x-www-form-urlencoded', 'x=1&'.repeat(100_000), 413],
  ['/auth', 'application/x-www-form-urlencoded', `x=${'y'.repeat(300_000)}`, 413],
  ['/auth', 'multipart/form-data; boundary=a', 'nothing of it', 400],
  ['/?index', 'multipart/form-data', '--a--', 400],
  ['/auth', 'text/plain', 'x=1', 415],
  ['/auth', 'application/x-www-form-urlencoded-not', 'x=1', 415],
  ['/api/chat', 'text/plain', '{}', 415],
])('%s with %s is refused before its route', async (path, type, body, status) => {
  const answer = await appOf().request(post(path, { body }, { 'Content-Type': type }));
  expect(answer.status).toBe(status);
  expect((await answer.text()).length).toBeLessThan(100);
});

test('a step of the brief may have twice as many fields', async () => {
  const body = 'x=1&'.repeat(300);
  expect((await appOf().request(post('/onboarding/upload', { body }, { 'Content-Type': form }))).status).toBe(200);
  expect((await appOf().request(post('/portal', { body }, { 'Content-Type': form }))).status).toBe(413);
});

test('forms of other methods are checked too', async () => {
  const init = { method: 'PUT', body: '--a', headers: { 'Content-Type': 'multipart/form-data; boundary=a' } };
  expect((await appOf().request('http://localhost/auth', init)).status).toBe(400);
  expect((await appOf().request('http://localhost/auth', { ...init, method: 'PATCH', headers: {} })).status).toBe(415);
});

test('large bodies are accepted only from members, whatever length they announce', async () => {
  const app = appOf();
  const asMember = { Cookie: 'session=x' };
  for (const path of ['/onboarding/upload', '/admin/editor/photos', '/portal/messages'])
    expect([
      (await app.request(post(path, { body: photo(2 * mebibyte) }))).status,
      (await app.request(post(path, { body: photo(2 * mebibyte) }, asMember))).status,
    ]).toEqual([413, 200]);
  const unannounced = arriving(Buffer.alloc(mebibyte), Buffer.alloc(mebibyte));
  expect((await app.request(post('/onboarding/upload', unannounced, { 'Content-Type': 'multipart/form-data; boundary=a' }))).status).toBe(
    413,
  );
  expect((await app.request(post('/contact', { body: photo(7 * mebibyte) }))).status).toBe(413);
});

test('beyond the budget a body is refused with Retry-After, a login never is, and finished bodies free their share', async () => {
  const budget = new BodyBudget({ mostBytes: 4 * mebibyte, uncountedBytes: 1024 });
  const app = appOf({ budget });
  let finish = () => undefined as unknown;
  const slow = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(Buffer.alloc(1.5 * mebibyte));
      finish = () => controller.close();
    },
  });
  const first = app.request(
    post('/contact', { body: slow, duplex: 'half' } as RequestInit, { 'Content-Type': 'multipart/form-data; boundary=a' }),
  );
  await expect.poll(() => budget.heldBytes).toBe(1.5 * mebibyte);
  // Requests without an account may fill half of the budget, so members find room.
  const refused = await app.request(post('/contact', { body: photo(mebibyte) }));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
  expect((await app.request(post('/auth', { body: 'a=1' }, { 'Content-Type': form }))).status).toBe(200);
  expect((await app.request(post('/admin/editor/photos', { body: photo(2 * mebibyte) }, { Cookie: 'session=x' }))).status).toBe(200);
  finish();
  expect((await first).status).toBe(400);
  expect(budget.heldBytes).toBe(0);
  expect((await app.request(post('/contact', { body: photo(mebibyte) }))).status).toBe(200);
});

test('a body that breaks off frees its share', async () => {
  const budget = new BodyBudget({ mostBytes: mebibyte * 4, uncountedBytes: 10 });
  const broken = new ReadableStream<Uint8Array>({
    pull: (controller) => (budget.heldBytes ? controller.error(new Error('gone')) : controller.enqueue(Buffer.alloc(2000))),
  });
  const answer = await appOf({ budget }).request(post('/auth', { body: broken, duplex: 'half' } as RequestInit, { 'Content-Type': form }));
  expect([answer.status, budget.heldBytes]).toEqual([400, 0]);
});

test('a body that is announced but never sent takes no memory', async () => {
  const before = process.memoryUsage().arrayBuffers;
  const stops: (() => void)[] = [];
  const announcing = Array.from({ length: 40 }, () => {
    const silent = new ReadableStream({ start: (controller) => void stops.push(() => controller.error(new Error('gone'))) });
    const headers = { 'Content-Type': 'multipart/form-data; boundary=a', 'Content-Length': '6000000' };
    return appOf().request(post('/contact', { body: silent, duplex: 'half' } as RequestInit, headers));
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10 * mebibyte);
  for (const stop of stops) stop();
  for (const answer of await Promise.all(announcing)) expect(answer.status).toBe(400);
});
