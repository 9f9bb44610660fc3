import type { PlanState } from '../../../domain/plans/schema.ts';
import type { DotState } from '../../ui/drawings/dot.tsx';

/** Label and dot of each plan state in Admin. */
const planStates: Record<PlanState, [DotState, string]> = {
  starting: ['active', 'Starting'],
  active: ['done', 'Active'],
  past_due: ['late', 'Overdue'],
  suspended: ['late', 'Suspended'],
  ended: ['idle', 'Ended'],
};

/** A plan's status. If it was canceled, says until when it runs. */
export function planStatus(state: PlanState, ends: string | null): [DotState, string] {
  return ends && (state === 'active' || state === 'starting') ? ['waiting', ends] : planStates[state];
}
