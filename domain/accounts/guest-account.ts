import { and, eq, gt, isNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import { db } from '../../db/connect.ts';
import { orders, users } from '../../db/schema/index.ts';
import { isUniqueViolation } from '../../db/write-errors.ts';
import { dayMs } from '../../time/units.ts';
import { checkLimits } from '../limits/limits.ts';
import { auth } from './auth.ts';
import { recordVerifiedEmail } from './email-verification.ts';
import { isKeyFor, orderOfKey } from './guest-link.ts';
import { rememberBrowser } from './known-browsers.ts';
import { namesIn } from './provider-login.ts';
import { refusedAs } from './refusals.ts';
import type { AuthResult, Requester } from './requester.ts';

/** How many days after its payment an order's link can create an account. */
const linkDays = 30;

/** Who a receipt's link is for. `hasAccount`: the email has an account by now. */
export interface Guest {
  email: string;
  hasAccount: boolean;
}

/** The buyer of a link; undefined if it's forged, too old, or its order has an owner. */
export async function guestOfLink(key: string, now: Date = new Date()): Promise<Guest | undefined> {
  const order = await unownedOrder(key, now);
  return order && { email: order.email, hasAccount: (await db().$count(users, eq(users.email, order.email))) > 0 };
}

async function unownedOrder(key: string, now: Date): Promise<{ email: string; name: string | null } | undefined> {
  const id = orderOfKey(key);
  if (!id) return undefined;
  const paidSince = new Date(now.getTime() - linkDays * dayMs);
  const [order] = await db()
    .select({ email: orders.email, name: orders.name })
    .from(orders)
    .where(and(eq(orders.id, id), isNull(orders.userId), gt(orders.paidAt, paidSince)));
  return order?.email && isKeyFor(key, id, order.email) ? { ...order, email: order.email } : undefined;
}

/**
 * Creates a guest's account after a click on the page of their receipt's link, hands it the order, and logs it in. The link came to
 * that inbox, so its email counts as verified. The account has no password; login works by emailed code until one is set. If the
 * email has an account already, nothing happens: it may be a stranger's that never verified it.
 */
export async function createGuestAccount(key: string, requester: Requester): Promise<AuthResult> {
  const limit = await checkLimits(['signup', requester.address]);
  if (!limit.ok) return limit;
  const order = await unownedOrder(key, new Date());
  if (!order) return refusedAs('guest-link-invalid');
  const person = { id: v7(), ...namesIn({ name: order.name }), email: order.email, emailVerified: true };
  try {
    await db().transaction(async (tx) => {
      await tx.insert(users).values(person);
      await recordVerifiedEmail(tx, person.email);
    });
  } catch (error) {
    if (isUniqueViolation(error)) return refusedAs('email-taken');
    throw error;
  }
  const { headers } = await auth().api.startSession({ body: { userId: person.id }, headers: requester.headers, returnHeaders: true });
  rememberBrowser(headers, requester.headers, person.email);
  return { ok: true, headers };
}
