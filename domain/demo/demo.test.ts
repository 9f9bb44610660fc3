import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { demoAccounts } from '../../content/demo-accounts.ts';
import { db } from '../../db/connect.ts';
import { projects, users } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { isAdmin, logIn } from '../accounts/accounts.ts';
import { latestProjectOf } from '../projects/queries.ts';
import { newestVersion } from '../projects/versions.ts';
import { fillDemo } from './demo.ts';

useDatabase();

async function account(email: string) {
  const [user] = await db().select().from(users).where(eq(users.email, email));
  if (!user) throw new Error(`There is no account ${email}.`);
  return user;
}

test('an empty database gets an admin, a draft to judge and a live site, all of whom can sign in', async () => {
  await fillDemo();
  const [admin, owner, liveOwner] = [
    await account(demoAccounts.admin),
    await account(demoAccounts.owner),
    await account(demoAccounts.liveOwner),
  ];
  expect([await isAdmin(admin.id), await isAdmin(owner.id), await isAdmin(liveOwner.id)]).toEqual([true, false, false]);
  expect(await latestProjectOf(owner.id)).toMatchObject({ state: 'draft_ready', name: 'Hollis & Daughter Plumbing' });
  expect(await latestProjectOf(liveOwner.id)).toMatchObject({ state: 'live', slug: 'marigold-hair-room' });
  for (const email of [demoAccounts.admin, demoAccounts.owner, demoAccounts.liveOwner])
    expect((await logIn({ email, password: demoAccounts.password }, { address: '127.0.0.1', headers: new Headers() })).ok).toBe(true);
});

test('both demo sites pass their gate', async () => {
  for (const { id } of await db().select({ id: projects.id }).from(projects)) {
    const version = await newestVersion(id, true);
    expect(version?.gate.checks.filter(({ status }) => status === 'fail')).toEqual([]);
  }
});

test('filling again changes nothing', async () => {
  const before = await db().select().from(projects).orderBy(projects.id);
  await fillDemo();
  expect(await db().select().from(projects).orderBy(projects.id)).toEqual(before);
  expect(await db().$count(users)).toBe(3);
});

test('a fill cut short by a kill is finished by the next start', async () => {
  await db().delete(users).where(eq(users.email, demoAccounts.admin));
  await db().delete(users).where(eq(users.email, demoAccounts.liveOwner));
  await fillDemo();
  expect(await latestProjectOf((await account(demoAccounts.liveOwner)).id)).toMatchObject({ state: 'live' });
  expect(await isAdmin((await account(demoAccounts.admin)).id)).toBe(true);
  expect(await db().$count(projects)).toBe(2);
});

test('a database with accounts of its own is left alone', async () => {
  await db().delete(users);
  await db().insert(users).values({ name: 'Real Person', email: 'real@people.test' });
  await fillDemo();
  expect(await db().$count(users)).toBe(1);
});
