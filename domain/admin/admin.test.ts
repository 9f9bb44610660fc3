import { addDays } from 'date-fns';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { brand } from '../../content/brand.ts';
import { startOfDay, today } from '../../content/business-clock.ts';
import { db } from '../../db/connect.ts';
import {
  analyticsEvents,
  cancellations,
  ledgerEntries,
  mails,
  orders,
  projectEvents,
  projects,
  webhookEvents,
} from '../../db/schema/index.ts';
import { fivePages, placedOrder } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { draftedProject, liveProject, payFor, projectRow } from '../../tests/helpers/projects.ts';
import { hourMs, minuteMs } from '../../time/units.ts';
import { requestEdit } from '../edit-requests/edit-requests.ts';
import { startOrder } from '../orders/orders.ts';
import { moveProject } from '../projects/states.ts';
import { changeSettings } from '../settings/settings.ts';
import { comingEndsOf } from './endings.ts';
import { readFunnel } from './funnel.ts';
import { readHealth } from './health.ts';
import { readNumbers, recurringByMonth } from './numbers.ts';
import { readToday, takenSlots } from './today.ts';

useDatabase();

const at = (hours: number) => new Date(Date.now() + hours * hourMs);

test('money counts what was paid this month and what live sites bring, not what was only ordered', async () => {
  const before = await readNumbers();
  await startOrder(fivePages, undefined);
  expect(await readNumbers()).toEqual(before);
  await payFor(await makePerson());
  const paid = await readNumbers();
  expect([paid.setupCents - before.setupCents, paid.setupOrders - before.setupOrders]).toEqual([29_900, 1]);
  expect(paid.recurringCents).toBe(before.recurringCents);
  const { projectId } = await liveProject('Money Plumbing');
  const live = await readNumbers();
  expect([live.recurringCents - before.recurringCents, live.liveSites - before.liveSites]).toEqual([2_900, 1]);
  expect((await recurringByMonth(12)).at(-1)?.recurringCents).toBe(live.recurringCents);
  await db().transaction((tx) =>
    moveProject(tx, projectId, 'suspended', { actor: 'system', event: { kind: 'suspension', by: 'card', declineReason: 'Not paid' } }),
  );
  expect((await readNumbers()).liveSites).toBe(before.liveSites);
  expect((await recurringByMonth(12)).at(-1)).toMatchObject({ recurringCents: before.recurringCents, lostSites: 1 });
});

test('tax is not revenue, and what goes back takes its tax along', async () => {
  const { setupCents } = await readNumbers();
  await changeSettings({ taxRate: 8_875, taxName: 'Sales tax' }, 'system');
  const orderId = await payFor(await makePerson());
  await changeSettings({ taxRate: 0 }, 'system');
  expect((await readNumbers()).setupCents).toBe(setupCents + 29_900);
  await db().insert(ledgerEntries).values({ kind: 'refund', source: 'half', amountCents: -16_277, method: 'bank', orderId });
  expect((await readNumbers()).setupCents).toBe(setupCents + 29_900 - 14_950);
});

test('seats are listed day by day from today, free days too', async () => {
  const day = (n: number) => addDays(startOfDay(today()), n).toISOString().slice(0, 10);
  const taken = await takenSlots(14);
  expect(taken.map((row) => row.day)).toEqual(Array.from({ length: 14 }, (_, n) => day(n)));
  expect(taken[0]?.taken).toBe(1);
  expect(taken.reduce((sum, row) => sum + row.taken, 0)).toBe(await db().$count(orders, eq(orders.state, 'paid')));
});

test('a mail or a payment event that is stuck shows', async () => {
  const before = await readHealth();
  await db()
    .insert(mails)
    .values({
      eventKey: 'stuck',
      template: 'welcome',
      recipient: 'x@people.test',
      props: {},
      createdAt: new Date(Date.now() - 10 * minuteMs),
    });
  await db().insert(mails).values({ eventKey: 'given up', template: 'welcome', recipient: 'x@people.test', props: {}, state: 'failed' });
  await db().insert(webhookEvents).values({ id: 'evt_waiting', type: 'x', objectId: 'x', payload: {} });
  const after = await readHealth();
  expect(after.mail.stuck - before.mail.stuck).toBe(1);
  expect(after.mail.failed - before.mail.failed).toBe(1);
  expect(after.webhooks.waiting - before.webhooks.waiting).toBe(1);
});

test('the funnel counts the same projects at every step', async () => {
  const before = await readFunnel();
  await draftedProject('Funnel Plumbing');
  await projectRow({ state: 'awaiting_brief' });
  // An order without a project is on no step: it is not known whose it is.
  await startOrder(fivePages, undefined);
  const after = await readFunnel();
  const grown = Object.fromEntries(Object.entries(after).map(([step, count]) => [step, count - before[step as keyof typeof before]]));
  expect(grown).toEqual({ visits: 0, begun: 2, picked: 1, brief: 1, paid: 1, approved: 0 });
  const [begun, ...later] = [after.begun, after.picked, after.brief, after.paid, after.approved];
  for (const step of later) expect(step).toBeLessThanOrEqual(begun ?? 0);
});

