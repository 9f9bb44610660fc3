import { sql } from 'drizzle-orm';
import { brand } from '../../content/brand.ts';
import { db } from '../../db/connect.ts';
import { dayAfter, dayOf } from '../../time/days.ts';
import { momentOf } from '../../time/wall-clock.ts';
import type { EventName, EventProps } from '../analytics/schema.ts';

/** Which events to count: of the last `days` days, today included, and of one page if there's a `page`. */
export interface EventScope {
  days: number;
  page?: string;
}

/** The most rows of a table on the screen. The file has all. */
const maxPages = 50;
/** Browsers choose the words of an event, so there could be any number of them. */
const maxKinds = 300;
/** The most rows of a file, far beyond what a year of one site has. */
const maxFileRows = 100_000;

type Counted<Name extends EventName> = EventProps[Name] & { events: number; visits: number };

/** How often visitors did what, counted in the database. A visit is one browser on one day (UTC). */
export async function readEvents(scope: EventScope, now: Date = new Date()) {
  const [perDay, pages, kinds, visits] = await Promise.all([
    viewsPerDay(scope, now),
    viewsPerPage(scope, now),
    kindsOf(scope, now),
    visitsOf(scope, now),
  ]);
  const of = <Name extends Exclude<EventName, 'page_view'>>(name: Name) =>
    kinds.filter((kind) => kind.name === name).map(({ props, events, visits }) => ({ ...props, events, visits })) as Counted<Name>[];
  const sum = (rows: { events: number }[]) => rows.reduce((total, { events }) => total + events, 0);
  return {
    days: daysOf(scope, now).map((day) => ({ day, views: perDay.get(day) ?? 0 })),
    pages,
    views: [...perDay.values()].reduce((total, views) => total + views, 0),
    visits,
    clicks: of('cta_click'),
    steps: of('onboarding_step').toSorted((a, b) => a.step_number - b.step_number),
    forms: of('form_submission'),
    offersShown: sum(of('exit_intent_shown')),
    offersTaken: sum(of('exit_intent_conversion')),
  };
}

/** The same as rows of a file, by day, event, its properties and page. */
export async function eventRows(scope: EventScope, now: Date = new Date()) {
  const { rows } = await db().execute<{
    day: string;
    name: EventName;
    props: Record<string, unknown>;
    path: string;
    events: number;
    visits: number;
  }>(sql`
    select day::text, name, props, path, sum(events)::int as events, count(*)::int as visits
    from (
      select ${dayInZone()} as day, name, props, path, visit, count(*) as events
      from analytics_events where ${within(scope, now)} group by 1, 2, 3, 4, 5
    ) as visit
    group by 1, 2, 3, 4 order by 1, 2, 5 desc, 4 limit ${maxFileRows}`);
  return rows;
}

const dayInZone = () => sql`(created_at at time zone ${brand.timeZone}::text)::date`;

/** The days of the scope in the operator's time zone, oldest first. */
function daysOf({ days }: EventScope, now: Date): string[] {
  const today = dayOf(now, brand.timeZone);
  return Array.from({ length: days }, (_, index) => dayAfter(today, index + 1 - days));
}

function within(scope: EventScope, now: Date) {
  const since = momentOf(daysOf(scope, now)[0] ?? '', '00:00', brand.timeZone);
  return scope.page === undefined ? sql`created_at >= ${since}` : sql`created_at >= ${since} and path = ${scope.page}`;
}

async function viewsPerDay(scope: EventScope, now: Date): Promise<Map<string, number>> {
  const { rows } = await db().execute<{ day: string; views: number }>(sql`
    select day::text, views from (
      select ${dayInZone()} as day, count(*)::int as views
      from analytics_events where name = 'page_view' and ${within(scope, now)} group by 1
    ) as per_day`);
  return new Map(rows.map(({ day, views }) => [day, views]));
}

async function viewsPerPage(scope: EventScope, now: Date) {
  const { rows } = await db().execute<{ path: string; views: number; visits: number }>(sql`
    select path, sum(views)::int as views, count(*)::int as visits
    from (
      select path, visit, count(*) as views
      from analytics_events where name = 'page_view' and ${within(scope, now)} group by 1, 2
    ) as visit
    group by 1 order by 2 desc, 1 limit ${maxPages}`);
  return rows;
}

async function visitsOf(scope: EventScope, now: Date): Promise<number> {
  const { rows } = await db().execute<{ visits: number }>(sql`
    select count(*)::int as visits
    from (select distinct visit from analytics_events where name = 'page_view' and ${within(scope, now)}) as visit`);
  return rows[0]?.visits ?? 0;
}

/** All events but views, by name and properties, the most frequent first. */
async function kindsOf(scope: EventScope, now: Date) {
  const { rows } = await db().execute<{ name: EventName; props: object; events: number; visits: number }>(sql`
    select name, props, count(*)::int as events, count(distinct visit)::int as visits
    from analytics_events
    where name in ('cta_click', 'onboarding_step', 'form_submission', 'exit_intent_shown', 'exit_intent_conversion') and ${within(scope, now)}
    group by 1, 2 order by 3 desc limit ${maxKinds}`);
  return rows;
}
