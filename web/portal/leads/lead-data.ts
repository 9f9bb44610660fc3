import { randomUUID } from 'node:crypto';
import { conversationOf } from '../../../domain/correspondence/queries.ts';
import { foldedSubject } from '../../../domain/correspondence/subjects.ts';
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
    mails: mailsShown(mails, lead),
    earlier,
    answers: answers ?? null,
    draftKey: randomUUID(),
  };
}

type Mail = NonNullable<Awaited<ReturnType<typeof conversationOf>>>['mails'][number];

/**
 * Emails as their conversation shows them: each subject once, until another one follows, and each writer by the name that they're known by.
 * `fromName` is empty for someone without a name.
 */
export function mailsShown<Shown extends Mail>(mails: Shown[], lead: { name: string; email: string | null; subject: string | null }) {
  const first = { fromName: lead.name, fromAddress: lead.email?.toLowerCase() ?? '' };
  const names = new Map([first, ...mails].filter(hasName).map(({ fromAddress, fromName }) => [fromAddress, fromName]));
  return mails.map(({ createdAt, ...mail }, place) => {
    const before = mails[place - 1]?.subject ?? lead.subject ?? '';
    return {
      ...mail,
      fromName: hasName(mail) ? mail.fromName : (names.get(mail.fromAddress) ?? ''),
      subject: foldedSubject(mail.subject) === foldedSubject(before) ? '' : mail.subject,
      at: createdAt.toISOString(),
    };
  });
}

/** Without a name, an email's is its address. */
function hasName({ fromName, fromAddress }: Pick<Mail, 'fromName' | 'fromAddress'>): boolean {
  return fromName !== '' && fromName.toLowerCase() !== fromAddress.toLowerCase();
}

type LeadData = NonNullable<Awaited<ReturnType<typeof leadData>>>;
export type ShownLead = LeadData['lead'];
export type ShownMail = LeadData['mails'][number];
