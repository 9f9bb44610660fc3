import { setTimeout as delay } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { db, type Transaction } from './connect.ts';
import { isLockTimeout } from './write-errors.ts';

/** A table with a partition per month (UTC), and a default partition for rows whose month has none. */
export interface MonthTable {
  name: string;
  /** The column it's partitioned by. */
  column: string;
  /** The month of a row as YYYY-MM. */
  month: SQL<string>;
  /** A statement that adds `rows` (an item for `from`, with an alias) to the totals of their months. */
  rollUp: (rows: SQL) => SQL;
}

/** How many months have a partition before they begin. */
const monthsAhead = 2;
/**
 * Wait for a lock, during which later queries on the table wait too. It's shorter than PostgreSQL's `deadlock_timeout` (1 s), so
 * in a deadlock this gives up and no request fails.
 */
const lockTimeout = '800ms';
const lockTries = 5;
const betweenTriesMs = 2000;

export interface KeptMonths {
  /** Months that got a partition. */
  made: string[];
  /** Months that were added up and dropped. */
  rolledUp: string[];
}

/**
 * Gives every month with rows, this month and the next two a partition, and rolls up months before `firstKept` (YYYY-MM): adds
 * them to the totals and drops them. Each month is one transaction, so readers never miss a row or see one twice. Rejects if a
 * lock isn't available, for example during a backup. Everything works on until the next run, because the default partition takes
 * every row.
 */
export async function keepMonths(table: MonthTable, firstKept: string, now: Date): Promise<KeptMonths> {
  const done: KeptMonths = { made: [], rolledUp: [] };
  const { rows } = await db().execute<{ month: string }>(sql`select distinct ${table.month} as month from ${defaultOf(table)} order by 1`);
  const ahead = Array.from({ length: monthsAhead + 1 }, (_, index) => monthAfter(monthOf(now), index));
  const existing = await partitionMonths(table);
  for (const month of new Set([...rows.map((row) => row.month), ...ahead])) {
    if (month < firstKept) {
      await whileUnwritten(table, (tx) => rollUpDefault(tx, table, month));
      done.rolledUp.push(month);
    } else if (!existing.has(month)) {
      await whileUnwritten(table, (tx) => makePartition(tx, table, month));
      done.made.push(month);
    }
  }
  for (const month of existing) {
    if (month >= firstKept) continue;
    await whileUnwritten(table, (tx) => rollUpPartition(tx, table, month));
    done.rolledUp.push(month);
  }
  return done;
}

/** The month of an instant (UTC) as YYYY-MM. */
export function monthOf(instant: Date): string {
  return instant.toISOString().slice(0, 7);
}

/** The month `count` months after `month`, or before it if negative. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, number - 1 + count)));
}

/**
 * Runs a transaction while nothing else writes to the table, again if a lock isn't available. Writers wait at the table itself: one
 * that waited at a partition would have chosen it already, and fail if its rows belong to another one afterwards.
 */
async function whileUnwritten({ name }: MonthTable, work: (tx: Transaction) => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await db().transaction(async (tx) => {
        await tx.execute(sql.raw(`set local lock_timeout = '${lockTimeout}'`));
        await tx.execute(sql`lock table only ${sql.identifier(name)} in share row exclusive mode`);
        await work(tx);
      });
    } catch (error) {
      if (!isLockTimeout(error) || tries === lockTries) throw error;
      await delay(betweenTriesMs);
    }
  }
}

/** Creates a month's partition and moves its rows there from the default one. */
async function makePartition(tx: Transaction, table: MonthTable, month: string): Promise<void> {
  if ((await partitionMonths(table, tx)).has(month)) return;
  const [partition, rest] = [partitionOf(table, month), defaultOf(table)];
  await tx.execute(sql`create table ${partition} (like ${sql.identifier(table.name)} including all)`);
  for (const [from, to] of stepsOf(month))
    await tx.execute(
      sql`with moved as (delete from ${rest} where ${within(table, from, to)} returning *) insert into ${partition} select * from moved`,
    );
  // A reader that had to wait at the default partition would find neither its rows there, nor the new partition.
  await tx.execute(sql`lock table only ${sql.identifier(table.name)} in access exclusive mode`);
  const [from, to] = boundsOf(month);
  await tx.execute(
    sql`alter table ${sql.identifier(table.name)} attach partition ${partition} for values from (${literal(from)}) to (${literal(to)})`,
  );
}

/** Adds up a month and drops its partition. */
async function rollUpPartition(tx: Transaction, table: MonthTable, month: string): Promise<void> {
  if (!(await partitionMonths(table, tx)).has(month)) return;
  const partition = partitionOf(table, month);
  await tx.execute(table.rollUp(sql`${partition} as seen`));
  await tx.execute(sql`alter table ${sql.identifier(table.name)} detach partition ${partition}`);
  await tx.execute(sql`drop table ${partition}`);
}

/** Adds up a month's rows of the default partition and deletes them. */
async function rollUpDefault(tx: Transaction, table: MonthTable, month: string): Promise<void> {
  const rest = defaultOf(table);
  const [from, to] = boundsOf(month);
  await tx.execute(table.rollUp(sql`(select * from ${rest} where ${within(table, from, to)}) as seen`));
  await tx.execute(sql`delete from ${rest} where ${within(table, from, to)}`);
}

/** The months that have a partition. */
async function partitionMonths(table: MonthTable, tx: Transaction | ReturnType<typeof db> = db()): Promise<Set<string>> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select relname as name from pg_inherits join pg_class on oid = inhrelid where inhparent = ${table.name}::regclass order by relname`,
  );
  const months = rows.map(({ name }) => /_(\d{4})_(\d{2})$/.exec(name)).filter((match) => match !== null);
  return new Set(months.map(([, year, month]) => `${year}-${month}`));
}

function partitionOf({ name }: MonthTable, month: string) {
  return sql.identifier(`${name}_${month.replace('-', '_')}`);
}

function defaultOf({ name }: MonthTable) {
  return sql.identifier(`${name}_default`);
}

/** The first instant of a month, and of the next one. */
function boundsOf(month: string): [from: string, to: string] {
  return [`${month}-01`, `${monthAfter(month, 1)}-01`];
}

/** A month in steps of eight days, so that each statement that moves rows stays within the time limit of jobs. */
function stepsOf(month: string): [from: string, to: string][] {
  const starts = ['01', '09', '17', '25'].map((day) => `${month}-${day}`);
  return starts.map((start, index) => [start, starts[index + 1] ?? boundsOf(month)[1]]);
}

function within({ column }: MonthTable, from: string, to: string): SQL {
  return sql`${sql.identifier(column)} >= ${literal(from)} and ${sql.identifier(column)} < ${literal(to)}`;
}

/** The start of a day (UTC) as a constant for a column of type `date` or `timestamptz`. Bounds of a partition can't be parameters. */
function literal(day: string): SQL {
  return sql.raw(`'${day} 00:00:00+00'`);
}
