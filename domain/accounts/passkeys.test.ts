import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { mails, passkeys, verifications } from '../../db/schema/index.ts';
import { AccountBrowser } from '../../tests/helpers/account-browser.ts';
import { Authenticator, type Lies } from '../../tests/helpers/authenticator.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makeSignedIn } from '../../tests/helpers/signed-in.ts';
import { cookiesAfter } from './cookies.ts';
import { addPasskey, beginPasskey, beginPasskeyLogin, logInWithPasskey, passkeysOf, removePasskey } from './passkeys.ts';

// tests/e2e/one-server/security.spec.ts uses a browser's own authenticator.
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
  expect(await passkeysOf(person.id)).toMatchObject([{ name: 'My phone', manager: 'Google Password Manager' }]);
  expect(await passkeysOf((await makeSignedIn()).id)).toEqual([]);
});

test('only its owner can remove a passkey, and is notified; another person’s passkey looks missing', async () => {
  const { person, passkeyId } = await withPasskey();
  expect(await removePasskey((await makeSignedIn()).id, passkeyId)).toBe(false);
  expect(await passkeysOf(person.id)).toHaveLength(1);
  expect(await removePasskey(person.id, passkeyId)).toBe(true);
  expect(await removePasskey(person.id, passkeyId)).toBe(false);
  const [mail] = await db().select({ props: mails.props }).from(mails).where(eq(mails.template, 'security-notice'));
  expect(mail?.props).toMatchObject({ event: 'passkey-removed', detail: 'My phone' });
});

/** A person and a device whose passkey is in their account. */
async function withDevice() {
  const person = await makeSignedIn();
  const device = new Authenticator();
  const begun = await beginPasskey(person);
  const requester = { address: '203.0.113.7', headers: cookiesAfter(person.headers, begun.headers) };
  expect(await addPasskey(person.id, 'My phone', device.make(begun.options), requester)).toEqual({ ok: true });
  return { person, device };
}

async function logInWith(device: Authenticator, lies: Lies = {}, browser = new AccountBrowser()) {
  const begun = await beginPasskeyLogin(browser);
  browser.take(begun?.headers);
  const result = await logInWithPasskey(device.use(begun?.options ?? {}, lies), browser);
  if (result.ok) browser.take(result.headers);
  return { result, browser };
}

const notAccepted = { ok: false, code: 'passkey-invalid', message: 'That passkey didn’t work. Log in with your password instead.' };

test('adding a passkey and logging in with one both require user verification on the device', async () => {
  const { person } = await withPasskey();
  const added = await beginPasskey(person);
  expect(added.options).toMatchObject({
    rp: { id: 'localhost', name: 'Sunup' },
    user: { name: person.email },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ id: `credential-of-${person.id}` }],
  });
  const login = await beginPasskeyLogin(new AccountBrowser());
  expect(login?.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  // No name is sent: the passkey identifies the person.
  expect(login?.options).not.toHaveProperty('allowCredentials', expect.anything());
});

test('a passkey logs its owner in without a second factor, and adding it emails the owner', async () => {
  const { person, device } = await withDevice();
  const { result, browser } = await logInWith(device);
  expect(result.ok).toBe(true);
  expect(await browser.viewer()).toMatchObject({ user: { id: person.id, factors: ['passkey'] }, session: { aal: 'aal2' } });
  const [mail] = await db().select().from(mails).where(eq(mails.userId, person.id)).orderBy(desc(mails.id)).limit(1);
  expect(mail).toMatchObject({ template: 'security-notice', props: { event: 'passkey-added', detail: 'My phone' } });
});

test.each<[string, Lies]>([
  ['another site', { origin: 'https://evil.example' }],
  ['another host of the passkey', { rpId: 'evil.example' }],
  ['another challenge', { challenge: Buffer.from('made up').toString('base64url') }],
  ['a device that did not check who holds it', { userVerified: false }],
  ['a counter that went back, as of a copy', { counter: 1 }],
])('an answer from %s is refused', async (_name, lies) => {
  const { person, device } = await withDevice();
  expect((await logInWith(device)).result.ok).toBe(true);
  expect((await logInWith(device)).result.ok).toBe(true);
  const { result, browser } = await logInWith(device, lies);
  expect(result).toEqual(notAccepted);
  expect(await browser.viewer()).toBeUndefined();
  if (lies.counter) return;
  const begun = await beginPasskey(person);
  const requester = { address: '203.0.113.7', headers: cookiesAfter(person.headers, begun.headers) };
  expect(await addPasskey(person.id, 'Another', new Authenticator().make(begun.options, lies), requester)).toMatchObject({ ok: false });
});

