import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import {
  accounts,
  briefs,
  cancellations,
  contactRequests,
  discountCodes,
  editRequests,
  leads,
  mails,
  messageFiles,
  messages,
  notificationChoices,
  notifications,
  orderEvents,
  orders,
  passkeys,
  projectEvents,
  projects,
  publications,
  sessions,
  siteEdits,
  siteVersions,
  siteVisits,
  threads,
  uploads,
  users,
} from '../../db/schema/index.ts';
import { orderLabel } from '../orders/schema.ts';
import { siteOrigin } from '../settings/addresses.ts';

/** What this file looks like; raised when it changes. */
const format = 1;

/**
 * Everything we hold of a person, as data. Left out are what opens things (passwords, tokens, keys, codes), what staff wrote
 * among themselves, and the bytes of files, which are listed.
 */
export async function ownData(userId: string, now: Date = new Date()) {
  const [profile] = await db().select().from(users).where(eq(users.id, userId));
  if (!profile) return undefined;
  const { name, firstName, lastName, email, emailConfirmedAt, twoFactorEnabled, createdAt } = profile;
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
    mailsSent: await db()
      .select({
        template: mails.template,
        recipient: mails.recipient,
        state: mails.state,
        sentAt: mails.sentAt,
        createdAt: mails.createdAt,
      })
      .from(mails)
      .where(eq(mails.userId, userId))
      .orderBy(asc(mails.createdAt)),
    orders: await ordersOf(userId),
    discountCodes: await discountCodesOf(email),
    requests: await requestsOf(userId),
    conversations: await conversationsOf(userId),
    projects: await Promise.all(own.map(projectData)),
  };
}

async function signInOf(userId: string) {
  const [ways, devices, keys] = await Promise.all([
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
    db()
      .select({ name: passkeys.name, deviceType: passkeys.deviceType, createdAt: passkeys.createdAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId)),
  ]);
  return { ways, sessions: devices, passkeys: keys };
}

async function notificationsOf(userId: string) {
  const { type, title, message, link, read, createdAt } = notifications;
  return db()
    .select({ type, title, message, link, read, createdAt })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(createdAt));
}

async function ordersOf(userId: string) {
  const rows = await db().select().from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders.createdAt));
  const events = rows.length
    ? await db()
        .select()
        .from(orderEvents)
        .where(
          inArray(
            orderEvents.orderId,
            rows.map(({ id }) => id),
          ),
        )
        .orderBy(asc(orderEvents.createdAt))
    : [];
  return rows.map(({ id, number, userId: _u, resumeHash: _r, providerCustomerId: _c, providerPaymentId: _p, ...order }) => ({
    number: orderLabel(number),
    ...order,
    events: events
      .filter(({ orderId }) => orderId === id)
      .map(({ fromState, toState, reason, createdAt }) => ({ fromState, toState, reason, createdAt })),
  }));
}

async function discountCodesOf(email: string) {
  const { source, percent, amountCents, expiresAt, redeemedAt, createdAt } = discountCodes;
  return db()
    .select({ source, percent, amountCents, expiresAt, redeemedAt, createdAt })
    .from(discountCodes)
    .where(eq(discountCodes.email, email.toLowerCase()));
}

async function requestsOf(userId: string) {
  const { id: _i, userId: _u, fileKey: _f, ...columns } = getTableColumns(contactRequests);
  return db().select(columns).from(contactRequests).where(eq(contactRequests.userId, userId)).orderBy(asc(contactRequests.createdAt));
}

async function conversationsOf(userId: string) {
  const talks = await db().select().from(threads).where(eq(threads.userId, userId)).orderBy(asc(threads.createdAt));
  if (talks.length === 0) return [];
  const ids = talks.map(({ id }) => id);
  const [said, files] = await Promise.all([
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
    messages: said
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

async function projectData({ id, ownerId, ...project }: typeof projects.$inferSelect) {
  const { number, name, document, contentHash, gate, passed, sentAt, createdAt } = siteVersions;
  const [[brief], pictures, versions, edits, requests, published, ended, happened, people, views] = await Promise.all([
    db().select().from(briefs).where(eq(briefs.projectId, id)),
    db().select().from(uploads).where(eq(uploads.projectId, id)).orderBy(asc(uploads.position)),
    db()
      .select({ id: siteVersions.id, number, name, document, contentHash, gate, passed, sentAt, createdAt })
      .from(siteVersions)
      .where(sql`${siteVersions.projectId} = ${id} and ${siteVersions.sentAt} is not null`)
      .orderBy(asc(number)),
    db().select().from(siteEdits).where(eq(siteEdits.projectId, id)).orderBy(asc(siteEdits.createdAt)),
    db().select().from(editRequests).where(eq(editRequests.projectId, id)).orderBy(asc(editRequests.createdAt)),
    db().select().from(publications).where(eq(publications.projectId, id)).orderBy(asc(publications.createdAt)),
    db().select().from(cancellations).where(eq(cancellations.projectId, id)).orderBy(asc(cancellations.createdAt)),
    db().select().from(projectEvents).where(eq(projectEvents.projectId, id)).orderBy(asc(projectEvents.createdAt)),
    db().select().from(leads).where(eq(leads.projectId, id)).orderBy(asc(leads.createdAt)),
    db()
      .select({ day: siteVisits.day, views: siteVisits.views })
      .from(siteVisits)
      .where(eq(siteVisits.projectId, id))
      .orderBy(asc(siteVisits.day)),
  ]);
  const { state, slug, briefSubmittedAt, paidAt, startDay, firstDraftAt, liveSince, portfolioConsentAt } = project;
  const by = (actor: string) => (actor === `user:${ownerId}` ? 'you' : actor === 'visitor' ? 'visitor' : 'us');
  return {
    id,
    name: project.name,
    state,
    address: slug ? siteOrigin(slug) : null,
    briefSubmittedAt,
    paidAt,
    startDay,
    firstDraftAt,
    liveSince,
    portfolioConsentAt,
    createdAt: project.createdAt,
    brief: brief ? { answers: brief.answers, submittedAt: brief.submittedAt, updatedAt: brief.updatedAt } : null,
    pictures: pictures.map(({ kind, fileName, alt, rights, createdAt: addedAt }) => ({ kind, fileName, alt, rights, addedAt })),
    versions,
    ownEdits: edits.map(({ page, section, path, value, actor, createdAt: madeAt }) => ({
      page,
      section,
      path,
      value,
      by: by(actor),
      madeAt,
    })),
    editRequests: requests.map(({ projectId: _, ...request }) => request),
    publications: published.map(({ versionId, kind, actor, createdAt: madeAt }) => ({ versionId, kind, by: by(actor), madeAt })),
    cancellations: ended.map(({ projectId: _p, actor: _a, ...cancellation }) => cancellation),
    history: happened.map(({ actor, kind, reason, fromState, toState, createdAt: at }) => ({
      by: by(actor),
      kind,
      reason,
      fromState,
      toState,
      at,
    })),
    leads: people.map(({ projectId: _, ...lead }) => lead),
    views,
  };
}
