import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import {
  accounts,
  auditLog,
  bills,
  bookingEvents,
  bookings,
  cardChanges,
  contactRequests,
  credits,
  discountCodes,
  discountUses,
  disputes,
  documents,
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
  projects,
  refunds,
  sessions,
  threads,
  userRoles,
  users,
} from '../../db/schema/index.ts';
import { bookingLabel } from '../bookings/schema.ts';
import { documentLabel } from '../documents/schema.ts';
import { orderLabel } from '../orders/schema.ts';
import { exportedProject } from './exported-project.ts';

/** Version of this format; raise it with every change. */
const format = 7;

/** Everything we store about a person, except secrets, notes between admins and file contents, which are only listed. */
export async function ownData(userId: string, now: Date = new Date()) {
  const [profile] = await db().select().from(users).where(eq(users.id, userId));
  if (!profile) return undefined;
  const { name, firstName, lastName, email, emailVerified, emailConfirmedAt, twoFactorEnabled, createdAt } = profile;
  // Records that name only an email belong to the person who verified it, as in account deletion.
  const person = { userId, email: emailVerified ? email.toLowerCase() : null };
  const own = await db().select().from(projects).where(eq(projects.ownerId, userId)).orderBy(asc(projects.createdAt));
  return {
    format,
    madeAt: now,
    profile: { id: userId, name, firstName, lastName, email, emailConfirmedAt, twoFactorEnabled, createdAt },
    signIn: await signInOf(userId),
    notificationChoices: await db()
      .select({ event: notificationChoices.event, inApp: notificationChoices.inApp, mail: notificationChoices.mail })
      .from(notificationChoices)
      .where(eq(notificationChoices.userId, userId)),
    notifications: await notificationsOf(userId),
    mailsSent: await mailsOf(person),
    marketingOptOuts: await optOutsOf(person),
    orders: await ordersOf(person),
    invoices: await invoicesOf(person),
    plans: await plansOf(person),
    payments: await paymentsOf(person),
    refunds: await refundsOf(person),
    disputes: await disputesOf(person),
    credits: await creditsOf(person),
    discountCodes: person.email ? await discountCodesOf(person.email) : [],
    requests: await requestsOf(person),
    calls: await callsOf(person),
    conversations: await conversationsOf(person),
    record: await recordOf(userId),
    projects: await Promise.all(own.map(exportedProject)),
  };
}

/** A person, and their email if it's verified. */
interface Person {
  userId: string;
  email: string | null;
}

async function signInOf(userId: string) {
  const [ways, devices, keys, roles] = await Promise.all([
    db().select({ provider: accounts.providerId, createdAt: accounts.createdAt }).from(accounts).where(eq(accounts.userId, userId)),
    db()
      .select({
        createdAt: sessions.createdAt,
        updatedAt: sessions.updatedAt,
        expiresAt: sessions.expiresAt,
        ipAddress: sessions.ipAddress,
        userAgent: sessions.userAgent,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createdAt)),
    db().query.passkeys.findMany({ columns: { name: true, deviceType: true, createdAt: true }, where: eq(passkeys.userId, userId) }),
    db().select({ role: userRoles.role, grantedAt: userRoles.grantedAt }).from(userRoles).where(eq(userRoles.userId, userId)),
  ]);
  return { ways, sessions: devices, passkeys: keys, roles };
}

async function notificationsOf(userId: string) {
  const { type, title, message, link, read, createdAt } = notifications;
  return db()
    .select({ type, title, message, link, read, createdAt })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(createdAt));
}

async function mailsOf({ userId, email }: Person) {
  const { template, recipient, state, sentAt, createdAt } = mails;
  return db()
    .select({ template, recipient, state, sentAt, createdAt })
    .from(mails)
    .where(or(eq(mails.userId, userId), email ? sql`lower(${recipient}) = ${email}` : undefined))
    .orderBy(asc(createdAt));
}

async function optOutsOf({ email }: Person) {
  const { createdAt } = mailOptOuts;
  return email ? db().select({ email: mailOptOuts.email, createdAt }).from(mailOptOuts).where(eq(mailOptOuts.email, email)) : [];
}

