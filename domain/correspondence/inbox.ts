import { createHash } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import { type Connection, db, type Transaction } from '../../db/connect.ts';
import { leadFiles, leadMails, leads, projects, users } from '../../db/schema/index.ts';
import type { ReadMail } from '../../outside/mail-in/read-mail.ts';
import { ended } from '../../text/text-end.ts';
import { answeringAddress, type ReceivingAddress } from '../email-addresses/queries.ts';
import { awaitsDigest } from '../leads/digest.ts';
import { markLeadNotSpam } from '../leads/leads.ts';
import { limits } from '../limits/limits.ts';
import { notifyUser } from '../notifications/notifications.ts';
import { recordEvent } from '../projects/states.ts';
import { conversationAbout, emailReferredTo, type Incoming, type Lead } from './conversations.ts';
import type { keepMailFiles } from './files.ts';
import { leadOf } from './queries.ts';
import { passOn } from './relays.ts';
import { isForged } from './spam.ts';

/** Who gets an answer: whom they name for it, or else the author. */
export interface Sender {
  name: string;
  /** Empty if the email has no author. */
  address: string;
}

/** What's decided about an email before it's stored. */
export interface Judged {
  incoming: Incoming;
  mail: ReadMail;
  address: ReceivingAddress;
  sender: Sender;
  subject: string;
  body: string;
  kept: Awaited<ReturnType<typeof keepMailFiles>>;
  looksLikeSpam: boolean;
  isOverLimit: boolean;
}

