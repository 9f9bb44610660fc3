import { type OrderState, orderLabel } from '../../../domain/orders/schema.ts';
import { Link } from '../../ui/controls/link.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { Cell, CellText, ColumnHead, Row, Table } from '../../ui/controls/table.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { Money } from '../../words/money.tsx';
import { orderStatus } from '../orders/order-words.ts';

export interface CodeOrder {
  id: string;
  number: number;
  state: OrderState;
  method: string | null;
  who: string;
  discountCents: number;
  /** Counts against the code's limit. */
  counts: boolean;
  paid: boolean;
  at: string;
}

/** Orders with the code: the discount, and whether it counts yet. */
export function CodeOrders({ orders }: { orders: CodeOrder[] }) {
  if (orders.length === 0) return <p className="py-3 text-ui text-ink-2">No orders have used this code yet.</p>;
  return (
    <Table caption="Orders with this code">
      <thead>
        <tr>
          <ColumnHead>Order</ColumnHead>
          <ColumnHead>State</ColumnHead>
          <ColumnHead end>Discount</ColumnHead>
          <ColumnHead wide end>
            Applied
          </ColumnHead>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => {
          const [dot, words] = orderStatus(order);
          return (
            <Row key={order.id}>
              <Cell head className="wrap-anywhere">
                <CellText note={order.who}>
                  <Link to={`/admin/orders/${order.id}`} translate="no" className="link">
                    {orderLabel(order.number)}
                  </Link>
                </CellText>
              </Cell>
              <Cell>
                <CellText note={!order.counts && 'doesn’t count'}>
                  <Dot state={dot}>{words}</Dot>
                </CellText>
              </Cell>
              <Cell end>
                <Money cents={order.discountCents} exact className="tabular-nums" />
              </Cell>
              <Cell wide end className="whitespace-nowrap">
                <RelativeTime at={order.at} />
              </Cell>
            </Row>
          );
        })}
      </tbody>
    </Table>
  );
}
