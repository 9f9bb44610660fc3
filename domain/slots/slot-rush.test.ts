import { addDays, formatISO } from 'date-fns';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { today } from '../../content/business-clock.ts';
import { db, withPool } from '../../db/connect.ts';
import { orders, slots } from '../../db/schema/index.ts';
import { fivePages, placedOrder } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { promiseStartDay } from '../billing/checkout.ts';
import { startOrder } from '../orders/orders.ts';
import { changeSetting } from '../settings/settings.ts';
import { holdSlot, nextFreeDay, releasePaidSeat, releaseSlot, takeSlot } from './slots.ts';

useDatabase();

const dayFromToday = (days: number) => formatISO(addDays(new Date(`${today()}T12:00:00Z`), days), { representation: 'date' });
const soon = () => new Date(Date.now() + 60_000);
const inOne = <T>(work: (tx: Parameters<Parameters<ReturnType<typeof db>['transaction']>[0]>[0]) => Promise<T>) => db().transaction(work);

async function newOrders(count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, async () => (await startOrder(fivePages, undefined)).order.id));
}

test('of two hundred buyers for a day’s last seat one gets it, and everyone else another day', async () => {
  await db().delete(slots);
  await changeSetting('dailyCapacity', 3, 'admin:1');
  for (const orderId of await newOrders(2)) await inOne((tx) => takeSlot(tx, orderId));
  const shown = await nextFreeDay();
  expect(shown).toBe(today());
  const [first] = await Promise.all(Array.from({ length: 4 }, () => placedOrder({ email: 'rush@people.test' })));
  const rows = await db()
    .insert(orders)
    .values(
      Array.from({ length: 200 }, (_, index) => ({
        pages: fivePages,
        setupCents: 29_900,
        monthlyCents: 2_900,
        state: 'awaiting_payment' as const,
        email: `rush${index}@people.test`,
        resumeHash: `rush${index}`,
        expiresAt: first?.order.expiresAt ?? new Date(),
      })),
    )
    .returning({ id: orders.id });
  // They wait for each other's lock, longer than a visitor's request may wait for a connection.
  const promises = await withPool('jobs', () => Promise.all(rows.map(({ id }) => promiseStartDay(id, shown))));
  expect(promises.filter(({ kept }) => kept)).toEqual([{ day: shown, kept: true }]);
  const seats = new Map<string, number>();
  for (const { day } of promises) seats.set(day, (seats.get(day) ?? 0) + 1);
  // 199 of them fill the days behind it, three a day, none left out.
  expect([...seats].sort().map(([, count]) => count)).toEqual([1, ...Array<number>(66).fill(3), 1]);
  expect([...seats.keys()].sort()).toEqual(Array.from({ length: 68 }, (_, index) => dayFromToday(index)));
  expect(await db().select({ day: slots.day, seat: slots.seat }).from(slots)).toHaveLength(202);
  await changeSetting('dailyCapacity', 1, 'admin:1');
});

test('a day never has too many seats, even right after their number changed', async () => {
  await db().delete(slots);
  await changeSetting('dailyCapacity', 3, 'admin:1');
  const [a = '', b = '', c = '', ...others] = await newOrders(9);
  for (const orderId of [a, b, c]) await inOne((tx) => holdSlot(tx, orderId, undefined, soon()));
  await changeSetting('dailyCapacity', 2, 'admin:1');
  await inOne((tx) => releaseSlot(tx, a, addDays(new Date(), 1)));
  // Two seats are left on the day, numbers 2 and 3: it is full.
  const later = await Promise.all(others.slice(0, 3).map((orderId) => inOne((tx) => holdSlot(tx, orderId, today(), soon()))));
  expect(later.sort()).toEqual([dayFromToday(1), dayFromToday(1), dayFromToday(2)]);
  await changeSetting('dailyCapacity', 4, 'admin:1');
  const now = await Promise.all(others.slice(3).map((orderId) => inOne((tx) => takeSlot(tx, orderId))));
  expect(now.sort()).toEqual([today(), today(), dayFromToday(1)]);
  await changeSetting('dailyCapacity', 1, 'admin:1');
});

