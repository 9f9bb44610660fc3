import { type AnyColumn, eq, inArray, or, sql } from 'drizzle-orm';
import {
  accounts,
  auditLog,
  bills,
  blockedRecipients,
  bookingEvents,
  bookings,
  cardChanges,
  contactRequests,
  credits,
  discountCodes,
  discountUses,
  disputes,
  documents,
  incomingMails,
  ledgerEntries,
  mailOptOuts,
  mails,
  messageFiles,
  messages,
  notificationChoices,
  notifications,
  orderEvents,
  orders,
  passkeys,
  paymentAttempts,
  plans,
  refunds,
  sessions,
  threads,
  userRoles,
  users,
} from '../../db/schema/index.ts';
import { writtenToUsBy } from '../accounts/file-removal.ts';
import { bookingLabel } from '../bookings/schema.ts';
import { documentLabel } from '../documents/schema.ts';
import { orderLabel } from '../orders/schema.ts';
import { byWhom, exportedRows, personOf } from './exported-columns.ts';
import { exportedProjects } from './exported-project.ts';

/** Version of this format; raise it with every change. Columns are those of the tables, so a new one needs no new version. */
const format = 10;

/** Everything we store about a person, except the columns of `keptBack` and the contents of files, which are only listed. */
export async function ownData(userId: string) {
  const [profile] = await exportedRows('users', eq(users.id, userId));
  if (!profile) return undefined;
  // Records that name only an email belong to the person who verified it, as in account deletion.
  const person = { userId, email: profile.emailVerified ? profile.email.toLowerCase() : null };
  return {
    format,
    madeAt: new Date(),
    profile,
    signIn: {
      ways: await exportedRows('accounts', eq(accounts.userId, userId)),
      sessions: await exportedRows('sessions', eq(sessions.userId, userId), sessions.createdAt),
      passkeys: await exportedRows('passkeys', eq(passkeys.userId, userId)),
      roles: await exportedRows('userRoles', eq(userRoles.userId, userId)),
    },
    notificationChoices: await exportedRows('notificationChoices', eq(notificationChoices.userId, userId)),
    notifications: await exportedRows('notifications', eq(notifications.userId, userId), notifications.createdAt),
    mailsSent: await exportedRows('mails', named(person, mails.userId, mails.recipient), mails.createdAt),
    emailsStopped: person.email ? await exportedRows('blockedRecipients', eq(blockedRecipients.address, person.email)) : [],
    emailsToUs: person.email ? await exportedRows('incomingMails', writtenToUsBy(person.email), incomingMails.createdAt) : [],
    marketingOptOuts: person.email ? await exportedRows('mailOptOuts', eq(mailOptOuts.email, person.email)) : [],
    ...(await moneyOf(person)),
    discountCodes: person.email ? await discountCodesOf(person.email) : [],
    requests: await exportedRows(
      'contactRequests',
      named(person, contactRequests.userId, contactRequests.email),
      contactRequests.createdAt,
    ),
    calls: await callsOf(person),
    conversations: await conversationsOf(person),
    record: await recordOf(userId),
    projects: await exportedProjects(userId),
  };
}

/** A person, and their email if it's verified. */
interface Person {
  userId: string;
  email: string | null;
}

/** Rows with the person's account, or their email whatever its capitals. */
function named({ userId, email }: Person, account: AnyColumn, address: AnyColumn) {
  return or(eq(account, userId), email ? sql`lower(${address}) = ${email}` : undefined);
}

