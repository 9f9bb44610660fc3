import { type OpenWork, type ProjectState, turnOf } from '../../../domain/projects/schema.ts';
import type { DotState } from '../../ui/drawings/dot.tsx';

const words: Record<Exclude<ProjectState, 'live'>, [DotState, string]> = {
  awaiting_brief: ['waiting', 'Waiting on you: the brief'],
  awaiting_payment: ['waiting', 'Waiting on you: the payment'],
  scheduled: ['active', 'Waiting on us'],
  drafting: ['active', 'Waiting on us'],
  in_qa: ['active', 'Waiting on us: we have a look first'],
  draft_ready: ['waiting', 'Waiting on you, clock paused'],
  edits_requested: ['active', 'Waiting on us: your edits'],
  approved: ['active', 'Going live'],
  suspended: ['late', 'Suspended'],
  cancelled: ['waiting', 'Canceled'],
  archived: ['waiting', 'Archived'],
};

/** Where the project stands and who is waited on, in the portal's words. A live site is live whatever goes on beside it. */
export function statusOf({ state, late, ...work }: { state: ProjectState; late: boolean } & OpenWork): { dot: DotState; words: string } {
  if (state === 'live') return liveStatusOf(work);
  const [dot, said] = words[state];
  return late ? { dot: 'late', words: `${said}, late` } : { dot, words: said };
}

function liveStatusOf(work: OpenWork): { dot: DotState; words: string } {
  const { versionToApprove } = work;
  switch (turnOf('live', work)) {
    case 'us':
      return {
        dot: 'active',
        words: `Live. Your edits are with us${versionToApprove ? `, version ${versionToApprove} waits for you` : ''}`,
      };
    case 'customer':
      return { dot: 'waiting', words: `Live. Version ${versionToApprove} waits for your approval` };
    default:
      return { dot: 'done', words: 'Live' };
  }
}
