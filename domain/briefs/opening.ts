import { and, eq } from 'drizzle-orm';
import { type PageKey, usualPages } from '../../content/site-pages.ts';
import { type Connection, db } from '../../db/connect.ts';
import { orders, projects } from '../../db/schema/index.ts';
import { changePages, type Order, secretOf, startOrder } from '../orders/orders.ts';
import { openStates, type PagesChange, pagesSchema } from '../orders/schema.ts';
import { claimOrders } from '../projects/claim.ts';
import { attachOrder, currentProject, openProject, type Project } from '../projects/projects.ts';
import { saveAnswer } from './briefs.ts';
import { changePickedPages } from './picked-pages.ts';
import { briefForm } from './queries.ts';
import { type AnswerPath, briefSteps } from './schema.ts';

/**
 * Opens a person's current brief. First it claims the orders they created before logging in, including the one in this browser,
 * so the brief has the pages picked there. A brief without answers starts with those in `known`, such as the address for messages
 * from the site, with the usual pages if none were picked, and its site looks as `seed` says.
 */
export async function openBrief(
  userId: string,
  orderIdOfBrowser?: string,
  { known = [], seed }: { known?: [AnswerPath, unknown][]; seed?: number | undefined } = {},
): Promise<{ project: Project; step: string }> {
  await db().transaction((tx) => claimOrders(tx, userId, orderIdOfBrowser));
  const project = await openProject(userId, orderIdOfBrowser);
  const form = await briefForm(userId, project.id);
  // Picking pages raises the revision but not `updatedAt`, the time of the last answer.
  const unanswered = form && !form.submittedAt && form.updatedAt.getTime() === form.createdAt.getTime();
  if (unanswered) {
    const pages: [AnswerPath, unknown][] = form.answers.pages ? [] : [['pages', usualPages]];
    for (const [path, value] of [...pages, ...known]) await saveAnswer(userId, project.id, path, value);
    if (seed) await db().update(projects).set({ seed }).where(eq(projects.id, project.id));
  }
  return { project: form?.project ?? project, step: form?.step ?? briefSteps[0].key };
}

/**
 * Creates an order for picked pages. Returns the secret that opens it, and whether the pages were stored. A logged-in person
 * whose brief has an open order gets that one, with the new pages if the brief isn't submitted.
 */
export async function orderPages(
  pages: PageKey[],
  userId: string | undefined,
): Promise<{ orderId: string; secret: string; pages: PagesChange }> {
  if (!userId) {
    const { order, secret } = await startOrder(pages, undefined);
    return { orderId: order.id, secret, pages: 'changed' };
  }
  const { kept, made } = await db().transaction(async (tx) => {
    const project = await currentProject(tx, userId);
    const kept = project && (await openOrder(tx, userId, project.id));
    if (kept) return { kept };
    const made = await startOrder(pages, userId, tx);
    // Leaves a paid site alone. The next site starts with its own brief.
    const attached = project && !project.paidAt ? await attachOrder(tx, userId, made.order.id) : undefined;
    return {
      made: {
        orderId: made.order.id,
        secret: made.secret,
        pages: attached?.briefSubmittedAt ? ('brief sent' as const) : ('changed' as const),
      },
    };
  });
  return made ?? { orderId: kept.id, secret: secretOf(kept.id), pages: await changePickedPages(kept.id, pages) };
}

export type OrderToPay = { kind: 'processing' } | { kind: 'payable'; secret: string };

/**
 * Returns the order that pays for a submitted brief, with the brief's pages: its open order, wherever it was started, or a new
 * one. If a payment is being confirmed, the order stays unchanged.
 */
export async function orderForBrief(userId: string, projectId: string): Promise<OrderToPay> {
  const form = await briefForm(userId, projectId);
  const pages = pagesSchema.parse(form?.input.pages);
  const order = await db().transaction(async (tx) => {
    await currentProject(tx, userId);
    const tied = await openOrder(tx, userId, projectId);
    if (tied) return tied;
    const { order: made } = await startOrder(pages, userId, tx);
    await attachOrder(tx, userId, made.id);
    return made;
  });
  // If it has just been paid or is being paid, its pages stay.
  return (await changePages(db(), order.id, pages)) ? { kind: 'payable', secret: secretOf(order.id) } : { kind: 'processing' };
}

/**
 * Assigns a logged-in buyer the order in their browser before it's placed. If their site has an open order that replaces it,
 * returns that order's secret.
 */
export async function ownOrder(userId: string, orderId: string): Promise<string | undefined> {
  await db().transaction((tx) => claimOrders(tx, userId, orderId));
  const [order] = await db()
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId), eq(orders.state, 'canceled')));
  if (!order) return undefined;
  const current = await db().transaction(async (tx) => {
    const project = await currentProject(tx, userId);
    return project && openOrder(tx, userId, project.id);
  });
  return current && secretOf(current.id);
}

/** The order of a person's project if it's still open. */
async function openOrder(tx: Connection, userId: string, projectId: string): Promise<Order | undefined> {
  const [row] = await tx
    .select({ order: orders })
    .from(projects)
    .innerJoin(orders, eq(orders.id, projects.orderId))
    .where(and(eq(projects.id, projectId), eq(projects.ownerId, userId), eq(orders.userId, userId)));
  return row && openStates.includes(row.order.state) ? row.order : undefined;
}
