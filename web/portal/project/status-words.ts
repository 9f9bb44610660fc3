import type { ProjectState } from '../../../domain/projects/schema.ts';
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

/** Who is waited on, in the portal's words. */
export function statusOf({ state, late }: { state: ProjectState; late: boolean }): { dot: DotState; words: string } {
  const [dot, said] = words[state];
  return late ? { dot: 'late', words: `${said}, late` } : { dot, words: said };
}
