import { eq, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { analyticsEvents, briefs, projects } from '../../db/schema/index.ts';

/**
 * The last 30 days: visits of public pages (one per browser and day, except visitors who opted out of counting), and how many
 * projects started in that time have reached each step by now. Payment and brief come in either order.
 */
export async function readFunnel() {
  const [[visits], [counts]] = await Promise.all([
    db()
      .select({ visits: sql<number>`count(distinct ${analyticsEvents.visit})::int` })
      .from(analyticsEvents)
      .where(sql`${analyticsEvents.name} = 'page_view' and ${analyticsEvents.createdAt} > now() - interval '30 days'`),
    db()
      .select({
        begun: sql<number>`count(*)::int`,
        picked: sql<number>`count(*) filter (where jsonb_array_length(coalesce(${briefs.answers}->'pages', '[]')) = 5)::int`,
        brief: sql<number>`count(*) filter (where ${projects.briefSubmittedAt} is not null)::int`,
        paid: sql<number>`count(*) filter (where ${projects.paidAt} is not null)::int`,
        approved: sql<number>`count(*) filter (where ${projects.approvedVersionId} is not null)::int`,
      })
      .from(projects)
      .leftJoin(briefs, eq(briefs.projectId, projects.id))
      .where(sql`${projects.createdAt} > now() - interval '30 days'`),
  ]);
  return { visits: visits?.visits ?? 0, ...(counts ?? { begun: 0, picked: 0, brief: 0, paid: 0, approved: 0 }) };
}
