import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { bills, credits, documents, notifications, orders, plans, projects } from '../../db/schema/index.ts';
import { finalizeBill, payBill } from '../../outside/payments/bills.ts';
import { endPlan, readPlan } from '../../outside/payments/plans.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { runJobs } from '../../tests/helpers/jobs.ts';
import { usePayments } from '../../tests/helpers/payments.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { billsNow, launchedProject, lettersTo, monthlyIn, planNow, stateNow, useClock, work } from '../../tests/helpers/plans.ts';
import { dayMs, hourMs } from '../../time/units.ts';
import { deleteAccount } from '../accounts/deletion.ts';
import { cancelService, endCanceled, endService, undoCancellation } from '../cancellations/canceling.ts';
import { creditFirstMonth, startPlan } from '../projects/monthly-plan.ts';
import { changeSetting } from '../settings/settings.ts';
import { alignPlan } from './align-plan.ts';
import { nextCharge, plansOfProject } from './queries.ts';

const database = useDatabase();
const clock = useClock();
const provider = usePayments({ now: () => new Date() });

const go = () => work(database.queue());
/** Takes the clock to the end of the month that runs, and a minute on. */
const nextMonth = async (projectId: string) => {
  const { periodEnd } = await planNow(projectId);
  clock.set(new Date((periodEnd?.getTime() ?? 0) + 60_000));
  await go();
};
const subscriptionOf = async (projectId: string) => readPlan((await planNow(projectId)).providerSubscriptionId ?? '');
/** What the card was charged beside the setup price, in cents. */
const charged = async (projectId: string) => {
  const { providerCustomerId } = await planNow(projectId);
  const own = provider.all('charge').filter(({ customer, status }) => customer === providerCustomerId && status === 'succeeded');
  return own.map(({ amount }) => amount).filter((amount) => amount < 29_900);
};

test('a year: each month is billed on its day at the price of the order, with invoice, receipt and ledger entry, once', async () => {
  const { owner, projectId, orderId } = await launchedProject(provider, {
    prepare: async (id) => void (await db().update(orders).set({ taxRate: 8_875, taxName: 'Sales tax' }).where(eq(orders.id, id))),
  });
  await go();
  const first = await planNow(projectId);
  expect(first).toMatchObject({ state: 'active', cardBrand: 'visa', cardLast4: '4242', cardExpMonth: 12, cardExpYear: 2034 });
  await changeSetting('monthlyCents', 4_900, 'admin:1');
  for (let month = 0; month < 12; month++) await nextMonth(projectId);
  await changeSetting('monthlyCents', 2_900, 'admin:1');
  const all = await billsNow(projectId);
  expect(all).toHaveLength(13);
  expect(new Set(all.map(({ state, dueCents, method }) => `${state} ${dueCents} ${method}`))).toEqual(new Set(['paid 3157 card']));
  for (const [index, bill] of all.entries()) expect(bill.periodStart).toEqual(index === 0 ? first.periodStart : all[index - 1]?.periodEnd);
  expect(await charged(projectId)).toEqual(Array(13).fill(3157));
  expect(await monthlyIn(orderId)).toBe(13 * 3157);
  expect(await lettersTo(owner.id)).toEqual(Array(13).fill('bill-paid'));
  const invoices = await db().select().from(documents).where(eq(documents.orderId, orderId));
  const monthly = invoices.filter(({ billId }) => billId);
  expect(monthly).toHaveLength(13);
  expect(monthly.every(({ paidBy, totalCents }) => paidBy === 'Visa ending 4242' && totalCents === 3157)).toBe(true);
  const [view] = await plansOfProject(owner.id, projectId);
  expect(view && nextCharge(view)).toEqual({ at: all.at(-1)?.periodEnd, cents: 3157 });
  expect(view?.bills.map(({ periodStart }) => periodStart)).toEqual(all.map(({ periodStart }) => periodStart).reverse());
  // Looking again changes nothing.
  await alignPlan(first.id);
  expect(await lettersTo(owner.id)).toHaveLength(13);
});

