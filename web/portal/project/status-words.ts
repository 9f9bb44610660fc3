import { type OpenWork, type ProjectState, turnOf } from '../../../domain/projects/schema.ts';
import type { DotState } from '../../ui/drawings/dot.tsx';

const words: Record<Exclude<ProjectState, 'live'>, [DotState, string]> = {
  awaiting_brief: ['waiting', 'Waiting for your brief'],
  awaiting_payment: ['waiting', 'Waiting for your payment'],
  scheduled: ['active', 'Waiting on us'],
  drafting: ['active', 'Waiting on us'],
  in_qa: ['active', 'Waiting on us: we’re checking it first'],
  draft_ready: ['waiting', 'Waiting on you. The clock is paused'],
  edits_requested: ['active', 'Waiting on us for your edits'],
  approved: ['active', 'Going live'],
  suspended: ['late', 'Suspended'],
  canceled: ['waiting', 'Canceled'],
  archived: ['waiting', 'Archived'],
};

/** The project's status in the portal: its state and whose turn it is. A live site is always "Live" first. */
export function statusOf({
  state,
  late,
  suspendedFor,
  ...work
}: { state: ProjectState; late: boolean; suspendedFor?: string | null } & OpenWork): { dot: DotState; words: string } {
  if (typeof suspendedFor === 'string') return { dot: 'late', words: 'Suspended' };
  if (state === 'live') return liveStatusOf(work);
  const [dot, label] = words[state];
  return late ? { dot: 'late', words: `${label}, late` } : { dot, words: label };
}

function liveStatusOf(work: OpenWork): { dot: DotState; words: string } {
  const { versionToApprove } = work;
  switch (turnOf('live', work)) {
    case 'us':
      return {
        dot: 'active',
        words: `Live. We’re working on your edits${versionToApprove ? `, version ${versionToApprove} is waiting for you` : ''}`,
      };
    case 'customer':
      return { dot: 'waiting', words: `Live. Version ${versionToApprove} is waiting for your approval` };
    default:
      return { dot: 'done', words: 'Live' };
  }
}
