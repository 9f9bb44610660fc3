import { ordersForAdmin } from '../../../domain/admin/orders.ts';
import { moneyAlerts } from '../../../domain/refunds/attention.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { privateMeta } from '../../meta/private-meta.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { AdminList, foundWords } from '../list/admin-list.tsx';
import { listPage } from '../list/list-data.ts';
import type { Route } from './+types/orders';
import { shownAlert } from './alert-words.ts';
import { orderList } from './order-list.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Orders');

export async function loader({ request }: Route.LoaderArgs) {
  const page = await listPage(request, orderList, ordersForAdmin);
  const alerts = await moneyAlerts(page.rows.map(({ id }) => id));
  const rows = page.rows.map((row) => ({ ...row, alerts: alerts.filter(({ orderId }) => orderId === row.id).map(shownAlert) }));
  return { ...page, rows };
}

/** All orders, with search, filters, sorting, pages and CSV. */
export default function Orders({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Orders" status={foundWords(loaderData)} actions={<WideBell />} />
      <AdminList list={orderList} page={loaderData} />
    </>
  );
}
