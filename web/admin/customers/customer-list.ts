import { type CustomerFilter, type CustomerSort, customerFilters, customerSorts } from '../../../domain/accounts/schema.ts';
import type { ListChoices } from '../list-address.ts';

/** What the list of people can be asked for. */
export const customerList: ListChoices<CustomerFilter, CustomerSort> = {
  path: '/admin/customers',
  filters: customerFilters,
  sorts: customerSorts,
  sort: 'since',
  descending: true,
};
export const customersFilePath = '/admin/customers.csv';

export const customerFilterLabels: Record<CustomerFilter, string> = {
  all: 'All',
  paying: 'Paid',
  live: 'Live',
  unproved: 'Not verified',
  staff: 'Admins',
};
