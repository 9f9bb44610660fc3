import { Fold } from '../../ui/controls/fold.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { Money } from '../../words/money.tsx';
import { Trail, type TrailItem } from '../trail.tsx';
import type { OrderData } from './order-data.ts';

/** Everything about money in order of time: payments, refunds, chargebacks and documents. The provider's events are collapsed. */
export function MoneyTrail({ data: { money, attempts, webhooks } }: { data: OrderData }) {
  const items: TrailItem[] = [
    ...attempts.map(({ id, state, sessionId, at }) => ({
      id,
      at,
      what: 'Payment started',
      words: attemptWords[state],
      note: sessionId ?? 'No checkout at the provider',
    })),
    ...money.entries.map(({ id, kind, amountCents, method, paymentId, at }) => ({
      id,
      at,
      what: <Money cents={amountCents} exact />,
      words:
        kind === 'refund' && amountCents > 0
          ? 'Returned, because the refund failed'
          : `${entryWords[kind]} by ${method === 'bank' ? 'bank transfer' : method}`,
      note: paymentId,
    })),
    ...money.papers.map(({ id, kind, label, totalCents, status, at }) => ({
      id,
      at,
      what: (
        <Link to={`/admin/documents/${id}.pdf`} document className="link">
          {kind} {label}
        </Link>
      ),
      words: (
        <>
          <Money cents={totalCents} exact />, {status}
        </>
      ),
    })),
    ...money.refunds.map(({ id, amountCents, reason, at }) => ({
      id,
      at,
      what: 'Refund requested',
      words: (
        <>
          <Money cents={amountCents} exact />. {reason}
        </>
      ),
    })),
    ...money.disputes.map(({ id, amountCents, title, words, at }) => ({
      id,
      at,
      what: title,
      words: (
        <>
          <Money cents={amountCents} exact />, {words}
        </>
      ),
    })),
  ].sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
  return (
    <RuledSection
      title="Payment history"
      aside={
        money.entries.length > 0 && (
          <span className="text-small text-ink-2">
            Received, less refunds: <Money cents={money.balanceCents} exact />
          </span>
        )
      }
    >
      <Trail empty="Nothing yet." items={items} />
      {webhooks.length > 0 && <PaymentEvents webhooks={webhooks} />}
    </RuledSection>
  );
}

/** The provider's events, oldest first. */
function PaymentEvents({ webhooks }: Pick<OrderData, 'webhooks'>) {
  const waiting = webhooks.filter(({ handledAfterMs }) => handledAfterMs === null).length;
  const count = webhooks.length === 1 ? '1 payment event' : `${webhooks.length} payment events`;
  return (
    <Fold summary={waiting > 0 ? `${count}, ${waiting} not processed yet` : count}>
      <Trail
        empty=""
        items={webhooks.map(({ id, type, at, handledAfterMs, error }) => ({
          id,
          at,
          what: type,
          words:
            handledAfterMs === null ? <Dot state="late">not processed yet</Dot> : `processed after ${(handledAfterMs / 1000).toFixed(1)} s`,
          note: error ? `${id}: ${error}` : id,
        }))}
      />
    </Fold>
  );
}

const attemptWords = {
  open: 'not finished yet',
  processing: 'awaiting confirmation',
  succeeded: 'and completed',
  failed: 'and declined',
  expired: 'and left unpaid',
} as const;

const entryWords = {
  setup: 'Setup price paid',
  monthly: 'Monthly bill paid',
  surplus: 'Late payment received',
  refund: 'Refunded',
  dispute: 'Charged back',
  dispute_returned: 'Returned after a chargeback',
} as const;
