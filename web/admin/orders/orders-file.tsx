import { ordersForAdmin } from '../../../domain/admin/orders.ts';
import { listFile } from '../list/list-data.ts';
import type { Route } from './+types/orders-file';
import { orderList } from './order-list.tsx';

/** The list of orders as CSV or as an Excel file. Amounts are in dollars. */
export async function loader({ request }: Route.LoaderArgs) {
  return listFile(request, orderList, ordersForAdmin);
}
