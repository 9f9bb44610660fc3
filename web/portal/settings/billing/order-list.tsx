import type { OrderState } from '../../../../domain/orders/schema.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Dot, type DotState } from '../../../ui/drawings/dot.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import { Money } from '../../../words/money.tsx';
import type { BillingData } from './billing-data.ts';
import { DocumentLinks } from './document-links.tsx';

/** The user's orders, each with its invoice and credit notes, or a link to pay it. */
export function OrderList({ orders }: { orders: BillingData['orders'] }) {
  return (
    <RuledSection title="Orders and invoices">
      {orders.length === 0 && (
        <p className="py-3 text-ui text-ink-2">
          No orders yet. Start by <Link to="/#picker">picking your pages</Link>.
        </p>
      )}
      <ul>
        {orders.map((order) => {
          const [dot, words] = orderWords[order.state];
          return (
            <li key={order.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line py-3 text-ui">
              <span className="min-w-0">
                <b>{order.label}</b> <Money cents={order.cents} />
                <span className="block text-small text-ink-2">
                  {order.paidOn && order.cents === 0
                    ? `Ordered on ${order.paidOn}. Nothing was due`
                    : `${order.paidOn ? `Paid on ${order.paidOn}` : `Placed on ${order.placedOn}`}, ${order.method === 'invoice' ? 'by invoice' : 'by card'}`}
                  {order.refundedCents > 0 && (
                    <>
                      , <Money cents={order.refundedCents} /> refunded
                    </>
                  )}
                  {order.onWayCents > 0 && (
                    <>
                      , <Money cents={order.onWayCents} /> on its way back
                    </>
                  )}
                </span>
                <DocumentLinks documents={order.documents} />
              </span>
              <span className="flex items-baseline gap-4 text-small">
                <Dot state={dot}>{words}</Dot>
                {order.payTo && (
                  <Link to={order.payTo} className="link">
                    Pay<span className="sr-only"> {order.label}</span>
                  </Link>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </RuledSection>
  );
}

/** Order states in the buyer's words. */
const orderWords: Record<OrderState, [DotState, string]> = {
  draft: ['idle', 'Not placed yet'],
  awaiting_payment: ['waiting', 'Waiting for your payment'],
  processing: ['active', 'Payment processing'],
  paid: ['done', 'Paid'],
  failed: ['late', 'Payment failed'],
  expired: ['idle', 'Expired (not paid)'],
  partly_refunded: ['done', 'Partially refunded'],
  refunded: ['done', 'Refunded'],
  canceled: ['idle', 'Canceled'],
};
