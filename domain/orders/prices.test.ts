import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { orders } from '../../db/schema/index.ts';
import { fivePages } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { discountOf, leastChargeCents } from '../discounts/schema.ts';
import { taxOf } from './schema.ts';

useDatabase();

const price = fc.record({
  setupCents: fc.oneof(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: 200 })),
  taxRate: fc.integer({ min: 0, max: 30_000 }),
  code: fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 100 }), amountCents: fc.constant(null) }),
    fc.record({ percent: fc.constant(null), amountCents: fc.integer({ min: 1, max: 1_100_000 }) }),
  ),
});

test('a discount is never more than the price, and leaves zero or an amount the provider can charge', () => {
  fc.assert(
    fc.property(price, ({ setupCents, code }) => {
      const off = discountOf(code, setupCents);
      const left = setupCents - off;
      expect(Number.isInteger(off)).toBe(true);
      expect(off).toBeGreaterThanOrEqual(0);
      expect(left === 0 || left >= leastChargeCents).toBe(true);
      // As much as the code says, except for a waived rest.
      const nominal = code.amountCents ?? Math.round((setupCents * code.percent) / 100);
      if (left > 0) expect(off).toBe(nominal);
      else expect(setupCents - Math.min(nominal, setupCents)).toBeLessThan(leastChargeCents);
    }),
    { numRuns: 2000 },
  );
});

test('tax rounds half a cent up, and grows with the price', () => {
  expect([taxOf(29_900, 8_875), taxOf(100, 500), taxOf(100, 499), taxOf(0, 30_000)]).toEqual([2_654, 1, 0, 0]);
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), fc.nat({ max: 1_000 }), fc.nat({ max: 30_000 }), (net, more, rate) => {
      expect(taxOf(net + more, rate)).toBeGreaterThanOrEqual(taxOf(net, rate));
      expect(Math.abs(taxOf(net, rate) * 100_000 - net * rate)).toBeLessThanOrEqual(50_000);
    }),
  );
});

test('price, discount, tax and total add up to the cent, here and in the database', async () => {
  let made = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(price, { minLength: 20, maxLength: 60 }), async (prices) => {
      const wanted = prices.map(({ setupCents, taxRate, code }) => ({ setupCents, taxRate, discountCents: discountOf(code, setupCents) }));
      const rows = await db()
        .insert(orders)
        .values(
          wanted.map((one) => ({
            ...one,
            pages: fivePages,
            monthlyCents: 2_900,
            resumeHash: `price${made++}`,
            expiresAt: new Date(),
          })),
        )
        .returning();
      for (const [index, row] of rows.entries()) {
        const { setupCents, discountCents, taxRate } = wanted[index] ?? { setupCents: 0, discountCents: 0, taxRate: 0 };
        const net = setupCents - discountCents;
        expect(row.taxCents).toBe(taxOf(net, taxRate));
        expect(row.totalCents).toBe(net + row.taxCents);
        expect(row.totalCents).toBeGreaterThanOrEqual(0);
      }
      await db()
        .delete(orders)
        .where(
          inArray(
            orders.id,
            rows.map(({ id }) => id),
          ),
        );
    }),
    { numRuns: 15 },
  );
});
