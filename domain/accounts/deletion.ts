import { addMinutes } from 'date-fns';
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { type Connection, db, type Transaction } from '../../db/connect.ts';
import { enqueue } from '../../db/enqueue.ts';
import { announce } from '../../db/live.ts';
import {
  accountDeletions,
  contactRequests,
  discountCodes,
  discountUses,
  mailOptOuts,
  mails,
  notifications,
  orders,
  paymentAttempts,
  projects,
  rateLimits,
  slots,
  threads,
  userRoles,
  users,
  verifications,
  webhookEvents,
} from '../../db/schema/index.ts';
import type { Result } from '../../result.ts';
import { recordAudit } from '../audit/audit.ts';
import { forgetCallsOf } from '../bookings/forget.ts';
import { queueMail } from '../mails/mails.ts';
import type { Order } from '../orders/orders.ts';
import { orderLabel, unpaidStates } from '../orders/schema.ts';
import { moveOrder } from '../orders/states.ts';
import { holdPlans, leavePlans } from '../plans/owner-gone.ts';
import { siteOrigin } from '../settings/addresses.ts';
import { filesOfPerson } from './file-removal.ts';
export type DeletionResult = Result;

/** Files go once everything that could still be using them is done. */
const filesAfterMinutes = 10;
/** Names that one job takes: a payload stays small. */
const filesPerJob = 500;

/**
 * Deletes a person's account and everything of theirs, at once and for good: sites go off, sessions end everywhere. Orders
 * that were placed stay for the books with number, amounts, dates and the provider's ids, without name and address; invoices and
 * credit notes stay as they were issued, as the law asks. The last
 * mail goes to the address that was theirs. The caller has proved who asks. The last administrator stays.
 */
export async function deleteAccount(userId: string, reason: string): Promise<DeletionResult> {
  return db().transaction(async (tx) => {
    const [person] = await tx.select().from(users).where(eq(users.id, userId));
    if (!person) return { ok: false, message: 'This account is not there any more.' };
    if (await isLastAdmin(tx, userId))
      return { ok: false, message: 'You are the last administrator. Make somebody else one first, then delete your account.' };
    await holdPlans(tx, userId);
    // What was only sent under an address belongs to whoever proved it.
    const email = person.emailVerified ? person.email : null;
    const theirs = await tx
      .select()
      .from(orders)
      .where(or(eq(orders.userId, userId), email ? eq(orders.email, email) : undefined))
      .orderBy(orders.number)
      .for('update');
    const own = await tx.select().from(projects).where(eq(projects.ownerId, userId)).for('update');
    // Last, as everybody who moves something of theirs comes to their row after it.
    const [now] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId)).for('update');
    if (now?.email !== person.email) return { ok: false, message: 'Your account has just changed. Load the page and try again.' };
    // Its money may arrive any moment and would belong to nobody then.
    const underWay = theirs.find(({ state }) => state === 'processing');
    if (underWay)
      return { ok: false, message: `Your payment of order ${orderLabel(underWay.number)} is being confirmed. Try again in a few minutes.` };
    await leavePlans(
      tx,
      own.map(({ id }) => id),
    );
    const files = await filesOfPerson(tx, userId, email);
    const kept = await keepForTheBooks(tx, userId, theirs);
    await forgetCallsOf(tx, userId, email);
    await forgetElsewhere(tx, userId, email, own);
    await tx.insert(accountDeletions).values({ userId, reason, keptOrders: kept });
    await recordAudit(tx, {
      actor: `user:${userId}`,
      action: 'account.delete',
      subject: `user:${userId}`,
      detail: { reason: 'Deleted by its owner', keptOrders: kept },
    });
    // Sessions, ways to sign in, projects and all that hangs on them go with the row.
    await tx.delete(users).where(eq(users.id, userId));
    await announce(tx, { topic: 'session', id: userId });
    for (const { slug } of own) if (slug) await announce(tx, { topic: 'site', id: slug });
    const live = own.filter(({ state }) => state === 'live').flatMap(({ slug }) => (slug ? [siteOrigin(slug)] : []));
    await queueMail(tx, {
      eventKey: `account-deleted:${userId}`,
      template: 'account-deleted',
      recipient: person.email,
      props: { firstName: person.firstName || person.name, sites: live, keptOrders: kept.map(orderLabel) },
    });
    const startAfter = addMinutes(new Date(), filesAfterMinutes);
    for (let start = 0; start < files.length; start += filesPerJob)
      await enqueue(tx, 'remove-files', { names: files.slice(start, start + filesPerJob) }, { key: `${userId}:${start}`, startAfter });
    return { ok: true };
  });
}

