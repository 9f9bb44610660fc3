import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { limits, withinLimit } from '../../domain/limits/limits.ts';
import { firstLook, keepFirstLook } from '../../domain/looks/first-looks.ts';
import { cookiePairs } from '../../tests/harness/cookie-pairs.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { visit } from '../../tests/helpers/site-visit.ts';
import { firstLookOfRequest } from '../cookies/first-look-cookie.ts';
import { addFirstLook } from './first-look.ts';
import { refuseForeignWrites } from './foreign-writes.ts';

useDatabase();

const app = new Hono();
app.use(refuseForeignWrites('http://localhost:3000'));
addFirstLook(app);

const typed = { name: 'Shallow End Pool Care', trade: 'pool cleaning', town: 'Tucson' };

test('an address that drew too many pages gets a wait time, and still sees the pages already drawn', async () => {
  const address = '203.0.113.31';
  const [drawn, next] = [await keepFirstLook(typed), await keepFirstLook(typed)];
  const open = (origin: string) => visit(new URL(origin).host, '/', { address, headers: { 'sec-fetch-dest': 'iframe' } });
  expect((await open(drawn.origin)).status).toBe(200);
  for (let n = 0; n < limits.firstLookDraw.points; n++) await withinLimit('firstLookDraw', address);

  const refused = await open(next.origin);
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([429, 'no-store']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toContain('Too many attempts. Please wait 10 minutes.');
  expect((await open(drawn.origin)).status).toBe(200);
  // Someone else's address isn't limited by that.
  expect((await visit(new URL(next.origin).host, '/', { headers: { 'sec-fetch-dest': 'iframe' } })).status).toBe(200);
});

test('only a frame shows a first look', async () => {
  const { origin } = await keepFirstLook(typed);
  expect((await visit(new URL(origin).host, '/', { headers: { 'sec-fetch-dest': 'document' } })).status).toBe(404);
});

interface Sent {
  cookie?: string;
  address?: string;
  accept?: string;
  origin?: string;
}

/** Sends the form, as the home page's script does unless it says otherwise. */
async function send(
  fields: object,
  { cookie = '', address = '203.0.113.40', accept = '*/*', origin = 'http://localhost:3000' }: Sent = {},
) {
  const body = new URLSearchParams(fields as Record<string, string>);
  const init = { method: 'POST', body, headers: { cookie, accept, origin } };
  return app.request('http://localhost:3000/api/first-look', init, { incoming: { socket: { remoteAddress: address } } });
}

const tokenIn = async (answer: Response) => firstLookOfRequest(cookiePairs(answer.headers));
const html = 'text/html,application/xhtml+xml,*/*;q=0.8';

test('answers are kept for the brief, and emptied ones are forgotten', async () => {
  const kept = await send(typed);
  expect(await kept.json()).toEqual({ origin: `http://f-${await tokenIn(kept)}.sites.localhost:3000` });
  expect(await firstLook(await tokenIn(kept))).toMatchObject(typed);

  const emptied = await send({ name: ' ', trade: '', town: '' }, { cookie: cookiePairs(kept.headers) });
  expect([emptied.status, emptied.headers.get('set-cookie')]).toEqual([204, expect.stringContaining('Max-Age=0')]);
  expect(await firstLook(await tokenIn(kept))).toBeUndefined();
  expect((await visit(`f-${await tokenIn(kept)}.sites.localhost:3000`, '/')).status).toBe(404);
});

test('refusals say what to type', async () => {
  const [empty, long] = [await send({}), await send({ ...typed, town: 'x'.repeat(61) })];
  expect([empty.status, await empty.text()]).toEqual([422, 'Enter your business name, what you do or your town.']);
  expect([long.status, await long.text()]).toEqual([422, 'Use 60 characters or fewer.']);
});

test('a form sent without script goes on to the sign-up with its answers', async () => {
  const sent = await send(typed, { accept: html });
  expect([sent.status, sent.headers.get('location'), sent.headers.get('cache-control')]).toEqual([303, '/onboarding', 'no-store']);
  expect(await firstLook(await tokenIn(sent))).toMatchObject(typed);

  // It goes on without new answers too. Earlier ones stay.
  const cookie = cookiePairs(sent.headers);
  const address = '203.0.113.41';
  for (let n = 0; n < limits.firstLook.points; n++) await withinLimit('firstLook', address);
  for (const [fields, from] of [
    [{}, '203.0.113.40'],
    [typed, address],
  ] as const) {
    const next = await send(fields, { accept: html, cookie, address: from });
    expect([next.status, next.headers.get('location'), next.headers.get('set-cookie')]).toEqual([303, '/onboarding', null]);
  }
  expect(await firstLook(await tokenIn(sent))).toMatchObject(typed);
  expect((await send(typed, { address })).status).toBe(429);
});

test('of answers that are too long and sent without script, those that fit are kept', async () => {
  const sent = await send({ ...typed, trade: 'pool cleaning, '.repeat(5) }, { accept: html, address: '203.0.113.42' });
  expect(await firstLook(await tokenIn(sent))).toMatchObject({ ...typed, trade: '' });
});

test('another website can’t put answers into a visitor’s browser', async () => {
  for (const origin of ['https://evil.example', 'null']) {
    const sent = await send(typed, { accept: html, origin });
    expect([sent.status, sent.headers.get('set-cookie')]).toEqual([403, null]);
  }
});
