import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test, vi } from 'vitest';
import { databasePool } from '../../db/connect.ts';
import * as schema from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { liveProject } from '../../tests/helpers/projects.ts';
import { keptBack } from './exported-columns.ts';
import { ownData } from './own-data.ts';

useDatabase();

const tables = (Object.values(schema) as unknown[]).filter((value): value is PgTable => is(value, PgTable));

/** Columns that name a person without a key of theirs. */
const personal = /email|recipient|^address$|^identifier$|ip_address|user_agent|^actor$|_by$|^user_id$|guest_name/;

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
  dkim_keys: 'Secrets. What each publishes is in their domain’s DNS.',
  legal_texts: 'The operator’s own texts. Orders name the version that was accepted.',
  reconciliation_differences: 'Comparisons of our books with the provider’s. What they lead to is in payments and bills.',
  reconciliations: 'Runs of that comparison, with the admin who started them.',
  sender_tests: 'Tests of how our emails arrive, with the admin who started them.',
  settings: 'The operator’s settings. What an admin changed is in `record`.',
  site_checks: 'Whether our own requests to a site were answered.',
  site_files: 'Names of a version’s files, which are in the ZIP of the site.',
  site_releases: 'Copies of a version’s files as they’re served.',
  slots: 'Seats of a day. An order’s day is `startDay`.',
  verifications: 'Codes and links that log someone in, for minutes.',
  two_factors: 'Secrets. Whether it’s on is `profile.twoFactorEnabled`.',
  webhook_events: 'The provider’s messages to us. What they say is in orders, bills and payments.',
};

/** The table and columns that a statement of the export reads. */
function readBy(statement: string): [table: string, columns: string[]] {
  const [, list = '', from = ''] = /^select (.*?) from "(\w+)"/s.exec(statement) ?? [];
  return [from, [...list.matchAll(/"(\w+)"/g)].map(([, column]) => column ?? '')];
}

const read = new Map<string, Set<string>>();
beforeAll(async () => {
  const { owner } = await liveProject('Every Table Plumbing');
  const query = vi.spyOn(databasePool(), 'query');
  await ownData(owner.id);
  for (const [statement] of query.mock.calls as unknown[][]) {
    const text = typeof statement === 'string' ? statement : (statement as { text?: string } | undefined)?.text;
    const [table, columns] = readBy(text ?? '');
    read.set(table, new Set([...(read.get(table) ?? []), ...columns]));
  }
  query.mockRestore();
});

/** Columns of the tables that are exported, as 'table.column', by whether they're read. */
function columnsOfExport(): { exported: string[]; left: string[] } {
  const all = tables.flatMap((table) => getTableConfig(table).columns.map((column) => [getTableName(table), column.name] as const));
  const ofExport = all.filter(([table]) => leadingToPeople().has(table) && !leftOut[table]);
  const names = (isRead: boolean) =>
    ofExport.filter(([table, column]) => Boolean(read.get(table)?.has(column)) === isRead).map((one) => one.join('.'));
  return { exported: names(true).sort(), left: names(false).sort() };
}

test('every column of a table that leads to a person is in the export of their data, or on the list of those that are kept back', () => {
  const listed = Object.entries(keptBack).flatMap(([name, held]) => {
    const table: PgTable = { ...schema }[name as keyof typeof keptBack];
    return held.map((column) => `${getTableName(table)}.${getTableColumns(table)[column]?.name}`);
  });
  expect(columnsOfExport().left).toEqual(listed.sort());
});

test('no exported column has the name of a secret', () => {
  const names = /token|secret|password|_key|credential|resume|provider_|session_url/;
  // Which sign-in provider it is, and until when it would log someone in without asking.
  const known = ['accounts.provider_id', 'accounts.access_token_expires_at', 'accounts.refresh_token_expires_at'];
  expect(columnsOfExport().exported.filter((name) => names.test(name) && !known.includes(name))).toEqual([]);
});

test('every table that leads to a person is in the export of their data, or left out for a reason', () => {
  const missing = [...leadingToPeople()].filter((table) => !read.has(table) && !leftOut[table]);
  expect(missing.sort()).toEqual([]);
});

test('no table is both exported and left out, and each that’s left out leads to people', () => {
  const all = leadingToPeople();
  expect(Object.keys(leftOut).filter((table) => read.has(table) || !all.has(table))).toEqual([]);
});
