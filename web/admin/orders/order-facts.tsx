import { pageChoices } from '../../../content/site-pages.ts';
import { unpaidStates } from '../../../domain/orders/schema.ts';
import { mailto } from '../../../text/email-address.ts';
import { dayInWords } from '../../../time/day-in-words.ts';
import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { Money } from '../../words/money.tsx';
import type { OrderData } from './order-data.ts';

/** What was bought, by whom, and the amounts. */
export function OrderFacts({ data: { order, account, project } }: { data: OrderData }) {
  const owedCents = order.totalCents;
  return (
    <>
      <RuledSection title="Order">
        <DefinitionRows
          rows={[
            {
              label: 'Buyer',
              value: account ? (
                <Link to={`/admin/customers/${account.id}`}>{order.who || account.email}</Link>
              ) : (
                order.who || 'Not given yet'
              ),
            },
            { label: 'Email', value: order.email ? <Link to={mailto(order.email)}>{order.email}</Link> : 'Not given yet' },
            {
              label: 'Payment method',
              value: order.method === 'invoice' ? 'Invoice' : order.method === 'card' ? 'Card' : 'Not chosen yet',
            },
            { label: 'Pages', value: order.pages.map((key) => pageChoices.find((page) => page.key === key)?.label).join(', ') },
            { label: 'Start day', value: order.startDay ? dayInWords(order.startDay) : order.paidAt ? 'None' : 'Set at payment' },
            {
              label: 'Terms',
              value: order.termsVersion ? <Link to={`/terms/${order.termsVersion}`}>{order.termsVersion}</Link> : 'Not accepted yet',
            },
            {
              label: 'Project',
              value: project ? <Link to={`/admin/projects/${project.id}`}>{project.name || 'No name yet'}</Link> : 'None yet',
            },
          ]}
        />
      </RuledSection>
      <RuledSection title="Money">
        <DefinitionRows
          rows={[
            { label: 'Setup (one-time)', value: <Money cents={order.setupCents} exact /> },
            ...(order.code || order.discountCents > 0
              ? [
                  {
                    label: order.code ? (
                      <>
                        Discount, <Link to={`/admin/settings/codes/${order.code.id}`}>{order.code.code}</Link>
                      </>
                    ) : (
                      'Discount'
                    ),
                    id: 'discount',
                    value: <Money cents={-order.discountCents} exact />,
                  },
                ]
              : []),
            ...(order.taxCents ? [{ label: order.taxName, value: <Money cents={order.taxCents} exact /> }] : []),
            { label: order.paidAt ? 'Paid' : 'Amount due', value: <Money cents={owedCents} exact /> },
            ...(order.refundedCents > 0 ? [{ label: 'Refunded', value: <Money cents={-order.refundedCents} exact /> }] : []),
            { label: 'Monthly, from launch', value: order.month },
            ...(order.paidAt ? [{ label: 'Paid on', value: order.paidAt }] : []),
            ...(unpaidStates.includes(order.state) ? [{ label: 'Expires', value: <RelativeTime at={order.expiresAt} /> }] : []),
            ...(order.providerPaymentId ? [{ label: 'Payment', value: order.providerPaymentId }] : []),
            ...(order.declineReason ? [{ label: 'Declined', value: order.declineReason }] : []),
            ...(order.receiptUrl
              ? [
                  {
                    label: 'Receipt',
                    value: (
                      <Link to={order.receiptUrl} newTab document>
                        Open
                      </Link>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </RuledSection>
    </>
  );
}
