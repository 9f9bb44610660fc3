import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { orders, projects } from '../../db/schema/index.ts';
import { fillSamples } from '../../demo/demo-samples.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { payFor } from '../../tests/helpers/projects.ts';
import { dayMs } from '../../time/units.ts';
import { saveAnswer } from '../briefs/briefs.ts';
import { openProject } from '../projects/projects.ts';
import { changeSettings } from '../settings/settings.ts';
import { recentActivity } from './queries.ts';

useDatabase();

async function paidProject(firstName: string, city: string | undefined): Promise<{ orderId: string; projectId: string }> {
  const owner = await makePerson({ firstName });
  const { id } = await openProject(owner.id);
  if (city) expect(await saveAnswer(owner.id, id, 'business.address', { city })).toMatchObject({ ok: true });
  return { orderId: await payFor(owner), projectId: id };
}

async function consent(orderId: string, at: Date | null = new Date()) {
  await db().update(orders).set({ activityConsentAt: at }).where(eq(orders.id, orderId));
}

test('without rows nothing is shown', async () => {
  expect(await recentActivity()).toEqual([]);
});

test('a paid order is shown by first name and city, only while its buyer agrees', async () => {
  const { orderId, projectId } = await paidProject('Maria', 'Tampa');
  expect(await recentActivity()).toEqual([]);
  await consent(orderId);
  expect(await recentActivity()).toMatchObject([{ name: 'Maria', location: 'Tampa', action: 'started a five-page site', sample: false }]);
  expect(Object.keys((await recentActivity())[0] ?? {})).toEqual(['name', 'location', 'action', 'time', 'sample']);
  await db().update(projects).set({ firstDraftAt: new Date(), liveSince: new Date() }).where(eq(projects.id, projectId));
  expect((await recentActivity()).map(({ action }) => action).sort()).toEqual([
    'got a finished draft',
    'started a five-page site',
    'went live',
  ]);
  expect(JSON.stringify(await recentActivity())).not.toMatch(/Hollis|@/);
  await consent(orderId, null);
  expect(await recentActivity()).toEqual([]);
});

test('the pop-up shows only the kinds and days that the operator chose', async () => {
  const { orderId, projectId } = await paidProject('Uma', 'Bend');
  await consent(orderId);
  const days = (count: number) => new Date(Date.now() - count * dayMs);
  await db()
    .update(orders)
    .set({ paidAt: days(12) })
    .where(eq(orders.id, orderId));
  await db()
    .update(projects)
    .set({ firstDraftAt: days(11), liveSince: days(3) })
    .where(eq(projects.id, projectId));
  const shown = async () => (await recentActivity()).map(({ action }) => action);
  expect(await shown()).toEqual(['went live', 'got a finished draft', 'started a five-page site']);
  await changeSettings({ activityDrafts: false }, 'admin:7');
  expect(await shown()).toEqual(['went live', 'started a five-page site']);
  await changeSettings({ activityDays: 5 }, 'admin:7');
  expect(await shown()).toEqual(['went live']);
  await changeSettings({ activityLaunches: false }, 'admin:7');
  expect(await shown()).toEqual([]);
  await changeSettings({ activityDrafts: true, activityLaunches: true, activityDays: 30 }, 'admin:7');
  await consent(orderId, null);
});

test('an order without a city, an old one and a refunded one aren’t shown', async () => {
  const without = await paidProject('Nora', undefined);
  await consent(without.orderId);
  const old = await paidProject('Otto', 'Boise');
  await consent(old.orderId);
  await db()
    .update(orders)
    .set({ paidAt: new Date(Date.now() - 31 * dayMs) })
    .where(eq(orders.id, old.orderId));
  const refunded = await paidProject('Rita', 'Durham');
  await consent(refunded.orderId);
  await db().update(orders).set({ state: 'refunded' }).where(eq(orders.id, refunded.orderId));
  expect(await recentActivity()).toEqual([]);
});

test('samples fill up in demo mode, marked, and never show in live mode', async () => {
  await fillSamples();
  const { orderId } = await paidProject('Lena', 'Durham');
  await consent(orderId);
  const demo = await recentActivity();
  expect(demo).toHaveLength(5);
  expect(demo[0]).toMatchObject({ name: 'Lena', sample: false });
  expect(demo.slice(1).every(({ sample }) => sample)).toBe(true);
  expect(await recentActivity(false)).toMatchObject([{ name: 'Lena' }]);
});
