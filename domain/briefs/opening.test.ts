import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { orders, projects } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { orderNow } from '../../tests/helpers/orders.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { startOrder } from '../orders/orders.ts';
import { orderBySecret } from '../orders/queries.ts';
import type { PageKey } from '../orders/schema.ts';
import { saveAnswer } from './briefs.ts';
import { openBrief, orderForBrief } from './opening.ts';
import { briefForm } from './queries.ts';

useDatabase();

const picked: PageKey[] = ['home', 'shop', 'blog', 'gallery', 'contact'];
const swapped: PageKey[] = ['home', 'shop', 'blog', 'gallery', 'faq'];

test('pages picked before sign-up stand in the brief', async () => {
  const { id } = await makePerson();
  const { order } = await startOrder(picked, undefined);
  const { project, step } = await openBrief(id, order.id);
  expect([project.orderId, step]).toEqual([order.id, 'business']);
  expect((await briefForm(id, project.id))?.answers).toEqual({ pages: picked });
});

test('opening again keeps the brief, its pages and its step', async () => {
  const { id } = await makePerson();
  const { order } = await startOrder(picked, undefined);
  const { project } = await openBrief(id, order.id);
  await saveAnswer(id, project.id, 'pages', swapped);
  const again = await openBrief(id, order.id);
  expect(again.project.id).toBe(project.id);
  expect((await briefForm(id, project.id))?.answers.pages).toEqual(swapped);
});

test("another person's order is not taken", async () => {
  const [owner, other] = [await makePerson(), await makePerson()];
  const { order } = await startOrder(picked, owner.id);
  const { project } = await openBrief(other.id, order.id);
  expect(project.orderId).toBeNull();
  expect((await orderNow(order.id)).userId).toBe(owner.id);
});

test("the browser's own order pays, with the pages of the brief", async () => {
  const { id } = await makePerson();
  const { order } = await startOrder(picked, undefined);
  const { project } = await openBrief(id, order.id);
  await saveAnswer(id, project.id, 'pages', swapped);
  expect(await orderForBrief(id, project.id, order.id)).toEqual({ kind: 'held' });
  expect((await orderNow(order.id)).pages).toEqual(swapped);
});

test('without an order, or on another device, a new one is tied to the project', async () => {
  const { id } = await makePerson();
  const { project } = await openBrief(id);
  await saveAnswer(id, project.id, 'pages', picked);
  const first = await orderForBrief(id, project.id);
  if (first.kind !== 'new') throw new Error('A new order was due.');
  const order = await orderBySecret(first.secret);
  expect(order).toMatchObject({ userId: id, pages: picked, state: 'draft' });
  const elsewhere = await orderForBrief(id, project.id);
  expect(elsewhere.kind).toBe('new');
  const [tied] = await db().select({ orderId: projects.orderId }).from(projects).where(eq(projects.id, project.id));
  expect(tied?.orderId).not.toBe(order?.id);
});

test('a payment that is being confirmed is not asked for twice', async () => {
  const { id } = await makePerson();
  const { order } = await startOrder(picked, undefined);
  const { project } = await openBrief(id, order.id);
  await db().update(orders).set({ state: 'processing' }).where(eq(orders.id, order.id));
  expect(await orderForBrief(id, project.id, order.id)).toEqual({ kind: 'processing' });
  expect(await db().$count(orders, eq(orders.userId, id))).toBe(1);
});
