import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import { type Connection, db } from '../../db/connect.ts';
import { leads, projects } from '../../db/schema/index.ts';
import { ended } from '../../text/text-end.ts';
import { minuteMs } from '../../time/units.ts';
import { answeringAddress, type ReceivingAddress } from '../email-addresses/queries.ts';
import { tokenAddress } from '../mail-tokens.ts';
import { notifyUser, type Reader } from '../notifications/notifications.ts';
import { recordEvent } from '../projects/states.ts';
import { leadCalendar } from './queries.ts';
import type { NewLead } from './schema.ts';
import { dayOfLead } from './wished-day.ts';

/** The same form sent again within this time, by a double click or a reload, is one lead. */
const sameLeadMs = 10 * minuteMs;

/** How a lead is stored: possible spam is listed apart, and one over the limit is emailed in the next digest. */
interface Marks {
  isSpam?: boolean;
  isOverLimit?: boolean;
  /** ID that the form got when it arrived. A form becomes one lead, however often it's passed on. */
  keptFormId?: string;
  /** When the form arrived, if that's a while ago. */
  receivedAt?: Date;
}

/**
 * Stores a lead of a live site, also while its forms are paused, notifies its owner in the portal and emails it to them, in one
 * transaction. One that is marked is only stored.
 */
export async function receiveLead(
  projectId: string,
  kind: 'contact' | 'booking',
  page: string,
  lead: NewLead,
  { isSpam = false, isOverLimit = false, keptFormId, receivedAt }: Marks = {},
): Promise<void> {
  // Asked before the transaction, because inside it each form would hold one connection while waiting for another.
  const address = lead.email ? await answeringAddress(projectId, null) : undefined;
  await db().transaction(async (tx) => {
    const [project] = await tx.select().from(projects).where(eq(projects.id, projectId));
    if (!project) return;
    const values = { projectId, kind, ...lead, email: lead.email || null, phone: lead.phone || null, isSpam };
    if (await isSentAgain(tx, values, receivedAt)) return;
    const [stored] = await tx
      .insert(leads)
      .values({
        ...values,
        page,
        isOverLimit,
        isWhilePaused: project.formNotice !== '',
        keptFormId,
        ...(receivedAt && { createdAt: receivedAt }),
      })
      .onConflictDoNothing({ target: leads.keptFormId })
      .returning({ id: leads.id });
    if (!stored || isSpam || isOverLimit) return;
    await recordEvent(tx, projectId, {
      actor: 'visitor',
      event: { kind: 'lead', form: kind },
    });
    const link = `/portal/leads?project=${projectId}`;
    const day = await shownDay(tx, projectId, lead.day);
    await notifyUser(tx, project.ownerId, 'lead', {
      eventKey: `lead:${stored.id}`,
      notification: {
        type: 'success',
        title: kind === 'booking' ? 'New booking request' : 'New message from your site',
        message: ended(`From ${lead.name}`),
        link,
      },
      mail: (owner) => ({
        template: 'lead-received',
        props: { siteName: project.name, kind, ...lead, ...day, ...answeredBy(owner, stored.id, address), url: env().appUrl + link },
      }),
    });
  });
}

/** Where an owner's reply by email goes: to us if we send it on from the site's address, which only its verified mailboxes may ask for. */
function answeredBy(owner: Reader, leadId: string, address: ReceivingAddress | undefined): { answer?: { at: string; as: string } } {
  const { mailIn } = env();
  if (!mailIn || !address?.mailboxes.includes(owner.email.toLowerCase())) return {};
  return { answer: { at: tokenAddress('answer', leadId, mailIn.host), as: address.address } };
}

/** The wished day as the owner reads it. */
async function shownDay(tx: Connection, projectId: string, day: string): Promise<{ day: string; isClosed: boolean }> {
  if (!day) return { day, isClosed: false };
  return dayOfLead(day, await leadCalendar(projectId, tx));
}

/** True if the same lead came within some minutes. Simultaneous requests for one project wait for each other. */
async function isSentAgain(tx: Connection, lead: Omit<typeof leads.$inferInsert, 'page'>, receivedAt = new Date()): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`lead:${lead.projectId}`}))`);
  const same = (['projectId', 'kind', 'name', 'email', 'phone', 'message', 'service', 'day', 'part', 'isSpam'] as const).map(
    (field) => sql`${leads[field]} is not distinct from ${sql.param(lead[field] ?? null, leads[field])}`,
  );
  const [from, to] = [-sameLeadMs, sameLeadMs].map((ms) => new Date(receivedAt.getTime() + ms)) as [Date, Date];
  return (await tx.$count(leads, and(...same, gt(leads.createdAt, from), lt(leads.createdAt, to)))) > 0;
}

/** Moves one of a person's own leads from possible spam to the others. Undefined if it isn't there. */
export async function markLeadNotSpam(tx: Connection, ownerId: string, projectId: string, leadId: string) {
  const [lead] = await tx
    .update(leads)
    .set({ isSpam: false })
    .where(and(eq(leads.id, leadId), eq(leads.isSpam, true), inArray(leads.projectId, own(ownerId, projectId))))
    .returning();
  return lead;
}

/** Marks a person's own new leads as read: one of them, or all. */
export async function markLeadsRead(ownerId: string, projectId: string, leadId?: string): Promise<void> {
  const one = leadId ? eq(leads.id, leadId) : undefined;
  await db()
    .update(leads)
    .set({ readAt: new Date() })
    .where(and(unseen(ownerId, projectId), one));
}

/** Marks one of a person's own leads as unread, so they can come back to it. */
export async function markLeadUnread(ownerId: string, projectId: string, leadId: string): Promise<void> {
  await db()
    .update(leads)
    .set({ readAt: null })
    .where(and(eq(leads.id, leadId), inArray(leads.projectId, own(ownerId, projectId))));
}

/** How many leads of a person's own project are unread. */
export async function newLeadCount(ownerId: string, projectId: string): Promise<number> {
  return db().$count(leads, unseen(ownerId, projectId));
}

function unseen(ownerId: string, projectId: string) {
  return and(inArray(leads.projectId, own(ownerId, projectId)), isNull(leads.readAt), eq(leads.isSpam, false));
}

function own(ownerId: string, projectId: string) {
  return db()
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.ownerId, ownerId)));
}
