import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import { db } from '../../db/connect.ts';
import { activityItems, briefs, orders, projects, users } from '../../db/schema/index.ts';
import { dayMs } from '../../time/units.ts';
import type { Settings } from '../settings/schema.ts';
import { readSettings } from '../settings/settings.ts';
import type { Activity } from './schema.ts';

/** The pop-up shows up to five items. */
const mostItems = 5;

/**
 * Items of the activity pop-up, newest first: paid orders, drafts and launches of buyers who consented, with first name and the
 * city from the brief. Read from the current rows, so withdrawing consent removes a buyer's items; without a city there is no
 * item. In demo mode, samples fill up the list and are labeled as such.
 */
export async function recentActivity(withSamples: boolean = env().mode === 'demo'): Promise<Activity[]> {
  const real = await realActivity(await readSettings(), new Date());
  const shown = withSamples ? [...real, ...(await sampleActivity())] : real;
  return shown.slice(0, mostItems);
}

/** Real events of the kinds and within the days set by the operator (`activity…` settings), newest first. */
async function realActivity({ activityOrders, activityDrafts, activityLaunches, activityDays }: Settings, now: Date): Promise<Activity[]> {
  const since = now.getTime() - activityDays * dayMs;
  const rows = await db()
    .select({
      name: users.firstName,
      city: sql<string | null>`coalesce(${briefs.answers}#>>'{business,address,city}', ${briefs.answers}#>>'{business,serviceArea,0}')`,
      paidAt: orders.paidAt,
      firstDraftAt: projects.firstDraftAt,
      liveSince: projects.liveSince,
    })
    .from(orders)
    .innerJoin(projects, eq(projects.orderId, orders.id))
    .innerJoin(users, eq(users.id, projects.ownerId))
    .innerJoin(briefs, eq(briefs.projectId, projects.id))
    .where(and(isNotNull(orders.activityConsentAt), inArray(orders.state, ['paid', 'partly_refunded'])))
    .orderBy(desc(orders.paidAt))
    .limit(100);
  return rows
    .flatMap(({ name, city, paidAt, firstDraftAt, liveSince }) =>
      [
        { on: activityOrders, at: paidAt, action: 'started a five-page site' },
        { on: activityDrafts, at: firstDraftAt, action: 'got a finished draft' },
        { on: activityLaunches, at: liveSince, action: 'went live' },
      ].flatMap(({ on, at, action }) =>
        on && at && at.getTime() >= since && city?.trim() && name.trim()
          ? [{ name: name.trim(), location: city.trim(), action, time: at.toISOString(), sample: false }]
          : [],
      ),
    )
    .sort((a, b) => b.time.localeCompare(a.time));
}

async function sampleActivity(): Promise<Activity[]> {
  const { name, location, action, happenedAt } = activityItems;
  const rows = await db()
    .select({ name, location, action, happenedAt })
    .from(activityItems)
    .where(eq(activityItems.sample, true))
    .orderBy(desc(happenedAt));
  return rows.map(({ happenedAt, ...item }) => ({ ...item, time: happenedAt.toISOString(), sample: true }));
}
