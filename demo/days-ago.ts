import { getTableColumns, is, sql } from 'drizzle-orm';
import { PgDate, PgDateString, PgTable, PgTimestamp } from 'drizzle-orm/pg-core';
import { db } from '../db/connect.ts';
import * as schema from '../db/schema/index.ts';
import { daySeconds } from '../time/units.ts';

/**
 * Runs `act`, then backdates it by a number of days, which may have fractions: all times in rows it created, and the times it
 * set in older rows. Only for the demo, before anyone uses it.
 */
export async function daysAgo<Result>(days: number, act: () => Promise<Result>): Promise<Result> {
  const { rows } = await db().execute<{ now: string }>(sql`select clock_timestamp()::text as now`);
  const begun = sql`${rows[0]?.now}::timestamptz`;
  const result = await act();
  const tables = Object.values(schema).filter((value) => is(value, PgTable));
  await db().transaction(async (tx) => {
    for (const table of tables) {
      const columns = Object.values(getTableColumns(table as PgTable));
      const created = columns.find(({ name }) => name === 'created_at');
      const isNew = created ? sql`${created} >= ${begun}` : sql`false`;
      const times = columns.filter((column) => is(column, PgTimestamp));
      const dates = columns.filter((column) => is(column, PgDate) || is(column, PgDateString));
      const moved = [
        ...times.map(
          (column) => sql`${sql.identifier(column.name)} = case when ${column} >= ${begun} and (${isNew} or ${column} <= clock_timestamp())
            then ${column} - make_interval(secs => ${days * daySeconds}) else ${column} end`,
        ),
        ...(created ? dates : []).map(
          (column) => sql`${sql.identifier(column.name)} = case when ${isNew} then ${column} - ${Math.round(days)}::int else ${column} end`,
        ),
      ];
      const touched = times.map((column) => sql`${column} >= ${begun}`);
      if (touched.length) await tx.execute(sql`update ${table} set ${sql.join(moved, sql`, `)} where ${sql.join(touched, sql` or `)}`);
    }
  });
  return result;
}
