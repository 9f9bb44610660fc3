import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test, vi } from 'vitest';
import { databasePool, db } from '../../db/connect.ts';
import * as schema from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { liveProject } from '../../tests/helpers/projects.ts';
import { ownData } from './own-data.ts';

useDatabase();

const tables = (Object.values(schema) as unknown[]).filter((value): value is PgTable => is(value, PgTable));

/** Columns that name a person without a key of theirs. */
const personal = /email|recipient|^identifier$|ip_address|user_agent|^actor$|_by$|^user_id$|guest_name/;

/** Tables with a person, or with a row of another table that leads to one. */
function leadingToPeople(): Set<string> {
  const found = new Set<string>(['users']);
  const leads = (table: PgTable) => {
    const { columns, foreignKeys } = getTableConfig(table);
    return (
      columns.some(({ name }) => personal.test(name)) || foreignKeys.some((key) => found.has(getTableName(key.reference().foreignTable)))
    );
  };
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const table of tables) if (leads(table)) found.add(getTableName(table));
  }
  return found;
}

/** Why a table that leads to people isn't in their export. */
const leftOut: Record<string, string> = {
  account_deletions: 'The account of its row no longer exists.',
  city_rates: 'Offers of the operator, with the admin who made them.',
  legal_texts: 'The operator’s own texts. Orders name the version that was accepted.',
  reconciliation_differences: 'Comparisons of our books with the provider’s. What they lead to is in payments and bills.',
  reconciliations: 'Runs of that comparison, with the admin who started them.',
  settings: 'The operator’s settings. What an admin changed is in `record`.',
  site_checks: 'Whether our own requests to a site were answered.',
  site_files: 'Names of a version’s files, which are in the ZIP of the site.',
  site_releases: 'Copies of a version’s files as they’re served.',
  slots: 'Seats of a day. An order’s day is `startDay`.',
  verifications: 'Codes and links that log someone in, for minutes.',
  two_factors: 'Secrets. Whether it’s on is `profile.twoFactorEnabled`.',
  webhook_events: 'The provider’s messages to us. What they say is in orders, bills and payments.',
};

/** Tables whose own columns a statement returns. */
function returnedBy(statement: string): string[] {
  const [, list = '', from = ''] = /^select (.*?) from "?(\w+)"?/s.exec(statement) ?? [];
  // Without a join, columns aren't qualified.
  return / join "/.test(statement) ? [...list.matchAll(/"(\w+)"\."/g)].map(([, table]) => table ?? '') : [from];
}

const read = new Set<string>();
beforeAll(async () => {
  const { owner } = await liveProject('Every Table Plumbing');
  await db().insert(schema.threads).values({ userId: owner.id }).onConflictDoNothing();
  const query = vi.spyOn(databasePool(), 'query');
  await ownData(owner.id);
  for (const [statement] of query.mock.calls as unknown[][]) {
    const text = typeof statement === 'string' ? statement : (statement as { text?: string } | undefined)?.text;
    for (const table of returnedBy(text ?? '')) read.add(table);
  }
  query.mockRestore();
});

test('every table that leads to a person is in the export of their data, or left out for a reason', () => {
  const missing = [...leadingToPeople()].filter((table) => !read.has(table) && !leftOut[table]);
  expect(missing.sort()).toEqual([]);
});

test('no table is both exported and left out, and each that’s left out leads to people', () => {
  const all = leadingToPeople();
  expect(Object.keys(leftOut).filter((table) => read.has(table) || !all.has(table))).toEqual([]);
});

test('a table that only narrows a statement down doesn’t count as exported', () => {
  expect(returnedBy('select "refunds"."id" from "refunds" inner join "orders" on true')).toEqual(['refunds']);
  expect(returnedBy('select "id" from "plans" where true')).toEqual(['plans']);
});
