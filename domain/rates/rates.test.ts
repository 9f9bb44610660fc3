import { beforeEach, expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { cityRates, discountCodes } from '../../db/schema/index.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { auditOf } from '../admin/audit.ts';
import { makeCode, switchCode } from '../discounts/making.ts';
import { cityRatesForAdmin, cityRatesNow } from './queries.ts';
import { removeCityRate, setCityRate } from './rates.ts';

useDatabase();
beforeEach(async () => {
  await db().delete(cityRates);
});

const staff = 'admin:0198c0de-0000-7000-8000-000000000000';

async function code(text: string, changes: { percent?: number | null; amountCents?: number | null; lastDay?: string | null } = {}) {
  const limits = { note: '', maxUses: null, lastDay: null, oncePerCustomer: true };
  return must(await makeCode({ code: text, percent: null, amountCents: 5000, ...limits, ...changes }, staff));
}

test('without an entry no city has a startup rate', async () => {
  expect([...(await cityRatesNow(29_900))]).toEqual([]);
});

test('a rate is the setup price with a working code, and names the code', async () => {
  await code('BOISE249');
  expect(await setCityRate('boise', 'boise-249', staff)).toEqual({ ok: true, city: 'Boise', code: 'BOISE249' });
  expect((await cityRatesNow(29_900)).get('boise')).toEqual({ code: 'BOISE249', setupCents: 24_900 });
  expect((await cityRatesNow(39_900)).get('boise')).toMatchObject({ setupCents: 34_900 });
  expect((await auditOf('city-rate:boise')).map(({ action, reason }) => [action, reason])).toEqual([['city-rate.set', 'BOISE249']]);
});

test('another code replaces the first', async () => {
  await code('BEND20', { percent: 20, amountCents: null });
  await code('BEND30', { percent: 30, amountCents: null });
  await setCityRate('bend', 'BEND20', staff);
  await setCityRate('bend', 'BEND30', staff);
  expect((await cityRatesNow(30_000)).get('bend')).toEqual({ code: 'BEND30', setupCents: 21_000 });
});

test('the badge disappears when its code is switched off or expires, or the rate is removed', async () => {
  const { id } = await code('TAMPA10', { lastDay: '2099-01-31' });
  await setCityRate('tampa', 'TAMPA10', staff);
  expect((await cityRatesNow(29_900)).has('tampa')).toBe(true);
  expect((await cityRatesNow(29_900, new Date('2099-02-01T12:00:00Z'))).has('tampa')).toBe(false);
  await switchCode(id, 'off', staff);
  expect((await cityRatesNow(29_900)).has('tampa')).toBe(false);
  expect(await cityRatesForAdmin(29_900)).toMatchObject([{ slug: 'tampa', code: 'TAMPA10', status: 'off' }]);
  await switchCode(id, 'on', staff);
  expect((await cityRatesNow(29_900)).has('tampa')).toBe(true);
  expect(await removeCityRate('tampa', staff)).toBe(true);
  expect(await removeCityRate('tampa', staff)).toBe(false);
  expect((await cityRatesNow(29_900)).has('tampa')).toBe(false);
});

test('an unknown city, and codes that are unknown, off or from the exit offer, are refused', async () => {
  const { id } = await code('MIAMI10');
  await switchCode(id, 'off', staff);
  await db().insert(discountCodes).values({ code: 'SUN-AAAA-BBBB', source: 'exit_offer', email: 'a@b.test', percent: 10 });
  expect(await setCityRate('atlantis', 'MIAMI10', staff)).toMatchObject({ ok: false, field: 'city' });
  for (const typed of ['NOSUCHCODE', 'MIAMI10', 'SUN-AAAA-BBBB'])
    expect(await setCityRate('miami', typed, staff)).toMatchObject({ ok: false, field: 'code' });
  expect(await cityRatesForAdmin(29_900)).toEqual([]);
});
