import { asc, eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { cityRates, discountCodes } from '../../db/schema/index.ts';
import { statusesOf } from '../discounts/admin.ts';
import { discountOf } from '../discounts/schema.ts';
import type { CityRate } from './schema.ts';

/**
 * Startup rates by city slug, for a setup price in cents. Only rates whose code works for a new order today. It's read with each
 * page, so badges disappear once a code is turned off or used up.
 */
export async function cityRatesNow(setupCents: number, now: Date = new Date()): Promise<Map<string, CityRate>> {
  const rows = await cityRatesForAdmin(setupCents, now);
  return new Map(
    rows.filter(({ status }) => status === 'active').map(({ slug, code, setupCents: withCode }) => [slug, { code, setupCents: withCode }]),
  );
}

/** All startup rates by city slug, each with its code's status. */
export async function cityRatesForAdmin(setupCents: number, now: Date = new Date()) {
  const rows = await db()
    .select({ slug: cityRates.citySlug, code: discountCodes })
    .from(cityRates)
    .innerJoin(discountCodes, eq(discountCodes.id, cityRates.codeId))
    .orderBy(asc(cityRates.citySlug));
  const statuses = await statusesOf(
    rows.map(({ code }) => code.id),
    now,
  );
  return rows.map(({ slug, code }) => ({
    slug,
    codeId: code.id,
    code: code.code,
    setupCents: setupCents - discountOf(code, setupCents),
    status: statuses.get(code.id) ?? ('off' as const),
  }));
}
