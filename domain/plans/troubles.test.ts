import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dateOf } from '../../content/business-clock.ts';
import { db } from '../../db/connect.ts';
import { auditLog, cardChanges, documents, ledgerEntries, mails, notifications } from '../../db/schema/index.ts';
import { paymentPages } from '../../outside/fakes/payments/server.ts';
import { changePlan, readPlan } from '../../outside/payments/plans.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { cards, usePayments } from '../../tests/helpers/payments.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import {
  billsNow,
  type Launched,
  launchedProject,
  lettersTo,
  monthlyIn,
  planNow,
  stateNow,
  useClock,
  work,
} from '../../tests/helpers/plans.ts';
import { dayMs, hourMs, minuteMs } from '../../time/units.ts';
import { cancelService, endCanceled, endService, undoCancellation } from '../cancellations/canceling.ts';
import { alignPlan } from './align-plan.ts';
import { applyCardChange, applyOwnCardChange, beginCardChange } from './card-changes.ts';
import { chargeCardAsAdmin, noteBankPayment, payNow } from './paying.ts';

const database = useDatabase();
const clock = useClock();
const provider = usePayments({ now: () => new Date() });

const go = () => work(database.queue());
const toMonthEnd = async (projectId: string) => clock.set(new Date(((await planNow(projectId)).periodEnd?.getTime() ?? 0) + 60_000));
const pausedThere = async (projectId: string) => (await readPlan((await planNow(projectId)).providerSubscriptionId ?? '')).paused;
const newestBill = async (projectId: string) => {
  const bill = (await billsNow(projectId)).at(-1);
  if (!bill) throw new Error('There is no bill.');
  return bill;
};
const failedCharges = async (projectId: string) => {
  const { providerCustomerId } = await planNow(projectId);
  return provider.all('charge').filter(({ customer, status }) => customer === providerCustomerId && status === 'failed').length;
};

/** Gives a plan another card on the provider's page, and hears of it. */
async function giveCard({ owner, projectId }: Launched, card: string): Promise<string> {
  const begun = must(await beginCardChange(owner.id, projectId));
  await provider.pay(begun.url, card);
  const [change] = await db().select().from(cardChanges).where(eq(cardChanges.sessionUrl, begun.url));
  await applyCardChange(change?.id ?? '');
  return change?.id ?? '';
}

/** A site whose first month is paid and whose second was declined a moment ago. */
async function declinedProject(): Promise<Launched> {
  const launched = await launchedProject(provider);
  await go();
  await giveCard(launched, cards.keptThenDeclined);
  await toMonthEnd(launched.projectId);
  await go();
  return launched;
}

/** The same, seven days and all tries later. */
async function suspendedProject(): Promise<Launched> {
  const launched = await declinedProject();
  for (const days of [1, 2, 4]) {
    clock.forward(days * dayMs);
    await go();
  }
  return launched;
}

test('a declined card is charged on days 0, 1, 3 and 7 only, with one notice each; then the site is offline and the plan paused', async () => {
  const admin = await makePerson({ admin: true });
  const launched = await declinedProject();
  const { owner, projectId } = launched;
  expect(await planNow(projectId)).toMatchObject({ state: 'past_due' });
  const first = (await newestBill(projectId)).firstFailedAt?.getTime() ?? 0;
  expect(await newestBill(projectId)).toMatchObject({ state: 'open', failedAttempts: 1, nextAttemptAt: new Date(first + dayMs) });
  for (let hours = 0; hours < 8 * 24; hours += 6) {
    clock.forward(dayMs / 4);
    await go();
  }
  expect(await failedCharges(projectId)).toBe(4);
  expect(await newestBill(projectId)).toMatchObject({ state: 'open', failedAttempts: 4, nextAttemptAt: null });
  expect(await planNow(projectId)).toMatchObject({ state: 'suspended', suspendedAt: expect.any(Date) });
  expect(await stateNow(projectId)).toBe('suspended');
  expect(await pausedThere(projectId)).toBe(true);
  expect(await lettersTo(owner.id)).toEqual([
    'bill-paid',
    'card-notice changed',
    'bill-failed',
    'bill-failed',
    'bill-failed',
    'plan-change suspended',
  ]);
  const declined = await db()
    .select({ props: mails.props })
    .from(mails)
    .where(and(eq(mails.userId, owner.id), eq(mails.template, 'bill-failed')))
    .orderBy(mails.createdAt, mails.id);
  const after = (days: number) => dateOf(new Date(first + days * dayMs));
  expect(declined.map(({ props }) => props)).toEqual(
    [1, 3, 7].map((day) => expect.objectContaining({ dueCents: 2_900, nextTryOn: after(day), suspendedOn: after(7) })),
  );
  const notices = await db()
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, admin.id), eq(notifications.title, 'Suspended, unpaid')));
  expect(notices).toHaveLength(1);
});