async function ordersOf(person: Person) {
  const rows = await db()
    .select({ order: orders, projectId: projects.id })
    .from(orders)
    .leftJoin(projects, eq(projects.orderId, orders.id))
    .where(ordersOfPerson(person))
    .orderBy(asc(orders.createdAt));
  const ids = rows.map(({ order }) => order.id);
  const events = await db().select().from(orderEvents).where(inArray(orderEvents.orderId, ids)).orderBy(asc(orderEvents.createdAt));
  const attempts = await db()
    .select({
      orderId: paymentAttempts.orderId,
      state: paymentAttempts.state,
      paidCents: paymentAttempts.paidCents,
      createdAt: paymentAttempts.createdAt,
    })
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.orderId, ids))
    .orderBy(asc(paymentAttempts.createdAt));
  return rows.map(({ order, projectId }) => ({
    number: orderLabel(order.number),
    projectId,
    email: order.email,
    name: order.name,
    state: order.state,
    pages: order.pages,
    method: order.method,
    setupCents: order.setupCents,
    monthlyCents: order.monthlyCents,
    discountCents: order.discountCents,
    taxName: order.taxName,
    taxRate: order.taxRate,
    taxCents: order.taxCents,
    totalCents: order.totalCents,
    refundedCents: order.refundedCents,
    currency: order.currency,
    termsVersion: order.termsVersion,
    termsAcceptedAt: order.termsAcceptedAt,
    activityConsentAt: order.activityConsentAt,
    startDay: order.startDay,
    receiptUrl: order.receiptUrl,
    declineReason: order.declineReason,
    paidAt: order.paidAt,
    expiresAt: order.expiresAt,
    createdAt: order.createdAt,
    events: events
      .filter(({ orderId }) => orderId === order.id)
      .map(({ fromState, toState, reason, createdAt }) => ({ fromState, toState, reason, createdAt })),
    paymentAttempts: attempts.filter(({ orderId }) => orderId === order.id).map(({ orderId: _, ...attempt }) => attempt),
  }));
}

/** Invoices and credit notes as they were issued. */
async function invoicesOf(person: Person) {
  const rows = await db()
    .select({ document: documents })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .where(ordersOfPerson(person))
    .orderBy(asc(documents.createdAt));
  return rows.map(({ document: { id, orderId, billId, refundId, correctsId, ...document } }) => ({
    ...document,
    number: documentLabel(document),
  }));
}

/** Monthly plans with their bills, without the provider's IDs. */
async function plansOf(person: Person) {
  const rows = await db()
    .select({ plan: plans, orderNumber: orders.number })
    .from(plans)
    .innerJoin(orders, eq(orders.id, plans.orderId))
    .where(ordersOfPerson(person))
    .orderBy(asc(plans.createdAt));
  const ids = rows.map(({ plan }) => plan.id);
  const months = await db().select().from(bills).where(inArray(bills.planId, ids)).orderBy(asc(bills.periodStart));
  const cards = await db()
    .select({ planId: cardChanges.planId, state: cardChanges.state, createdAt: cardChanges.createdAt })
    .from(cardChanges)
    .where(inArray(cardChanges.planId, ids))
    .orderBy(asc(cardChanges.createdAt));
  return rows.map(({ plan, orderNumber }) => {
    const { id: planId, orderId, providerCustomerId, providerSubscriptionId, paymentMethodId, ...kept } = plan;
    return {
      ...kept,
      order: orderLabel(orderNumber),
      bills: months.filter((bill) => bill.planId === planId).map(({ id, planId, providerInvoiceId, providerPaymentId, ...bill }) => bill),
      cardChanges: cards.filter((change) => change.planId === planId).map(({ planId: _, ...change }) => change),
    };
  });
}

/** Every movement of the person's money, as in our books. */
async function paymentsOf(person: Person) {
  const { kind, amountCents, method, happenedAt } = ledgerEntries;
  return db()
    .select({ kind, amountCents, method, happenedAt })
    .from(ledgerEntries)
    .leftJoin(bills, eq(bills.id, ledgerEntries.billId))
    .leftJoin(plans, eq(plans.id, bills.planId))
    .innerJoin(orders, or(eq(orders.id, ledgerEntries.orderId), eq(orders.id, plans.orderId)))
    .where(ordersOfPerson(person))
    .orderBy(asc(happenedAt));
}

async function disputesOf(person: Person) {
  const { amountCents, reason, state, openedAt, closedAt } = disputes;
  return db()
    .select({ amountCents, reason, state, openedAt, closedAt })
    .from(disputes)
    .leftJoin(bills, eq(bills.id, disputes.billId))
    .leftJoin(plans, eq(plans.id, bills.planId))
    .innerJoin(orders, or(eq(orders.id, disputes.orderId), eq(orders.id, plans.orderId)))
    .where(ordersOfPerson(person))
    .orderBy(asc(openedAt));
}

async function creditsOf(person: Person) {
  const { kind, amountCents, appliedAt, createdAt } = credits;
  return db()
    .select({ kind, amountCents, appliedAt, createdAt })
    .from(credits)
    .innerJoin(orders, eq(orders.id, credits.orderId))
    .where(ordersOfPerson(person))
    .orderBy(asc(createdAt));
}

