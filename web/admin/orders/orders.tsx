import { brand } from '../../../content/brand.ts';
import { deskPageSize, ordersForAdmin } from '../../../domain/orders/admin.ts';
import { orderLabel } from '../../../domain/orders/schema.ts';
import { moneyAlerts } from '../../../domain/refunds/attention.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { Cell, CellText, ColumnHead, Row, Table } from '../../ui/controls/table.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Money } from '../../words/money.tsx';
import { AdminList } from '../admin-list.tsx';
import { pagesOf, readListQuery, sorting } from '../list-address.ts';
import type { Route } from './+types/orders';
import { shownAlert } from './alert-words.ts';
import { orderFilterLabels, orderList, ordersFilePath } from './order-list.ts';
import { orderStanding } from './order-words.ts';

export const meta: Route.MetaFunction = () => [{ title: `Orders | ${brand.name} admin` }, { name: 'robots', content: 'noindex' }];

export async function loader({ request }: Route.LoaderArgs) {
  const query = readListQuery(request.url, orderList);
  const { rows, counts } = await ordersForAdmin(query);
  const alerts = await moneyAlerts(rows.map(({ order }) => order.id));
  const pageCount = pagesOf(orderList, query, counts, deskPageSize);
  return {
    query,
    counts,
    pageCount,
    orders: rows.map(({ order, who, email, totalCents, projectName }) => ({
      id: order.id,
      number: order.number,
      state: order.state,
      method: order.method,
      who: who || email || 'No buyer yet',
      email,
      totalCents,
      projectName: projectName ?? '',
      alerts: alerts.filter(({ orderId }) => orderId === order.id).map(shownAlert),
      createdAt: order.createdAt.toISOString(),
    })),
  };
}

/** Every order: searched, filtered, sorted, by pages, and as a file. */
export default function Orders({ loaderData }: Route.ComponentProps) {
  const { orders, query, counts, pageCount } = loaderData;
  return (
    <>
      <PageHeading title="Orders" status={`${counts.all} ${query.search ? 'found' : 'in all'}`} actions={<WideBell />} />
      <AdminList
        name="orders"
        choices={orderList}
        query={query}
        counts={counts}
        pageCount={pageCount}
        filterLabels={orderFilterLabels}
        searchLabel="Number, name, email"
        filePath={ordersFilePath}
        isEmpty={orders.length === 0}
        whenEmpty={{
          title: 'No orders found',
          comesFrom:
            query.filter === 'attention'
              ? 'Orders with an open chargeback or a refund that’s still due show up here.'
              : 'New orders show up here when customers place them. Unfinished ones are under Started.',
          searchedIn: 'We searched numbers, names and emails.',
        }}
      >
        <Table caption="Orders" className="mt-4">
          <thead>
            <tr>
              <ColumnHead {...sorting(orderList, query, 'number')}>Order</ColumnHead>
              <ColumnHead {...sorting(orderList, query, 'who')}>Buyer</ColumnHead>
              <ColumnHead>State</ColumnHead>
              <ColumnHead wide>Project</ColumnHead>
              <ColumnHead end wide {...sorting(orderList, query, 'total')}>
                Setup
              </ColumnHead>
              <ColumnHead wide end {...sorting(orderList, query, 'begun')}>
                Started
              </ColumnHead>
              <ColumnHead wide />
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => {
              const [dot, words] = orderStanding(order);
              return (
                <Row key={order.id}>
                  <Cell head className="whitespace-nowrap">
                    <CellText>
                      <Link to={`/admin/orders/${order.id}`} className="link">
                        {orderLabel(order.number)}
                      </Link>
                    </CellText>
                  </Cell>
                  <Cell className="wrap-anywhere">
                    <CellText note={order.email !== order.who && order.email}>{order.who}</CellText>
                  </Cell>
                  <Cell>
                    <Dot state={dot}>{words}</Dot>
                    {order.alerts.map((alert) => (
                      <Dot key={alert.id} state={alert.urgent ? 'late' : 'waiting'} className="mt-1 flex text-small">
                        {alert.words}
                      </Dot>
                    ))}
                  </Cell>
                  <Cell wide>{order.projectName}</Cell>
                  <Cell end wide>
                    <Money cents={order.totalCents} exact className="tabular-nums" />
                  </Cell>
                  <Cell wide end className="whitespace-nowrap">
                    <RelativeTime at={order.createdAt} />
                  </Cell>
                  <Cell wide end>
                    <LinkButton to={`/admin/orders/${order.id}`} size="small" look="secondary">
                      Open
                    </LinkButton>
                  </Cell>
                </Row>
              );
            })}
          </tbody>
        </Table>
      </AdminList>
    </>
  );
}