test('no month is billed while a site is suspended, and a working card pays, restores the site and resumes the plan immediately', async () => {
  const launched = await suspendedProject();
  const { owner, projectId, orderId } = launched;
  await toMonthEnd(projectId);
  await go();
  expect((await billsNow(projectId)).map(({ state }) => state)).toEqual(['paid', 'open', 'void']);
  await giveCard(launched, cards.good);
  expect(await stateNow(projectId)).toBe('live');
  expect((await billsNow(projectId)).map(({ state }) => state)).toEqual(['paid', 'paid', 'void']);
  await go();
  expect(await pausedThere(projectId)).toBe(false);
  expect(await planNow(projectId)).toMatchObject({ state: 'active', suspendedAt: null, cardLast4: '4242' });
  expect(await monthlyIn(orderId)).toBe(5800);
  await toMonthEnd(projectId);
  await go();
  expect((await billsNow(projectId)).map(({ state }) => state)).toEqual(['paid', 'paid', 'void', 'paid']);
  expect((await lettersTo(owner.id)).slice(-4)).toEqual(['bill-paid', 'plan-change restored', 'card-notice changed', 'bill-paid']);
});

test('a card that works by the next attempt pays, and the site stays online', async () => {
  const launched = await declinedProject();
  const { owner, projectId } = launched;
  clock.forward(2 * hourMs);
  await giveCard(launched, cards.good);
  expect(await planNow(projectId)).toMatchObject({ state: 'active' });
  clock.forward(8 * dayMs);
  await go();
  expect(await stateNow(projectId)).toBe('live');
  expect(await lettersTo(owner.id)).toEqual(['bill-paid', 'card-notice changed', 'bill-failed', 'bill-paid', 'card-notice changed']);
});

test('"Pay now" charges immediately, gives the reason if it fails, and doesn’t change the schedule', async () => {
  const { owner, projectId } = await declinedProject();
  const before = await newestBill(projectId);
  clock.forward(hourMs);
  expect(await payNow(owner.id, projectId)).toMatchObject({
    ok: false,
    code: 'card-declined',
    message: expect.stringContaining('declined'),
  });
  expect(await newestBill(projectId)).toMatchObject({ failedAttempts: 2, nextAttemptAt: before.nextAttemptAt });
  expect(await lettersTo(owner.id)).toEqual(['bill-paid', 'card-notice changed', 'bill-failed']);
  const stranger = await makePerson();
  expect(await payNow(stranger.id, projectId)).toMatchObject({ ok: false });
  expect(await failedCharges(projectId)).toBe(2);
  expect(await chargeCardAsAdmin((await planNow(projectId)).id, 'admin:1')).toMatchObject({ ok: false });
  expect(await failedCharges(projectId)).toBe(3);
});

test.each(['void', 'uncollectible'] as const)(
  'a bill marked %s in the provider’s dashboard doesn’t bring the site back, and admins are notified once',
  async (state) => {
    const admin = await makePerson({ admin: true });
    const launched = await suspendedProject();
    const { owner, projectId } = launched;
    provider.bank().closeBill((await newestBill(projectId)).providerInvoiceId, state);
    const { id } = await planNow(projectId);
    await alignPlan(id);
    await alignPlan(id);
    expect(await newestBill(projectId)).toMatchObject({ state });
    expect(await stateNow(projectId)).toBe('suspended');
    expect(await planNow(projectId)).toMatchObject({ id, state: 'suspended' });
    expect(await lettersTo(owner.id)).not.toContain('plan-change restored');
    const notices = await db()
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, admin.id), eq(notifications.title, 'Bill dropped, site still offline')));
    expect(notices).toHaveLength(1);
    // What the notification asks them to do.
    expect(await endService(projectId, `admin:${admin.id}`, 'Starts anew')).toEqual({ ok: true });
    await go();
    expect(await undoCancellation(owner.id, projectId)).toEqual({ ok: true });
    await go();
    expect(await stateNow(projectId)).toBe('suspended');
    await giveCard(launched, cards.good);
    expect(await stateNow(projectId)).toBe('live');
  },
);

