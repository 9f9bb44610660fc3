import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { brand } from '../../../content/brand.ts';
import { dateOf } from '../../../content/business-clock.ts';
import { db } from '../../../db/connect.ts';
import { cardChanges, projects } from '../../../db/schema/index.ts';
import { refreshPayment } from '../../../domain/billing/attempts.ts';
import { checkoutUrl } from '../../../domain/billing/checkout.ts';
import { endOrder } from '../../../domain/billing/end-order.ts';
import { markPaid } from '../../../domain/billing/mark-paid.ts';
import { cancelService } from '../../../domain/cancellations/canceling.ts';
import { moveOrder } from '../../../domain/orders/states.ts';
import { alignPlan } from '../../../domain/plans/align-plan.ts';
import { applyCardChange, beginCardChange } from '../../../domain/plans/card-changes.ts';
import { paidMonthEnd } from '../../../domain/projects/paid-month.ts';
import { beginNightlyReconciliation } from '../../../domain/reconciliation/reconciliation.ts';
import { writeDispute } from '../../../domain/refunds/disputes.ts';
import { lockSubject } from '../../../domain/refunds/refund-subject.ts';
import { requestRefund } from '../../../domain/refunds/refunds.ts';
import { dayMs, hourMs, minuteMs } from '../../../time/units.ts';
import { must } from '../../harness/must.ts';
import { placedOrder } from '../../harness/orders.ts';
import { runJobs } from '../jobs.ts';
import { cards } from '../payments.ts';
import { makePerson } from '../people.ts';
import { type Launched, launchedProject, planNow } from '../plans.ts';
import { projectRow } from '../projects.ts';
import { price, type ScenarioContext, type Scenarios, toStaff } from './scenario.ts';

/** An order at a price of its own, placed by someone with an account. */
async function ordered(setupCents: number, method: 'card' | 'invoice') {
  await price(setupCents, 2_900);
  const buyer = await makePerson();
  return { buyer, ...(await placedOrder({ userId: buyer.id, email: buyer.email, method })) };
}

/** One whose card is charged before we hear of it, and that was canceled in between. */
async function paidTooLate({ provider }: ScenarioContext, setupCents: number) {
  const { buyer, order, secret } = await ordered(setupCents, 'card');
  await provider.pay(await checkoutUrl(order, secret), cards.good);
  await moveOrder(db(), order.id, 'canceled', { actor: 'system', reason: 'Replaced' });
  return { buyer, order };
}

async function paidByBank(setupCents: number) {
  const { buyer, order } = await ordered(setupCents, 'invoice');
  await markPaid(order.id, 'admin:test');
  return { buyer, order };
}

/** A live site with a name and a monthly price of its own, whose plan the provider doesn't know yet. */
async function launched({ provider }: ScenarioContext, name: string, monthlyCents: number, by: 'card' | 'bank' = 'card') {
  await price(29_900, monthlyCents);
  const made = await launchedProject(provider, { by });
  await db().update(projects).set({ name }).where(eq(projects.id, made.projectId));
  return { ...made, align: async () => alignPlan((await planNow(made.projectId)).id) };
}

/** Enters another card on the provider's page. Returns the ID of the change, which we don't know of yet. */
async function newCard({ provider }: ScenarioContext, { owner, projectId }: Launched, card: string): Promise<string> {
  const { url } = must(await beginCardChange(owner.id, projectId));
  await provider.pay(url, card);
  const [change] = await db().select().from(cardChanges).where(eq(cardChanges.sessionUrl, url));
  return change?.id ?? '';
}

/** One whose first month is paid, and whose second will be declined. */
async function declining(context: ScenarioContext, name: string, monthlyCents: number) {
  const site = await launched(context, name, monthlyCents);
  await site.align();
  await applyCardChange(await newCard(context, site, cards.keptThenDeclined));
  context.clock.set(new Date(((await planNow(site.projectId)).periodEnd?.getTime() ?? 0) + minuteMs));
  return site;
}

/** The same after all attempts but the last. */
async function unpaid(context: ScenarioContext, name: string, monthlyCents: number) {
  const site = await declining(context, name, monthlyCents);
  for (const days of [1, 2, 4]) {
    await site.align();
    context.clock.forward(days * dayMs);
  }
  return site;
}

