import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { userRoles } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { grantAdmin, isAdmin } from './accounts.ts';

useDatabase();

test('an admin is a row of user_roles, granted once, and gone with it', async () => {
  const boss = await makePerson({ email: 'boss@people.test' });
  expect(await grantAdmin(' Boss@People.TEST ', 'command line')).toBe(true);
  expect(await grantAdmin('boss@people.test', 'command line')).toBe(true);
  expect(await isAdmin(boss.id)).toBe(true);
  expect(await db().select().from(userRoles).where(eq(userRoles.userId, boss.id))).toMatchObject([
    { role: 'admin', grantedBy: 'command line' },
  ]);
  await db().delete(userRoles).where(eq(userRoles.userId, boss.id));
  expect(await isAdmin(boss.id)).toBe(false);
});

test('nobody becomes an admin without an account', async () => {
  expect(await grantAdmin('ghost@people.test', 'command line')).toBe(false);
});
