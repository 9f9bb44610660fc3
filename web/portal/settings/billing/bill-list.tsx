import { Dot, type DotState } from '../../../ui/drawings/dot.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import { Money } from '../../../words/money.tsx';
import type { BillingData } from './billing-data.ts';
import { PaperLinks } from './paper-links.tsx';
import type { ShownBill } from './plan-data.ts';

/** Every month that was billed, the newest first, with its invoice. */
export function BillList({ bills }: { bills: BillingData['bills'] }) {
  return (
    <RuledSection title="Monthly bills">
      {bills.length === 0 && <p className="py-3 text-ui text-ink-2">The first one comes on the day your site is live.</p>}
      <ul>
        {bills.map((bill) => {
          const [dot, words] = standingOf(bill);
          return (
            <li key={bill.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line py-3 text-ui">
              <span className="min-w-0">
                <b>{bill.month}</b> <Money cents={bill.totalCents} />
                <span className="block text-small text-ink-2">{detailOf(bill)}</span>
                <PaperLinks papers={bill.papers} />
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

function standingOf({ state, failed, dueCents, refundedCents }: ShownBill): [DotState, string] {
  if (state === 'paid') return ['done', refundedCents > 0 && refundedCents === dueCents ? 'Refunded' : 'Paid'];
  if (state === 'open') return failed ? ['late', 'Payment failed'] : ['waiting', 'Open'];
  return state === 'draft' ? ['active', 'Being billed'] : ['idle', 'Not charged'];
}

function detailOf(bill: ShownBill) {
  const how = bill.method === 'bank' ? 'by bank' : 'by card';
  return (
    <>
      {bill.state === 'paid' && (bill.method ? `Paid on ${bill.paidOn}, ${how}` : `Paid from your credit on ${bill.paidOn}`)}
      {bill.state === 'open' && (bill.failed ? 'To be paid now' : `To be paid by ${bill.dueOn}`)}
      {bill.state === 'draft' && 'A moment'}
      {(bill.state === 'void' || bill.state === 'uncollectible') && 'Nothing is owed for it'}
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
