import { tmpdir } from 'node:os';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { notifications } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { diskHasRoom, notifyOfFullDisk } from './disk.ts';

useDatabase();

const none = 1;
const endless = Number.MAX_SAFE_INTEGER;

test('a disk has room if it has the requested free space', async () => {
  expect(await diskHasRoom(none, tmpdir())).toBe(true);
  expect(await diskHasRoom(endless, tmpdir())).toBe(false);
  expect(await diskHasRoom(endless, '/no/such/folder')).toBe(true);
});

test('staff are notified of a full disk once a day, and never of one with room', async () => {
  const admin = await makePerson({ admin: true });
  const noticeCount = async () => (await db().select().from(notifications).where(eq(notifications.userId, admin.id))).length;
  await notifyOfFullDisk(none, tmpdir());
  expect(await noticeCount()).toBe(0);
  const [today, tomorrow] = [new Date('2026-11-22T15:00:00Z'), new Date('2026-11-23T15:00:00Z')];
  for (const now of [today, today, tomorrow]) await notifyOfFullDisk(endless, tmpdir(), now);
  expect(await noticeCount()).toBe(2);
});
