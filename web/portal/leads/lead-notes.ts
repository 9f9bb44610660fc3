import type { LatestMail } from '../../../domain/correspondence/queries.ts';
import type { leadsOf } from '../../../domain/leads/queries.ts';

type Lead = Awaited<ReturnType<typeof leadsOf>>[number];

/** What a lead is. */
export const leadKinds = { contact: 'Message', booking: 'Booking request', email: 'Email' } as const;

/** What the list says about how a lead came, in sentences. `isClosed`: the business isn't open on the day that it wishes for. */
export function leadNotes(lead: Pick<Lead, 'isSpam' | 'isOverLimit' | 'isWhilePaused'> & { isClosed: boolean }): string[] {
  return [
    ...(lead.isClosed ? ['By your hours, you’re closed that day.'] : []),
    ...(lead.isOverLimit && !lead.isSpam ? ['Many came at once, so we email this one in a summary.'] : []),
    ...(lead.isWhilePaused ? ['Sent from an old page while your form was paused.'] : []),
  ];
}

/** 'Booking request, Drains, Tuesday, December 1, Morning', 'Email to info@hollis.com, 3 emails': what a lead is, in a line. */
export function leadLine(lead: Pick<Lead, 'kind' | 'service' | 'day' | 'part' | 'toAddress'>, latest?: LatestMail): string {
  const kind = lead.kind === 'email' && lead.toAddress ? `Email to ${lead.toAddress}` : leadKinds[lead.kind];
  const { count = 0 } = latest ?? {};
  const emails = isContinued(lead.kind, latest) && (count === 1 ? '1 email' : `${count} emails`);
  return [kind, lead.service, lead.day, lead.part, emails].filter(Boolean).join(', ');
}

/** Whether an email followed what a lead began with. */
export function isContinued(kind: Lead['kind'], latest: LatestMail | undefined): boolean {
  return (latest?.count ?? 0) > (kind === 'email' ? 1 : 0);
}
