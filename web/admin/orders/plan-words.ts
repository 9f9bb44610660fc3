import type { PlanState } from '../../../domain/plans/schema.ts';
import type { DotState } from '../../ui/drawings/dot.tsx';

/** Each state of a plan as staff read it. */
export const planStates: Record<PlanState, [DotState, string]> = {
  starting: ['active', 'Beginning'],
  active: ['done', 'Running'],
  past_due: ['late', 'Overdue'],
  suspended: ['late', 'Suspended'],
  ended: ['idle', 'Ended'],
};
