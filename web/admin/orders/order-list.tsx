import type { ordersForAdmin } from '../../../domain/admin/orders.ts';
import { orderLabel } from '../../../domain/orders/schema.ts';
import { dayCell, dollarCell } from '../../lists/file-cell.ts';
import { Link } from '../../ui/controls/link.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { CellText } from '../../ui/controls/table.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { Money } from '../../words/money.tsx';
import { fileTime } from '../file-time.ts';
import type { ListOf } from '../list/list-definition.ts';
import type { ShownAlert } from './alert-words.ts';
import { orderStatus } from './order-words.ts';

/** All orders. The screen adds each order's money alerts. */
export const orderList: ListOf<typeof ordersForAdmin, { alerts?: ShownAlert[] }> = {
  name: 'orders',
  caption: 'Orders',
  path: '/admin/orders',
  filters: { all: 'All', begun: 'Started', open: 'Unpaid', paid: 'Paid', ended: 'Closed', attention: 'Needs attention' },
  sort: 'number',
  descending: true,
  searchLabel: 'Number, name, email',
  searched: 'We searched numbers, names and emails.',
  empty: {
    title: 'No orders found',
    text: (filter) =>
      filter === 'attention'
        ? 'Orders with an open chargeback or a refund that’s still due show up here.'
        : 'New orders show up here when customers place them. Unfinished ones are under Started.',
  },
  columns: [
    {
      head: 'Order',
      sort: 'number',
      className: 'whitespace-nowrap',
      cell: ({ id, number }) => (
        <CellText>
          <Link to={`/admin/orders/${id}`} translate="no" className="link">
            {orderLabel(number)}
          </Link>
        </CellText>
      ),
      file: ({ number }) => orderLabel(number),
    },
    {
      head: 'Buyer',
      sort: 'who',
      className: 'min-w-40 wrap-anywhere',
      cell: ({ who, email }) => <CellText note={who && email}>{who || email || 'No buyer yet'}</CellText>,
    },
    {
      head: 'State',
      cell: (order) => {
        const [dot, words] = orderStatus(order);
        return (
          <>
            <Dot state={dot}>{words}</Dot>
            {order.alerts?.map((alert) => (
              <Dot key={alert.id} state={alert.urgent ? 'late' : 'waiting'} className="mt-1 flex text-small">
                {alert.words}
              </Dot>
            ))}
          </>
        );
      },
      file: (order) => orderStatus(order)[1],
    },
    { head: 'Payment method', file: ({ method }) => method },
    { head: 'Name', file: ({ who }) => who },
    { head: 'Email', file: ({ email }) => email },
    { head: 'Project', wide: true, cell: ({ projectName }) => projectName, file: ({ projectName }) => projectName },
    {
      head: 'Setup',
      fileHead: 'Setup (USD)',
      sort: 'total',
      wide: true,
      end: true,
      cell: ({ totalCents }) => <Money cents={totalCents} exact className="tabular-nums" />,
      file: ({ setupCents }) => dollarCell(setupCents),
    },
    { head: 'Discount (USD)', file: ({ discountCents }) => dollarCell(discountCents) },
    { head: 'Refunded (USD)', file: ({ refundedCents }) => dollarCell(refundedCents) },
    { head: 'Monthly (USD)', file: ({ monthlyCents }) => dollarCell(monthlyCents) },
    { head: 'Start day', file: ({ startDay }) => dayCell(startDay) },
    {
      head: 'Started',
      fileHead: 'Started',
      isTime: true,
      sort: 'begun',
      wide: true,
      end: true,
      className: 'whitespace-nowrap',
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
      file: ({ createdAt }) => fileTime(createdAt),
    },
    { head: 'Paid', isTime: true, file: ({ paidAt }) => fileTime(paidAt) },
  ],
  open: () => false,
};
