import { redirect } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { deskPageSize, ordersForDesk } from '../../../domain/orders/queries.ts';
import { orderLabel } from '../../../domain/orders/schema.ts';
import { EmptyState } from '../../ui/controls/empty-state.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Money } from '../../ui/controls/money.tsx';
import { Pagination } from '../../ui/controls/pagination.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { Cell, CellText, ColumnHead, Row, Table } from '../../ui/controls/table.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import type { Route } from './+types/orders';
import { orderStates } from './order-words.ts';

export const meta: Route.MetaFunction = () => [{ title: `Orders | ${brand.name} admin` }, { name: 'robots', content: 'noindex' }];

export async function loader({ request }: Route.LoaderArgs) {
  const page = Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get('page'))) || 1);
  const { rows, count } = await ordersForDesk(page);
  const pageCount = Math.ceil(count / deskPageSize);
  if (page > 1 && page > pageCount) throw redirect(pageOf(pageCount));
  return {
    page,
    pageCount,
    count,
    orders: rows.map(({ order, projectId, projectName, accountEmail }) => ({
      id: order.id,
      number: order.number,
      state: order.state,
      method: order.method,
      who: order.name ?? order.email ?? accountEmail ?? 'Visitor without a name',
      email: order.email ?? accountEmail ?? '',
      totalCents: order.setupCents - order.discountCents,
      projectId,
      projectName: projectName ?? '',
      createdAt: order.createdAt.toISOString(),
    })),
  };
}

/** Address of a page of the list. */
function pageOf(page: number): string {
  return page > 1 ? `/admin/orders?page=${page}` : '/admin/orders';
}

/** Every order, newest first. */
export default function Orders({ loaderData }: Route.ComponentProps) {
  const { orders, page, pageCount, count } = loaderData;
  return (
    <>
      <PageHeading title="Orders" status={`${count} in all`} />
      {orders.length === 0 ? (
        <EmptyState title="No order yet">The first one begins with five picked pages.</EmptyState>
      ) : (
        <Table caption="Orders" className="mt-4">
          <thead>
            <tr>
              <ColumnHead>Order</ColumnHead>
              <ColumnHead>State</ColumnHead>
              <ColumnHead wide>Project</ColumnHead>
              <ColumnHead end>Setup</ColumnHead>
              <ColumnHead wide end>
                Begun
              </ColumnHead>
              <ColumnHead />
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => {
              const [dot, words] = orderStates[order.state];
              return (
                <Row key={order.id}>
                  <Cell head>
                    <CellText note={order.email}>
                      {orderLabel(order.number)}, {order.who}
                    </CellText>
                  </Cell>
                  <Cell>
                    <Dot state={dot}>{order.state === 'awaiting_payment' && order.method === 'invoice' ? 'Invoice open' : words}</Dot>
                  </Cell>
                  <Cell wide>{order.projectName}</Cell>
                  <Cell end>
                    <Money cents={order.totalCents} />
                  </Cell>
                  <Cell wide end>
                    <RelativeTime at={order.createdAt} />
                  </Cell>
                  <Cell end>
                    <LinkButton to={`/admin/orders/${order.id}`} size="small" look="secondary">
                      Open
                    </LinkButton>
                  </Cell>
                </Row>
              );
            })}
          </tbody>
        </Table>
      )}
      <Pagination page={page} pageCount={pageCount} toPage={pageOf} label="Pages of orders" />
    </>
  );
}
