import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { mails, userRoles } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { isAdmin, makePerson } from '../../tests/helpers/people.ts';
import { auditOf } from '../admin/audit.ts';
import { notificationsOf } from '../notifications/list.ts';
import { openProject } from '../projects/projects.ts';
import { addAdmin, adminCandidate, adminsForAdmin, grantAdmin, revokeAdmin } from './admins.ts';

useDatabase();

test('the role is granted to a verified account, once, and the list shows who granted it', async () => {
  const mara = await makePerson({ firstName: 'Mara', admin: true });
  const [proved, unproved] = [await makePerson({ firstName: 'Ned' }), await makePerson({ proved: false })];
  const actor = `admin:${mara.id}`;
  expect(await adminCandidate(proved.email)).toEqual({ ok: true, ...proved, name: 'Ned Hollis', isCustomer: false });
  expect(await isAdmin(proved.id)).toBe(false);
  await openProject(proved.id);
  expect(await adminCandidate(proved.email)).toMatchObject({ isCustomer: true });
  expect(await addAdmin(proved.email, actor)).toEqual({ ok: true, email: proved.email });
  expect(await isAdmin(proved.id)).toBe(true);
  expect((await adminsForAdmin()).find(({ id }) => id === proved.id)).toMatchObject({ name: 'Ned Hollis', grantedBy: 'Mara Hollis' });
  expect(await addAdmin(proved.email, actor)).toMatchObject({
    ok: false,
    code: 'already-admin',
    message: 'They’re already an administrator.',
  });
  expect(await addAdmin(unproved.email, actor)).toMatchObject({
    ok: false,
    code: 'account-unverified',
    message: 'This account’s email isn’t verified yet.',
  });
  expect(await isAdmin(unproved.id)).toBe(false);
  expect(await addAdmin('nobody@people.test', actor)).toMatchObject({ ok: false });
  expect(await auditOf(`user:${proved.id}`)).toMatchObject([{ actor, action: 'role.grant' }]);
});

test('the role can be removed, which is recorded, but never from the last admin', async () => {
  await db().delete(userRoles);
  const [one, other] = [await makePerson({ admin: true }), await makePerson({ admin: true })];
  expect(await revokeAdmin(other.id, `admin:${one.id}`)).toEqual({ ok: true, email: other.email });
  expect(await isAdmin(other.id)).toBe(false);
  expect((await auditOf(`user:${other.id}`)).map(({ action }) => action)).toEqual(['role.grant', 'role.revoke']);
  expect(await revokeAdmin(other.id, `admin:${one.id}`)).toMatchObject({
    ok: false,
    code: 'not-admin',
    message: 'They’re not an administrator.',
  });
  expect(await revokeAdmin(one.id, `admin:${one.id}`)).toMatchObject({ ok: false });
  expect(await isAdmin(one.id)).toBe(true);
});

test('someone who gets or loses the role is notified in the portal and by email, each time', async () => {
  const mara = await makePerson({ firstName: 'Mara', admin: true });
  const ned = await makePerson({ firstName: 'Ned' });
  for (let round = 0; round < 2; round++) {
    await addAdmin(ned.email, `admin:${mara.id}`);
    await revokeAdmin(ned.id, `admin:${mara.id}`);
  }
  const [given, taken] = ['You’re an administrator', 'You’re no longer an administrator'];
  expect((await notificationsOf(ned.id)).map(({ title }) => title)).toEqual([taken, given, taken, given]);
  const sent = await db().select().from(mails).where(eq(mails.recipient, ned.email)).orderBy(mails.id);
  expect(sent.map(({ template, props }) => [template, (props as { event: string }).event])).toEqual([
    ['security-notice', 'admin-granted'],
    ['security-notice', 'admin-revoked'],
    ['security-notice', 'admin-granted'],
    ['security-notice', 'admin-revoked'],
  ]);
});

test('two admins who remove each other at the same moment leave one', async () => {
  for (let round = 0; round < 5; round++) {
    await db().delete(userRoles);
    const [one, other] = [await makePerson({ admin: true }), await makePerson({ admin: true })];
    const outcomes = await Promise.all([revokeAdmin(other.id, `admin:${one.id}`), revokeAdmin(one.id, `admin:${other.id}`)]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await db().$count(userRoles, eq(userRoles.role, 'admin'))).toBe(1);
  }
});

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

test('no one becomes an admin without an account', async () => {
  expect(await grantAdmin('ghost@people.test', 'command line')).toBe(false);
});
