import { asc, desc, eq, gte } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import { today } from '../../content/business-clock.ts';
import { dollars } from '../../content/dollars.ts';
import { type Connection, db } from '../../db/connect.ts';
import { cityRates, closedDays, discountCodes, legalTexts, settings } from '../../db/schema/index.ts';
import { buildId } from '../builds/build-id.ts';
import { lastDayOf } from '../discounts/last-day.ts';
import type { LegalKind } from '../legal/schema.ts';
import { loadBrand } from '../settings/brand.ts';
import { modeInWords } from '../settings/installation-mode.ts';
import { markPng } from '../settings/mark.ts';
import type { WrittenSettingsFile } from './schema.ts';

/** Everything that an operator set up in Admin. Throws if the logo's file is lost. */
export async function exportSettings(now: Date = new Date()): Promise<WrittenSettingsFile> {
  await loadBrand();
  const rows = await db().select().from(settings).orderBy(asc(settings.key));
  const stored = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  return {
    format: 'sunup-settings',
    version: 1,
    from: { appUrl: env().appUrl, mode: modeInWords(env()), build: buildId(), at: now.toISOString() },
    settings: stored,
    logo: stored.brandMark ? await logo() : null,
    legal: { terms: await newestText('terms'), privacy: await newestText('privacy') },
    closedDays: await closedDaysFrom(today(now)),
    codes: (await workingCodes(now)).map(({ disabledAt, ...one }) => ({ typed: asTyped(one), isOff: disabledAt !== null })),
    cityRates: await workingRates(now),
  };
}

async function logo(): Promise<string> {
  const png = await markPng();
  if (!png) throw new Error('The logo’s file is lost or damaged. Upload the logo again in Admin, then export the settings.');
  return png.toString('base64');
}

/** The newest version, which counts now. Earlier ones belong to the orders that accepted them. */
export async function newestText(kind: LegalKind, tx: Connection = db()): Promise<{ body: string; changes: string } | null> {
  const [row] = await tx
    .select({ body: legalTexts.body, changes: legalTexts.changes })
    .from(legalTexts)
    .where(eq(legalTexts.kind, kind))
    .orderBy(desc(legalTexts.publishedAt))
    .limit(1);
  return row ?? null;
}

/** Days that staff closed, and holidays that they reopened, from a day on, as the form has them. */
export async function closedDaysFrom(from: string, tx: Connection = db()) {
  const rows = await tx.select().from(closedDays).where(gte(closedDays.day, from)).orderBy(asc(closedDays.day));
  return rows.map(({ day, reason, reasonIsPublic, closed }) => ({
    typed: { day, reason, isPublic: reasonIsPublic ? ('on' as const) : ('' as const) },
    isClosed: closed,
  }));
}

/** Codes that admins created and that haven't expired. Those of the exit offer belong to people. */
async function workingCodes(now: Date) {
  const codes = await db().select().from(discountCodes).where(eq(discountCodes.source, 'admin')).orderBy(asc(discountCodes.code));
  return codes.filter(({ expiresAt }) => !expiresAt || expiresAt > now);
}

async function workingRates(now: Date) {
  const rates = await db()
    .select({ city: cityRates.citySlug, code: discountCodes.code, expiresAt: discountCodes.expiresAt })
    .from(cityRates)
    .innerJoin(discountCodes, eq(discountCodes.id, cityRates.codeId))
    .orderBy(asc(cityRates.citySlug));
  return rates.filter(({ expiresAt }) => !expiresAt || expiresAt > now).map(({ city, code }) => ({ city, code }));
}

/** A code as its form has it. */
function asTyped(code: Omit<typeof discountCodes.$inferSelect, 'disabledAt'>) {
  const { percent, amountCents, maxUses, oncePerCustomer, note } = code;
  return {
    code: code.code,
    kind: percent === null ? ('amount' as const) : ('percent' as const),
    value: percent === null ? dollars(amountCents ?? 0) : String(percent),
    maxUses: maxUses === null ? '' : String(maxUses),
    lastDay: lastDayOf(code) ?? '',
    oncePerCustomer: oncePerCustomer ? ('on' as const) : ('' as const),
    note,
  };
}
