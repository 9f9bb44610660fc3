import { subDays } from 'date-fns';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { type incomingMails, leadMails, leads } from '../../db/schema/index.ts';
import type { ReadMail } from '../../outside/mail-in/read-mail.ts';
import { foldedSubject } from './subjects.ts';

/** An email with the same subject from the same sender belongs to a conversation whose last email came in this time. */
const sameSubjectDays = 30;
/** A long thread names every email before. The newest are at the end. */
const mostReferences = 50;

export type Incoming = typeof incomingMails.$inferSelect;
export type Lead = typeof leads.$inferSelect;
export type LeadMail = typeof leadMails.$inferSelect;

/** The email of a project's conversations that an email refers to: the nearest one that we know. */
export async function emailReferredTo(
  tx: Connection,
  projectId: string,
  { inReplyTo, references }: Pick<ReadMail, 'inReplyTo' | 'references'>,
): Promise<{ mail: LeadMail; lead: Lead } | undefined> {
  const ids = [inReplyTo, ...references.slice(-mostReferences).reverse()].filter(Boolean);
  if (!ids.length) return undefined;
  const rows = await tx
    .select({ mail: leadMails, lead: leads })
    .from(leadMails)
    .innerJoin(leads, eq(leads.id, leadMails.leadId))
    .where(and(eq(leads.projectId, projectId), inArray(leadMails.messageId, ids)))
    .orderBy(desc(leadMails.createdAt));
  return rows.toSorted((one, other) => ids.indexOf(one.mail.messageId) - ids.indexOf(other.mail.messageId))[0];
}

/** The newest conversation that a sender began or continued by email with the same subject, among possible spam or among the others. */
export async function conversationAbout(
  tx: Connection,
  { projectId, sender, subject, isSpam }: { projectId: string; sender: string; subject: string; isSpam: boolean },
): Promise<Lead | undefined> {
  const folded = foldedSubject(subject);
  if (!folded) return undefined;
  const rows = await tx
    .select({ subject: leadMails.subject, lead: leads })
    .from(leadMails)
    .innerJoin(leads, eq(leads.id, leadMails.leadId))
    .where(
      and(
        eq(leads.projectId, projectId),
        eq(leads.isSpam, isSpam),
        eq(leadMails.direction, 'in'),
        eq(leadMails.fromAddress, sender),
        gt(leadMails.createdAt, subDays(new Date(), sameSubjectDays)),
      ),
    )
    .orderBy(desc(leadMails.createdAt))
    .limit(100);
  return rows.find((row) => foldedSubject(row.subject) === folded)?.lead;
}

interface Sought {
  id?: string;
  /** A Message-ID. */
  inReplyTo?: string;
  from?: string;
}

/**
 * The customer's email that an answer is to: the one it names or refers to, or the newest, of that writer if there's one. Undefined if they only
 * sent a form.
 */
export async function answeredMail(
  tx: Connection,
  leadId: string,
  { id = '', inReplyTo = '', from = '' }: Sought = {},
): Promise<LeadMail | undefined> {
  const [answered] = await tx
    .select()
    .from(leadMails)
    .where(and(eq(leadMails.leadId, leadId), eq(leadMails.direction, 'in')))
    .orderBy(
      desc(sql`${leadMails.id}::text = ${id}`),
      desc(eq(leadMails.messageId, inReplyTo)),
      desc(eq(leadMails.fromAddress, from)),
      desc(leadMails.createdAt),
      desc(leadMails.id),
    )
    .limit(1);
  return answered;
}
