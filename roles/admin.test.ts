import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../db/connect.ts';
import { auditLog, mails, twoFactors, userRoles, users } from '../db/schema/index.ts';
import { asOwnProcess, outputOf } from '../tests/helpers/command-output.ts';
import { useDatabase } from '../tests/helpers/database.ts';
import { isAdmin, makePerson } from '../tests/helpers/people.ts';
import { runAdminCommand } from './admin.ts';

const database = useDatabase();

const run = (...args: string[]) => asOwnProcess(database, () => outputOf(() => runAdminCommand(args)));

test('an account is made an admin by its email, and repeating it is harmless', async () => {
  const person = await makePerson();
  const granted = { code: 0, output: `${person.email} is an admin now.\n` };
  expect(await run('grant', person.email)).toEqual(granted);
  expect(await run('grant', person.email)).toEqual(granted);
  expect(await isAdmin(person.id)).toBe(true);
});

test('an email without an account is answered with what to do', async () => {
  expect(await run('grant', 'ghost@people.test')).toEqual({
    code: 1,
    output: 'There’s no account for ghost@people.test. Sign up first, then run this again.\n',
  });
});

test('an account whose email no one verified isn’t made an admin, unless the operator is sure', async () => {
  const person = await makePerson({ proved: false });
  const refused = await run('grant', person.email);
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(/^No one has verified .+ yet, so someone else may have signed up with it\./);
  expect(await isAdmin(person.id)).toBe(false);
  expect((await run('grant', person.email, '--unverified')).code).toBe(0);
  expect(await isAdmin(person.id)).toBe(true);
});

test('admins are listed and revoked, except for the last one', async () => {
  const admins = [await makePerson({ admin: true }), await makePerson({ admin: true })];
  const { code, output } = await run('list');
  expect(code).toBe(0);
  for (const { email } of admins)
    expect(output).toMatch(new RegExp(`^${email}, since \\d{4}-\\d\\d-\\d\\d, without two-factor authentication$`, 'm'));
  expect(await run('revoke', admins[0]?.email ?? '')).toEqual({ code: 0, output: `${admins[0]?.email} is no longer an admin.\n` });
  expect(await isAdmin(admins[0]?.id ?? '')).toBe(false);
  const [last, ...others] = (await db().select().from(userRoles)).map(({ userId }) => userId);
  for (const userId of others) await db().delete(userRoles).where(eq(userRoles.userId, userId));
  const [kept] = await db()
    .select()
    .from(users)
    .where(eq(users.id, last ?? ''));
  expect(await run('revoke', kept?.email ?? '')).toEqual({
    code: 1,
    output: 'You can’t remove the last administrator. Add another one first.\n',
  });
});

test('two-factor is turned off for someone who lost it; they get an email, and it’s in the audit log', async () => {
  const person = await makePerson();
  await db().insert(twoFactors).values({ userId: person.id, secret: 'of a lost AUTH_SECRET', backupCodes: '' });
  await db().update(users).set({ twoFactorEnabled: true }).where(eq(users.id, person.id));
  expect(await run('reset-two-factor', person.email)).toEqual({
    code: 0,
    output: `Two-factor authentication is off for ${person.email}. They can set it up again after they log in.\n`,
  });
  expect((await run('reset-two-factor', person.email)).output).toBe(`Two-factor authentication is off for ${person.email} already.\n`);
  expect((await run('reset-two-factor', 'ghost@people.test')).code).toBe(1);
  expect(await db().$count(twoFactors, eq(twoFactors.userId, person.id))).toBe(0);
  expect(await db().$count(mails, eq(mails.recipient, person.email))).toBe(1);
  const [entry] = await db()
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `user:${person.id}`));
  expect(entry).toMatchObject({ actor: 'command line', action: 'two-factor.reset' });
});

test.each([
  [[]],
  [['grant']],
  [['promote', 'x@people.test']],
  [['grant', 'a@people.test', 'b@people.test']],
  [['grant', '--unverified']],
  [['list', 'a@people.test']],
  [['revoke', 'a@people.test', '--unverified']],
])('%j is answered with how to use it', async (args) => {
  const { code, output } = await run(...args);
  expect([code, output.split('\n')[0]]).toEqual([2, 'Usage: npm run admin -- COMMAND']);
});
