import { type CallFilter, type CallSort, callFilters, callSorts } from '../../../domain/bookings/schema.ts';
import type { ListChoices } from '../list-address.ts';

/** What the list of calls can be asked for. */
export const callList: ListChoices<CallFilter, CallSort> = {
  path: '/admin/calls',
  filters: callFilters,
  sorts: callSorts,
  sort: 'time',
  descending: ['past', 'cancelled', 'all'],
};
export const callsFilePath = '/admin/calls.csv';

export const callFilterLabels: Record<CallFilter, string> = {
  coming: 'To come',
  past: 'Past',
  cancelled: 'Canceled',
  all: 'All',
};
