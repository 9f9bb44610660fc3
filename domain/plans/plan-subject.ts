import { eq } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import type { Connection } from '../../db/connect.ts';
import { orders, projects } from '../../db/schema/index.ts';
import { siteAddress } from '../addresses.ts';
import type { Plan } from './rows.ts';

/** A plan with what its bills and emails mention. Without a project its owner is gone, so no one is notified. */
export interface PlanSubject {
  plan: Plan;
  order: typeof orders.$inferSelect;
  project?: typeof projects.$inferSelect;
  /** The site's name in emails, and its address. */
  siteName: string;
  address: string;
  /** The plan's page in the portal, as a path and as a URL. */
  path: string;
  url: string;
}

export async function planSubject(tx: Connection, plan: Plan): Promise<PlanSubject> {
  // Locked before any document number is used, because a refund locks in this order too.
  const [order] = await tx.select().from(orders).where(eq(orders.id, plan.orderId)).for('key share');
  if (!order) throw new Error(`Plan ${plan.id} has no order.`);
  const [project] = plan.projectId ? await tx.select().from(projects).where(eq(projects.id, plan.projectId)) : [];
  const path = `/portal/settings/billing${project ? `?project=${project.id}` : ''}`;
  return {
    plan,
    order,
    ...(project ? { project } : {}),
    siteName: project?.name || 'Your site',
    address: project?.slug ? siteAddress(project) : '',
    path,
    url: env().appUrl + path,
  };
}