async function refundsOf(person: Person) {
  const { amountCents, method, state, reason, settledAt, createdAt } = refunds;
  return db()
    .select({ amountCents, method, state, reason, settledAt, createdAt })
    .from(refunds)
    .leftJoin(bills, eq(bills.id, refunds.billId))
    .leftJoin(plans, eq(plans.id, bills.planId))
    .innerJoin(orders, or(eq(orders.id, refunds.orderId), eq(orders.id, plans.orderId)))
    .where(ordersOfPerson(person))
    .orderBy(asc(createdAt));
}

function ordersOfPerson({ userId, email }: Person) {
  return or(eq(orders.userId, userId), email ? eq(orders.email, email) : undefined);
}

async function discountCodesOf(email: string) {
  const { source, percent, amountCents, expiresAt, createdAt } = discountCodes;
  return db()
    .select({ source, percent, amountCents, expiresAt, redeemedAt: discountUses.redeemedAt, createdAt })
    .from(discountCodes)
    .leftJoin(discountUses, eq(discountUses.codeId, discountCodes.id))
    .where(eq(discountCodes.email, email));
}

async function requestsOf({ userId, email }: Person) {
  const rows = await db()
    .select()
    .from(contactRequests)
    .where(or(eq(contactRequests.userId, userId), email ? sql`lower(${contactRequests.email}) = ${email}` : undefined))
    .orderBy(asc(contactRequests.createdAt));
  return rows.map((request) => ({
    number: request.number,
    kind: request.kind,
    topic: request.topic,
    name: request.name,
    email: request.email,
    phone: request.phone,
    message: request.message,
    callDay: request.callDay,
    callPart: request.callPart,
    callZone: request.callZone,
    fileName: request.fileName,
    fileType: request.fileType,
    answeredAt: request.answeredAt,
    createdAt: request.createdAt,
  }));
}

async function callsOf({ userId, email }: Person) {
  const rows = await db()
    .select()
    .from(bookings)
    .where(or(eq(bookings.userId, userId), email ? eq(bookings.email, email) : undefined))
    .orderBy(asc(bookings.startsAt));
  const ids = rows.map(({ id }) => id);
  const events = await db().select().from(bookingEvents).where(inArray(bookingEvents.bookingId, ids)).orderBy(asc(bookingEvents.createdAt));
  return rows.map((call) => ({
    number: bookingLabel(call.number),
    state: call.state,
    startsAt: call.startsAt,
    endsAt: call.endsAt,
    zone: call.zone,
    name: call.name,
    email: call.email,
    phone: call.phone,
    topic: call.topic,
    message: call.message,
    canceledAt: call.canceledAt,
    cancelReason: call.cancelReason,
    createdAt: call.createdAt,
    events: events
      .filter(({ bookingId }) => bookingId === call.id)
      .map(({ kind, reason, fromStartsAt, toStartsAt, createdAt }) => ({ kind, reason, fromStartsAt, toStartsAt, createdAt })),
  }));
}

async function conversationsOf({ userId, email }: Person) {
  const talks = await db()
    .select()
    .from(threads)
    .where(or(eq(threads.userId, userId), email ? eq(threads.guestEmail, email) : undefined))
    .orderBy(asc(threads.createdAt));
  if (talks.length === 0) return [];
  const ids = talks.map(({ id }) => id);
  const [written, files] = await Promise.all([
    db().select().from(messages).where(inArray(messages.threadId, ids)).orderBy(asc(messages.createdAt), asc(messages.id)),
    db()
      .select({ messageId: messageFiles.messageId, fileName: messageFiles.fileName, type: messageFiles.type, bytes: messageFiles.bytes })
      .from(messageFiles)
      .innerJoin(messages, eq(messages.id, messageFiles.messageId))
      .where(inArray(messages.threadId, ids)),
  ]);
  return talks.map(({ id, projectId, createdAt }) => ({
    projectId,
    createdAt,
    messages: written
      .filter(({ threadId }) => threadId === id)
      .map((message) => ({
        author: message.author,
        via: message.via,
        body: message.body,
        createdAt: message.createdAt,
        files: files.filter(({ messageId }) => messageId === message.id).map(({ messageId: _, ...file }) => file),
      })),
  }));
}

/** What the audit log has about the person's actions and changes to their account. Excludes notes between admins. */
async function recordOf(userId: string) {
  const rows = await db()
    .select({ action: auditLog.action, actor: auditLog.actor, subject: auditLog.subject, createdAt: auditLog.createdAt })
    .from(auditLog)
    .where(or(inArray(auditLog.actor, [`user:${userId}`, `admin:${userId}`]), eq(auditLog.subject, `user:${userId}`)))
    .orderBy(asc(auditLog.createdAt));
  return rows.map(({ action, actor, subject, createdAt }) => {
    const isOwn = actor.endsWith(`:${userId}`);
    return { action, by: isOwn ? 'you' : 'us', about: subject === `user:${userId}` ? 'your account' : subject, createdAt };
  });
}
