import { subDays } from 'date-fns';
import { and, eq, gte, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { projects, siteVisits } from '../../db/schema/index.ts';
import { dayMs } from '../../time/units.ts';

/** Limit on site-and-day counts in memory, for a long outage of the database. Views beyond it are dropped. */
const maxWaiting = 100_000;

/** Unwritten views by day (days since 1970, UTC) and project. */
let waiting = new Map<number, Map<string, { views: number }>>();
let waitingSites = 0;
let writing: Promise<void> | undefined;

/** Counts views of a live site on the day (UTC) of `at`. They are written in batches. */
export function addViews(projectId: string, views: number, at: number | Date = Date.now()): void {
  const day = Math.floor(Number(at) / dayMs);
  let sites = waiting.get(day);
  if (!sites) {
    sites = new Map();
    waiting.set(day, sites);
  }
  const counts = sites.get(projectId);
  if (counts) counts.views += views;
  else if (++waitingSites <= maxWaiting) sites.set(projectId, { views });
}

/**
 * Writes all counted views in one statement, and keeps them on an error. A call during a write waits for that write. Views of
 * deleted projects are dropped.
 */
export function writeViews(): Promise<void> {
  writing ??= writeBatch().finally(() => {
    writing = undefined;
  });
  return writing;
}

async function writeBatch(): Promise<void> {
  const batch = [...waiting].flatMap(([day, sites]) =>
    [...sites].map(([projectId, { views }]) => ({ projectId, day: new Date(day * dayMs).toISOString().slice(0, 10), views })),
  );
  if (batch.length === 0) return;
  waiting = new Map();
  waitingSites = 0;
  try {
    await db().execute(sql`
      insert into site_visits (project_id, day, views)
      select projects.id, seen.day, seen.views
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as seen("projectId" uuid, day date, views int)
      join projects on projects.id = seen."projectId"
      order by projects.id, seen.day
      on conflict (project_id, day) do update set views = site_visits.views + excluded.views`);
  } catch (error) {
    for (const { projectId, day, views } of batch) addViews(projectId, views, new Date(day));
    throw error;
  }
}

export interface DayViews {
  /** YYYY-MM-DD, UTC. */
  day: string;
  views: number;
}

/** Page views of a person's own site on each of the last `days` days, oldest first. Days without views have 0. */
export async function viewsOf(ownerId: string, projectId: string, days = 30, now: Date = new Date()): Promise<DayViews[]> {
  const all = Array.from({ length: days }, (_, index) =>
    subDays(now, days - 1 - index)
      .toISOString()
      .slice(0, 10),
  );
  const rows = await db()
    .select({ day: siteVisits.day, views: siteVisits.views })
    .from(siteVisits)
    .innerJoin(projects, eq(projects.id, siteVisits.projectId))
    .where(and(eq(projects.id, projectId), eq(projects.ownerId, ownerId), gte(siteVisits.day, all[0] ?? '')));
  const viewsByDay = new Map(rows.map(({ day, views }) => [day, views]));
  return all.map((day) => ({ day, views: viewsByDay.get(day) ?? 0 }));
}
