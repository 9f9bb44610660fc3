import type { OpenWork, ProjectState } from '../../../domain/projects/schema.ts';
import type { DotState } from '../../ui/drawings/dot.tsx';

const words: Record<ProjectState, [DotState, string]> = {
  awaiting_brief: ['waiting', 'Waiting on you: the brief'],
  awaiting_payment: ['waiting', 'Waiting on you: the payment'],
  scheduled: ['active', 'Waiting on us'],
  drafting: ['active', 'Waiting on us'],
  in_qa: ['active', 'Waiting on us: we have a look first'],
  draft_ready: ['waiting', 'Waiting on you, clock paused'],
  edits_requested: ['active', 'Waiting on us: your edits'],
  approved: ['active', 'Going live'],
  live: ['done', 'Live'],
  suspended: ['late', 'Suspended'],
  cancelled: ['waiting', 'Cancelled'],
  archived: ['waiting', 'Archived'],
};

/** Where the project stands and who is waited on, in the portal's words. A live site is live whatever goes on beside it. */
export function statusOf({ state, late, openEdits, versionToApprove }: { state: ProjectState; late: boolean } & OpenWork): {
  dot: DotState;
  words: string;
} {
  if (state === 'live' && versionToApprove) return { dot: 'waiting', words: `Live. Version ${versionToApprove} waits for your approval` };
  if (state === 'live' && openEdits > 0) return { dot: 'active', words: 'Live. Your edits are with us' };
  const [dot, said] = words[state];
  return late ? { dot: 'late', words: `${said}, late` } : { dot, words: said };
}
