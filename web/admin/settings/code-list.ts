import { type CodeFilter, type CodeSort, type CodeStanding, codeFilters, codeSorts } from '../../../domain/discounts/schema.ts';
import type { DotState } from '../../ui/drawings/dot.tsx';
import type { ListChoices } from '../list-address.ts';

/** What the list of discount codes can be asked for. */
export const codeList: ListChoices<CodeFilter, CodeSort> = {
  path: '/admin/settings/codes',
  filters: codeFilters,
  sorts: codeSorts,
  sort: 'made',
  descending: true,
};
export const codesFilePath = '/admin/settings/codes.csv';

export const codeFilterLabels: Record<CodeFilter, string> = {
  all: 'All',
  active: 'Active',
  'used-up': 'Used up',
  expired: 'Expired',
  off: 'Off',
};

/** Each standing of a code with its sign. */
export const codeStandings: Record<CodeStanding, [DotState, string]> = {
  active: ['done', 'Active'],
  'used-up': ['idle', 'Used up'],
  expired: ['idle', 'Expired'],
  off: ['idle', 'Off'],
};

/** '3', '3 of 50' */
export function usesInWords(counted: number, maxUses: number | null): string {
  return maxUses === null ? String(counted) : `${counted} of ${maxUses}`;
}
