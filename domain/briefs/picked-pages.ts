import { eq, inArray, sql } from 'drizzle-orm';
import type { PageKey } from '../../content/site-pages.ts';
import { db } from '../../db/connect.ts';
import { publishChange } from '../../db/live.ts';
import { briefs, orders, projects } from '../../db/schema/index.ts';
import { changePages } from '../orders/orders.ts';
import type { PagesChange } from '../orders/schema.ts';

/** Changes the five pages of an order and of the brief it pays for, or neither. */
export async function changePickedPages(orderId: string, pages: PageKey[]): Promise<PagesChange> {
  return db().transaction(async (tx) => {
    // Locks the order before its brief, as payments do.
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
    const project = tx.select({ id: projects.id }).from(projects).where(eq(projects.orderId, orderId));
    const [brief] = await tx.select().from(briefs).where(inArray(briefs.projectId, project)).for('update');
    if (brief?.submittedAt) return 'brief sent';
    if (!(await changePages(tx, orderId, pages))) return 'order closed';
    if (!brief) return 'changed';
    await tx
      .update(briefs)
      .set({ answers: { ...brief.answers, pages }, revision: sql`${briefs.revision} + 1` })
      .where(eq(briefs.id, brief.id));
    await publishChange(tx, { topic: 'project', id: brief.projectId });
    return 'changed';
  });
}
