import { subSeconds } from 'date-fns';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { sessions } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makeSignedIn } from '../../tests/helpers/signed-in.ts';
import { removeExpiredSessions } from './expired-sessions.ts';

useDatabase();

test('a session that is over is removed with what it noted, and no other', async () => {
  const [over, open] = [await makeSignedIn(), await makeSignedIn()];
  const [session] = await db().select().from(sessions).where(eq(sessions.userId, over.id));
  const end = session?.expiresAt ?? new Date(0);
  await db()
    .update(sessions)
    .set({ expiresAt: subSeconds(end, 60) })
    .where(eq(sessions.userId, over.id));
  expect(await removeExpiredSessions(subSeconds(end, 61))).toBe(0);
  expect(await removeExpiredSessions(subSeconds(end, 60))).toBe(1);
  expect(await db().$count(sessions, eq(sessions.userId, over.id))).toBe(0);
  expect(await db().$count(sessions, eq(sessions.userId, open.id))).toBe(1);
});
