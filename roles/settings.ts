import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { env } from '../base/env.ts';
import { closeDatabase, db, openDatabase } from '../db/connect.ts';
import { reachDatabase } from '../db/reach.ts';
import { asTyped } from '../domain/builds/commands.ts';
import { closeGenerator } from '../domain/generator/generator.ts';
import { closePictures } from '../domain/pictures/pictures.ts';
import { refuseOtherMode } from '../domain/settings/installation.ts';
import { type Imported, importSettings } from '../domain/settings-file/import-settings.ts';
import { exportSettings } from '../domain/settings-file/queries.ts';
import { mostBytes } from '../domain/settings-file/schema.ts';
import { openStorage, storeAt } from '../outside/storage/storage.ts';
import { listInWords } from '../text/list-in-words.ts';

const usage =
  'Usage: npm run settings -- --export FILE, or --import FILE. With - for FILE, it writes to standard output or reads standard input.\n';

/**
 * `settings --export FILE`, or `--import FILE`: moves what was set up in Admin from one Sunup to another, such as from a trial to live.
 * Nothing about people, orders or money moves. Works beside a running Sunup and without one.
 */
export async function runSettingsCommand(args: string[]): Promise<number> {
  const files = filesIn(args);
  if (!files) {
    process.stderr.write(asTyped(usage));
    return 2;
  }
  const database = await reachDatabase();
  openDatabase(database.url);
  openStorage(storeAt(env()));
  try {
    await refuseOtherMode();
    if (!(await hasTables())) {
      process.stderr.write('This database is still empty. Start Sunup on it once, then run this again.\n');
      return 1;
    }
    return files.export === undefined ? await importFrom(files.import ?? '-') : await exportTo(files.export);
  } finally {
    closeGenerator();
    closePictures();
    await closeDatabase();
    await database.release();
  }
}

async function hasTables(): Promise<boolean> {
  const { rows } = await db().execute<{ exists: boolean }>(sql`select to_regclass('public.settings') is not null as exists`);
  return rows[0]?.exists ?? false;
}

/** Exactly one of the two options. */
function filesIn(args: string[]): { export?: string | undefined; import?: string | undefined } | undefined {
  try {
    const { values } = parseArgs({ args, options: { export: { type: 'string' }, import: { type: 'string' } } });
    return Boolean(values.export) !== Boolean(values.import) ? values : undefined;
  } catch {
    return undefined;
  }
}

async function exportTo(file: string): Promise<number> {
  const content = `${JSON.stringify(await exportSettings(), null, 2)}\n`;
  if (file === '-') {
    process.stdout.write(content);
    return 0;
  }
  try {
    writeFileSync(file, content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST';
    process.stderr.write(
      isThere ? `${file} exists already. Name a new file.\n` : `${file} can’t be written: ${(error as Error).message}.\n`,
    );
    return 1;
  }
  process.stdout.write(asTyped(`The settings are in ${file}. Import them elsewhere with npm run settings -- --import ${file}\n`));
  return 0;
}

async function importFrom(file: string): Promise<number> {
  const content = await contentOf(file);
  if ('problem' in content) {
    process.stderr.write(`${content.problem}\n`);
    return 1;
  }
  const result = await importSettings(content.json, 'command line');
  if (result.ok) process.stdout.write(inWords(result.imported));
  else process.stderr.write(`Nothing was imported:\n${result.problems.map((problem) => `  - ${asTyped(problem)}\n`).join('')}`);
  return result.ok ? 0 : 1;
}

async function contentOf(file: string): Promise<{ json: unknown } | { problem: string }> {
  try {
    if (file !== '-' && statSync(file).size > mostBytes) return { problem: `${file} is too large for a file of settings.` };
    const written = file === '-' ? await text(process.stdin) : readFileSync(file, 'utf8');
    return { json: JSON.parse(written) };
  } catch (error) {
    if (error instanceof SyntaxError)
      return { problem: `${file === '-' ? 'Standard input' : file} isn’t complete JSON. Export the settings again.` };
    return { problem: `${file} can’t be read: ${(error as Error).message}.` };
  }
}

/** 'Imported 12 settings, 2 legal texts and 1 discount code. What the file doesn’t have stayed as it was.' */
function inWords({ settings, legalTexts, closedDays, codes, cityRates }: Imported): string {
  const counts: [count: number, one: string, several: string][] = [
    [settings, 'setting', 'settings'],
    [legalTexts, 'legal text', 'legal texts'],
    [closedDays, 'closed day', 'closed days'],
    [codes, 'discount code', 'discount codes'],
    [cityRates, 'startup rate', 'startup rates'],
  ];
  const changed = counts.filter(([count]) => count > 0).map(([count, one, several]) => `${count} ${count === 1 ? one : several}`);
  if (changed.length === 0) return 'Everything in the file is set here already. Nothing was changed.\n';
  return `Imported ${listInWords(changed)}. What the file doesn’t have stayed as it was.\n`;
}
