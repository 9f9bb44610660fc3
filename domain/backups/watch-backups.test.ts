import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { env } from '../../base/env.ts';
import { addBackup } from '../../tests/helpers/whole-setup.ts';
import { scrape } from '../health/metrics.ts';
import { noteLastBackup } from './watch-backups.ts';

const before = { ...env() };
const backupTo = mkdtempSync(path.join(tmpdir(), 'sunup-backups-'));
beforeAll(() => void Object.assign(env(), { backupTo }));
afterAll(() => {
  Object.assign(env(), before);
  rmSync(backupTo, { recursive: true });
});

const metric = async () => Number(/^sunup_last_backup_timestamp_seconds (\S+)$/m.exec((await scrape()).text)?.[1]);

test('the metric is the moment of the newest backup that lacks no file', async () => {
  await noteLastBackup();
  expect(await metric()).toBe(0);
  addBackup(backupTo, new Date('2026-11-27T06:30:00Z'));
  addBackup(backupTo, new Date('2026-11-28T06:30:00Z'), ['ab'.repeat(32)]);
  await noteLastBackup();
  expect(await metric()).toBe(Date.parse('2026-11-27T06:30:00Z') / 1000);
  addBackup(backupTo, new Date('2026-11-29T06:30:00Z'));
  await noteLastBackup();
  expect(await metric()).toBe(Date.parse('2026-11-29T06:30:00Z') / 1000);
});
