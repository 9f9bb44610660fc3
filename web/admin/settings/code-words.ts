import type { CodeStatus } from '../../../domain/discounts/schema.ts';
import type { DotState } from '../../ui/drawings/dot.tsx';

/** Each status of a code with its dot. */
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
