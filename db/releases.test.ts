import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { breakingStatements } from '../tests/helpers/breaking-statements.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import releases from './releases.json' with { type: 'json' };

const tags = journal.entries.map(({ tag }) => tag);
const versions = releases.map(({ version }) => version);

test('every release names a migration that exists, in the order of both', () => {
  const places = releases.map(({ migration }) => tags.indexOf(migration));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(new Set(versions).size).toBe(versions.length);
  expect(releases.filter(({ revision }) => !/^[0-9a-f]{40}$/.test(revision))).toEqual([]);
  // The release that is being prepared comes after those that are out.
  expect(packageJson.version.localeCompare(versions.at(-1) ?? '', 'en', { numeric: true })).toBeGreaterThanOrEqual(0);
});

test('migrations since the last release leave its code working', () => {
  const since = tags.slice(tags.indexOf(releases.at(-1)?.migration ?? '') + 1);
  const broken = since.flatMap((tag) =>
    breakingStatements(readFileSync(`db/migrations/${tag}.sql`, 'utf8'), versions).map((one) => ({ tag, ...one })),
  );
  // CONTRIBUTING.md, “Changing the database”, says what to do instead.
  expect(broken).toEqual([]);
});

describe('what breaks the previous release', () => {
  const found = (sql: string) => breakingStatements(sql, ['0.2.0']).map(({ what }) => what);

  test.each([
    ['DROP TABLE "leads";', 'drops a table, a view, a type or a function'],
    ['ALTER TABLE "uploads" DROP COLUMN "lead";', 'drops a column'],
    ['ALTER TABLE "uploads" DROP "lead";', 'drops a column'],
    ['ALTER TABLE "leads" RENAME COLUMN "name" TO "sender";', 'renames a table, a column or a value'],
    ['ALTER TABLE "leads" RENAME TO "letters";', 'renames a table, a column or a value'],
    ['ALTER TABLE "leads" ALTER COLUMN "phone" SET NOT NULL;', 'requires a value'],
    ['ALTER TABLE "leads" ALTER COLUMN "kind" DROP DEFAULT;', 'takes a default away'],
    ['ALTER TABLE "leads" ADD COLUMN "source" text NOT NULL;', 'adds a required column without a default'],
    ['ALTER TABLE "leads" ALTER COLUMN "page" SET DATA TYPE integer;', 'changes the type of a column'],
    ['ALTER TABLE "leads" ADD CONSTRAINT "one" UNIQUE("email");', 'adds a rule that rows have to keep'],
    [
      `ALTER TABLE "leads" ADD COLUMN "key" text DEFAULT '';--> statement-breakpoint\nALTER TABLE "leads" ADD CONSTRAINT "one" UNIQUE("key");`,
      'adds a rule that rows have to keep',
    ],
    ['CREATE UNIQUE INDEX "one" ON "leads" USING btree ("email");', 'adds a rule that rows have to keep'],
    ['-- contract of 0.9.0: a release that isn’t out\nDROP TABLE "leads";', 'drops a table, a view, a type or a function'],
  ])('%s', (sql, what) => {
    expect(found(sql)).toEqual([what]);
  });

  test.each([
    'ALTER TABLE "leads" ADD COLUMN "source" text;',
    `ALTER TABLE "leads" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;`,
    'ALTER TABLE "leads" ALTER COLUMN "phone" DROP NOT NULL;',
    'CREATE TABLE "letters" ("id" uuid NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX "one" ON "letters" USING btree ("id");',
    'ALTER TABLE "leads" ADD COLUMN "key" uuid;--> statement-breakpoint\nALTER TABLE "leads" ADD CONSTRAINT "one" UNIQUE("key");',
    'ALTER TABLE "visits" RENAME TO "visits_old";--> statement-breakpoint\nCREATE TABLE "visits" ("day" date NOT NULL) PARTITION BY RANGE ("day");',
    'ALTER INDEX "leads_name" RENAME TO "leads_old_name";',
    '-- It used to drop table leads.\nCREATE INDEX "leads_name" ON "leads" ("name");',
    '-- contract of 0.2.0: nothing reads it since then\nALTER TABLE "uploads" DROP COLUMN "lead";',
  ])('and what doesn’t: %s', (sql) => {
    expect(found(sql)).toEqual([]);
  });
});
