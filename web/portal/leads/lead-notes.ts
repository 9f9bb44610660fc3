import type { leadsOf } from '../../../domain/leads/queries.ts';

type Lead = Awaited<ReturnType<typeof leadsOf>>[number];

/** What the list says about how a lead came, in sentences. `isClosed`: the business isn't open on the day that it wishes for. */
export function leadNotes(lead: Pick<Lead, 'isSpam' | 'isOverLimit' | 'isWhilePaused'> & { isClosed: boolean }): string[] {
  return [
    ...(lead.isClosed ? ['By your hours, you’re closed that day.'] : []),
    ...(lead.isOverLimit && !lead.isSpam ? ['Many came at once, so we email this one in a summary.'] : []),
    ...(lead.isWhilePaused ? ['Sent from an old page while your form was paused.'] : []),
  ];
}
