import { type OrderFilter, type OrderSort, orderFilters, orderSorts } from '../../../domain/orders/schema.ts';
import type { ListChoices } from '../list-address.ts';

/** What the list of orders can be asked for. */
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
  open: 'To be paid',
  paid: 'Paid',
  begun: 'Begun',
  ended: 'Ended',
  attention: 'Needs attention',
};