test('a plan canceled or paused in the provider’s dashboard goes on, and admins are notified, but not of a customer’s own cancellation', async () => {
  const admin = await makePerson({ admin: true });
  const { owner, projectId } = await launchedProject(provider);
  await go();
  const { id, providerSubscriptionId } = await planNow(projectId);
  const titles = async () =>
    (await db().select().from(notifications).where(eq(notifications.userId, admin.id)))
      .map(({ title }) => title)
      .filter((title) => title === 'Change at the payment provider undone');
  for (const change of [{ cancelsAtPeriodEnd: true }, { paused: true }]) {
    await changePlan(providerSubscriptionId ?? '', change);
    clock.set(new Date(Date.now() + minuteMs));
    await alignPlan(id);
    await alignPlan(id);
  }
  expect(await readPlan(providerSubscriptionId ?? '')).toMatchObject({ cancelsAtPeriodEnd: false, paused: false });
  expect(await titles()).toHaveLength(2);
  must(await cancelService(owner.id, projectId, ''));
  await go();
  must(await undoCancellation(owner.id, projectId));
  await go();
  expect(await titles()).toHaveLength(2);
});

test('after thirty days of suspension a site is archived, its plan ends and its unpaid bill is dropped', async () => {
  const { owner, projectId, orderId } = await suspendedProject();
  clock.forward(29 * dayMs);
  await go();
  expect(await stateNow(projectId)).toBe('suspended');
  clock.forward(dayMs + 60_000);
  await go();
  expect(await stateNow(projectId)).toBe('archived');
  expect(await planNow(projectId)).toMatchObject({ state: 'ended' });
  expect((await billsNow(projectId)).filter(({ state }) => state === 'open')).toEqual([]);
  const owed = await db().select().from(documents).where(eq(documents.orderId, orderId));
  expect(owed.filter(({ paidAt, voidedAt }) => !paidAt && !voidedAt)).toEqual([]);
  expect((await lettersTo(owner.id)).at(-1)).toBe('plan-change archived');
});

test('a site suspended, canceled and brought back is online once the first month of its new plan is paid', async () => {
  const launched = await suspendedProject();
  const { owner, projectId } = launched;
  const first = await planNow(projectId);
  await cancelService(owner.id, projectId, '');
  await go();
  await toMonthEnd(projectId);
  await endCanceled();
  await go();
  expect(await stateNow(projectId)).toBe('canceled');
  expect(await planNow(projectId)).toMatchObject({ state: 'ended' });
  await undoCancellation(owner.id, projectId);
  await go();
  expect(await stateNow(projectId)).toBe('suspended');
  expect((await planNow(projectId)).id).not.toBe(first.id);
  expect(await planNow(projectId)).toMatchObject({ state: 'past_due' });
  await giveCard(launched, cards.good);
  await go();
  expect(await stateNow(projectId)).toBe('live');
  expect(await planNow(projectId)).toMatchObject({ state: 'active', suspendedAt: null });
});

test('a plan paid by bank gets a bill with its due day, three reminders, then goes offline; it’s back when staff record the payment', async () => {
  const { owner, projectId, orderId } = await launchedProject(provider, { by: 'bank' });
  await go();
  const bill = await newestBill(projectId);
  expect(bill).toMatchObject({ state: 'open', failedAttempts: 0 });
  expect(Math.round(((bill.dueAt?.getTime() ?? 0) - Date.now()) / dayMs)).toBe(14);
  const due = await db().select().from(documents).where(eq(documents.billId, bill.id));
  expect(due).toMatchObject([{ paidAt: null, dueOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }]);
  const overdue = bill.dueAt?.getTime() ?? 0;
  for (let hours = -48; hours <= 8 * 24; hours += 8) {
    clock.set(new Date(overdue + hours * hourMs + 60_000));
    await go();
  }
  expect(await lettersTo(owner.id)).toEqual(['bill-due', 'bill-due 1', 'bill-due 3', 'bill-due 7', 'plan-change suspended']);
  expect(await stateNow(projectId)).toBe('suspended');
  const [one, other] = await Promise.all([noteBankPayment(bill.id, 'admin:1', 'TX 4711'), noteBankPayment(bill.id, 'admin:2', 'TX 4711')]);
  expect([one.ok, other.ok].toSorted()).toEqual([false, true]);
  await go();
  expect(await stateNow(projectId)).toBe('live');
  expect(await newestBill(projectId)).toMatchObject({ state: 'paid', method: 'bank', providerPaymentId: null });
  expect(await db().select().from(ledgerEntries).where(eq(ledgerEntries.billId, bill.id))).toMatchObject([
    { amountCents: 2900, method: 'bank' },
  ]);
  const noted = await db()
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, `order:${orderId}`), eq(auditLog.action, 'plan.bank-payment')));
  expect(noted).toHaveLength(1);
  expect((await lettersTo(owner.id)).slice(-2)).toEqual(['bill-paid', 'plan-change restored']);
});

