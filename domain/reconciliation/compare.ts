import { dollars } from '../../content/dollars.ts';
import type { Difference } from './schema.ts';

/** `late`: created so long ago that the provider must know it. */
interface Late {
  late: boolean;
}

/** Our side of the comparison, in cents. Only what is old enough to be settled. */
export interface OurBooks {
  /** Card payments by the provider's id: what came in with each. `inSpan`: the provider's side goes back far enough to name it. */
  payments: { paymentId: string; amountCents: number; orderId: string | null; billId: string | null; inSpan: boolean }[];
  /** Card refunds. One that the provider wasn't asked for yet has no provider id. */
  refunds: (Late & {
    refundId: string;
    providerRefundId: string | null;
    state: string;
    amountCents: number;
    orderId: string | null;
    billId: string | null;
  })[];
  disputes: { providerDisputeId: string; state: string; orderId: string | null; billId: string | null }[];
  /** Payment attempts that have a checkout. */
  attempts: { sessionId: string; state: 'open' | 'processing' | 'succeeded' | 'failed' | 'expired'; orderId: string }[];
  plans: (Late & {
    planId: string;
    subscriptionId: string | null;
    state: string;
    cancelsAtPeriodEnd: boolean;
    paused: boolean;
    monthlyCents: number;
    orderId: string;
  })[];
  events: { eventId: string; handled: boolean; type: string; orderId: string | null }[];
}

/** `settled`: old enough that we must know it. Newer ones are only here to be found. */
interface Settled {
  settled: boolean;
}

/** The provider's side. */
export interface TheirBooks {
  payments: (Settled & { paymentId: string; amountCents: number; isOurs: boolean; orderId?: string | undefined })[];
  refunds: (Settled & { providerRefundId: string; state: string; amountCents: number; paymentId?: string | undefined })[];
  disputes: (Settled & { providerDisputeId: string; state: string; paymentId?: string | undefined })[];
  checkouts: (Settled & { sessionId: string; state: 'open' | 'complete' | 'expired'; paid: boolean })[];
  plans: (Settled & {
    subscriptionId: string;
    planId?: string | undefined;
    state: string;
    cancelsAtPeriodEnd: boolean;
    paused: boolean;
    monthlyCents: number;
  })[];
  events: (Settled & { eventId: string; type: string })[];
}

/** Returns every difference between our records and the provider's. Pure: reads and repairs nothing. */
export function compareBooks(ours: OurBooks, theirs: TheirBooks): Difference[] {
  return [
    ...comparePayments(ours, theirs),
    ...compareRefunds(ours, theirs),
    ...compareDisputes(ours, theirs),
    ...compareCheckouts(ours, theirs),
    ...comparePlans(ours, theirs),
    ...compareEvents(ours, theirs),
  ];
}

const nothing = 'Nothing';

function comparePayments(ours: OurBooks, theirs: TheirBooks): Difference[] {
  const ourPayments = new Map(ours.payments.map((payment) => [payment.paymentId, payment]));
  const differences: Difference[] = [];
  for (const { paymentId, amountCents, isOurs, orderId, settled } of theirs.payments) {
    const own = ourPayments.get(paymentId);
    ourPayments.delete(paymentId);
    if (!settled) continue;
    const theirWords = `${dollars(amountCents)} taken`;
    if (!own)
      differences.push({
        kind: isOurs ? 'payment-missing' : 'payment-foreign',
        subject: paymentId,
        ours: nothing,
        theirs: theirWords,
        orderId,
      });
    else if (own.amountCents !== amountCents)
      differences.push({ kind: 'payment-amount', subject: paymentId, ours: dollars(own.amountCents), theirs: theirWords, ...place(own) });
  }
  for (const [paymentId, own] of ourPayments) {
    // A payment that only a refund or chargeback names is too old to be listed there.
    if (!own.inSpan) continue;
    differences.push({ kind: 'payment-unknown', subject: paymentId, ours: dollars(own.amountCents), theirs: nothing, ...place(own) });
  }
  return differences;
}

function compareRefunds(ours: OurBooks, theirs: TheirBooks): Difference[] {
  const ourRefunds = new Map(
    ours.refunds.flatMap((refund) => (refund.providerRefundId ? [[refund.providerRefundId, refund] as const] : [])),
  );
  const differences: Difference[] = [];
  for (const refund of theirs.refunds) {
    const { providerRefundId: subject, state, amountCents } = refund;
    const own = ourRefunds.get(subject);
    ourRefunds.delete(subject);
    if (!refund.settled) continue;
    const theirWords = refundWords(refund);
    if (!own)
      differences.push({ kind: 'refund-missing', subject, ours: nothing, theirs: theirWords, ...placeOfPayment(ours, refund.paymentId) });
    else if (own.amountCents !== amountCents)
      differences.push({ kind: 'refund-amount', subject, ours: dollars(own.amountCents), theirs: theirWords, ...place(own) });
    else if (own.state !== state) differences.push({ kind: 'refund-state', subject, ours: own.state, theirs: state, ...place(own) });
  }
  for (const [subject, own] of ourRefunds)
    differences.push({ kind: 'refund-unknown', subject, ours: refundWords(own), theirs: nothing, ...place(own) });
  for (const own of ours.refunds)
    if (!own.providerRefundId && own.late && own.state === 'pending')
      differences.push({ kind: 'refund-unsent', subject: own.refundId, ours: refundWords(own), theirs: nothing, ...place(own) });
  return differences;
}