test('a counter may use all 32 bits', async () => {
  const { person, device } = await withDevice();
  for (const counter of [2_147_483_647, 2_147_483_648, 4_294_967_295]) {
    expect((await logInWith(device, { counter })).result.ok).toBe(true);
    const [row] = await db().select({ counter: passkeys.counter }).from(passkeys).where(eq(passkeys.userId, person.id));
    expect(row?.counter).toBe(counter);
  }
  expect((await logInWith(device, { counter: 4_294_967_294 })).result).toEqual(notAccepted);
});

test('a challenge works once, only in its browser and only for its purpose', async () => {
  const { person, device } = await withDevice();
  const browser = new AccountBrowser();
  const begun = await beginPasskeyLogin(browser);
  browser.take(begun?.headers);
  const response = device.use(begun?.options ?? {});
  expect(await logInWithPasskey(response, new AccountBrowser())).toEqual(notAccepted);
  expect((await logInWithPasskey(response, browser)).ok).toBe(true);
  expect(await logInWithPasskey(device.use(begun?.options ?? {}), browser)).toEqual(notAccepted);
  // A login's challenge can't add a passkey, and one person's challenge can't add one to another's account.
  const login = await beginPasskeyLogin(browser);
  const adding = { rp: { id: 'localhost' }, ...login?.options };
  const requester = { address: browser.address, headers: cookiesAfter(person.headers, login?.headers ?? new Headers()) };
  expect(await addPasskey(person.id, 'Another', new Authenticator().make(adding), requester)).toMatchObject({ ok: false });
  const stranger = await makeSignedIn();
  const theirs = await beginPasskey(stranger);
  requester.headers = cookiesAfter(person.headers, theirs.headers);
  expect(await addPasskey(person.id, 'Another', new Authenticator().make(theirs.options), requester)).toMatchObject({ ok: false });
  expect(await passkeysOf(person.id)).toHaveLength(1);
});

test('a challenge expires after five minutes', async () => {
  const { device } = await withDevice();
  const browser = new AccountBrowser();
  const begun = await beginPasskeyLogin(browser);
  browser.take(begun?.headers);
  await db()
    .update(verifications)
    .set({ expiresAt: new Date(Date.now() - 1) });
  expect(await logInWithPasskey(device.use(begun?.options ?? {}), browser)).toEqual(notAccepted);
});

test('a passkey of another account can’t be added', async () => {
  const { device } = await withDevice();
  const stranger = await makeSignedIn();
  const begun = await beginPasskey(stranger);
  const requester = { address: '203.0.113.8', headers: cookiesAfter(stranger.headers, begun.headers) };
  expect(await addPasskey(stranger.id, 'Mine', device.make(begun.options), requester)).toMatchObject({ ok: false });
  expect(await passkeysOf(stranger.id)).toEqual([]);
});

test('the cookie that a response is bound to is for our host alone', async () => {
  const login = await beginPasskeyLogin(new AccountBrowser());
  const [cookie = ''] = login?.headers.getSetCookie() ?? [];
  expect(cookie).toMatch(/^passkey=/);
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
});

test('made-up responses log no one in and add nothing', async () => {
  const { person } = await withPasskey();
  const browser = new AccountBrowser();
  const login = await beginPasskeyLogin(browser);
  browser.take(login?.headers);
  for (const response of [{ id: `credential-of-${person.id}` }, { id: 'nobody', rawId: 'nobody', type: 'public-key', response: {} }])
    expect(await logInWithPasskey(response, browser)).toEqual(notAccepted);
  expect(await addPasskey(person.id, 'Another', { id: 'x' }, { address: browser.address, headers: person.headers })).toMatchObject({
    ok: false,
  });
  expect(await passkeysOf(person.id)).toHaveLength(1);
});
