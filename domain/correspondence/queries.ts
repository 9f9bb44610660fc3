import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { leadFiles, leadMails, leads, projects, relayedMails } from '../../db/schema/index.ts';
import { answeringAddress } from '../email-addresses/queries.ts';
import { isId } from '../ids.ts';
import { isPicture } from '../messages/attachments.ts';
import { answeredMail, type Lead, type LeadMail } from './conversations.ts';
import type { Relay } from './relays.ts';

/** Emails of a conversation that are shown. One whose alarm system writes to them may have thousands. */
export const shownEmails = 100;

/** Characters of an email in a list. */
const shownWords = 300;

export interface LatestMail {
  direction: LeadMail['direction'];
  words: string;
  count: number;
}

/** What became of an email that we send. `why` is a sentence if it wasn't delivered. */
export interface Delivery {
  kind: Relay['kind'];
  recipient: string;
  state: Relay['state'];
  why: string;
}

/** A lead of a person's own. Undefined for anyone else's, and for an unknown ID. */
export async function leadOf(ownerId: string, leadId: string): Promise<Lead | undefined> {
  if (!isId(leadId)) return undefined;
  const [row] = await db()
    .select({ lead: leads })
    .from(leads)
    .innerJoin(projects, eq(projects.id, leads.projectId))
    .where(and(eq(leads.id, leadId), eq(projects.ownerId, ownerId)));
  return row?.lead;
}

/** A lead of a person's own with its newest emails, the oldest of them first. Undefined for anyone else's, and for an unknown ID. */
export async function conversationOf(ownerId: string, leadId: string) {
  const lead = await leadOf(ownerId, leadId);
  if (!lead) return undefined;
  const answered = await answeredMail(db(), leadId);
  const ofLead = eq(leadMails.leadId, leadId);
  const [newest, count, address] = await Promise.all([
    db().select().from(leadMails).where(ofLead).orderBy(desc(leadMails.createdAt), desc(leadMails.id)).limit(shownEmails),
    db().$count(leadMails, ofLead),
    answeringAddress(lead.projectId, answered?.toAddress ?? lead.toAddress),
  ]);
  const mails = newest.toReversed();
  const ids = mails.map(({ id }) => id);
  const [files, relays] = await Promise.all([
    db().select().from(leadFiles).where(inArray(leadFiles.leadMailId, ids)).orderBy(asc(leadFiles.createdAt), asc(leadFiles.id)),
    db()
      .select()
      .from(relayedMails)
      .where(inArray(relayedMails.leadMailId, ids))
      .orderBy(asc(relayedMails.createdAt), asc(relayedMails.id)),
  ]);
  return {
    lead,
    /**
     * The address that answers come from, who gets them, and the email that's answered, if it's not the form. Undefined if the lead can't be
     * answered from the portal.
     */
    answers: address && answerable(address.address, answered?.fromAddress || lead.email, answered?.id ?? ''),
    /** Emails before those. */
    earlier: count - mails.length,
    mails: mails.map(({ id, direction, fromName, fromAddress, toAddress, subject, body, notes, createdAt }) => ({
      id,
      direction,
      fromName,
      fromAddress,
      toAddress,
      subject,
      body,
      notes,
      createdAt,
      files: files
        .filter(({ leadMailId }) => leadMailId === id)
        .map((file) => ({ id: file.id, name: file.fileName, bytes: file.bytes, shown: isPicture(file.type) })),
      deliveries: relays.filter(({ leadMailId }) => leadMailId === id).map(deliveryOf),
    })),
  };
}

function answerable(from: string, to: string | null, mailId: string): { from: string; to: string; mailId: string } | undefined {
  return to ? { from, to, mailId } : undefined;
}

/** The newest email of each of these conversations, in short, and how many there are. The caller has checked access to them. */
export async function latestMails(leadIds: string[]): Promise<Map<string, LatestMail>> {
  const rows = await db()
    .selectDistinctOn([leadMails.leadId], {
      leadId: leadMails.leadId,
      direction: leadMails.direction,
      words: sql<string>`left(${leadMails.body}, ${shownWords})`,
      count: sql<number>`count(*) over (partition by ${leadMails.leadId})::int`,
    })
    .from(leadMails)
    .where(inArray(leadMails.leadId, leadIds))
    .orderBy(leadMails.leadId, desc(leadMails.createdAt), desc(leadMails.id));
  return new Map(rows.map(({ leadId, ...latest }) => [leadId, latest]));
}

function deliveryOf({ kind, recipient, state, error, attempts }: Relay): Delivery {
  if (state === 'queued' || state === 'sent' || !error) return { kind, recipient, state, why: '' };
  // Without an attempt, it's our own sentence.
  return { kind, recipient, state, why: attempts > 0 ? `The last answer from the mail server was “${error}”.` : error };
}
