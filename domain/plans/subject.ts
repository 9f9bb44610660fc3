import { eq } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { orders, projects } from '../../db/schema/index.ts';
import { env } from '../../env.ts';
import { siteOrigin } from '../settings/addresses.ts';
import type { Plan } from './rows.ts';

/** A plan with what its bills and mails speak of. Without a project its owner is gone: nobody is told anything. */
export interface PlanSubject {
  plan: Plan;
  order: typeof orders.$inferSelect;
  project?: typeof projects.$inferSelect;
  /** What the mails call the site, and where it is. */
  siteName: string;
  address: string;
  /** The portal's page of the plan, as a path and as an address. */
  path: string;
  url: string;
}

export async function planSubject(tx: Connection, plan: Plan): Promise<PlanSubject> {
  // Held against a refund that locks it, before any number of a document is taken.
  const [order] = await tx.select().from(orders).where(eq(orders.id, plan.orderId)).for('key share');
  if (!order) throw new Error(`Plan ${plan.id} has no order.`);
  const [project] = plan.projectId ? await tx.select().from(projects).where(eq(projects.id, plan.projectId)) : [];
  const path = `/portal/settings/billing${project ? `?project=${project.id}` : ''}`;
  return {
    plan,
    order,
    ...(project ? { project } : {}),
    siteName: project?.name || 'Your site',
    address: project?.slug ? siteOrigin(project.slug) : '',
    path,
    url: env().appUrl + path,
  };
}
