import { expect, test } from 'vitest';
import { keepFirstLook } from '../../domain/first-looks/first-looks.ts';
import { limits, withinLimit } from '../../domain/limits/limits.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { visit } from '../../tests/helpers/site-visit.ts';

useDatabase();

const typed = { name: 'Shallow End Pool Care', trade: 'pool cleaning', town: 'Tucson' };

test('an address that drew too many pages is told how long to wait, and sees those that are drawn', async () => {
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
