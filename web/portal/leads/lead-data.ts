import { randomUUID } from 'node:crypto';
import { conversationOf } from '../../../domain/correspondence/queries.ts';
import { markLeadsRead } from '../../../domain/leads/leads.ts';
import { leadCalendar } from '../../../domain/leads/queries.ts';
import { dayOfLead } from '../../../domain/leads/wished-day.ts';

/** Reads one of the viewer's own leads with its emails and marks it as read. Undefined for someone else's lead as well as a missing one. */
export async function leadData(userId: string, leadId: string) {
  const conversation = await conversationOf(userId, leadId);
  if (!conversation) return undefined;
  const { lead, mails, earlier, answers } = conversation;
  const { readAt, digestedAt: _, keptFormId: __, continuedAt: ___, createdAt, ...rest } = lead;
  const calendar = await leadCalendar(lead.projectId);
  if (!readAt) await markLeadsRead(userId, lead.projectId, lead.id);
  return {
    lead: { ...rest, ...dayOfLead(lead.day ?? '', calendar), at: createdAt.toISOString() },
    mails: mails.map(({ createdAt: at, ...mail }) => ({ ...mail, at: at.toISOString() })),
    earlier,
    answers: answers ?? null,
    draftKey: randomUUID(),
  };
}
type LeadData = NonNullable<Awaited<ReturnType<typeof leadData>>>;
export type ShownLead = LeadData['lead'];
export type ShownMail = LeadData['mails'][number];
