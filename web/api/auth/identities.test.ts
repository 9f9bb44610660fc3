import { beforeAll, expect, test } from 'vitest';
import { db } from '../../../db/connect.ts';
import { passkeys } from '../../../db/schema/index.ts';
import type { AuthBrowser } from '../../../tests/helpers/auth-browser.ts';
import { useDatabase } from '../../../tests/helpers/database.ts';
import { member } from '../../../tests/helpers/members.ts';

useDatabase();

// The first hash is slow while the library warms up. Don't count it against a test.
beforeAll(async () => {
  await member();
});

test('the last way to log in can’t be removed, and another person’s isn’t found', async () => {
  const { browser } = await member();
  const stranger = await member();
  const { identities } = (await browser.get('/api/auth/identities')).body;
  expect(identities).toEqual([{ id: expect.any(String), provider: 'email', created_at: expect.any(String) }]);
  const remove = (who: AuthBrowser) => who.call('DELETE', `/api/auth/identities/${identities[0].id}`);
  expect((await remove(stranger.browser)).body.error_code).toBe('identity_not_found');
  expect((await remove(browser)).body.error_code).toBe('single_identity_not_deletable');
  expect((await browser.call('DELETE', '/api/auth/identities/none')).body.error_code).toBe('identity_not_found');
});

test('the last identity stays even with passkeys, which can all be removed', async () => {
  const { browser, id } = await member();
  await db()
    .insert(passkeys)
    .values({ userId: id, publicKey: 'AAAA', credentialID: id, counter: 0, deviceType: 'multiDevice', backedUp: true });
  const { identities } = (await browser.get('/api/auth/identities')).body;
  const { factors } = (await browser.get('/api/auth/factors')).body;
  expect((await browser.call('DELETE', `/api/auth/identities/${identities[0].id}`)).body.error_code).toBe('single_identity_not_deletable');
  expect((await browser.call('DELETE', `/api/auth/factors/${factors[0].id}`)).status).toBe(200);
});

test('without a provider there’s no provider login', async () => {
  const { browser } = await member();
  for (const answer of [
    await browser.get('/api/auth/authorize?provider=oidc'),
    await browser.post('/api/auth/sso', { provider: 'oidc' }),
    await browser.post('/api/auth/identities', { provider: 'oidc' }),
    await browser.get('/api/auth/callback/oidc?code=x&state=y'),
  ])
    expect(answer).toMatchObject({ status: 404, body: { error_code: 'provider_disabled' } });
});
