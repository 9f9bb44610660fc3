import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { mails, passkeys } from '../../db/schema/index.ts';
import { AccountBrowser } from '../../tests/helpers/account-browser.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makeSignedIn } from '../../tests/helpers/signed-in.ts';
import { addPasskey, beginPasskey, beginPasskeyLogin, logInWithPasskey, passkeysOf, removePasskey } from './passkeys.ts';

// Real passkeys are made and used in tests/e2e/security.spec.ts, by the browser's own authenticator.
useDatabase();

async function withPasskey() {
  const person = await makeSignedIn();
  const [row] = await db()
    .insert(passkeys)
    .values({
      userId: person.id,
      name: 'My phone',
      publicKey: 'AAAA',
      credentialID: `credential-of-${person.id}`,
      counter: 0,
      deviceType: 'multiDevice',
      backedUp: true,
      aaguid: 'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4',
    })
    .returning({ id: passkeys.id });
  return { person, passkeyId: row?.id ?? '' };
}

test('passkeys are listed for their owner, with who keeps them', async () => {
  const { person } = await withPasskey();
  expect(await passkeysOf(person.id)).toMatchObject([{ name: 'My phone', keeper: 'Google Password Manager' }]);
  expect(await passkeysOf((await makeSignedIn()).id)).toEqual([]);
});

test("a passkey is removed by its owner alone, who is told; another's is not there", async () => {
  const { person, passkeyId } = await withPasskey();
  expect(await removePasskey((await makeSignedIn()).id, passkeyId)).toBe(false);
  expect(await passkeysOf(person.id)).toHaveLength(1);
  expect(await removePasskey(person.id, passkeyId)).toBe(true);
  expect(await removePasskey(person.id, passkeyId)).toBe(false);
  const [mail] = await db().select({ props: mails.props }).from(mails).where(eq(mails.template, 'security-notice'));
  expect(mail?.props).toMatchObject({ event: 'passkey-removed', detail: 'My phone' });
});

test('a device must check who holds it, to add a passkey and to login with one', async () => {
  const { person } = await withPasskey();
  const added = await beginPasskey(person.headers);
  expect(added.options).toMatchObject({
    rp: { id: 'localhost', name: 'Sunup' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ id: `credential-of-${person.id}` }],
  });
  const login = await beginPasskeyLogin(new AccountBrowser());
  expect(login?.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  // Nobody is named: the passkey says who it is.
  expect(login?.options.allowCredentials).toBeUndefined();
});

test('the cookie that an answer is bound to is ours alone', async () => {
  const login = await beginPasskeyLogin(new AccountBrowser());
  const [cookie = ''] = login?.headers.getSetCookie() ?? [];
  expect(cookie).toMatch(/^passkey=/);
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
});

test('made-up answers sign nobody in and add nothing', async () => {
  const { person } = await withPasskey();
  const browser = new AccountBrowser();
  const login = await beginPasskeyLogin(browser);
  browser.take(login?.headers);
  for (const response of [{ id: `credential-of-${person.id}` }, { id: 'nobody', rawId: 'nobody', type: 'public-key', response: {} }])
    expect(await logInWithPasskey(response, browser)).toEqual({
      ok: false,
      message: 'This passkey was not accepted. Log in with your password instead.',
    });
  expect(await addPasskey(person.id, 'Another', { id: 'x' }, { address: browser.address, headers: person.headers })).toMatchObject({
    ok: false,
  });
  expect(await passkeysOf(person.id)).toHaveLength(1);
});
