import { getTableColumns, is, type SQL, sql } from 'drizzle-orm';
import { PgTable, PgTimestamp } from 'drizzle-orm/pg-core';
import { db } from '../db/connect.ts';
import * as schema from '../db/schema/index.ts';

/** The real time. `Date` is replaced while something happens in the past. */
const SystemDate = Date;

/**
 * Runs `act` with a clock that is behind by `behindMs`: everything in this process that asks for the time gets the earlier one.
 * The database's own clock isn't changed, see `History.settle`.
 */
async function withClock<Result>(behindMs: number, act: () => Promise<Result>): Promise<Result> {
  const now = () => SystemDate.now() - behindMs;
  function pastDate(...given: unknown[]): Date | string {
    if (!new.target) return new SystemDate(now()).toString();
    return Reflect.construct(SystemDate, given.length ? given : [now()], new.target) as Date;
  }
  // The same prototype, so dates from before and after are instances of each other's class.
  pastDate.prototype = SystemDate.prototype;
  globalThis.Date = Object.assign(pastDate, { now, parse: SystemDate.parse, UTC: SystemDate.UTC }) as unknown as DateConstructor;
  try {
    return await act();
  } finally {
    globalThis.Date = SystemDate;
  }
}

/** Made-up past events, created by the product's own functions. Only for the demo. */
export class History {
  /** Each act: when it really began, by the database's clock, and how many seconds earlier it's dated. */
  readonly #acts: { from: string; seconds: number }[] = [];

  /** Runs `act` as if it were `moment`. Acts run one at a time, and end some minutes before now. */
  async at<Result>(moment: Date, act: () => Promise<Result>): Promise<Result> {
    const behindMs = SystemDate.now() - moment.getTime();
    this.#acts.push({ from: await databaseNow(), seconds: behindMs / 1000 });
    return withClock(behindMs, act);
  }

  /**
   * Backdates the times that the database's clock set in rows that name the person (by one of `names`, such as their ID and email)
   * or something of theirs. Marks the emails about them as sent, and notifications from more than two days ago as read.
   */
  async settle(names: string[]): Promise<void> {
    const [first] = this.#acts;
    // A pattern of no names would match everything.
    if (!first || names.length === 0) return;
    const until = await databaseNow();
    const isOurs = (column: SQL) => sql`${column} between ${first.from}::timestamptz and ${until}::timestamptz`;
    const about = await idsAbout(names, isOurs);
    await db().transaction(async (tx) => {
      for (const { table, times } of timed) {
        const moved = times.map((column) => sql`${sql.identifier(column.name)} = ${this.#moved(column, until)}`);
        await tx.execute(sql`update ${table} set ${sql.join(moved, sql`, `)} where ${anyOf(times, isOurs)} and ${table}::text ~ ${about}`);
      }
      const { mails, notifications } = schema;
      await tx.execute(sql`update ${mails} set state = 'sent', props = '{}', attempts = 1, sent_at = created_at
        where state = 'queued' and created_at < ${until}::timestamptz and ${mails}::text ~ ${about}`);
      await tx.execute(sql`update ${notifications} set read = true
        where created_at < now() - interval '2 days' and ${notifications}::text ~ ${about}`);
    });
  }

  #moved(column: PgTimestamp<never>, until: string): SQL {
    const cases = this.#acts.toReversed().map(({ from, seconds }) => sql`when ${column} >= ${from}::timestamptz then ${seconds}::float8`);
    return sql`case when ${column} <= ${until}::timestamptz
      then ${column} - make_interval(secs => case ${sql.join(cases, sql` `)} else 0 end) else ${column} end`;
  }
}

/** Deletes everything that names a person, or something of theirs, whose history was interrupted. */
export async function forget(names: string[]): Promise<void> {
  const about = await idsAbout(names, () => sql`true`);
  // References are checked at the end of a statement, so one for all tables needs no order among them.
  const deletions = tables.map(
    (table, index) => sql`${sql.identifier(`deletion_${index}`)} as (delete from ${table} where ${table}::text ~ ${about})`,
  );
  await db().transaction(async (tx) => {
    await tx.execute(sql`with ${sql.join(deletions, sql`, `)} select`);
    const { documentNumbers, documents } = schema;
    await tx.execute(sql`update ${documentNumbers} set last = coalesce(
      (select max(number) from ${documents} where ${documents}.series = ${documentNumbers}.series), 0)`);
  });
}

/** A pattern of the names and of the IDs of all rows that contain one of them, step by step. `isOurs` limits the rows by time. */
async function idsAbout(names: string[], isOurs: (column: SQL) => SQL): Promise<string> {
  const known = new Set(names);
  for (let before = 0; before < known.size; ) {
    before = known.size;
    const pattern = patternOf(known);
    const found = timed
      .filter(({ hasId }) => hasId)
      .map(({ table, times }) => sql`select ${table}.id::text from ${table} where ${anyOf(times, isOurs)} and ${table}::text ~ ${pattern}`);
    const { rows } = await db().execute<{ id: string }>(sql`${sql.join(found, sql` union all `)}`);
    for (const { id } of rows) known.add(id);
  }
  return patternOf(known);
}

function anyOf(times: PgTimestamp<never>[], isOurs: (column: SQL) => SQL): SQL {
  const each = times.map((column) => isOurs(sql`${column}`));
  return sql`(${sql.join(each, sql` or `)})`;
}

function patternOf(names: Set<string>): string {
  return [...names].map((name) => name.replace(/[.+]/g, '\\$&')).join('|');
}

async function databaseNow(): Promise<string> {
  const { rows } = await db().execute<{ now: string }>(sql`select clock_timestamp()::text as now`);
  return rows[0]?.now ?? '';
}

const tables = Object.values(schema).filter((value) => is(value, PgTable)) as PgTable[];

/** The tables whose rows have times. */
const timed = tables
  .map((table) => {
    const columns = Object.values(getTableColumns(table));
    return {
      table,
      times: columns.filter((column) => is(column, PgTimestamp)) as PgTimestamp<never>[],
      hasId: columns.some(({ name }) => name === 'id'),
    };
  })
  .filter(({ times }) => times.length > 0);
