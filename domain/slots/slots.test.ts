import { addDays, formatISO } from 'date-fns';
import { expect, test } from 'vitest';
import { startOfDay, today } from '../../content/business-clock.ts';
import { atTheEarliest } from '../../content/clock-start.ts';
import { db } from '../../db/connect.ts';
import { slots } from '../../db/schema/index.ts';
import { fivePages } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { startOrder } from '../orders/orders.ts';
import { changeSetting } from '../settings/settings.ts';
import { laterDay, nextFreeDay, takeSlot } from './slots.ts';

useDatabase();

async function newOrders(count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, async () => (await startOrder(fivePages, undefined)).order.id));
}

const take = (orderId: string) => db().transaction((tx) => takeSlot(tx, orderId));

/** Days from today on, as the business counts them. */
function daysFromToday(count: number): string[] {
  const noon = new Date(`${today()}T12:00:00Z`);
  return Array.from({ length: count }, (_, day) => formatISO(addDays(noon, day), { representation: 'date' }));
}

test('twenty orders paid at the same moment get twenty different days, none left out', async () => {
  await db().delete(slots);
  const days = await Promise.all((await newOrders(20)).map(take));
  expect([...days].sort()).toEqual(daysFromToday(20));
});

test('with room for three a day, nine orders fill three days', async () => {
  await db().delete(slots);
  await changeSetting('dailyCapacity', 3, 'admin:1');
  const days = await Promise.all((await newOrders(9)).map(take));
  const [first, second, third] = daysFromToday(3);
  expect([...days].sort()).toEqual([first, first, first, second, second, second, third, third, third]);
  await changeSetting('dailyCapacity', 1, 'admin:1');
});

test('an order gets one seat, however often and however fast it asks', async () => {
  await db().delete(slots);
  const [order = ''] = await newOrders(1);
  const days = await Promise.all([take(order), take(order), take(order)]);
  expect(new Set(days).size).toBe(1);
  expect(await take(order)).toBe(days[0]);
  expect(await db().$count(slots)).toBe(1);
});

test('the next free day is today until today is full, and moves on with capacity', async () => {
  await db().delete(slots);
  const [day, next] = daysFromToday(2);
  expect(await nextFreeDay()).toBe(day);
  await take((await newOrders(1))[0] ?? '');
  expect(await nextFreeDay()).toBe(next);
  await changeSetting('dailyCapacity', 2, 'admin:1');
  expect(await nextFreeDay()).toBe(day);
  await changeSetting('dailyCapacity', 1, 'admin:1');
});

test('a seat taken in a transaction that fails is free again', async () => {
  await db().delete(slots);
  const [order = ''] = await newOrders(1);
  const failed = db().transaction(async (tx) => {
    await takeSlot(tx, order);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await nextFreeDay()).toBe(today());
});

test('the day is the local day of the business, in winter and in summer', () => {
  expect(today(new Date('2026-01-15T04:59:00Z'))).toBe('2026-01-14');
  expect(today(new Date('2026-01-15T05:00:00Z'))).toBe('2026-01-15');
  expect(today(new Date('2026-07-15T03:59:00Z'))).toBe('2026-07-14');
  expect(today(new Date('2026-07-15T04:00:00Z'))).toBe('2026-07-15');
});

test('a day starts at midnight there, on both days when the clocks change too', () => {
  expect(startOfDay('2026-03-08').toISOString()).toBe('2026-03-08T05:00:00.000Z');
  expect(startOfDay('2026-03-09').toISOString()).toBe('2026-03-09T04:00:00.000Z');
  expect(startOfDay('2026-11-01').toISOString()).toBe('2026-11-01T04:00:00.000Z');
  expect(startOfDay('2026-11-02').toISOString()).toBe('2026-11-02T05:00:00.000Z');
});

test('a start day is shown while it’s in the future, in the business’s zone', () => {
  // 11:30 pm on Thursday, November 26 in New York; the 27th in UTC.
  const now = new Date('2026-11-27T04:30:00Z');
  expect(laterDay('2026-11-27', now)).toBe('2026-11-27');
  expect(laterDay('2026-11-26', now)).toBe('');
  expect(laterDay(null, now)).toBe('');
  expect(`when your brief is in${atTheEarliest(laterDay('2026-11-27', now))}`).toBe(
    'when your brief is in, but no earlier than Friday, November 27',
  );
  expect(atTheEarliest('')).toBe('');
});
