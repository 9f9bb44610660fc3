import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { db } from '../db/connect.ts';
import { auditLog, settings } from '../db/schema/index.ts';
import { asOwnProcess, outputOf } from '../tests/helpers/command-output.ts';
import { useDatabase } from '../tests/helpers/database.ts';
import { runSettingsCommand } from './settings.ts';

const database = useDatabase();

const folder = mkdtempSync(path.join(tmpdir(), 'sunup-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) => asOwnProcess(database, () => outputOf(() => runSettingsCommand(args)));

test('settings move through a file, and it says what happened', async () => {
  const file = path.join(folder, 'settings.json');
  await db().delete(settings);
  await db().insert(settings).values({ key: 'setupCents', value: 49_900, updatedBy: 'admin:1' });
  expect(await run('--export', file)).toEqual({
    code: 0,
    output: `The settings are in ${file}. Import them elsewhere with npm run settings -- --import ${file}\n`,
  });
  expect(await run('--export', file)).toEqual({ code: 1, output: `${file} exists already. Name a new file.\n` });
  expect(JSON.parse((await run('--export', '-')).output).settings).toEqual({ setupCents: 49_900 });
  expect(await run('--import', file)).toEqual({ code: 0, output: 'Everything in the file is set here already. Nothing was changed.\n' });
  await db().delete(settings);
  expect(await run('--import', file)).toEqual({ code: 0, output: 'Imported 1 setting. What the file doesn’t have stayed as it was.\n' });
  expect(await db().select({ actor: auditLog.actor, subject: auditLog.subject }).from(auditLog)).toEqual([
    { actor: 'command line', subject: 'setting:setupCents' },
  ]);
});

test('what can’t be imported is refused, and nothing is', async () => {
  const file = path.join(folder, 'edited.json');
  await run('--export', file);
  const before = await db().select().from(settings);
  writeFileSync(file, readFileSync(file, 'utf8').replace('49900', '5'));
  expect(await run('--import', file)).toEqual({ code: 1, output: 'Nothing was imported:\n  - Setup, one-time ($): Enter $1 or more.\n' });
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20));
  expect(await run('--import', file)).toEqual({ code: 1, output: `${file} isn’t complete JSON. Export the settings again.\n` });
  expect(await run('--import', path.join(folder, 'none.json'))).toMatchObject({
    code: 1,
    output: expect.stringContaining('can’t be read'),
  });
  expect(await db().select().from(settings)).toEqual(before);
});

test.each([[[]], [['--export']], [['--export', 'a', '--import', 'b']], [['a.json']]])('%j is answered with how to use it', async (args) => {
  expect(await run(...args)).toEqual({
    code: 2,
    output:
      'Usage: npm run settings -- --export FILE, or --import FILE. With - for FILE, it writes to standard output or reads standard input.\n',
  });
});
