import { addMinutes } from 'date-fns';
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { db, type Transaction } from '../../db/connect.ts';
import { enqueue } from '../../db/enqueue.ts';
import { publishChange } from '../../db/live.ts';
import {
  accountDeletions,
  blockedRecipients,
  contactRequests,
  discountCodes,
  discountUses,
  incomingMails,
  mailOptOuts,
  mails,
  notifications,
  orders,
  paymentAttempts,
  projects,
  rateLimits,
  slots,
  threads,
  users,
  verifications,
  webhookEvents,
} from '../../db/schema/index.ts';
import { siteAddress } from '../addresses.ts';
import { recordAudit } from '../audit/audit.ts';
import { forgetCallsOf } from '../bookings/forget.ts';
import { siteChanged } from '../live/site-changed.ts';
import { queueMail } from '../mails/mails.ts';
import type { Order } from '../orders/orders.ts';
import { orderLabel, unpaidStates } from '../orders/schema.ts';
import { moveOrder } from '../orders/states.ts';
import { lockPlans, releasePlans } from '../plans/release.ts';
import { isLastAdmin } from './admins.ts';
import { filesOfPerson, writtenToUsBy } from './file-removal.ts';
import { refusedAs } from './refusals.ts';

/** Files are removed once everything that could still use them has finished. */
const filesAfterMinutes = 10;
/** File names per job, to keep its payload small. */
const filesPerJob = 500;

/**
 * Permanently deletes a person's account and everything they have: sites go offline, sessions end everywhere. Placed orders stay in
 * our records with number, amounts, dates and the provider's IDs, without name and address. Invoices and credit notes stay as
 * issued, as the law requires. A last email goes to their address. Require recent authentication first. The last administrator can't
 * be deleted.
 */
export async function deleteAccount(userId: string, reason: string): Promise<Result> {
  return db().transaction(async (tx) => {
    const [person] = await tx.select().from(users).where(eq(users.id, userId));
    if (!person) return refusedAs('account-not-found');
    if (await isLastAdmin(tx, userId)) return refusedAs('last-admin-own-account');
    await lockPlans(tx, userId);
    // Records that name only an email belong to whoever has verified it.
    const email = person.emailVerified ? person.email : null;
    const theirs = await tx
      .select()
      .from(orders)
      .where(or(eq(orders.userId, userId), email ? eq(orders.email, email) : undefined))
      .orderBy(orders.number)
      .for('update');
    const own = await tx.select().from(projects).where(eq(projects.ownerId, userId)).for('update');
    // Lock the person's row last, because all other changes lock it after what they change.
    const [now] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId)).for('update');
    if (now?.email !== person.email) return refusedAs('account-changed');
    // Its payment may arrive at any moment, and would then belong to no one.
    const underWay = theirs.find(({ state }) => state === 'processing');
    if (underWay) return refusedAs('payment-processing', { orderNumber: underWay.number });
    await releasePlans(
      tx,
      own.map(({ id }) => id),
    );
    const files = await filesOfPerson(tx, userId, email);
    const keptOrders = await anonymizeOrders(tx, userId, theirs);
    await forgetCallsOf(tx, userId, email);
    await forgetElsewhere(tx, userId, email, own);
    await tx.insert(accountDeletions).values({ userId, reason, keptOrders });
    await recordAudit(tx, {
      actor: `user:${userId}`,
      action: 'account.delete',
      subject: `user:${userId}`,
      detail: { reason: 'Deleted by the owner', keptOrders },
    });
    // The row's foreign keys also delete sessions, logins, projects and all they contain.
    await tx.delete(users).where(eq(users.id, userId));
    await publishChange(tx, { topic: 'session', id: userId });
    for (const { slug } of own) if (slug) await siteChanged(tx, slug);
    // Their domains and former addresses went with the projects, so all are read again.
    if (own.some(({ slug }) => slug)) await publishChange(tx, { topic: 'domain', id: '*' });
    const live = own.filter(({ state }) => state === 'live').flatMap((project) => (project.slug ? [siteAddress(project)] : []));
    await queueMail(tx, {
      eventKey: `account-deleted:${userId}`,
      template: 'account-deleted',
      recipient: person.email,
      props: { firstName: person.firstName || person.name, sites: live, keptOrders: keptOrders.map(orderLabel) },
    });
    const startAfter = addMinutes(new Date(), filesAfterMinutes);
    for (let start = 0; start < files.length; start += filesPerJob)
      await enqueue(tx, 'remove-files', { names: files.slice(start, start + filesPerJob) }, { key: `${userId}:${start}`, startAfter });
    return { ok: true };
  });
}

