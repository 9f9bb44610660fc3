import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { testimonials } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { fillSamples } from '../demo/demo-samples.ts';
import { shownTestimonials } from './queries.ts';

useDatabase();

const names = async (withSamples: boolean) => (await shownTestimonials(withSamples)).map(({ name }) => name);

test('without rows nothing is shown', async () => {
  expect(await shownTestimonials(true)).toEqual([]);
});

test('a testimonial is shown only while its writer agrees', async () => {
  await db()
    .insert(testimonials)
    .values([
      { name: 'Rosa Lind', business: 'Lind Bakery', content: 'It was there the next day.', rating: 5, consentAt: new Date(), position: 2 },
      { name: 'Otto Frey', business: 'Frey Roofing', content: 'Fine.', rating: 4, position: 1 },
    ]);
  expect(await names(false)).toEqual(['Rosa Lind']);
  await db().update(testimonials).set({ consentAt: new Date() }).where(eq(testimonials.name, 'Otto Frey'));
  expect(await names(false)).toEqual(['Otto Frey', 'Rosa Lind']);
  await db().update(testimonials).set({ consentAt: null });
  expect(await names(false)).toEqual([]);
  await db().delete(testimonials);
});

test('samples are shown in demo mode, marked, and never in live mode', async () => {
  await fillSamples();
  const demo = await shownTestimonials(true);
  expect(demo).toHaveLength(4);
  expect(demo.every(({ sample }) => sample)).toBe(true);
  await db().update(testimonials).set({ consentAt: new Date() });
  expect(await names(false)).toEqual([]);
});
