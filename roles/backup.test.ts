import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import type { Env } from '../base/env.ts';
import { db } from '../db/connect.ts';
import { enqueue } from '../db/enqueue.ts';
import { asOwnProcess } from '../tests/helpers/command-output.ts';
import { onServer, useDatabase } from '../tests/helpers/database.ts';
import { makePerson } from '../tests/helpers/people.ts';
import { runBackupCommand, runRestoreCommand } from './backup.ts';

const database = useDatabase();
const folder = mkdtempSync(path.join(tmpdir(), 'sunup-backup-command-'));
const restored = `restored_${randomBytes(6).toString('hex')}`;

beforeAll(async () => {
  await makePerson();
  await db().transaction((tx) => enqueue(tx, 'remove-files', { names: ['ab'.repeat(16)] }));
  await onServer(inject('databaseUrl'), `create database ${restored} template template0`);
});
afterAll(async () => {
  await onServer(inject('databaseUrl'), `drop database if exists ${restored} with (force)`);
  rmSync(folder, { recursive: true });
});

/** Runs a command with `--json`. What it prints is JSON, apart from what it says on standard error. */
async function json(command: typeof runBackupCommand, settings: Partial<Env>, ...args: string[]) {
  const printed: string[] = [];
  const said: string[] = [];
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0),
  ];
  const code = await asOwnProcess(database, () => command([...args, '--json']), settings).finally(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return { code, printed: JSON.parse(printed.join('')), said: said.join('') };
}

test('with --json, backups and restores print one JSON value and nothing else', async () => {
  const place = path.join(folder, 'place');
  const made = await json(runBackupCommand, {}, '--to', place);
  expect(made).toMatchObject({ code: 0, printed: { id: expect.stringMatching(/^\d{4}-/), lost: [] }, said: '' });
  const { id, tables, files } = made.printed;
  const url = new URL(inject('databaseUrl'));
  url.pathname = restored;
  const back = await json(runRestoreCommand, { databaseUrl: url.href, dataDir: path.join(folder, 'other') }, '--from', place);
  expect(back).toMatchObject({ code: 0, printed: { id, tables, files, lost: [], sites: [], problem: null } });
  expect(back.printed.jobs).toBeGreaterThan(0);
  expect(back.said).toContain(`Looking for backups in ${place}.`);
});