/** What a person would lose, and what we'd keep, shown before they delete their account. */
export async function deletionOutlook(userId: string) {
  const [own, placed, lastAdmin] = await Promise.all([
    db()
      .select({
        id: projects.id,
        name: projects.name,
        slug: projects.slug,
        ownHost: projects.ownHost,
        state: projects.state,
        paidAt: projects.paidAt,
      })
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
    liveSites: own.filter(({ state }) => state === 'live').map(siteAddress),
    /** Paid sites that aren't live yet. */
    inWork: own
      .filter(({ state, paidAt }) => paidAt && inWorkStates.includes(state))
      .map(({ id, name }) => ({ id, name: name || 'Your site' })),
    /** A plan is active or past due. It ends with the account. */
    hasPlan: own.some(({ state }) => state === 'live' || state === 'suspended'),
    keptOrders: placed.map(({ number }) => orderLabel(number)),
    lastAdmin,
  };
}
const inWorkStates = ['awaiting_brief', 'scheduled', 'drafting', 'in_qa', 'draft_ready', 'edits_requested', 'approved'];

/** Removes name and email from the person's orders, and deletes those that were never placed. Returns the numbers of those kept. */
async function anonymizeOrders(tx: Transaction, userId: string, ordersOfPerson: Order[]): Promise<number[]> {
  const [placed, drafts] = [
    ordersOfPerson.filter(({ termsAcceptedAt }) => termsAcceptedAt),
    ordersOfPerson.filter((order) => !order.termsAcceptedAt),
  ];
  if (drafts.length)
    await tx.delete(orders).where(
      inArray(
        orders.id,
        drafts.map(({ id }) => id),
      ),
    );
  for (const { id, state } of placed) {
    if (!unpaidStates.includes(state)) continue;
    await moveOrder(tx, id, 'canceled', { actor: `user:${userId}`, reason: 'The account was deleted' });
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
  // The provider's events repeat name and address. The order has what we need from them.
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

/** Deletes what names the person in rows that aren't deleted with the account. */
async function forgetElsewhere(tx: Transaction, userId: string, email: string | null, own: { id: string }[]): Promise<void> {
  await tx.delete(contactRequests).where(eq(contactRequests.userId, userId));
  await tx.delete(mails).where(eq(mails.userId, userId));
  await tx.delete(verifications).where(sql`strpos(${verifications.value}, ${userId}) > 0`);
  await tx.delete(rateLimits).where(sql`${userId} = any(regexp_split_to_array(${rateLimits.key}, '[:|]'))`);
  // Notifications to admins about these projects name the person, and their links are dead.
  for (const { id } of own) await tx.delete(notifications).where(sql`strpos(${notifications.link}, ${id}) > 0`);
  if (!email) return;
  await tx.delete(contactRequests).where(sql`lower(${contactRequests.email}) = ${email}`);
  await tx.delete(threads).where(eq(threads.guestEmail, email));
  await tx.delete(mails).where(sql`lower(${mails.recipient}) = ${email}`);
  await tx.delete(mailOptOuts).where(eq(mailOptOuts.email, email));
  await tx.delete(blockedRecipients).where(eq(blockedRecipients.address, email));
  await tx.delete(incomingMails).where(writtenToUsBy(email));
  await tx.update(discountCodes).set({ email: null }).where(eq(discountCodes.email, email));
  await tx
    .delete(verifications)
    .where(sql`${verifications.identifier} = ${email} or right(${verifications.identifier}, ${email.length + 1}) = ${`-${email}`}`);
  await tx.delete(rateLimits).where(sql`${email} = any(regexp_split_to_array(${rateLimits.key}, '[:|]'))`);
}
