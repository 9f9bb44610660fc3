import { subDays } from 'date-fns';
import { and, eq, gte, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { projects, siteVisits } from '../../db/schema/index.ts';
import { log } from '../../log.ts';

/** How long views wait in memory before they are written. A killed process loses at most these. */
const writeEveryMs = 5000;

/** Views not yet written, by project and day (UTC). */
let waiting = new Map<string, { projectId: string; day: string; views: number }>();

/** Notes views of a live site on the day (UTC) of `at`. They are written in batches. */
export function addViews(projectId: string, views: number, at: Date = new Date()): void {
  const day = at.toISOString().slice(0, 10);
  const known = waiting.get(`${projectId} ${day}`);
  if (known) known.views += views;
  else waiting.set(`${projectId} ${day}`, { projectId, day, views });
}

/** Writes what waits; on an error it waits on. Views of a project that is gone by now are dropped. */
export async function writeViews(): Promise<void> {
  const batch = [...waiting.values()];
  if (batch.length === 0) return;
  waiting = new Map();
  try {
    await db().execute(sql`
      insert into site_visits (project_id, day, views)
      select projects.id, seen.day, seen.views
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as seen("projectId" uuid, day date, views int)
      join projects on projects.id = seen."projectId"
      order by projects.id, seen.day
      on conflict (project_id, day) do update set views = site_visits.views + excluded.views`);
  } catch (error) {
    for (const { projectId, day, views } of batch) addViews(projectId, views, new Date(`${day}T12:00:00Z`));
    throw error;
  }
}

/** Writes views every few seconds. Returns how to stop, which writes what is left. */
export function startWritingViews(): () => Promise<void> {
  const write = () => writeViews().catch((error: unknown) => log.error({ err: error }, 'views not written'));
  const timer = setInterval(write, writeEveryMs);
  return async () => {
    clearInterval(timer);
    await write();
  };
}

export interface DayViews {
  /** YYYY-MM-DD, UTC. */
  day: string;
  views: number;
}

/** Pages opened on a person's own site on each of the last `days` days, the oldest first; days without any are there with 0. */
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
  const known = new Map(rows.map(({ day, views }) => [day, views]));
  return all.map((day) => ({ day, views: known.get(day) ?? 0 }));
}