test('a bank customer who adds a card pays the unpaid bill with it immediately', async () => {
  const launched = await launchedProject(provider, { by: 'bank' });
  await go();
  await giveCard(launched, cards.good);
  expect(await newestBill(launched.projectId)).toMatchObject({ state: 'paid', method: 'card' });
  expect(await lettersTo(launched.owner.id)).toEqual(['bill-due', 'bill-paid', 'card-notice changed']);
});

test('an owner who enters a new card within a second still sees what was charged', async () => {
  const launched = await launchedProject(provider, { by: 'bank' });
  await go();
  await giveCard(launched, cards.good);
  const { paidAt, dueCents } = await newestBill(launched.projectId);
  const ofPlan = eq(cardChanges.planId, (await planNow(launched.projectId)).id);
  const [change] = await db()
    .update(cardChanges)
    .set({ createdAt: new Date((paidAt?.getTime() ?? 0) + 900) })
    .where(ofPlan)
    .returning();
  expect(await applyOwnCardChange(launched.owner.id, change?.id ?? '')).toEqual({ chargedCents: dueCents });
});

test('only one page for a card is open at a time, only for its owner, and it counts once', async () => {
  const launched = await launchedProject(provider);
  const { owner, projectId } = launched;
  const stranger = await makePerson();
  expect(await beginCardChange(stranger.id, projectId)).toMatchObject({ ok: false });
  const [one, other] = await Promise.all([beginCardChange(owner.id, projectId), beginCardChange(owner.id, projectId)]);
  expect(one).toMatchObject({ ok: true });
  expect(other).toEqual(one);
  const change = await db().query.cardChanges.findFirst({ where: eq(cardChanges.planId, (await planNow(projectId)).id) });
  await applyOwnCardChange(stranger.id, change?.id ?? '');
  await applyCardChange(change?.id ?? '');
  expect((await planNow(projectId)).cardLast4).toBe('4242');
  expect(await applyCardChange('0199aaaa-0000-7000-8000-000000000000')).toBe(false);
  await provider.pay(one.ok ? one.url : '', '4000 0025 0000 3155');
  await provider.confirm(one.ok ? one.url : '', 'yes');
  await Promise.all([applyCardChange(change?.id ?? ''), applyOwnCardChange(owner.id, change?.id ?? '')]);
  expect((await planNow(projectId)).cardLast4).toBe('3155');
  expect(await applyOwnCardChange(owner.id, change?.id ?? '')).toEqual({ chargedCents: expect.any(Number) });
  expect(await applyOwnCardChange(stranger.id, change?.id ?? '')).toBeUndefined();
  expect((await lettersTo(owner.id)).filter((letter) => letter === 'card-notice changed')).toHaveLength(1);
  // An old page is replaced by a new one, and no longer accepts a card.
  const old = await beginCardChange(owner.id, projectId);
  clock.forward(20 * minuteMs);
  const fresh = await beginCardChange(owner.id, projectId);
  expect(fresh).not.toEqual(old);
  await provider.pay(old.ok ? old.url : '', cards.good);
  await alignPlan((await planNow(projectId)).id);
  expect((await planNow(projectId)).cardLast4).toBe('3155');
});

test('a card that expires around the next bill is announced once', async () => {
  const { owner, projectId } = await launchedProject(provider);
  await go();
  const end = new Date(Date.now() + 75 * dayMs);
  const expires = `${String(end.getMonth() + 1).padStart(2, '0')}/${end.getFullYear() % 100}`;
  const begun = await beginCardChange(owner.id, projectId);
  const page = new URL(begun.ok ? begun.url : '').pathname.replace('/dev/payments', '');
  await paymentPages().request(page, { method: 'POST', body: new URLSearchParams({ number: cards.good, expires, cvc: '123' }) });
  const change = await db().query.cardChanges.findFirst({ where: eq(cardChanges.sessionUrl, begun.ok ? begun.url : '') });
  await applyCardChange(change?.id ?? '');
  const warnings = async () => (await lettersTo(owner.id)).filter((letter) => letter === 'card-notice expires').length;
  expect(await warnings()).toBe(0);
  await toMonthEnd(projectId);
  await go();
  await toMonthEnd(projectId);
  await go();
  await alignPlan((await planNow(projectId)).id);
  expect(await warnings()).toBe(1);
});
