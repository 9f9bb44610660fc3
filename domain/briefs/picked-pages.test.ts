import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { PageKey } from '../../content/site-pages.ts';
import { db } from '../../db/connect.ts';
import { briefs, orders } from '../../db/schema/index.ts';
import { fivePages, orderNow } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { startOrder } from '../orders/orders.ts';
import { orderStates, unpaidStates } from '../orders/schema.ts';
import { openBrief } from './opening.ts';
import { changePickedPages } from './picked-pages.ts';
import { briefForm, briefIsSent } from './queries.ts';

useDatabase();

const others: PageKey[] = ['home', 'shop', 'blog', 'gallery', 'faq'];

/** An order and the brief it pays for. */
async function orderWithBrief() {
  const owner = await makePerson();
  const { order } = await startOrder(fivePages, undefined);
  const { project } = await openBrief(owner.id, order.id);
  const now = async () => {
    const brief = await briefForm(owner.id, project.id);
    return { order: (await orderNow(order.id)).pages, brief: brief?.answers.pages, revision: brief?.revision };
  };
  return { order, project, now };
}

test('a swapped page changes the order and the brief that the site is built from', async () => {
  const { order, now } = await orderWithBrief();
  expect(await changePickedPages(order.id, others)).toBe('changed');
  expect(await now()).toEqual({ order: others, brief: others, revision: 2 });
});

test('an order without a brief changes alone', async () => {
  const { order } = await startOrder(fivePages, undefined);
  expect(await changePickedPages(order.id, others)).toBe('changed');
  expect((await orderNow(order.id)).pages).toEqual(others);
  expect(await briefIsSent(order.id)).toBe(false);
});

test('once the brief is sent neither changes', async () => {
  const { order, project, now } = await orderWithBrief();
  expect(await briefIsSent(order.id)).toBe(false);
  await db().update(briefs).set({ submittedAt: new Date() }).where(eq(briefs.projectId, project.id));
  expect(await briefIsSent(order.id)).toBe(true);
  expect(await changePickedPages(order.id, others)).toBe('brief sent');
  expect(await now()).toEqual({ order: fivePages, brief: fivePages, revision: 1 });
});

test.each(orderStates)('an order that is %s and its brief change together or not at all', async (state) => {
  const { order, now } = await orderWithBrief();
  await db().update(orders).set({ state }).where(eq(orders.id, order.id));
  const open = unpaidStates.includes(state);
  expect(await changePickedPages(order.id, others)).toBe(open ? 'changed' : 'order closed');
  const pages = open ? others : fivePages;
  expect(await now()).toMatchObject({ order: pages, brief: pages });
});
