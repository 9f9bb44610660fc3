import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { env } from '../../base/env.ts';
import { db } from '../../db/connect.ts';
import { twoFactors } from '../../db/schema/index.ts';
import { must } from '../../tests/harness/must.ts';
import { appOf } from '../../tests/helpers/authenticator-app.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makeSignedIn } from '../../tests/helpers/signed-in.ts';
import { bookingIdIn, callSecret } from '../bookings/link.ts';
import { addressOfLink, unsubscribeUrl } from '../mails/opt-outs.ts';
import { orderIdIn, secretOf } from '../orders/orders.ts';
import { resetAuth } from './auth.ts';
import { guestAccountUrl, isKeyFor } from './guest-link.ts';
import { followSecret } from './secret-rotation.ts';
import { currentSession } from './sessions.ts';
import { beginTwoFactor, isTwoFactorReadable, turnOnTwoFactor, twoFactorOf, twoFactorSetup } from './two-factor.ts';

useDatabase();
const before = { ...env() };
const newSecret = 'iS7Wd0c2b8Nq4Yk6Lr1Tz9Xv3Hm5Gp0Jf2Ua8Eo4Qw=';
afterEach(() => {
  Object.assign(env(), before);
  resetAuth();
});

function changeSecret(): void {
  Object.assign(env(), { authSecret: newSecret, oldAuthSecret: before.authSecret });
  resetAuth();
}

test('apps and backup codes work with the new secret, also when the old one is gone', async () => {
  const person = await makeSignedIn();
  await beginTwoFactor(person.id);
  const app = appOf((await twoFactorSetup(person.id, person.email))?.text ?? '');
  must(await turnOnTwoFactor(person.id, (await currentSession(person.headers))?.id ?? '', await app.now()));
  changeSecret();
  expect(await isTwoFactorReadable(person.id)).toBe(false);
  await followSecret();
  Object.assign(env(), { oldAuthSecret: undefined });
  expect(await isTwoFactorReadable(person.id)).toBe(true);
  expect(await twoFactorOf(person.id)).toEqual({ isOn: true, codesLeft: 10 });
  const stored = () => db().query.twoFactors.findFirst({ where: eq(twoFactors.userId, person.id) });
  const once = await stored();
  await followSecret();
  expect(await stored()).toEqual(once);
});

const id = '0198c0de-0000-7000-8000-000000000001';
const links = {
  unsubscribe: () => {
    const { searchParams } = new URL(unsubscribeUrl('dana@people.test'));
    return () => addressOfLink(searchParams.get('to') ?? '', searchParams.get('key') ?? '');
  },
  call: () => {
    const secret = callSecret(id);
    return () => bookingIdIn(secret);
  },
  order: () => {
    const secret = secretOf(id);
    return () => orderIdIn(secret);
  },
  guest: () => {
    const key = new URL(guestAccountUrl(id, 'dana@people.test')).searchParams.get('key') ?? '';
    return () => isKeyFor(key, id, 'dana@people.test') || undefined;
  },
};

test.each(Object.entries(links))('a link in an email (%s) works while the old secret is given, and no longer', (_, make) => {
  const open = make();
  expect(open()).toBeTruthy();
  changeSecret();
  expect(open()).toBeTruthy();
  Object.assign(env(), { oldAuthSecret: undefined });
  expect(open()).toBeUndefined();
  // New ones are signed with the new secret.
  expect(make()()).toBeTruthy();
});
