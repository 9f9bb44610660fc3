import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { log } from '../../base/log.ts';
import { db } from '../../db/connect.ts';
import { leads, mails } from '../../db/schema/index.ts';
import { folderStore } from '../../outside/storage/folder-store.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { liveProject } from '../../tests/helpers/projects.ts';
import { leadSchema } from '../leads/schema.ts';
import { withinLimit } from '../limits/limits.ts';
import { putInKeptForms, receiveForm } from './kept-forms.ts';
import { keptForms } from './queries.ts';

const database = useDatabase();

const folder = mkdtempSync(path.join(tmpdir(), 'sunup-kept-'));
const store = folderStore(folder);
const files = () => readdirSync(path.join(folder, 'kept-forms'));
beforeEach(() => rmSync(path.join(folder, 'kept-forms'), { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

const formOf = (projectId: string, message: string, more: { isSpam?: boolean; address?: string } = {}) => ({
  projectId,
  kind: 'contact' as const,
  page: '/contact',
  lead: leadSchema.parse({ name: 'Vera Visitor', phone: '(919) 555-0101', message }),
  isSpam: false,
  address: '203.0.113.9',
  ...more,
});
const inbox = async (projectId: string) =>
  (await db().select().from(leads).where(eq(leads.projectId, projectId)).orderBy(leads.createdAt, leads.id)).map(({ message }) => message);

test('while the database is there, a form is put into the inbox and not kept', async () => {
  const { projectId } = await liveProject('Straight Plumbing');
  expect(await receiveForm(formOf(projectId, 'Straight'), { store })).toBe('received');
  expect(await inbox(projectId)).toEqual(['Straight']);
  expect(await keptForms(folder)).toEqual({ count: 0, oldestAt: undefined });
});

test('while it’s away, forms are kept, and then put into the inbox once, in order, with the time they came', async () => {
  const { owner, projectId } = await liveProject('Away Plumbing');
  const before = new Date();
  const words = ['One', 'Two', 'Three'];
  await database.whileAway(async () => {
    for (const word of words) expect(await receiveForm(formOf(projectId, word), { store })).toBe('received');
    expect(await putInKeptForms(store)).toBe(0);
  });
  const after = new Date();
  const kept = await keptForms(folder);
  expect(kept.count).toBe(3);
  expect(kept.oldestAt?.getTime()).toBeGreaterThanOrEqual(before.getTime());
  expect(await putInKeptForms(store)).toBe(3);
  expect(await inbox(projectId)).toEqual(words);
  for (const { createdAt } of await db().select().from(leads).where(eq(leads.projectId, projectId)))
    expect(createdAt >= before && createdAt <= after).toBe(true);
  expect(await db().$count(mails, eq(mails.userId, owner.id))).toBeGreaterThanOrEqual(3);
  expect([files(), await putInKeptForms(store)]).toEqual([[], 0]);
});

test('a crash after the inbox has a form, before its file is gone, doesn’t double it', async () => {
  const { owner, projectId } = await liveProject('Crashed Plumbing');
  await database.whileAway(() => receiveForm(formOf(projectId, 'Crashed'), { store }));
  const crash = new Error('kill -9');
  await expect(putInKeptForms({ ...store, remove: () => Promise.reject(crash) })).rejects.toBe(crash);
  // The same words again are the same lead for ten minutes. That isn't what's tested here.
  await db().update(leads).set({ name: 'Renamed' }).where(eq(leads.projectId, projectId));
  const mailed = await db().$count(mails, eq(mails.userId, owner.id));
  expect([files().length, await putInKeptForms(store)]).toEqual([1, 1]);
  expect(await inbox(projectId)).toEqual(['Crashed']);
  expect(await db().$count(mails, eq(mails.userId, owner.id))).toBe(mailed);
});

test('a form that the database takes too late is kept as well, and is one lead', async () => {
  const { projectId } = await liveProject('Slow Plumbing');
  await db().transaction(async (tx) => {
    await tx.execute(sql`lock table leads in access exclusive mode`);
    const sent = receiveForm(formOf(projectId, 'Slow'), { store, waitMs: 300 });
    expect(await sent).toBe('received');
    expect(files()).toHaveLength(1);
  });
  await expect.poll(() => inbox(projectId)).toEqual(['Slow']);
  expect(await putInKeptForms(store)).toBe(1);
  expect(await inbox(projectId)).toEqual(['Slow']);
});

test('a form that’s thanked for isn’t refused afterwards: over the limit, it’s listed and not emailed', async () => {
  const { projectId } = await liveProject('Flooded Later Plumbing');
  await database.whileAway(() => receiveForm(formOf(projectId, 'Kept'), { store }));
  for (let n = 1; n <= 60; n++) await withinLimit('leadStored', `${projectId}|203.0.113.9`);
  expect(await receiveForm(formOf(projectId, 'Refused'), { store })).toBe('refused');
  expect(await putInKeptForms(store)).toBe(1);
  expect(await db().select().from(leads).where(eq(leads.projectId, projectId))).toMatchObject([{ message: 'Kept', isOverLimit: true }]);
});

test('possible spam is kept and marked', async () => {
  const { projectId } = await liveProject('Kept Spam Plumbing');
  await database.whileAway(() => receiveForm(formOf(projectId, 'Spam', { isSpam: true }), { store }));
  await putInKeptForms(store);
  expect(await db().select().from(leads).where(eq(leads.projectId, projectId))).toMatchObject([{ isSpam: true }]);
});

test('a damaged file is left for staff and doesn’t hold up the others, and forms of a deleted project are dropped', async () => {
  const { projectId } = await liveProject('Kept Plumbing');
  await database.whileAway(async () => {
    await receiveForm(formOf('0197a1c2-0000-7000-8000-000000000000', 'Gone'), { store });
    await receiveForm(formOf(projectId, 'Kept'), { store });
  });
  writeFileSync(path.join(folder, 'kept-forms', '0-damaged.json'), '{"format":');
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const failed = new Set<string>();
  expect([await putInKeptForms(store, failed), await putInKeptForms(store, failed)]).toEqual([2, 0]);
  expect(logged, 'not every five seconds').toHaveBeenCalledTimes(1);
  logged.mockRestore();
  expect([await inbox(projectId), files()]).toEqual([['Kept'], ['0-damaged.json']]);
});

test('a form that neither the database nor the disk takes has failed', async () => {
  const { projectId } = await liveProject('Full Disk Plumbing');
  const full = folderStore(path.join(folder, 'full'));
  mkdirSync(path.join(folder, 'full'));
  writeFileSync(path.join(folder, 'full', 'kept-forms'), 'a file where the folder would be');
  expect(await database.whileAway(() => receiveForm(formOf(projectId, 'Lost'), { store: full }))).toBe('failed');
  expect(await inbox(projectId)).toEqual([]);
});

test('kept forms leave room on the disk', async () => {
  const { projectId } = await liveProject('Nearly Full Disk Plumbing');
  const hasRoom = async (leastBytes?: number) => leastBytes === undefined;
  expect(await database.whileAway(() => receiveForm(formOf(projectId, 'Lost'), { store, hasRoom }))).toBe('failed');
  expect(await keptForms(folder)).toEqual({ count: 0, oldestAt: undefined });
});
