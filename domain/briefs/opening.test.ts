import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type PageKey, usualPages } from '../../content/site-pages.ts';
import { db } from '../../db/connect.ts';
import { briefs, orders, projects } from '../../db/schema/index.ts';
import { orderNow, placedOrder } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { hashSecret, startOrder } from '../orders/orders.ts';
import { orderBySecret } from '../orders/queries.ts';
import { claimOrders } from '../projects/claim.ts';
import { saveAnswer } from './briefs.ts';
import { type OrderToPay, openBrief, orderForBrief, orderPages, ownOrder } from './opening.ts';
import { briefForm } from './queries.ts';

useDatabase();

const openSecret = async (secret = '') => (await orderBySecret(secret))?.id ?? '';

async function orderOpenedBy(order: OrderToPay): Promise<string> {
  if (order.kind !== 'payable') throw new Error('An order to pay was due.');
  return openSecret(order.secret);
}

/** A brief as it is after it was sent, whatever else is in it. */
const sendBrief = (projectId: string) =>
  db().transaction(async (tx) => {
    await tx.update(briefs).set({ submittedAt: new Date() }).where(eq(briefs.projectId, projectId));
    await tx.update(projects).set({ briefSubmittedAt: new Date() }).where(eq(projects.id, projectId));
  });

const pagesNow = async (ownerId: string, projectId: string, orderId: string) => [
  (await briefForm(ownerId, projectId))?.answers.pages,
  (await orderNow(orderId)).pages,
];

/** The project that an order pays for. */
async function projectOf(orderId: string): Promise<string | undefined> {
  const [project] = await db().select({ id: projects.id }).from(projects).where(eq(projects.orderId, orderId));
  return project?.id;
}

/** Someone who picked pages before they signed up, and opened their brief. */
async function opened() {
  const { id, email } = await makePerson();
  const { order } = await startOrder(picked, undefined);
  return { id, email, order, ...(await openBrief(id, order.id)) };
}

const picked: PageKey[] = ['home', 'shop', 'blog', 'gallery', 'contact'];
const swapped: PageKey[] = ['home', 'shop', 'blog', 'gallery', 'faq'];

test('pages picked before sign-up are in the brief', async () => {
  const { id, order, project, step } = await opened();
  expect([project.orderId, step]).toEqual([order.id, 'business']);
  expect((await briefForm(id, project.id))?.answers).toEqual({ pages: picked });
});

test('a brief for which no one has picked pages starts with the usual five, which an order’s picks replace', async () => {
  const { id } = await makePerson();
  const { project } = await openBrief(id, undefined, { known: [['business.email', 'dana@people.test']] });
  expect((await briefForm(id, project.id))?.answers).toEqual({ business: { email: 'dana@people.test' }, pages: usualPages });
  const { order } = await startOrder(picked, id);
  await openBrief(id, order.id);
  expect(await pagesNow(id, project.id, order.id)).toEqual([picked, picked]);
});

test('opening again keeps the brief, its pages and its step', async () => {
  const { id, order, project } = await opened();
  await saveAnswer(id, project.id, 'pages', swapped);
  const again = await openBrief(id, order.id);
  expect(again.project.id).toBe(project.id);
  expect((await briefForm(id, project.id))?.answers.pages).toEqual(swapped);
});

test("another person's order isn’t used", async () => {
  const [owner, other] = [await makePerson(), await makePerson()];
  const { order } = await startOrder(picked, owner.id);
  const { project } = await openBrief(other.id, order.id);
  expect(project.orderId).toBeNull();
  expect((await orderNow(order.id)).userId).toBe(owner.id);
});

test("the browser's own order pays, with the pages of the brief", async () => {
  const { id, order, project } = await opened();
  await saveAnswer(id, project.id, 'pages', swapped);
  expect(await orderOpenedBy(await orderForBrief(id, project.id))).toBe(order.id);
  expect((await orderNow(order.id)).pages).toEqual(swapped);
});

test('without an order one is created and attached; another device gets the same one', async () => {
  const { id } = await makePerson();
  const { project } = await openBrief(id);
  await saveAnswer(id, project.id, 'pages', picked);
  const first = await orderOpenedBy(await orderForBrief(id, project.id));
  expect(await orderNow(first)).toMatchObject({ userId: id, pages: picked, state: 'draft' });
  expect(await projectOf(first)).toBe(project.id);
  expect(await orderOpenedBy(await orderForBrief(id, project.id))).toBe(first);
  expect(await db().$count(orders, eq(orders.userId, id))).toBe(1);
});

test('two devices that open it at the same time share one order', async () => {
  const { id } = await makePerson();
  const { project } = await openBrief(id);
  await saveAnswer(id, project.id, 'pages', picked);
  const ids = await Promise.all(Array.from({ length: 5 }, async () => orderOpenedBy(await orderForBrief(id, project.id))));
  expect(new Set(ids).size).toBe(1);
});

test('an order started while logged out on a second device is replaced by the brief’s own', async () => {
  const { id, order, project } = await opened();
  const { order: second, secret } = await startOrder(swapped, undefined);
  await openBrief(id, second.id);
  expect(await orderNow(second.id)).toMatchObject({ state: 'canceled', userId: id });
  expect((await orderNow(order.id)).state).toBe('draft');
  expect(await openSecret(await ownOrder(id, (await orderBySecret(secret))?.id ?? ''))).toBe(order.id);
  expect(await orderOpenedBy(await orderForBrief(id, project.id))).toBe(order.id);
});

