import { sql } from 'drizzle-orm';
import { log } from '../../base/log.ts';
import { keepMonths, type MonthTable, monthAfter, monthOf } from '../../db/month-partitions.ts';
import { kept } from './retention.ts';

/** The tables that grow with traffic, and what stays of their months. */
const tables: MonthTable[] = [
  {
    name: 'site_visits',
    column: 'day',
    month: sql`to_char(day, 'YYYY-MM')`,
    rollUp: (rows) => sql`
      insert into site_visit_months (project_id, month, views)
      select project_id, date_trunc('month', day)::date, sum(views) from ${rows} group by 1, 2
      on conflict (project_id, month) do update set views = site_visit_months.views + excluded.views`,
  },
  {
    name: 'analytics_events',
    column: 'created_at',
    month: sql`to_char(created_at at time zone 'UTC', 'YYYY-MM')`,
    rollUp: (rows) => sql`
      insert into analytics_months (month, name, path, events, visits)
      select month, name, coalesce(path, ''), count(*), count(distinct visit)
      from (select date_trunc('month', created_at at time zone 'UTC')::date as month, name, path, visit from ${rows}) as event
      group by grouping sets ((month, name, path), (month, name))
      on conflict (month, name, path) do update
        set events = analytics_months.events + excluded.events, visits = analytics_months.visits + excluded.visits`,
  },
];

/**
 * Makes the partitions of the coming months, and turns visits into monthly totals before any of them is older than the retention
 * period. So the totals start before the current month and the twelve before it.
 */
export async function keepVisitMonths(now: Date = new Date()): Promise<void> {
  const firstKept = monthAfter(monthOf(now), 1 - kept.analyticsMonths);
  for (const table of tables) {
    const { made, rolledUp } = await keepMonths(table, firstKept, now);
    if (made.length + rolledUp.length > 0) log.info({ table: table.name, made, rolledUp }, 'partitions kept');
  }
}
