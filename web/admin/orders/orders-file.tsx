import { ordersForAdmin } from '../../../domain/orders/admin.ts';
import { orderLabel } from '../../../domain/orders/schema.ts';
import { csvFile } from '../../csv.ts';
import { fileTime, timeHead } from '../file-time.ts';
import { readListQuery } from '../list-address.ts';
import type { Route } from './+types/orders-file';
import { orderList } from './order-list.ts';
import { orderStanding } from './order-words.ts';

/** The list of orders as it is searched and sorted, every row, as CSV. Amounts in dollars. */
export async function loader({ request }: Route.LoaderArgs) {
  const { rows } = await ordersForAdmin({ ...readListQuery(request.url, orderList), page: 'all' });
  const dollars = (cents: number) => cents / 100;
  return csvFile('orders', [
    [
      'Order',
      'State',
      'Pays by',
      'Name',
      'Email',
      'Project',
      'Setup',
      'Discount',
      'Refunded',
      'Monthly',
      'Start day',
      timeHead('Started'),
      timeHead('Paid'),
    ],
    ...rows.map(({ order, who, email, projectName }) => [
      orderLabel(order.number),
      orderStanding(order)[1],
      order.method,
      who,
      email,
      projectName,
      dollars(order.setupCents),
      dollars(order.discountCents),
      dollars(order.refundedCents),
      dollars(order.monthlyCents),
      order.startDay,
      fileTime(order.createdAt),
      fileTime(order.paidAt),
    ]),
  ]);
}