function refundWords({ amountCents, state }: { amountCents: number; state: string }): string {
  return `${dollars(amountCents)}, ${state}`;
}

function compareDisputes(ours: OurBooks, theirs: TheirBooks): Difference[] {
  const ourDisputes = new Map(ours.disputes.map((dispute) => [dispute.providerDisputeId, dispute]));
  return theirs.disputes.flatMap(({ providerDisputeId: subject, state, paymentId, settled }): Difference[] => {
    const own = ourDisputes.get(subject);
    if (!settled) return [];
    if (!own) return [{ kind: 'dispute-missing', subject, ours: nothing, theirs: state, ...placeOfPayment(ours, paymentId) }];
    return own.state === state ? [] : [{ kind: 'dispute-state', subject, ours: own.state, theirs: state, ...place(own) }];
  });
}

/** Checkouts that are paid there but open here, or the other way around. */
function compareCheckouts(ours: OurBooks, theirs: TheirBooks): Difference[] {
  const ourAttempts = new Map(ours.attempts.map((attempt) => [attempt.sessionId, attempt]));
  return theirs.checkouts.flatMap(({ sessionId: subject, state, paid, settled }): Difference[] => {
    const own = ourAttempts.get(subject);
    const theirWords = paid ? 'paid' : state;
    if (!settled || !own || !differs(own.state, state, paid)) return [];
    return [{ kind: 'checkout-state', subject, ours: own.state, theirs: theirWords, orderId: own.orderId }];
  });
}

function differs(own: OurBooks['attempts'][number]['state'], state: 'open' | 'complete' | 'expired', paid: boolean): boolean {
  if (paid) return own !== 'succeeded';
  if (own === 'succeeded') return state !== 'complete';
  return state === 'expired' && (own === 'open' || own === 'processing');
}

function comparePlans(ours: OurBooks, theirs: TheirBooks): Difference[] {
  const ourPlans = new Map(ours.plans.flatMap((plan) => (plan.subscriptionId ? [[plan.subscriptionId, plan] as const] : [])));
  const differences: Difference[] = [];
  for (const plan of theirs.plans) {
    const { subscriptionId: subject } = plan;
    const own = ourPlans.get(subject);
    ourPlans.delete(subject);
    if (!plan.settled) continue;
    const ended = plan.state === 'canceled';
    if (!own) {
      // An ended plan charges no one.
      if (!ended)
        differences.push({ kind: 'plan-missing', subject, ours: nothing, theirs: `${plan.state}, ${dollars(plan.monthlyCents)} a month` });
      continue;
    }
    const { orderId } = own;
    const [ourWords, theirWords] = [planWords(own, own.state === 'ended'), planWords(plan, ended)];
    if (own.monthlyCents !== plan.monthlyCents)
      differences.push({ kind: 'plan-price', subject, ours: dollars(own.monthlyCents), theirs: dollars(plan.monthlyCents), orderId });
    if (ourWords !== theirWords) differences.push({ kind: 'plan-state', subject, ours: ourWords, theirs: theirWords, orderId });
  }
  for (const [subject, own] of ourPlans)
    differences.push({ kind: 'plan-unknown', subject, ours: own.state, theirs: nothing, orderId: own.orderId });
  for (const { planId, subscriptionId, late, state, orderId } of ours.plans)
    if (!subscriptionId && late && state !== 'ended')
      differences.push({ kind: 'plan-unsent', subject: planId, ours: state, theirs: nothing, orderId });
  return differences;
}

function planWords(plan: { cancelsAtPeriodEnd: boolean; paused: boolean }, ended: boolean): string {
  if (ended) return 'ended';
  return ['running', plan.paused && 'paused', plan.cancelsAtPeriodEnd && 'ends with the month'].filter(Boolean).join(', ');
}

function compareEvents(ours: OurBooks, theirs: TheirBooks): Difference[] {
  const ourEvents = new Set(ours.events.map(({ eventId }) => eventId));
  const missing = theirs.events.filter(({ eventId, settled }) => settled && !ourEvents.has(eventId));
  const waiting = ours.events.filter(({ handled }) => !handled);
  return [
    ...missing.map(({ eventId, type }): Difference => ({ kind: 'event-missing', subject: eventId, ours: nothing, theirs: type })),
    ...waiting.map(
      ({ eventId, type, orderId }): Difference => ({
        kind: 'event-waiting',
        subject: eventId,
        ours: 'not handled',
        theirs: type,
        orderId: orderId ?? undefined,
      }),
    ),
  ];
}

function place({ orderId, billId }: { orderId: string | null; billId: string | null }): Pick<Difference, 'orderId' | 'billId'> {
  return { orderId: orderId ?? undefined, billId: billId ?? undefined };
}

function placeOfPayment(ours: OurBooks, paymentId: string | undefined): Pick<Difference, 'orderId' | 'billId'> {
  const payment = ours.payments.find((one) => one.paymentId === paymentId);
  return payment ? place(payment) : {};
}