test('visits are browsers on days, counted once each', async () => {
  const { visits } = await readFunnel();
  const view = { name: 'page_view' as const, path: '/' };
  await db()
    .insert(analyticsEvents)
    .values([
      { visit: 'one', ...view },
      { visit: 'one', ...view },
      { visit: 'two', ...view },
      { visit: 'three', ...view, name: 'cta_click' },
      { visit: 'old', ...view, createdAt: at(-31 * 24) },
    ]);
  expect((await readFunnel()).visits).toBe(visits + 2);
});

test('today counts what came in and what is due before the day ends', async () => {
  const before = await readToday();
  await startOrder(fivePages, undefined);
  const { order } = await placedOrder();
  await placedOrder();
  await db()
    .update(orders)
    .set({ createdAt: at(-25) })
    .where(eq(orders.id, order.id));
  await projectRow({ state: 'drafting', dueAt: at(-3) });
  await projectRow({ state: 'drafting', dueAt: at(30) });
  await projectRow({ state: 'draft_ready', dueAt: at(-3) });
  const after = await readToday();
  expect(after).toEqual({ ...before, newOrders: before.newOrders + 1, draftsDue: before.draftsDue + 1 });
  const { owner, projectId, version } = await draftedProject('Today Plumbing');
  await requestEdit(owner.id, projectId, { versionId: version.id, page: '/', section: 'statement', place: 'Home', words: 'Shorter.' });
  expect((await readToday()).openEdits).toBe(before.openEdits + 1);
});

test('a month counts the sites that were live at its end', async () => {
  const before = await recurringByMonth(3);
  const { projectId } = await projectRow({ state: 'canceled', liveSince: at(-70 * 24) });
  const { order } = await placedOrder();
  await db().update(projects).set({ orderId: order.id }).where(eq(projects.id, projectId));
  const event = { projectId, actor: 'system', kind: 'x', reason: 'x' };
  await db()
    .insert(projectEvents)
    .values([
      { ...event, toState: 'live', createdAt: at(-70 * 24) },
      { ...event, toState: null, createdAt: at(-24) },
      { ...event, fromState: 'live', toState: 'canceled', createdAt: at(0) },
    ]);
  const after = await recurringByMonth(3);
  expect(after.map(({ recurringCents }, n) => recurringCents - (before[n]?.recurringCents ?? 0))).toEqual([2_900, 2_900, 0]);
  expect(after.map(({ lostSites }, n) => lostSites - (before[n]?.lostSites ?? 0))).toEqual([0, 0, 1]);
});

test('a month begins at midnight in the business’s time zone', async () => {
  const before = await recurringByMonth(3);
  const { projectId } = await projectRow({ state: 'canceled' });
  const { rows } = await db().execute<{ last: string; month: string }>(sql`
    select start - interval '1 hour' as last, to_char((start - interval '1 hour') at time zone ${brand.timeZone}, 'YYYY-MM') as month
    from (select date_trunc('month', now(), ${brand.timeZone}) as start)`);
  const [{ last, month } = { last: '', month: '' }] = rows;
  const event = { projectId, actor: 'system', kind: 'x', reason: 'x', fromState: 'live' as const, toState: 'canceled' as const };
  await db()
    .insert(projectEvents)
    .values({ ...event, createdAt: new Date(last) });
  const lostIn = (months: typeof before) => Object.fromEntries(months.map((one) => [one.month, one.lostSites]));
  expect(lostIn(await recurringByMonth(3))).toEqual({ ...lostIn(before), [month]: (lostIn(before)[month] ?? 0) + 1 });
});

test('a cancellation that took effect is a lost site, one that was withdrawn or is still to come is none', async () => {
  const { lostSites } = await readNumbers();
  const values = async (set: object) => ({ projectId: (await projectRow({ state: 'live' })).projectId, actor: 'x', endsAt: at(1), ...set });
  await db()
    .insert(cancellations)
    .values([await values({ tookEffectAt: at(-1) }), await values({ tookEffectAt: at(-1), withdrawnAt: at(0) }), await values({})]);
  expect((await readNumbers()).lostSites).toBe(lostSites + 1);
});

test('plans that end within 30 days are listed with their revenue and date', async () => {
  const before = await readNumbers();
  const { projectId } = await liveProject('Ending Plumbing');
  const later = (await liveProject('Later Plumbing')).projectId;
  const [{ projectId: withdrawn }, { projectId: off }] = [await projectRow({ state: 'live' }), await projectRow({ state: 'suspended' })];
  const endsAt = at(24);
  await db()
    .insert(cancellations)
    .values([
      { projectId, actor: 'x', endsAt },
      { projectId: later, actor: 'x', endsAt: at(31 * 24) },
      { projectId: withdrawn, actor: 'x', endsAt, withdrawnAt: at(0) },
      { projectId: off, actor: 'x', endsAt, tookEffectAt: at(0) },
    ]);
  const after = await readNumbers();
  expect([after.endingSites - before.endingSites, after.endingCents - before.endingCents]).toEqual([1, 2_900]);
  const ends = await comingEndsOf([projectId, later, withdrawn, off]);
  expect([...ends.keys()].sort()).toEqual([projectId, later].sort());
  expect(ends.get(projectId)).toEqual(endsAt);
});