test('a held day that has passed is replaced by a new one, and a paid one stays', async () => {
  await db().delete(slots);
  const [held = '', paid = ''] = await newOrders(2);
  const yesterday = dayFromToday(-1);
  await db()
    .insert(slots)
    .values([
      { day: yesterday, seat: 1, orderId: held, heldUntil: new Date() },
      { day: yesterday, seat: 2, orderId: paid, heldUntil: null },
    ]);
  expect(await inOne((tx) => holdSlot(tx, held, yesterday, soon()))).toBe(today());
  expect(await inOne((tx) => holdSlot(tx, paid, undefined, soon()))).toBe(yesterday);
});

test('a seat can be released until its day comes', async () => {
  await db().delete(slots);
  const [now = '', later = ''] = await newOrders(2);
  for (const orderId of [now, later]) await inOne((tx) => takeSlot(tx, orderId));
  for (const orderId of [now, later]) await inOne((tx) => releasePaidSeat(tx, orderId));
  expect(await db().select({ day: slots.day, orderId: slots.orderId }).from(slots)).toEqual([{ day: today(), orderId: now }]);
});

/** Seats as they should be: order by its number, with its day and whether it is paid. */
type Model = Map<number, { day: string; paid: boolean }>;

const order = fc.nat({ max: 5 });
const step = fc.oneof(
  fc.record({ does: fc.constant('hold' as const), order, shown: fc.integer({ min: -1, max: 4 }) }),
  fc.record({ does: fc.constant('take' as const), order }),
  fc.record({ does: fc.constant('released' as const), order }),
  fc.record({ does: fc.constant('refund' as const), order }),
  fc.record({ does: fc.constant('capacity' as const), seats: fc.integer({ min: 1, max: 3 }) }),
);

test('after any holds, payments, releases and refunds while seats change, no seat is lost or given twice', async () => {
  const ids = await newOrders(6);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await db().delete(slots);
      await changeSetting('dailyCapacity', 1, 'admin:1');
      const model: Model = new Map();
      let capacity = 1;
      const seatsOn = (day: string) => [...model.values()].filter((seat) => seat.day === day).length;
      const firstFree = () => {
        let days = 0;
        while (seatsOn(dayFromToday(days)) >= capacity) days++;
        return dayFromToday(days);
      };
      const offered = (day: string) => {
        const last = [...model.values()]
          .map((seat) => seat.day)
          .sort()
          .at(-1);
        const until = last ? formatISO(addDays(new Date(`${last}T12:00:00Z`), 1), { representation: 'date' }) : today();
        return day >= today() && day <= until && seatsOn(day) < capacity;
      };
      for (const one of steps) {
        if (one.does === 'capacity') {
          capacity = one.seats;
          await changeSetting('dailyCapacity', capacity, 'admin:1');
          continue;
        }
        const id = ids[one.order] ?? '';
        const own = model.get(one.order);
        if (one.does === 'hold' || one.does === 'take') {
          const shown = one.does === 'hold' && one.shown >= 0 ? dayFromToday(one.shown) : undefined;
          const day = own?.day ?? (shown && offered(shown) ? shown : firstFree());
          const got = await inOne((tx) => (one.does === 'hold' ? holdSlot(tx, id, shown, soon()) : takeSlot(tx, id)));
          expect(got).toBe(day);
          model.set(one.order, { day, paid: one.does === 'take' || Boolean(own?.paid) });
        } else if (one.does === 'released') {
          await inOne((tx) => releaseSlot(tx, id, addDays(new Date(), 1)));
          if (own && !own.paid) model.delete(one.order);
        } else {
          await inOne((tx) => releasePaidSeat(tx, id));
          if (own && own.day > today()) model.delete(one.order);
        }
        const rows = await db().select().from(slots);
        const kept = rows.map((row) => ({ order: ids.indexOf(row.orderId), day: row.day, paid: row.heldUntil === null }));
        expect(kept.sort((a, b) => a.order - b.order)).toEqual(
          [...model].map(([number, seat]) => ({ order: number, ...seat })).sort((a, b) => a.order - b.order),
        );
      }
    }),
    { numRuns: 20 },
  );
  await changeSetting('dailyCapacity', 1, 'admin:1');
});