test('a placed order replaces one that was only started, and its checkout doesn’t stay open', async () => {
  const buyer = await makePerson();
  const { order: begun } = await startOrder(picked, undefined);
  const { project } = await openBrief(buyer.id, begun.id);
  const { order: placed } = await placedOrder({ email: buyer.email });
  await openBrief(buyer.id, placed.id);
  expect((await orderNow(begun.id)).state).toBe('canceled');
  expect((await orderNow(placed.id)).state).toBe('awaiting_payment');
  expect(await projectOf(placed.id)).toBe(project.id);
  const { rows } = await db().execute(sql`select data from pgboss.job where name = 'end-checkout' and singleton_key = ${begun.id}`);
  expect(rows).toEqual([{ data: { orderId: begun.id } }]);
});

test('picking again signed in changes the order the brief has, and its pages', async () => {
  const { id, order, project } = await opened();
  const again = await orderPages(swapped, id);
  expect([await openSecret(again.secret), again.pages]).toEqual([order.id, 'changed']);
  expect((await orderNow(order.id)).pages).toEqual(swapped);
  expect((await briefForm(id, project.id))?.answers.pages).toEqual(swapped);
});

test('the database itself refuses one order for two briefs', async () => {
  const [one, other] = [await makePerson(), await makePerson()];
  const { order } = await startOrder(picked, undefined);
  await openBrief(one.id, order.id);
  const { project } = await openBrief(other.id);
  const tie = db().update(projects).set({ orderId: order.id }).where(eq(projects.id, project.id));
  await expect(tie).rejects.toMatchObject({ cause: { constraint: 'projects_order_id_unique' } });
});

test('a mailed link outlives a change of the key, and a visit on another device', async () => {
  const { id, order, project } = await opened();
  await db()
    .update(orders)
    .set({ resumeHash: hashSecret('mailed under another key') })
    .where(eq(orders.id, order.id));
  expect(await orderOpenedBy(await orderForBrief(id, project.id))).toBe(order.id);
  expect(await openSecret('mailed under another key')).toBe(order.id);
});

test('a secret with the id of another order opens neither', async () => {
  const [mine, other] = [await startOrder(picked, undefined), await startOrder(picked, undefined)];
  expect(await openSecret(`${other.order.id}.${mine.secret.split('.')[1]}`)).toBe('');
  expect(await openSecret(`${other.order.id}.`)).toBe('');
  expect(await openSecret(other.order.id)).toBe('');
});

test('a payment that is being confirmed isn’t requested twice', async () => {
  const { id, order, project } = await opened();
  await db().update(orders).set({ state: 'processing' }).where(eq(orders.id, order.id));
  expect(await orderForBrief(id, project.id)).toEqual({ kind: 'processing' });
  expect(await db().$count(orders, eq(orders.userId, id))).toBe(1);
});

test('an unanswered brief starts with the account’s email, which doesn’t come back after it’s removed', async () => {
  const { id, email } = await makePerson();
  const { project } = await openBrief(id, undefined, { known: [['business.email', email]] });
  expect((await briefForm(id, project.id))?.answers).toMatchObject({ business: { email } });
  await saveAnswer(id, project.id, 'business.email', '');
  await openBrief(id, undefined, { known: [['business.email', email]] });
  expect((await briefForm(id, project.id))?.answers.business).toBeUndefined();
});

test('a brief that begins with picked pages begins with the email of the account too', async () => {
  const { id, email } = await makePerson();
  const { order } = await startOrder(picked, undefined);
  const { project } = await openBrief(id, order.id, { known: [['business.email', email]] });
  expect((await briefForm(id, project.id))?.answers).toEqual({ pages: picked, business: { email } });
});

test('so does the brief of an order that was claimed, or picked again, before it was opened', async () => {
  const { id, email } = await makePerson();
  await placedOrder({ email });
  await db().transaction((tx) => claimOrders(tx, id));
  await orderPages(swapped, id);
  const { project } = await openBrief(id, undefined, { known: [['business.email', email]] });
  expect((await briefForm(id, project.id))?.answers).toEqual({ pages: swapped, business: { email } });
});

test('picks made after the brief was sent aren’t used, and the person sees why', async () => {
  const { id, order, project } = await opened();
  await sendBrief(project.id);
  const again = await orderPages(swapped, id);
  expect([await openSecret(again.secret), again.pages]).toEqual([order.id, 'brief sent']);
  expect(await pagesNow(id, project.id, order.id)).toEqual([picked, picked]);
});

test('an order that comes after the brief was sent takes the pages of the brief', async () => {
  const { id, order, project } = await opened();
  await sendBrief(project.id);
  await db().update(orders).set({ state: 'expired' }).where(eq(orders.id, order.id));
  const again = await orderPages(swapped, id);
  const second = await openSecret(again.secret);
  expect([second === order.id, again.pages]).toEqual([false, 'brief sent']);
  expect(await pagesNow(id, project.id, second)).toEqual([picked, picked]);
});

test('picks made while the payment is being confirmed change neither order nor brief, and the person sees why', async () => {
  const { id, order, project } = await opened();
  await db().update(orders).set({ state: 'processing' }).where(eq(orders.id, order.id));
  expect((await orderPages(swapped, id)).pages).toBe('order closed');
  expect(await pagesNow(id, project.id, order.id)).toEqual([picked, picked]);
});
