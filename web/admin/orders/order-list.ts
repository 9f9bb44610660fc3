import { type OrderFilter, type OrderSort, orderFilters, orderSorts } from '../../../domain/orders/schema.ts';
import type { ListChoices } from '../list-address.ts';

/** Filters and sort orders of the order list. */
export const orderList: ListChoices<OrderFilter, OrderSort> = {
  path: '/admin/orders',
  filters: orderFilters,
  sorts: orderSorts,
  sort: 'number',
  descending: true,
};
export const ordersFilePath = '/admin/orders.csv';

export const orderFilterLabels: Record<OrderFilter, string> = {
  all: 'All',
  open: 'Unpaid',
  paid: 'Paid',
  begun: 'Started',
  ended: 'Ended',
  attention: 'Needs attention',
};