/** What a person would lose and leave behind, to be said before they delete their account. */
export async function deletionOutlook(userId: string) {
  const [own, placed, lastAdmin] = await Promise.all([
    db()
      .select({ id: projects.id, name: projects.name, slug: projects.slug, state: projects.state, paidAt: projects.paidAt })
      .from(projects)
      .where(eq(projects.ownerId, userId)),
    db()
      .select({ number: orders.number, state: orders.state })
      .from(orders)
      .where(and(eq(orders.userId, userId), isNotNull(orders.termsAcceptedAt)))
      .orderBy(orders.number),
    isLastAdmin(db(), userId),
  ]);
  return {
    liveSites: own.filter(({ state }) => state === 'live').map(({ slug }) => siteOrigin(slug ?? '')),
    /** Sites that are paid for and not live yet. */
    inWork: own
      .filter(({ state, paidAt }) => paidAt && inWorkStates.includes(state))
      .map(({ id, name }) => ({ id, name: name || 'Your site' })),
    /** A plan runs, or waits for a bill: it ends with the account. */
    hasPlan: own.some(({ state }) => state === 'live' || state === 'suspended'),
    keptOrders: placed.map(({ number }) => orderLabel(number)),
    lastAdmin,
  };
}
const inWorkStates = ['awaiting_brief', 'scheduled', 'drafting', 'in_qa', 'draft_ready', 'edits_requested', 'approved'];

async function isLastAdmin(tx: Connection, userId: string): Promise<boolean> {
  // Two admins leaving at the same moment wait for one another here.
  const admins = await tx
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.role, 'admin'))
    .orderBy(userRoles.userId)
    .for('update');
  return admins.length === 1 && admins[0]?.userId === userId;
}

/** Takes name and address off the person's orders; ones that were never placed go. Returns the numbers of those kept. */
async function keepForTheBooks(tx: Transaction, userId: string, theirs: Order[]): Promise<number[]> {
  const [placed, drafts] = [theirs.filter(({ termsAcceptedAt }) => termsAcceptedAt), theirs.filter((order) => !order.termsAcceptedAt)];
  if (drafts.length)
    await tx.delete(orders).where(
      inArray(
        orders.id,
        drafts.map(({ id }) => id),
      ),
    );
  for (const { id, state } of placed) {
    if (!unpaidStates.includes(state)) continue;
    await moveOrder(tx, id, 'cancelled', { actor: `user:${userId}`, reason: 'The account was deleted' });
    await tx.delete(slots).where(eq(slots.orderId, id));
    await enqueue(tx, 'end-checkout', { orderId: id });
  }
  const ids = placed.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx
    .update(orders)
    .set({ userId: null, email: null, name: null, receiptUrl: null, declineReason: null, activityConsentAt: null, updatedAt: sql`now()` })
    .where(inArray(orders.id, ids));
  await tx.update(discountUses).set({ customer: null }).where(inArray(discountUses.orderId, ids));
  // The provider's events repeat name and address; what was read from them stands in the order.
  const paidAt = tx.select({ id: paymentAttempts.sessionId }).from(paymentAttempts).where(inArray(paymentAttempts.orderId, ids));
  const payments = placed.flatMap(({ providerPaymentId }) => providerPaymentId ?? []);
  await tx
    .update(webhookEvents)
    .set({ payload: {} })
    .where(
      or(
        inArray(webhookEvents.orderId, ids),
        inArray(webhookEvents.objectId, paidAt),
        payments.length ? inArray(webhookEvents.objectId, payments) : undefined,
      ),
    );
  return placed.map(({ number }) => number);
}

/** What names the person outside of rows that go with the account. */
async function forgetElsewhere(tx: Transaction, userId: string, email: string | null, own: { id: string }[]): Promise<void> {
  await tx.delete(contactRequests).where(eq(contactRequests.userId, userId));
  await tx.delete(mails).where(eq(mails.userId, userId));
  await tx.delete(verifications).where(sql`strpos(${verifications.value}, ${userId}) > 0`);
  await tx.delete(rateLimits).where(sql`${userId} = any(regexp_split_to_array(${rateLimits.key}, '[:|]'))`);
  // What staff were told of these projects leads nowhere now, and names them.
  for (const { id } of own) await tx.delete(notifications).where(sql`strpos(${notifications.link}, ${id}) > 0`);
  if (!email) return;
  await tx.delete(contactRequests).where(sql`lower(${contactRequests.email}) = ${email}`);
  await tx.delete(threads).where(eq(threads.guestEmail, email));
  await tx.delete(mails).where(sql`lower(${mails.recipient}) = ${email}`);
  await tx.delete(mailOptOuts).where(eq(mailOptOuts.email, email));
  await tx.update(discountCodes).set({ email: null }).where(eq(discountCodes.email, email));
  await tx
    .delete(verifications)
    .where(sql`${verifications.identifier} = ${email} or right(${verifications.identifier}, ${email.length + 1}) = ${`-${email}`}`);
  await tx.delete(rateLimits).where(sql`${email} = any(regexp_split_to_array(${rateLimits.key}, '[:|]'))`);
}
