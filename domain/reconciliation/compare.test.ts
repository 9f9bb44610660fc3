import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareBooks, type OurBooks, type TheirBooks } from './compare.ts';
import { differenceKinds } from './schema.ts';

const ours = (change: Partial<OurBooks> = {}): OurBooks => ({
  payments: [],
  refunds: [],
  disputes: [],
  attempts: [],
  plans: [],
  events: [],
  ...change,
});
const theirs = (change: Partial<TheirBooks> = {}): TheirBooks => ({
  payments: [],
  refunds: [],
  disputes: [],
  checkouts: [],
  plans: [],
  events: [],
  ...change,
});
const plan = {
  planId: 'p1',
  subscriptionId: 'sub_1',
  state: 'active',
  cancelsAtPeriodEnd: false,
  paused: false,
  monthlyCents: 2900,
  orderId: 'o1',
  settled: true,
  late: true,
};
const payment = { paymentId: 'pi_1', amountCents: 29_900, orderId: 'o1', billId: null, inSpan: true };
const taken = { paymentId: 'pi_1', amountCents: 29_900, isOurs: true, settled: true };
const refund = {
  refundId: 'r1',
  providerRefundId: 're_1',
  state: 'succeeded',
  amountCents: 500,
  orderId: 'o1',
  billId: null,
  settled: true,
  late: true,
};
const unsent = { ...refund, providerRefundId: null, state: 'pending' };
const dispute = { providerDisputeId: 'du_1', state: 'needs_response', orderId: 'o1', billId: null, settled: true };
const attempt = (state: OurBooks['attempts'][number]['state']) => ({ sessionId: 'cs_1', state, orderId: 'o1' });
const event = { eventId: 'evt_1', type: 'charge.succeeded', settled: true };

