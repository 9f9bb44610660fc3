import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt } from './columns.ts';
import { projects } from './projects.ts';

/** When each published site was last asked for its home page over HTTP, and what was wrong with the answer. */
export const siteChecks = pgTable(
  'site_checks',
  {
    projectId: uuid('project_id')
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    checkedAt: at('checked_at').notNull(),
    /** A sentence for admins. Null if the site answers as expected, or is meant to be offline. */
    problem: text('problem'),
  },
  (table) => [index('site_checks_oldest').on(table.checkedAt)],
);

/** Progress and result of a nightly check of every stored file. A run that was stopped continues from `position`. */
export const fileChecks = pgTable('file_checks', {
  day: date('day').primaryKey(),
  /** Name of the last file checked. Files are checked in name order. */
  position: text('position').notNull().default(''),
  files: integer('files').notNull().default(0),
  repaired: integer('repaired').notNull().default(0),
  /** Names of files that couldn't be repaired. */
  lost: text('lost').array().notNull().default(sql`'{}'::text[]`),
  finishedAt: at('finished_at'),
  createdAt: createdAt(),
});