/** Events of orders, monthly bills and what moves money back. */
export const moneyScenarios = {
  'new-order': async ({ admin }) => {
    const { order } = await ordered(31_000, 'invoice');
    return { trigger: () => markPaid(order.id, 'admin:test'), ...toStaff(admin, 'New order', `S-${order.number} is paid.`) };
  },
  'order-paid': async () => {
    const { buyer, order } = await ordered(31_100, 'invoice');
    return {
      trigger: () => markPaid(order.id, 'admin:test'),
      // On a closed day, it also says from when.
      bell: [[buyer.email, 'Order paid', expect.stringMatching(/^Next, fill out your brief\. The clock starts when you send it[,.]/)]],
      mails: [[buyer.email, 'order-paid', { orderNumber: order.number, totalCents: 31_100, monthlyCents: 2_900, isGuest: false }]],
    };
  },
  'payment-failed': async ({ provider }) => {
    const { buyer, order, secret } = await ordered(31_200, 'card');
    await provider.pay(await checkoutUrl(order, secret), cards.declined);
    const text = 'Your card was declined. You weren’t charged. You can try again with the same order.';
    return {
      trigger: () => refreshPayment(order.id),
      bell: [[buyer.email, 'Payment failed', text]],
      mails: [[buyer.email, 'payment-failed', { orderNumber: order.number, reason: 'Your card was declined.' }]],
    };
  },
  'payment-returned': async (context) => {
    const { buyer, order } = await paidTooLate(context, 31_300);
    const text = `Your card was charged for S-${order.number}, which is already closed. We’re refunding all of it.`;
    return {
      trigger: () => refreshPayment(order.id),
      bell: [[buyer.email, 'We’re refunding a payment', text]],
      mails: [[buyer.email, 'payment-surplus', { orderNumber: order.number, paidCents: 31_300 }]],
    };
  },
  'payment-to-return': async (context) => {
    const { order } = await paidTooLate(context, 31_400);
    const text = new RegExp(
      `^A card was charged for S-${order.number}, which is already closed: pi_\\w+\\. We’re refunding all of it to the card\\.$`,
    );
    const message = expect.stringMatching(text);
    return {
      trigger: () => refreshPayment(order.id),
      bell: [[context.admin, 'Payment refunded', message]],
      mails: [[brand.email, 'staff-notice', { title: 'Payment refunded', message }]],
    };
  },
  'order-ended': async () => {
    const { buyer, order } = await ordered(31_500, 'invoice');
    const text = `We closed S-${order.number}. You weren’t charged, and you can order again at any time.`;
    return {
      trigger: () => endOrder(order.id, 'admin:1', { outcome: 'canceled', reason: 'Asked by phone' }),
      bell: [[buyer.email, 'Order canceled', text]],
      mails: [],
    };
  },
  refund: async () => {
    const { buyer, order } = await paidByBank(31_600);
    const asked = { amountCents: 4_700, method: 'bank', actor: 'admin:1', reason: 'Half of it' } as const;
    return {
      trigger: async () => must(await requestRefund({ orderId: order.id }, asked)),
      bell: [[buyer.email, 'We’re refunding $47 by bank transfer', `For S-${order.number}. We’ll let you know when it’s sent.`]],
      mails: [[buyer.email, 'refund', { orderNumber: order.number, step: 'asked', amountCents: 4_700, what: 'setup', method: 'bank' }]],
    };
  },
  'refund-attention': async ({ admin }) => {
    const { order } = await paidByBank(31_700);
    const asked = { amountCents: 5_300, method: 'bank', actor: 'admin:1', reason: 'A third of it' } as const;
    const text = `$53 of S-${order.number}. Mark it as sent on the order when you’ve sent it.`;
    return {
      trigger: async () => must(await requestRefund({ orderId: order.id }, asked)),
      ...toStaff(admin, 'Refund to send by bank', text),
    };
  },
  chargeback: async ({ admin }) => {
    const { order } = await paidByBank(31_800);
    const [createdAt, dueBy] = [new Date('2026-11-22T15:00:00Z'), new Date('2026-12-01T15:00:00Z')];
    const status = {
      providerDisputeId: 'du_1',
      state: 'needs_response',
      amountCents: 31_800,
      reason: 'fraudulent',
      fundsWithdrawn: true,
    } as const;
    const text = `The bank is taking back $318 of S-${order.number} (fraudulent). Respond in the payment provider’s dashboard by December 1, 2026.`;
    const { bell, mails } = toStaff(admin, 'Chargeback', text);
    return {
      trigger: () =>
        db().transaction(async (tx) => {
          const subject = await lockSubject(tx, { orderId: order.id });
          if (subject) await writeDispute(tx, subject, { ...status, createdAt, dueBy }, createdAt);
        }),
      bell,
      mails: [...mails, [brand.email, 'staff-notice', { title: 'Chargeback', message: text }]],
    };
  },
  reconciliation: async ({ admin, provider, clock, queue }) => {
    const { order, secret } = await ordered(31_900, 'card');
    await provider.pay(await checkoutUrl(order, secret), cards.good);
    clock.forward(2 * hourMs);
    const text = expect.stringMatching(/^\d+ (?:difference needs|differences need) review\.$/);
    return {
      trigger: async () => {
        await beginNightlyReconciliation();
        await runJobs(queue(), 'reconcile');
      },
      ...toStaff(admin, 'Our records and the provider’s differ', text),
    };
  },
  'bill-paid': async (context) => {
    const { owner, align } = await launched(context, 'Rowan Plumbing', 3_300);
    const text = expect.stringMatching(/^\$33 for Rowan Plumbing, \w+ \d+, \d{4} to \w+ \d+, \d{4}\.$/);
    return {
      trigger: align,
      bell: [[owner.email, 'Monthly bill paid', text]],
      mails: [[owner.email, 'bill-paid', { siteName: 'Rowan Plumbing', totalCents: 3_300, dueCents: 3_300, paidWith: 'Visa ending 4242' }]],
    };
  },
  'bill-failed': async (context) => {
    const { owner, align } = await declining(context, 'Sumac Plumbing', 3_400);
    const nextTryOn = dateOf(new Date(Date.now() + dayMs));
    const text = `Your card was declined. We’ll try again on ${nextTryOn}. You can pay now or change your card.`;
    return {
      trigger: align,
      bell: [[owner.email, 'Monthly payment failed', text]],
      mails: [[owner.email, 'bill-failed', { siteName: 'Sumac Plumbing', dueCents: 3_400, reason: 'Your card was declined.', nextTryOn }]],
    };
  },
  'bill-due': async (context) => {
    const { owner, align } = await launched(context, 'Tulip Plumbing', 3_500, 'bank');
    const dueOn = dateOf(new Date(Date.now() + 14 * dayMs));
    return {
      trigger: align,
      bell: [[owner.email, 'Your monthly bill', `$35 for Tulip Plumbing, due ${dueOn}.`]],
      mails: [[owner.email, 'bill-due', { siteName: 'Tulip Plumbing', dueCents: 3_500, dueOn, daysLate: 0 }]],
    };
  },
  card: async (context) => {
    const site = await launched(context, 'Viburnum Plumbing', 3_600);
    await site.align();
    const changeId = await newCard(context, site, cards.good);
    const card = 'Visa ending 4242';
    return {
      trigger: () => applyCardChange(changeId),
      bell: [],
      mails: [[site.owner.email, 'card-notice', { siteName: 'Viburnum Plumbing', step: 'changed', card, expires: '12/34' }]],
    };
  },
  subscription: async (context) => {
    const { owner, align } = await unpaid(context, 'Willow Plumbing', 3_700);
    const archivedOn = dateOf(new Date(Date.now() + 30 * dayMs));
    const text = `You owe $37. Pay it, and Willow Plumbing comes back right away. You have until ${archivedOn}.`;
    return {
      trigger: align,
      bell: [[owner.email, 'Your site is suspended', text]],
      mails: [[owner.email, 'plan-change', { siteName: 'Willow Plumbing', step: 'suspended', dueCents: 3_700, archivedOn }]],
    };
  },
  'plan-trouble': async (context) => {
    const { align } = await unpaid(context, 'Yew Plumbing', 3_800);
    return { trigger: align, ...toStaff(context.admin, 'Suspended, unpaid', 'Yew Plumbing: Your card was declined.') };
  },
  cancellation: async ({ admin }) => {
    const liveSince = new Date();
    const { owner, projectId } = await projectRow({ name: 'Zelkova Plumbing', state: 'live', slug: 'zelkova', liveSince });
    const text = `Zelkova Plumbing, as of ${dateOf(paidMonthEnd(liveSince, liveSince))}. “Closing the shop”`;
    return {
      trigger: async () => must(await cancelService(owner.id, projectId, 'Closing the shop')),
      ...toStaff(admin, 'A customer canceled', text),
    };
  },
} satisfies Partial<Scenarios>;
