import { Dot, type DotState } from '../../../ui/drawings/dot.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import { Money } from '../../../words/money.tsx';
import type { BillingData } from './billing-data.ts';
import { DocumentLinks } from './document-links.tsx';
import type { ShownBill } from './plan-data.ts';

/** Every monthly bill with its invoice, newest first. */
export function BillList({ bills }: { bills: BillingData['bills'] }) {
  return (
    <RuledSection title="Monthly bills">
      {bills.length === 0 && <p className="py-3 text-ui text-ink-2">Your first bill comes on the day your site goes live.</p>}
      <ul>
        {bills.map((bill) => {
          const [dot, words] = statusOf(bill);
          return (
            <li key={bill.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line py-3 text-ui">
              <span className="min-w-0">
                <b>{bill.month}</b> <Money cents={bill.totalCents} />
                <span className="block text-small text-ink-2">{detailOf(bill)}</span>
                <DocumentLinks documents={bill.documents} />
              </span>
              <span className="flex items-baseline gap-4 text-small">
                <Dot state={dot}>{words}</Dot>
              </span>
            </li>
          );
        })}
      </ul>
    </RuledSection>
  );
}

function statusOf({ state, failed, dueCents, refundedCents }: ShownBill): [DotState, string] {
  if (state === 'paid') return ['done', refundedCents > 0 && refundedCents === dueCents ? 'Refunded' : 'Paid'];
  if (state === 'open') return failed ? ['late', 'Payment failed'] : ['waiting', 'Unpaid'];
  return state === 'draft' ? ['active', 'Processing'] : ['idle', 'Not charged'];
}

function detailOf(bill: ShownBill) {
  const how = bill.method === 'bank' ? 'by bank transfer' : 'by card';
  return (
    <>
      {bill.state === 'paid' && (bill.method ? `Paid on ${bill.paidOn}, ${how}` : `Paid from your credit on ${bill.paidOn}`)}
      {bill.state === 'open' && (bill.failed ? 'Due now' : `Due ${bill.dueOn}`)}
      {bill.state === 'draft' && 'Updating...'}
      {(bill.state === 'void' || bill.state === 'uncollectible') && 'Nothing owed'}
      {bill.creditCents > 0 && bill.method && (
        <>
          , <Money cents={bill.creditCents} /> from your credit
        </>
      )}
      {bill.refundedCents > 0 && (
        <>
          , <Money cents={bill.refundedCents} /> refunded
        </>
      )}
    </>
  );
}