/** Orders, invoices, plans with their bills, and every movement of the person's money, without the provider's IDs. */
async function moneyOf({ userId, email }: Person) {
  const ofPerson = or(eq(orders.userId, userId), email ? eq(orders.email, email) : undefined);
  const ownOrders = await exportedRows('orders', ofPerson, orders.createdAt);
  const orderIds = ownOrders.map(({ id }) => id);
  const ownPlans = await exportedRows('plans', inArray(plans.orderId, orderIds), plans.createdAt);
  const planIds = ownPlans.map(({ id }) => id);
  const ownBills = await exportedRows('bills', inArray(bills.planId, planIds), bills.periodStart);
  const billIds = ownBills.map(({ id }) => id);
  const events = (await exportedRows('orderEvents', inArray(orderEvents.orderId, orderIds), orderEvents.createdAt)).map(byWhom(userId));
  const attempts = await exportedRows('paymentAttempts', inArray(paymentAttempts.orderId, orderIds), paymentAttempts.createdAt);
  const invoices = await exportedRows('documents', inArray(documents.orderId, orderIds), documents.createdAt);
  const cards = await exportedRows('cardChanges', inArray(cardChanges.planId, planIds), cardChanges.createdAt);
  const ofOrderOrBill = ({ orderId, billId }: { orderId: AnyColumn; billId: AnyColumn }) =>
    or(inArray(orderId, orderIds), inArray(billId, billIds));
  return {
    orders: ownOrders.map((order) => ({
      ...order,
      number: orderLabel(order.number),
      events: events.filter(({ orderId }) => orderId === order.id),
      paymentAttempts: attempts.filter(({ orderId }) => orderId === order.id),
    })),
    invoices: invoices.map((document) => ({ ...document, number: documentLabel(document) })),
    plans: ownPlans.map((plan) => ({
      ...plan,
      bills: ownBills.filter(({ planId }) => planId === plan.id),
      cardChanges: cards.filter(({ planId }) => planId === plan.id),
    })),
    payments: await exportedRows('ledgerEntries', ofOrderOrBill(ledgerEntries), ledgerEntries.happenedAt),
    refunds: (await exportedRows('refunds', ofOrderOrBill(refunds), refunds.createdAt)).map(byWhom(userId)),
    disputes: await exportedRows('disputes', ofOrderOrBill(disputes), disputes.openedAt),
    credits: await exportedRows('credits', inArray(credits.orderId, orderIds), credits.createdAt),
  };
}

async function discountCodesOf(email: string) {
  const codes = await exportedRows('discountCodes', eq(discountCodes.email, email), discountCodes.createdAt);
  const ids = codes.map(({ id }) => id);
  const uses = await exportedRows('discountUses', inArray(discountUses.codeId, ids), discountUses.createdAt);
  return codes.map((code) => ({ ...code, uses: uses.filter(({ codeId }) => codeId === code.id) }));
}

async function callsOf({ userId, email }: Person) {
  const ofPerson = or(eq(bookings.userId, userId), email ? eq(bookings.email, email) : undefined);
  const calls = await exportedRows('bookings', ofPerson, bookings.startsAt);
  const ids = calls.map(({ id }) => id);
  const events = (await exportedRows('bookingEvents', inArray(bookingEvents.bookingId, ids), bookingEvents.createdAt)).map(byWhom(userId));
  return calls.map((call) => ({
    ...call,
    number: bookingLabel(call.number),
    events: events.filter(({ bookingId }) => bookingId === call.id),
  }));
}

async function conversationsOf({ userId, email }: Person) {
  const ofPerson = or(eq(threads.userId, userId), email ? eq(threads.guestEmail, email) : undefined);
  const talks = await exportedRows('threads', ofPerson, threads.createdAt);
  const ids = talks.map(({ id }) => id);
  const written = await exportedRows('messages', inArray(messages.threadId, ids), messages.createdAt, messages.id);
  const messageIds = written.map(({ id }) => id);
  const files = await exportedRows('messageFiles', inArray(messageFiles.messageId, messageIds), messageFiles.createdAt);
  return talks.map((thread) => ({
    ...thread,
    messages: written
      .filter(({ threadId }) => threadId === thread.id)
      .map((message) => ({ ...message, files: files.filter(({ messageId }) => messageId === message.id) })),
  }));
}

/** What the audit log has about the person's actions and changes to their account. Excludes notes between admins. */
async function recordOf(userId: string) {
  const ofPerson = or(inArray(auditLog.actor, [`user:${userId}`, `admin:${userId}`]), eq(auditLog.subject, `user:${userId}`));
  const entries = await exportedRows('auditLog', ofPerson, auditLog.createdAt);
  return entries.map(({ actor, subject, subjectKind: _kind, subjectId: _id, ...entry }) => ({
    ...entry,
    by: personOf(actor, userId),
    about: subject === `user:${userId}` ? 'your account' : subject,
  }));
}
