import { expect, test } from 'vitest';
import { usePaymentServer } from '../../../tests/helpers/payment-server.ts';
import { billsOf } from '../../payments/bills.ts';
import { createCustomer } from '../../payments/customers.ts';
import { changePlan, createPlan, readPlan } from '../../payments/plans.ts';

const provider = usePaymentServer('2027-01-31T12:00:00Z');
let number = 0;

async function newPlan(): Promise<string> {
  number++;
  const customerId = await createCustomer({ key: `customer:${number}`, email: 'owner@b.test', orderId: 'o' });
  return createPlan({
    planId: `plan-${number}`,
    orderId: 'o',
    customerId,
    monthlyCents: 2_900,
    taxRate: 0,
    taxName: '',
    daysUntilDue: 7,
    description: 'Website',
  });
}

const day = (date: Date | undefined) => date?.toISOString().slice(0, 10);
const monthsOf = async (plan: string) =>
  (await billsOf(plan)).toReversed().map(({ periodStart, periodEnd }) => `${day(periodStart)} ${day(periodEnd)}`);

test('a plan from a 31st bills on the last day of short months and on the 31st of long ones, also in a leap year', async () => {
  const plan = await newPlan();
  provider.travelTo('2028-04-01T00:00:00Z');
  const months = await monthsOf(plan);
  expect(months.slice(0, 4)).toEqual(['2027-01-31 2027-02-28', '2027-02-28 2027-03-31', '2027-03-31 2027-04-30', '2027-04-30 2027-05-31']);
  expect(months.slice(12)).toEqual(['2028-01-31 2028-02-29', '2028-02-29 2028-03-31', '2028-03-31 2028-04-30']);
});

test('everything that came due in the meantime is done in order, each at its own time', async () => {
  const start = provider.now();
  const plan = await newPlan();
  provider.travelTo(new Date(start.getTime() + 40 * 86_400_000));
  const [second, first] = await billsOf(plan);
  const about = (id: string | undefined) =>
    provider
      .server()
      .all('event')
      .filter(({ data }) => 'id' in data.object && data.object.id === id)
      .map(({ type, created }) => [type, (created * 1000 - start.getTime()) / 3_600_000]);
  expect(about(first?.invoiceId)).toEqual([
    ['invoice.created', 0],
    ['invoice.updated', 1],
    ['invoice.finalized', 1],
    ['invoice.overdue', 7 * 24],
  ]);
  expect(about(second?.invoiceId).slice(0, 3)).toEqual([
    ['invoice.created', 30 * 24],
    ['invoice.updated', 30 * 24 + 1],
    ['invoice.finalized', 30 * 24 + 1],
  ]);
  const times = provider
    .server()
    .all('event')
    .map(({ created }) => created);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});

test('a paused plan makes void bills, and continues when the pause ends', async () => {
  const plan = await newPlan();
  await changePlan(plan, { paused: true });
  expect(await readPlan(plan)).toMatchObject({ paused: true, state: 'active' });
  const { periodEnd } = await readPlan(plan);
  provider.travelTo(periodEnd);
  expect((await billsOf(plan))[0]).toMatchObject({ state: 'void', dueCents: 2_900 });
  await changePlan(plan, { paused: false });
  const next = await readPlan(plan);
  expect(next.paused).toBe(false);
  provider.travelTo(next.periodEnd);
  expect((await billsOf(plan))[0]).toMatchObject({ state: 'draft', dueCents: 2_900 });
});

test('a canceled plan runs to the end of its month and isn’t billed again, unless the cancellation is undone', async () => {
  const plan = await newPlan();
  await changePlan(plan, { cancelsAtPeriodEnd: true });
  const kept = await newPlan();
  await changePlan(kept, { cancelsAtPeriodEnd: true });
  await changePlan(kept, { cancelsAtPeriodEnd: false });
  const { periodEnd, cancelsAtPeriodEnd, state } = await readPlan(plan);
  expect({ cancelsAtPeriodEnd, state }).toEqual({ cancelsAtPeriodEnd: true, state: 'active' });
  provider.travelTo(new Date(periodEnd.getTime() + 86_400_000));
  expect(await readPlan(plan)).toMatchObject({ state: 'canceled', endedAt: periodEnd });
  expect(await billsOf(plan)).toHaveLength(1);
  expect(provider.eventsAbout(plan).at(-1)).toBe('customer.subscription.deleted');
  expect(await billsOf(kept)).toHaveLength(2);
});