test('three alignments at the same time make one customer, one subscription, one charge and one receipt', async () => {
  const { owner, projectId } = await launchedProject(provider);
  const { id } = await planNow(projectId);
  await Promise.all([alignPlan(id), alignPlan(id), alignPlan(id)]);
  expect(provider.all('subscription').filter(({ metadata }) => metadata.plan_id === id)).toHaveLength(1);
  expect(await charged(projectId)).toEqual([2900]);
  expect(await lettersTo(owner.id)).toEqual(['bill-paid']);
  expect(await billsNow(projectId)).toHaveLength(1);
});

test('a worker killed between the payment and its record charges once, and records it when it is back', async () => {
  const { owner, projectId, orderId } = await launchedProject(provider);
  const { id } = await planNow(projectId);
  await db().execute(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`);
  await db().execute('create trigger killed before insert on bills for each row execute function refuse()');
  try {
    await expect(alignPlan(id)).rejects.toThrow();
    expect(await charged(projectId)).toEqual([2900]);
    expect(await billsNow(projectId)).toEqual([]);
  } finally {
    await db().execute('drop trigger killed on bills');
  }
  await alignPlan(id);
  await alignPlan(id);
  expect(await charged(projectId)).toEqual([2900]);
  expect(await monthlyIn(orderId)).toBe(2900);
  expect(await lettersTo(owner.id)).toEqual(['bill-paid']);
});

test('a bill paid without us is recorded as paid, whatever our row says', async () => {
  const { projectId } = await launchedProject(provider);
  await go();
  const { periodEnd } = await planNow(projectId);
  clock.set(new Date((periodEnd?.getTime() ?? 0) + 60_000));
  provider.advance();
  const [draft] = (await subscriptionOf(projectId)).bills;
  await finalizeBill(draft?.invoiceId ?? '');
  await payBill(draft?.invoiceId ?? '', 'someone else');
  await go();
  expect((await billsNow(projectId)).map(({ state }) => state)).toEqual(['paid', 'paid']);
  expect(await charged(projectId)).toEqual([2900, 2900]);
});

test('a late draft pays for the first month: nothing is charged, and the second month is', async () => {
  const { owner, projectId, orderId } = await launchedProject(provider, { prepare: (id) => creditFirstMonth(db(), id) });
  const [before] = await plansOfProject(owner.id, projectId);
  expect(before?.creditCents).toBe(2900);
  await go();
  expect(await billsNow(projectId)).toMatchObject([{ state: 'paid', creditCents: 2900, dueCents: 0, method: null }]);
  expect(await db().select().from(credits).where(eq(credits.orderId, orderId))).toMatchObject([
    { appliedAt: expect.any(Date), providerCreditId: expect.stringMatching(/^cbtxn_/) },
  ]);
  expect(await db().query.documents.findMany({ where: eq(documents.billId, (await billsNow(projectId))[0]?.id ?? '') })).toMatchObject([
    { paidBy: 'credit', creditCents: 2900, totalCents: 2900 },
  ]);
  expect(await monthlyIn(orderId)).toBe(0);
  await nextMonth(projectId);
  expect(await charged(projectId)).toEqual([2900]);
  expect(await lettersTo(owner.id)).toEqual(['bill-paid', 'bill-paid']);
});

test('a fully refunded order loses a credit that wasn’t given yet', async () => {
  const { projectId } = await launchedProject(provider, { prepare: (id) => creditFirstMonth(db(), id) });
  const { orderId } = await planNow(projectId);
  await db().update(orders).set({ state: 'refunded' }).where(eq(orders.id, orderId));
  await go();
  expect(await charged(projectId)).toEqual([2900]);
});

test('a canceled plan ends with the paid month, continues if that’s undone, and isn’t billed after its end', async () => {
  const { owner, projectId } = await launchedProject(provider);
  await go();
  const { periodEnd } = await planNow(projectId);
  await cancelService(owner.id, projectId, '');
  await go();
  expect((await subscriptionOf(projectId)).cancelsAtPeriodEnd).toBe(true);
  const [view] = await plansOfProject(owner.id, projectId);
  expect(view && nextCharge(view)).toBeUndefined();
  await undoCancellation(owner.id, projectId);
  const [kept] = await plansOfProject(owner.id, projectId);
  expect(kept && nextCharge(kept), 'before the provider has heard of it').toEqual({ at: periodEnd, cents: 2900 });
  await go();
  expect((await subscriptionOf(projectId)).cancelsAtPeriodEnd).toBe(false);
  await cancelService(owner.id, projectId, '');
  await go();
  clock.set(new Date((periodEnd?.getTime() ?? 0) + 60_000));
  expect(await endCanceled()).toBe(1);
  await go();
  expect(await planNow(projectId)).toMatchObject({ state: 'ended', endedAt: expect.any(Date) });
  expect((await subscriptionOf(projectId)).state).toBe('canceled');
  clock.forward(20 * dayMs);
  await go();
  expect(await charged(projectId)).toEqual([2900]);
  expect(await lettersTo(owner.id)).toEqual([
    'bill-paid',
    'service-change noted',
    'service-change undone',
    'service-change noted',
    'service-change taken-off',
  ]);
});

test('if the provider starts another month before it learns of a cancellation, that month isn’t charged', async () => {
  const { owner, projectId } = await launchedProject(provider);
  await go();
  const { id, periodEnd } = await planNow(projectId);
  await cancelService(owner.id, projectId, '');
  clock.set(new Date((periodEnd?.getTime() ?? 0) + 2 * hourMs));
  provider.advance();
  expect((await subscriptionOf(projectId)).bills).toHaveLength(2);
  // Before the job that takes the site off.
  await alignPlan(id);
  expect(await charged(projectId)).toEqual([2900]);
  expect((await billsNow(projectId)).map(({ state }) => state)).toEqual(['paid', 'void']);
  expect((await subscriptionOf(projectId)).state).toBe('canceled');
  expect(await endCanceled()).toBe(1);
  await go();
  expect(await planNow(projectId)).toMatchObject({ id, state: 'ended' });
  expect(await stateNow(projectId)).toBe('canceled');
  expect(await charged(projectId)).toEqual([2900]);
});

test('a site brought back within 30 days starts a new plan with a month charged that day', async () => {
  const { owner, projectId, orderId } = await launchedProject(provider);
  await go();
  const first = await planNow(projectId);
  await cancelService(owner.id, projectId, '');
  await go();
  clock.set(new Date((first.periodEnd?.getTime() ?? 0) + 60_000));
  await endCanceled();
  await go();
  clock.forward(10 * dayMs);
  expect(await undoCancellation(owner.id, projectId)).toEqual({ ok: true });
  await go();
  const second = await planNow(projectId);
  expect(second).toMatchObject({ state: 'active', providerCustomerId: first.providerCustomerId, cardLast4: '4242' });
  expect(second.id).not.toBe(first.id);
  expect(Math.abs((second.periodStart?.getTime() ?? 0) - Date.now())).toBeLessThan(2000);
  expect(await charged(projectId)).toEqual([2900, 2900]);
  expect(await monthlyIn(orderId)).toBe(5800);
});

test('events alone keep a plan up to date, in any order and more than once, also the second plan of a customer', async () => {
  const { owner, projectId } = await launchedProject(provider);
  await go();
  await cancelService(owner.id, projectId, '');
  await go();
  clock.set(new Date(((await planNow(projectId)).periodEnd?.getTime() ?? 0) + 60_000));
  await endCanceled();
  await go();
  await undoCancellation(owner.id, projectId);
  await go();
  clock.set(new Date(((await planNow(projectId)).periodEnd?.getTime() ?? 0) + 60_000));
  provider.advance();
  const { providerSubscriptionId } = await planNow(projectId);
  const about = provider.all('event').filter(({ data }) => JSON.stringify(data.object).includes(providerSubscriptionId ?? ''));
  expect(about.length).toBeGreaterThan(3);
  for (const event of [...about.toReversed(), ...about]) expect((await provider.deliver(event)).status).toBe(200);
  await runJobs(database.queue(), 'handle-webhook');
  expect((await billsNow(projectId)).map(({ state }) => state)).toEqual(['paid', 'paid']);
  expect(await charged(projectId)).toEqual([2900, 2900, 2900]);
});

test.each(['not heard of yet', 'known here'])(
  'a cancellation undone after the provider ended the plan, %s, starts a new plan with the next month',
  async (heard) => {
    const { owner, projectId } = await launchedProject(provider);
    await go();
    const first = await planNow(projectId);
    await cancelService(owner.id, projectId, '');
    await go();
    clock.set(new Date((first.periodEnd?.getTime() ?? 0) + 1000));
    if (heard === 'known here') await alignPlan(first.id);
    await undoCancellation(owner.id, projectId);
    await go();
    expect(await planNow(projectId)).toMatchObject({ state: 'active' });
    expect((await planNow(projectId)).id).not.toBe(first.id);
    expect(await charged(projectId)).toEqual([2900, 2900]);
    expect(await stateNow(projectId)).toBe('live');
  },
);

test('staff end a service immediately: the plan is over, the unpaid month is dropped, and the owner learns why', async () => {
  const { owner, projectId } = await launchedProject(provider, { by: 'bank' });
  await go();
  expect((await billsNow(projectId))[0]?.state).toBe('open');
  expect(await endService(projectId, 'admin:1', 'Asked for by phone')).toEqual({ ok: true });
  await go();
  expect(await stateNow(projectId)).toBe('canceled');
  expect(await planNow(projectId)).toMatchObject({ state: 'ended' });
  expect((await billsNow(projectId))[0]?.state).toBe('void');
  const invoice = await db().query.documents.findFirst({ where: eq(documents.billId, (await billsNow(projectId))[0]?.id ?? '') });
  expect(invoice?.voidedAt).toEqual(expect.any(Date));
  expect(await lettersTo(owner.id)).toEqual(['bill-due', 'service-change ended']);
  expect(await endService(projectId, 'admin:1', 'Again')).toMatchObject({ ok: false });
});

test('staff are notified of a plan that the provider ended, and no new one starts', async () => {
  const admin = await makePerson({ admin: true });
  const { projectId } = await launchedProject(provider);
  await go();
  const { id, providerSubscriptionId } = await planNow(projectId);
  await endPlan(providerSubscriptionId ?? '');
  await alignPlan(id);
  await go();
  expect(await planNow(projectId)).toMatchObject({ id, state: 'ended' });
  const notices = await db()
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, admin.id), eq(notifications.eventKey, `plan-ended-there:${id}`)));
  expect(notices).toMatchObject([{ title: 'Plan ended with the payment provider' }]);
});

test('a deleted account ends the plan at the provider and forgets the card; the bills stay', async () => {
  const { owner, projectId } = await launchedProject(provider);
  await go();
  const plan = await planNow(projectId);
  expect(await deleteAccount(owner.id, '')).toEqual({ ok: true });
  await go();
  const [left] = await db().select().from(plans).where(eq(plans.id, plan.id));
  expect(left).toMatchObject({ state: 'ended', projectId: null, cardLast4: null, paymentMethodId: null });
  expect((await readPlan(plan.providerSubscriptionId ?? '')).state).toBe('canceled');
  expect(await db().$count(bills, eq(bills.planId, plan.id))).toBe(1);
});

test('a second launch starts no second plan, and a project without an order starts none', async () => {
  const { owner, projectId, orderId } = await launchedProject(provider);
  await db().transaction((tx) => startPlan(tx, { id: projectId, orderId }));
  expect(await db().$count(plans, eq(plans.projectId, projectId))).toBe(1);
  const [other] = await db().insert(projects).values({ ownerId: owner.id, seed: 1 }).returning();
  await db().transaction((tx) => startPlan(tx, { id: other?.id ?? '', orderId: null }));
  expect(await db().$count(plans, eq(plans.projectId, other?.id ?? ''))).toBe(0);
});
