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

/** 'Booking request, Drains, Tuesday, December 1, Morning', 'Email to info@hollis.com, Leaking sink': what a lead is, in a line. */
export function leadLine(lead: Pick<Lead, 'kind' | 'service' | 'day' | 'part' | 'toAddress' | 'subject'>): string {
  const kind = lead.kind === 'email' && lead.toAddress ? `Email to ${lead.toAddress}` : leadKinds[lead.kind];
  return [kind, lead.service, lead.day, lead.part, lead.subject].filter(Boolean).join(', ');
}
