import { db } from '../../db/connect.ts';
import { changePages, startOrder } from '../orders/orders.ts';
import { orderOf } from '../orders/queries.ts';
import { type PageKey, pagesSchema } from '../orders/schema.ts';
import { claimOrders } from '../projects/claim.ts';
import { attachOrder, openProject, type Project } from '../projects/projects.ts';
import { briefForm } from './queries.ts';
import { briefSteps } from './schema.ts';

/**
 * Opens the brief a person is working on. Orders they made before they signed in become theirs first, the one of this
 * browser among them, so that pages picked then stand in the brief.
 */
export async function openBrief(userId: string, orderIdOfBrowser?: string): Promise<{ project: Project; step: string }> {
  await db().transaction((tx) => claimOrders(tx, userId, orderIdOfBrowser));
  const project = await openProject(userId, orderIdOfBrowser);
  const form = await briefForm(userId, project.id);
  return { project: form?.project ?? project, step: form?.step ?? briefSteps[0].key };
}

/**
 * Readies the order that pays for a submitted brief. When the browser holds the project's unpaid order, that order takes
 * the brief's pages and nothing is returned; otherwise a new order is tied to the project and its secret returned.
 */
export async function orderForBrief(userId: string, projectId: string, orderIdOfBrowser?: string): Promise<{ secret: string } | undefined> {
  const form = await briefForm(userId, projectId);
  const pages = pagesSchema.parse(form?.input.pages);
  const held = orderIdOfBrowser ? await orderOf(userId, orderIdOfBrowser) : undefined;
  if (held && held.id === form?.project.orderId && (await changePages(held.id, pages as PageKey[]))) return undefined;
  const { order, secret } = await startOrder(pages as PageKey[], userId);
  await db().transaction((tx) => attachOrder(tx, userId, order.id));
  return { secret };
}
