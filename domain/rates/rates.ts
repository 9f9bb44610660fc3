import { eq } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { cityBySlug } from '../../content/cities/cities.ts';
import { type Connection, db } from '../../db/connect.ts';
import { publishChange } from '../../db/live.ts';
import { cityRates, discountCodes } from '../../db/schema/index.ts';
import { recordAudit } from '../audit/audit.ts';
import { statusesOf } from '../discounts/admin.ts';
import { tidyCode } from '../discounts/schema.ts';
import { refusedAs } from './refusals.ts';

export type RateResult = Result<{ city: string; code: string }, { field: 'city' | 'code' } & ReturnType<typeof refusedAs>>;

/**
 * Sets a city's startup rate to a discount code that staff created and that works today. Codes of the exit offer are refused,
 * because each belongs to one person. Can be a part of a transaction.
 */
export async function setCityRate(
  slug: string,
  typedCode: string,
  actor: string,
  now: Date = new Date(),
  within: Connection = db(),
): Promise<RateResult> {
  const city = cityBySlug(slug);
  if (!city) return { ...refusedAs('city-unknown'), field: 'city' };
  return within.transaction(async (tx): Promise<RateResult> => {
    const code = await tx.query.discountCodes.findFirst({ where: eq(discountCodes.code, tidyCode(typedCode)) });
    if (code?.source !== 'admin') return { ...refusedAs('code-unknown'), field: 'code' };
    const status = (await statusesOf([code.id], now, tx)).get(code.id);
    if (status !== 'active') return { ...refusedAs('code-ended'), field: 'code' };
    const values = { codeId: code.id, createdBy: actor, createdAt: now };
    await tx
      .insert(cityRates)
      .values({ citySlug: city.slug, ...values })
      .onConflictDoUpdate({ target: cityRates.citySlug, set: values });
    await record(tx, actor, 'city-rate.set', city.slug, code.code);
    return { ok: true, city: city.name, code: code.code };
  });
}

/** Removes a city's startup rate and its badge, but not the code. False if there is none. */
export async function removeCityRate(slug: string, actor: string): Promise<boolean> {
  return db().transaction(async (tx) => {
    const removed = await tx.delete(cityRates).where(eq(cityRates.citySlug, slug)).returning();
    if (removed.length) await record(tx, actor, 'city-rate.remove', slug);
    return removed.length > 0;
  });
}

/** Writes the audit entry, and has every process render the public pages again. */
async function record(tx: Connection, actor: string, action: string, slug: string, code?: string): Promise<void> {
  await recordAudit(tx, { actor, action, subject: `city-rate:${slug}`, detail: code ? { reason: code } : {} });
  await publishChange(tx, { topic: 'settings', id: 'city-rates' });
}
