import { db } from '../../db/connect.ts';
import { changePages, startOrder } from '../orders/orders.ts';
import { orderOf } from '../orders/queries.ts';
import { pagesSchema } from '../orders/schema.ts';
import { claimOrders } from '../projects/claim.ts';
import { attachOrder, openProject, type Project } from '../projects/projects.ts';
import { saveAnswer } from './briefs.ts';
import { briefForm } from './queries.ts';
import { briefSteps } from './schema.ts';

/**
 * Opens the brief a person is working on. Orders they made before they signed in become theirs first, the one of this
 * browser among them, so that pages picked then stand in the brief. A brief nobody has answered yet begins with
 * `contactEmail`, where messages from the site would go.
 */
export async function openBrief(
  userId: string,
  orderIdOfBrowser?: string,
  contactEmail?: string,
): Promise<{ project: Project; step: string }> {
  await db().transaction((tx) => claimOrders(tx, userId, orderIdOfBrowser));
  const project = await openProject(userId, orderIdOfBrowser);
  const form = await briefForm(userId, project.id);
  if (contactEmail && form?.revision === 0 && !form.submittedAt) await saveAnswer(userId, project.id, 'business.email', contactEmail);
  return { project: form?.project ?? project, step: form?.step ?? briefSteps[0].key };
}

export type OrderToPay = { kind: 'held' } | { kind: 'processing' } | { kind: 'new'; secret: string };

/**
 * Readies the order that pays for a submitted brief. The one this browser holds takes the brief's pages; one whose
 * payment is being confirmed is left alone; otherwise a new order is tied to the project, with the secret that opens it.
 */
export async function orderForBrief(userId: string, projectId: string, orderIdOfBrowser?: string): Promise<OrderToPay> {
  const form = await briefForm(userId, projectId);
  const pages = pagesSchema.parse(form?.input.pages);
  const tied = form?.project.orderId ? await orderOf(userId, form.project.orderId) : undefined;
  if (tied?.state === 'processing') return { kind: 'processing' };
  if (tied && tied.id === orderIdOfBrowser && (await changePages(tied.id, pages))) return { kind: 'held' };
  const { order, secret } = await startOrder(pages, userId);
  await db().transaction((tx) => attachOrder(tx, userId, order.id));
  return { kind: 'new', secret };
}
