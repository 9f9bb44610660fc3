import { eq, sql } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { today } from '../../content/business-clock.ts';
import { type Connection, db } from '../../db/connect.ts';
import { publishChange } from '../../db/live.ts';
import { discountCodes } from '../../db/schema/index.ts';
import { dateInWords } from '../../time/day-in-words.ts';
import { recordAudit } from '../audit/audit.ts';
import { isId } from '../ids.ts';
import { lastDayOf, momentAfter, newCode } from './last-day.ts';
import type { Code } from './queries.ts';
import { countedUses } from './redemption.ts';
import { type CodeRefusal, refusedAs } from './refusals.ts';
import { type ChangeCode, type MakeCode, tidyCode, valueInWords } from './schema.ts';

export type MakeResult = Result<{ id: string; code: string }, { field: RefusedField } & CodeRefusal>;
type RefusedField = 'code' | 'maxUses' | 'lastDay';

/**
 * Creates a code, with the given text or a random one. Refuses a code that exists or looks like an existing one, and a last
 * day in the past. Can be a part of a transaction.
 */
export async function makeCode(wanted: MakeCode, actor: string, now: Date = new Date(), within: Connection = db()): Promise<MakeResult> {
  if (isOver(wanted.lastDay, now)) return { ...refusedAs('day-past'), field: 'lastDay' };
  return within.transaction(async (tx): Promise<MakeResult> => {
    // One at a time, so of two similar codes the second is refused.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('discount-codes'))`);
    const text = wanted.code ? tidyCode(wanted.code) : newCode();
    const twin = await lookalikeOf(tx, text);
    if (twin) return { ...refusedAs(twin === text ? 'code-exists' : 'code-looks-alike', { existing: twin }), field: 'code' };
    const { note, percent, amountCents, maxUses, lastDay, oncePerCustomer } = wanted;
    const [made] = await tx
      .insert(discountCodes)
      .values({
        code: text,
        source: 'admin',
        note,
        percent,
        amountCents,
        maxUses,
        expiresAt: lastDay ? momentAfter(lastDay) : null,
        oncePerCustomer,
        createdBy: actor,
      })
      .returning();
    if (!made) throw new Error('We couldn’t save the code.');
    await record(tx, actor, 'code.make', made, `${valueInWords(made)}, ${limitsInWords({ maxUses, lastDay, oncePerCustomer })}`);
    return { ok: true, id: made.id, code: made.code };
  });
}

/**
 * Changes a code's limits. Its order limit can't go below the orders it counts for, and its last day can't be in the past: an
 * expired code keeps its day, and a code is ended by turning it off. Undefined if the code doesn't exist.
 */
export async function changeCode(
  codeId: string,
  wanted: ChangeCode,
  actor: string,
  now: Date = new Date(),
): Promise<MakeResult | undefined> {
  return db().transaction(async (tx): Promise<MakeResult | undefined> => {
    const code = await locked(tx, codeId);
    if (!code) return undefined;
    const counted = await countedUses(tx, codeId);
    const { note, maxUses, lastDay, oncePerCustomer } = wanted;
    if (maxUses !== null && maxUses < counted) return { ...refusedAs('limit-too-low', { used: counted }), field: 'maxUses' };
    if (lastDay !== lastDayOf(code) && isOver(lastDay, now)) return { ...refusedAs('day-past-of-code'), field: 'lastDay' };
    // The same day changes nothing: an exit offer's code ends at the minute at which its email was sent.
    const expiresAt = lastDay === lastDayOf(code) ? code.expiresAt : lastDay ? momentAfter(lastDay) : null;
    await tx.update(discountCodes).set({ note, maxUses, expiresAt, oncePerCustomer }).where(eq(discountCodes.id, codeId));
    await record(tx, actor, 'code.change', code, limitsInWords({ maxUses, lastDay, oncePerCustomer }));
    return { ok: true, id: code.id, code: code.code };
  });
}

/** Turns a code off or on. Orders that it counts for keep their price. False if nothing changed or the code doesn't exist. */
export async function switchCode(codeId: string, to: 'off' | 'on', actor: string, within: Connection = db()): Promise<boolean> {
  return within.transaction(async (tx) => {
    const code = await locked(tx, codeId);
    if (!code || (code.disabledAt !== null) === (to === 'off')) return false;
    await tx
      .update(discountCodes)
      .set({ disabledAt: to === 'off' ? new Date() : null })
      .where(eq(discountCodes.id, codeId));
    await record(tx, actor, `code.${to}`, code, to === 'off' ? 'turned off' : 'turned on');
    return true;
  });
}

/** True if a last day has passed in the business's time zone. */
function isOver(lastDay: string | null, now: Date): boolean {
  return lastDay !== null && lastDay < today(now);
}

async function locked(tx: Connection, codeId: string): Promise<Code | undefined> {
  if (!isId(codeId)) return undefined;
  const [code] = await tx.select().from(discountCodes).where(eq(discountCodes.id, codeId)).for('update');
  return code;
}

/** A code that looks like this one: the same, or with an O for a 0, or an I or L for a 1. */
async function lookalikeOf(tx: Connection, text: string): Promise<string | undefined> {
  const folded = (code: typeof discountCodes.code | string) => sql`translate(replace(${code}, '-', ''), 'OIL', '011')`;
  const [twin] = await tx
    .select({ code: discountCodes.code })
    .from(discountCodes)
    .where(sql`${folded(discountCodes.code)} = ${folded(text)}`)
    .orderBy(sql`${discountCodes.code} = ${text} desc`)
    .limit(1);
  return twin?.code;
}

/** 'for 50 orders, until January 31, 2027, once per customer' */
function limitsInWords(limits: { maxUses: number | null; lastDay: string | null; oncePerCustomer: boolean }): string {
  const { maxUses, lastDay, oncePerCustomer } = limits;
  return [
    maxUses === null ? 'for any number of orders' : `for ${maxUses} ${maxUses === 1 ? 'order' : 'orders'}`,
    lastDay ? `until ${dateInWords(lastDay)}` : 'with no end date',
    ...(oncePerCustomer ? ['once per customer'] : []),
  ].join(', ');
}

async function record(tx: Connection, actor: string, action: string, code: Code, what: string): Promise<void> {
  await recordAudit(tx, { actor, action, subject: `code:${code.id}`, detail: { reason: `${code.code}: ${what}` } });
  // Public pages show the code of a city's startup rate, so they have to be rendered again.
  await publishChange(tx, { topic: 'settings', id: 'codes' });
}