test.each<[string, OurBooks, TheirBooks, string[]]>([
  ['the same payment', ours({ payments: [payment] }), theirs({ payments: [taken] }), []],
  ['a payment we lack', ours(), theirs({ payments: [taken] }), ['payment-missing']],
  ['a payment of someone else', ours(), theirs({ payments: [{ ...taken, isOurs: false }] }), ['payment-foreign']],
  ['a payment of this minute', ours(), theirs({ payments: [{ ...taken, settled: false }] }), []],
  ['an event of this minute', ours(), theirs({ events: [{ ...event, settled: false }] }), []],
  ['a plan of this minute there, known here', ours({ plans: [plan] }), theirs({ plans: [{ ...plan, settled: false }] }), []],
  ['a payment they lack', ours({ payments: [payment] }), theirs(), ['payment-unknown']],
  [
    'an old payment of which a part went back now',
    ours({ payments: [{ ...payment, inSpan: false }], refunds: [refund] }),
    theirs({ refunds: [{ ...refund, settled: true }] }),
    [],
  ],
  ['another amount', ours({ payments: [payment] }), theirs({ payments: [{ ...taken, amountCents: 29_901 }] }), ['payment-amount']],
  ['the same refund', ours({ refunds: [refund] }), theirs({ refunds: [refund] }), []],
  ['a refund we lack', ours(), theirs({ refunds: [refund] }), ['refund-missing']],
  ['a refund that failed there', ours({ refunds: [refund] }), theirs({ refunds: [{ ...refund, state: 'failed' }] }), ['refund-state']],
  ['a refund they lack', ours({ refunds: [refund] }), theirs(), ['refund-unknown']],
  ['a refund of another amount', ours({ refunds: [refund] }), theirs({ refunds: [{ ...refund, amountCents: 501 }] }), ['refund-amount']],
  ['a refund that is just being sent', ours({ refunds: [{ ...unsent, late: false }] }), theirs(), []],
  ['a refund that is not sent after a day', ours({ refunds: [unsent] }), theirs(), ['refund-unsent']],
  ['a refund that was refused', ours({ refunds: [{ ...unsent, state: 'failed' }] }), theirs(), []],
  ['a chargeback we lack', ours(), theirs({ disputes: [dispute] }), ['dispute-missing']],
  ['a chargeback that was lost', ours({ disputes: [dispute] }), theirs({ disputes: [{ ...dispute, state: 'lost' }] }), ['dispute-state']],
  [
    'paid there, open here',
    ours({ attempts: [attempt('open')] }),
    theirs({ checkouts: [{ sessionId: 'cs_1', state: 'complete', paid: true, settled: true }] }),
    ['checkout-state'],
  ],
  [
    'over there, open here',
    ours({ attempts: [attempt('open')] }),
    theirs({ checkouts: [{ sessionId: 'cs_1', state: 'expired', paid: false, settled: true }] }),
    ['checkout-state'],
  ],
  [
    'open on both sides',
    ours({ attempts: [attempt('open')] }),
    theirs({ checkouts: [{ sessionId: 'cs_1', state: 'open', paid: false, settled: true }] }),
    [],
  ],
  [
    'a card kept for nothing to pay',
    ours({ attempts: [attempt('succeeded')] }),
    theirs({ checkouts: [{ sessionId: 'cs_1', state: 'complete', paid: false, settled: true }] }),
    [],
  ],
  ['the same plan', ours({ plans: [plan] }), theirs({ plans: [plan] }), []],
  ['a plan we lack', ours(), theirs({ plans: [plan] }), ['plan-missing']],
  ['a plan we lack that is over', ours(), theirs({ plans: [{ ...plan, state: 'canceled' }] }), []],
  ['a plan they lack', ours({ plans: [plan] }), theirs(), ['plan-unknown']],
  ['a plan not yet sent', ours({ plans: [{ ...plan, subscriptionId: null, late: false }] }), theirs(), []],
  ['a plan not sent after a day', ours({ plans: [{ ...plan, subscriptionId: null, state: 'starting' }] }), theirs(), ['plan-unsent']],
  ['a plan that is over there', ours({ plans: [plan] }), theirs({ plans: [{ ...plan, state: 'canceled' }] }), ['plan-state']],
  ['a plan that continues there', ours({ plans: [{ ...plan, paused: true }] }), theirs({ plans: [plan] }), ['plan-state']],
  ['a plan of another price', ours({ plans: [plan] }), theirs({ plans: [{ ...plan, monthlyCents: 3900 }] }), ['plan-price']],
  ['an event that never came', ours(), theirs({ events: [event] }), ['event-missing']],
  ['an event that waits', ours({ events: [{ ...event, handled: false, orderId: null }] }), theirs({ events: [event] }), ['event-waiting']],
])('%s', (_name, own, other, kinds) => {
  expect(compareBooks(own, other).map(({ kind }) => kind)).toEqual(kinds);
});

test('records that agree have no difference, in whatever order they are read', () => {
  const both = fc.uniqueArray(fc.record({ paymentId: fc.string({ minLength: 1 }), amountCents: fc.nat() }), {
    selector: ({ paymentId }) => paymentId,
  });
  fc.assert(
    fc.property(both, (payments) => {
      const own = ours({ payments: payments.map((one) => ({ ...one, orderId: null, billId: null, inSpan: true })) });
      const other = theirs({ payments: payments.toReversed().map((one) => ({ ...one, isOurs: true, settled: true })) });
      expect(compareBooks(own, other)).toEqual([]);
    }),
  );
});

test('everything that only one side has is listed once', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 12 });
  fc.assert(
    fc.property(ids, ids, (here, there) => {
      const own = ours({ payments: here.map((paymentId) => ({ paymentId, amountCents: 100, orderId: null, billId: null, inSpan: true })) });
      const other = theirs({ payments: there.map((paymentId) => ({ paymentId, amountCents: 100, isOurs: true, settled: true })) });
      const named = compareBooks(own, other).map(({ kind, subject }) => `${kind} ${subject}`);
      const expected = [
        ...there.filter((id) => !here.includes(id)).map((id) => `payment-missing ${id}`),
        ...here.filter((id) => !there.includes(id)).map((id) => `payment-unknown ${id}`),
      ];
      expect(named.toSorted()).toEqual(expected.toSorted());
    }),
  );
});

test('what only a person can judge is never called safe', () => {
  for (const [kind, { safe }] of Object.entries(differenceKinds))
    expect(safe && /unknown|unsent|foreign|amount|price/.test(kind), kind).toBe(false);
});