/** Stores an email in its conversation, or in a new one, once. Emails of a project are stored one after the other. */
export async function storeEmail(
  tx: Transaction,
  judged: Judged,
): Promise<{ leadMailId: string; isNew: boolean; isSpam: boolean } | undefined> {
  const { incoming, mail, address, sender, subject, body, kept, isOverLimit } = judged;
  const { projectId } = address;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`lead:${projectId}`}))`);
  const [project] = await tx.select().from(projects).where(eq(projects.id, projectId));
  if (!project) return undefined;
  const before = await storedBefore(tx, judged);
  if (before === 'another') return storeEmail(tx, { ...judged, mail: { ...mail, messageId: idOfItsOwn(judged) } });
  if (before) {
    const { isSpam } = before.lead;
    // Sent to two addresses of the site: the mailboxes of the second one get it too.
    const whole = before.mail.incomingId ?? incoming.id;
    if (before.mail.direction === 'in' && !isSpam && !before.lead.isOverLimit && !isOverLimit)
      await passOn(tx, { projectId, leadMailId: before.mail.id, incomingId: whole }, address);
    return { leadMailId: before.mail.id, isNew: false, isSpam };
  }
  const lead = await conversationFor(tx, judged);
  const { isSpam } = lead;
  const [stored] = await tx
    .insert(leadMails)
    .values({
      leadId: lead.id,
      direction: 'in',
      messageId: mail.messageId,
      fromName: sender.name,
      fromAddress: sender.address,
      toAddress: address.address,
      subject,
      body,
      notes: kept.notes,
      incomingId: incoming.id,
    })
    .returning({ id: leadMails.id });
  if (!stored) throw new Error('The email wasn’t stored.');
  if (kept.kept.length) await tx.insert(leadFiles).values(kept.kept.map((file) => ({ leadMailId: stored.id, ...file })));
  if (!isSpam && !isOverLimit) {
    await passOn(tx, { projectId, leadMailId: stored.id, incomingId: incoming.id }, address);
    await notifyOwner(tx, project, { lead, leadMailId: stored.id, address, sender, subject, body });
  }
  return { leadMailId: stored.id, isNew: true, isSpam };
}

/**
 * The same email as it came before, such as to another address of the site. `another`: one that has its Message-ID, but isn't the same. Someone
 * who guessed the ID sent it first, to keep the real one out.
 */
async function storedBefore(tx: Connection, { mail, address, sender, body, looksLikeSpam }: Judged) {
  const rows = await tx
    .select({ mail: leadMails, lead: leads })
    .from(leadMails)
    .innerJoin(leads, eq(leads.id, leadMails.leadId))
    .where(and(eq(leads.projectId, address.projectId), eq(leadMails.messageId, mail.messageId)));
  const same = rows.find((row) => row.mail.fromAddress === sender.address && row.mail.body === body && (looksLikeSpam || !row.lead.isSpam));
  return same ?? (rows.length > 0 ? 'another' : undefined);
}

/** Stands for the Message-ID of an email that another one has. The same email always gets the same. */
function idOfItsOwn({ mail, sender, body, looksLikeSpam }: Judged): string {
  const hash = createHash('sha256').update(JSON.stringify([mail.messageId, sender.address, body, looksLikeSpam]));
  return `<${hash.digest('hex')}@no-message-id.invalid>`;
}

/** The conversation that an email continues, unread again, or a new one. */
async function conversationFor(tx: Connection, judged: Judged): Promise<Lead> {
  const { incoming, mail, address, sender, subject, body, looksLikeSpam, isOverLimit } = judged;
  const { projectId } = address;
  const referred = await emailReferredTo(tx, projectId, mail);
  // Only someone who got our answer knows its Message-ID. What pretends to be theirs, and what they don't refer to, is judged alone.
  const isKnown = referred?.mail.direction === 'out' && !isForged(incoming.authentication);
  const isSpam = looksLikeSpam && !isKnown;
  const continued =
    referred && referred.lead.isSpam === isSpam
      ? referred.lead
      : await conversationAbout(tx, { projectId, sender: sender.address, subject: mail.subject, isSpam });
  if (continued) {
    await tx
      .update(leads)
      .set({ readAt: null, continuedAt: sql`now()`, isOverLimit: isOverLimit || awaitsDigest })
      .where(eq(leads.id, continued.id));
    return continued;
  }
  const [lead] = await tx
    .insert(leads)
    .values({
      projectId,
      kind: 'email',
      page: '',
      name: sender.name,
      email: sender.address || null,
      toAddress: address.address,
      subject,
      message: body,
      isSpam,
      isOverLimit,
    })
    .returning();
  if (!lead) throw new Error('The lead wasn’t stored.');
  return lead;
}

interface News {
  lead: Lead;
  leadMailId: string;
  address: ReceivingAddress;
  sender: Sender;
  subject: string;
  body: string;
}

/** Notifies a site's owner of an email. They get no email about one that we pass on to their own mailbox. */
async function notifyOwner(tx: Connection, project: typeof projects.$inferSelect, news: News): Promise<void> {
  const { lead, leadMailId, address, sender, subject, body } = news;
  await recordEvent(tx, project.id, { actor: 'visitor', event: { kind: 'lead', form: 'email' } });
  const link = conversationPath(lead);
  const [owner] = project.ownerId ? await tx.select({ email: users.email }).from(users).where(eq(users.id, project.ownerId)) : [];
  const getsItself = Boolean(owner && address.passesTo.includes(owner.email.toLowerCase()));
  await notifyUser(tx, project.ownerId, 'lead', {
    eventKey: `lead-mail:${leadMailId}`,
    notification: { type: 'success', title: `New email to ${address.address}`, message: ended(`From ${sender.name}`), link },
    ...(!getsItself && {
      mail: {
        template: 'lead-received' as const,
        props: {
          siteName: project.name,
          kind: 'email' as const,
          name: sender.name,
          email: sender.address,
          phone: '',
          subject,
          message: body,
          service: '',
          day: '',
          part: '',
          url: env().appUrl + link,
        },
      },
    }),
  });
}

/** The portal page of a lead's conversation. */
export function conversationPath({ id, projectId }: Pick<Lead, 'id' | 'projectId'>): string {
  return `/portal/leads/${id}?project=${projectId}`;
}

/** Moves one of a person's own leads from possible spam to the others, and passes its emails on: as many as one sender may have passed on at a time. */
export async function acceptLead(ownerId: string, projectId: string, leadId: string): Promise<void> {
  const found = await leadOf(ownerId, leadId);
  const address = found?.toAddress ? await answeringAddress(projectId, found.toAddress) : undefined;
  await db().transaction(async (tx) => {
    const lead = await markLeadNotSpam(tx, ownerId, projectId, leadId);
    if (lead?.kind !== 'email' || !address) return;
    const waiting = await tx
      .select()
      .from(leadMails)
      .where(and(eq(leadMails.leadId, leadId), eq(leadMails.direction, 'in')))
      .orderBy(desc(leadMails.createdAt), desc(leadMails.id))
      .limit(limits.passOn.points);
    for (const { id: leadMailId, incomingId } of waiting) if (incomingId) await passOn(tx, { projectId, leadMailId, incomingId }, address);
  });
}
