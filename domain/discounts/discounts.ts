import { randomInt } from 'node:crypto';
import { addDays } from 'date-fns';
import { and, eq, isNull } from 'drizzle-orm';
import { brand } from '../../content/brand.ts';
import { type Connection, db } from '../../db/connect.ts';
import { discountCodes, discountUses, orders } from '../../db/schema/index.ts';
import { env } from '../../env.ts';
import { endCheckout, openAttempt } from '../billing/billing.ts';
import { queueMail } from '../mails/mails.ts';
import { unsubscribeUrl } from '../mails/opt-outs.ts';
import type { Order } from '../orders/orders.ts';
import { unpaidStates } from '../orders/schema.ts';
import { discountOf, exitOffer, tidyCode } from './schema.ts';

type Code = typeof discountCodes.$inferSelect;
export type CodeResult = { ok: true } | { ok: false; message: string };

/**
 * Makes the exit offer's code for an email address and mails it, in one transaction. An address that has had its code
 * gets no second one and no second mail; the caller can't tell the difference.
 */
export async function offerCode(email: string, now: Date = new Date()): Promise<void> {
  const address = email.toLowerCase();
  const expiresAt = addDays(now, exitOffer.days);
  await db().transaction(async (tx) => {
    const [made] = await tx
      .insert(discountCodes)
      .values({ code: newCode(), source: 'exit_offer', email: address, percent: exitOffer.percent, maxUses: 1, expiresAt })
      .onConflictDoNothing()
      .returning({ id: discountCodes.id, code: discountCodes.code });
    if (!made) return;
    await queueMail(tx, {
      eventKey: `discount-code:${made.id}`,
      template: 'discount-code',
      recipient: address,
      props: {
        code: made.code,
        percent: exitOffer.percent,
        expiresOn: expiresAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: brand.timeZone }),
        url: `${env().appUrl}/#picker`,
        unsubscribeUrl: unsubscribeUrl(address),
      },
    });
  });
}

/** Without letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** 'SUN-7KQ4-M9XT': 31⁸ possibilities, and few tries at checkout. */
function newCode(): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `SUN-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

const changed = { ok: false as const, message: 'This order is paid or just being paid, so its price stays.' };

/**
 * Puts a code on an order that is not paid yet; it takes the place of another one. The code is tied to the order until it
 * is paid, and is used up then. Refusals are sentences for the buyer.
 */
export async function applyCode(orderId: string, typed: string, now: Date = new Date()): Promise<CodeResult> {
  await endCheckout(orderId);
  return db().transaction(async (tx): Promise<CodeResult> => {
    const order = await changeable(tx, orderId);
    if (!order) return changed;
    const [code] = await tx
      .select()
      .from(discountCodes)
      .where(eq(discountCodes.code, tidyCode(typed)))
      .for('update');
    if (!code) return { ok: false, message: 'We do not know this code. Check it against the mail it came in.' };
    const uses = await tx.select().from(discountUses).where(eq(discountUses.codeId, code.id));
    if (uses.some((use) => use.redeemedAt)) return { ok: false, message: 'This code has been used. It works once.' };
    if (uses.some((use) => use.orderId === orderId)) return { ok: true };
    if (code.expiresAt && code.expiresAt <= now) {
      const day = code.expiresAt.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: brand.timeZone });
      return { ok: false, message: `This code has expired. It was valid until ${day}.` };
    }
    for (const use of uses)
      if (!(await takeOff(tx, use.orderId)))
        return { ok: false, message: 'This code is on another order that is just being paid. Remove it there first.' };
    await takeOff(tx, orderId);
    await tx.insert(discountUses).values({ codeId: code.id, orderId });
    await tx
      .update(orders)
      .set({ discountCents: discountOf(code, order.setupCents), updatedAt: now })
      .where(eq(orders.id, orderId));
    return { ok: true };
  });
}

/** Takes the code off an order that is not paid yet; the code can be used elsewhere. */
export async function removeCode(orderId: string): Promise<CodeResult> {
  await endCheckout(orderId);
  return db().transaction(async (tx) => {
    if (!(await changeable(tx, orderId))) return changed;
    await takeOff(tx, orderId);
    return { ok: true };
  });
}

/** The code on an order, with what it takes off, or undefined. */
export async function codeOf(orderId: string): Promise<Pick<Code, 'code' | 'percent' | 'amountCents'> | undefined> {
  const { code, percent, amountCents } = discountCodes;
  const [row] = await db()
    .select({ code, percent, amountCents })
    .from(discountUses)
    .innerJoin(discountCodes, eq(discountCodes.id, discountUses.codeId))
    .where(eq(discountUses.orderId, orderId));
  return row;
}

/** An order whose price may still change: not paid, and no checkout open for the old price. Locked. */
async function changeable(tx: Connection, orderId: string): Promise<Order | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!order || !unpaidStates.includes(order.state)) return undefined;
  return (await openAttempt(tx, orderId)) ? undefined : order;
}

/** Unties an unused code from its order and gives the order its full price again. False while the order may just be paid. */
async function takeOff(tx: Connection, orderId: string): Promise<boolean> {
  const [order] = await tx.select({ state: orders.state }).from(orders).where(eq(orders.id, orderId)).for('update');
  if (order?.state === 'processing' || (await openAttempt(tx, orderId))) return false;
  const untied = await tx
    .delete(discountUses)
    .where(and(eq(discountUses.orderId, orderId), isNull(discountUses.redeemedAt)))
    .returning({ id: discountUses.id });
  if (untied.length) await tx.update(orders).set({ discountCents: 0 }).where(eq(orders.id, orderId));
  return true;
}
