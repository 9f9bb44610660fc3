import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import type { EventName, EventProps } from '../../domain/analytics/schema.ts';
import { createdAt, ownedBy } from './columns.ts';
import { projects } from './projects.ts';

// The tables that grow with traffic. `site_visits` and `analytics_events` are partitioned by month, which Drizzle can't express:
// migration 0012 is written by hand, and `domain/retention/visit-months.ts` creates and drops the partitions (docs/database.md).
// A column or an index that's added to one of them reaches its partitions by itself. A unique key has to include the month's column.

/** Page views of a live site on one day (UTC). Counted without cookies and without bots. A partition per month of `day`. */
export const siteVisits = pgTable(
  'site_visits',
  {
    projectId: ownedBy('project_id', () => projects.id),
    day: date('day').notNull(),
    views: integer('views').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.day] })],
);

/** Page views of a live site in one month (UTC), once its days have been dropped. */
export const siteVisitMonths = pgTable(
  'site_visit_months',
  {
    projectId: ownedBy('project_id', () => projects.id),
    /** The first day of the month. */
    month: date('month').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.month] })],
);

/** Our own product events, without personal data. A partition per month (UTC) of `createdAt`. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: uuid('id')
      .notNull()
      .$defaultFn(() => v7()),
    name: text('name').$type<EventName>().notNull(),
    path: text('path').notNull(),
    visit: text('visit').notNull(),
    props: jsonb('props').$type<EventProps[EventName]>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.id, table.createdAt] }), index('analytics_events_name').on(table.name, table.createdAt)],
);

/** How often each event happened on each page in one month (UTC), once the events have been dropped. */
export const analyticsMonths = pgTable(
  'analytics_months',
  {
    /** The first day of the month. */
    month: date('month').notNull(),
    name: text('name').$type<EventName>().notNull(),
    /** Empty for all pages together, because a visit of two pages is one visit. */
    path: text('path').notNull(),
    events: integer('events').notNull(),
    /** Browsers, counted once for each day. */
    visits: integer('visits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.name, table.path] })],
);
