import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Result } from '../../base/result.ts';
import { becomeBrand } from '../../content/brand.ts';
import { today } from '../../content/business-clock.ts';
import { db, type Transaction } from '../../db/connect.ts';
import { cityRates, discountCodes } from '../../db/schema/index.ts';
import { PictureProblem } from '../../sites/pictures/picture-type.ts';
import { closeDay, openDay } from '../closed-days/closed-days.ts';
import { makeCode, switchCode } from '../discounts/making.ts';
import { tidyCode, valueInWords } from '../discounts/schema.ts';
import { publishLegalText } from '../legal/legal.ts';
import { type LegalKind, legalKinds } from '../legal/schema.ts';
import { setCityRate } from '../rates/rates.ts';
import { brandOf, loadBrand } from '../settings/brand.ts';
import { storeMark } from '../settings/mark.ts';
import { changeSettings, readSettings } from '../settings/settings.ts';
import { closedDaysFrom, newestText } from './queries.ts';
import { type SettingsFile, settingsFileSchema } from './schema.ts';
import { checkSettings } from './stored-settings.ts';

/** How much an import changed. What was the same already isn't counted. */
export interface Imported {
  settings: number;
  legalTexts: number;
  closedDays: number;
  codes: number;
  cityRates: number;
}

/**
 * Sets everything in an exported file, checked as Admin's forms check it, all or nothing. Each change is in the audit log. What the file
 * doesn't name stays as it is, so a second import changes nothing.
 */
export async function importSettings(
  content: unknown,
  actor: string,
  now: Date = new Date(),
): Promise<Result<{ imported: Imported }, { problems: string[] }>> {
  const read = settingsFileSchema.safeParse(content);
  if (!read.success) return { ok: false, problems: [...new Set(read.error.issues.map(inWords))] };
  try {
    const imported = await write(read.data, actor, now);
    return { ok: true, imported };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, problems: error.problems };
    throw error;
  } finally {
    await loadBrand();
  }
}

/** Ends the transaction, and says why. */
class Refused extends Error {
  override name = 'Refused';
  readonly problems: string[];
  constructor(problems: string[]) {
    super(problems.join(' '));
    this.problems = problems;
  }
}

async function write(file: SettingsFile, actor: string, now: Date): Promise<Imported> {
  const brandMark = await storedLogo(file);
  return db().transaction(async (tx) => {
    const checked = checkSettings({ ...file.settings, ...brandMark }, await readSettings(tx));
    if ('problems' in checked) throw new Refused(checked.problems);
    const changed = await changeSettings(checked.settings, actor, tx);
    // Days of codes end by the clock of the time zone, and random codes begin like the name.
    becomeBrand(brandOf(await readSettings(tx)));
    return {
      settings: changed.length,
      legalTexts: (await publish(tx, 'terms', file, actor, now)) + (await publish(tx, 'privacy', file, actor, now)),
      closedDays: await closeDays(tx, file, actor, now),
      codes: await makeCodes(tx, file, actor, now),
      cityRates: await setRates(tx, file, actor, now),
    };
  });
}

/** The setting of the file's logo, checked and stored as one that's uploaded. */
async function storedLogo({ logo, settings }: SettingsFile): Promise<{ brandMark?: string }> {
  if (Boolean(settings.brandMark) !== (logo !== null))
    throw new Refused(['logo: The file names a logo and has none, or the other way around.']);
  if (logo === null) return {};
  try {
    return { brandMark: await storeMark(Buffer.from(logo, 'base64')) };
  } catch (error) {
    if (error instanceof PictureProblem) throw new Refused([`logo: ${error.message}`]);
    throw error;
  }
}

async function publish(tx: Transaction, kind: LegalKind, { legal }: SettingsFile, actor: string, now: Date): Promise<number> {
  const text = legal[kind];
  if (!text || text.body === (await newestText(kind, tx))?.body) return 0;
  const published = await publishLegalText(kind, text, actor, now, tx);
  if (!published.ok) throw new Refused([`${legalKinds[kind]}: ${published.message}`]);
  return 1;
}

/** Days that have passed since the export are left out. */
async function closeDays(tx: Transaction, file: SettingsFile, actor: string, now: Date): Promise<number> {
  const there = new Map((await closedDaysFrom(today(now), tx)).map((one) => [one.typed.day, one]));
  let count = 0;
  for (const wanted of file.closedDays) {
    const { day, reason, isPublic } = wanted.typed;
    if (day < today(now) || isDeepStrictEqual(there.get(day), wanted)) continue;
    if (wanted.isClosed) await closeDay(day, { reason, isPublic: isPublic === 'on' }, actor, tx);
    else if (!(await openDay(day, actor, tx))) continue;
    count++;
  }
  return count;
}

/** A code that's there already stays as it is, unless it's worth something else. */
async function makeCodes(tx: Transaction, file: SettingsFile, actor: string, now: Date): Promise<number> {
  let count = 0;
  for (const { typed, isOff } of file.codes) {
    if (typed.lastDay !== null && typed.lastDay < today(now)) continue;
    const there = await codeOf(tx, typed.code);
    if (there && valueInWords(there) === valueInWords(typed)) continue;
    if (there)
      throw new Refused([`Code ${there.code}: It already exists here, with ${valueInWords(there)} instead of ${valueInWords(typed)}.`]);
    const made = await makeCode(typed, actor, now, tx);
    if (!made.ok) throw new Refused([`Code ${typed.code}: ${made.message}`]);
    if (isOff) await switchCode(made.id, 'off', actor, tx);
    count++;
  }
  return count;
}

async function setRates(tx: Transaction, file: SettingsFile, actor: string, now: Date): Promise<number> {
  let count = 0;
  for (const { city, code } of file.cityRates) {
    const there = await codeOf(tx, code);
    const [rate] = await tx.select().from(cityRates).where(eq(cityRates.citySlug, city));
    // Its code has expired since the export, or is turned off, so the city shows no rate.
    if (!there || there.disabledAt || rate?.codeId === there.id) continue;
    const set = await setCityRate(city, code, actor, now, tx);
    if (!set.ok) throw new Refused([`Startup rate of ${city}: ${set.message}`]);
    count++;
  }
  return count;
}

async function codeOf(tx: Transaction, code: string) {
  return tx.query.discountCodes.findFirst({ where: eq(discountCodes.code, tidyCode(code)) });
}

/** 'codes.0.typed.value: Enter a whole percentage from 1 to 100' */
function inWords({ path, message }: z.core.$ZodIssue): string {
  return path.length ? `${path.join('.')}: ${message}` : message;
}
