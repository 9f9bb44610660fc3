import type { CodeStatus } from '../../../domain/discounts/schema.ts';
import type { DotState } from '../../ui/drawings/dot.tsx';

/** Label and dot of each code status. */
export const codeStatuses: Record<CodeStatus, [DotState, string]> = {
  active: ['done', 'Active'],
  'used-up': ['idle', 'Used up'],
  expired: ['idle', 'Expired'],
  off: ['idle', 'Off'],
};

/** '3', '3 of 50' */
export function usesInWords(counted: number, maxUses: number | null): string {
  return maxUses === null ? String(counted) : `${counted} of ${maxUses}`;
}
