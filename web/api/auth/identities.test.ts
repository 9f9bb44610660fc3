import { beforeAll, expect, test } from 'vitest';
import type { AuthBrowser } from '../../../tests/helpers/auth-browser.ts';
import { useDatabase } from '../../../tests/helpers/database.ts';
import { member } from '../../../tests/helpers/members.ts';

useDatabase();

// The first hash is slow while the library warms up; no test is to blame for it.
beforeAll(async () => {
  await member();
});

test('the last way in stays; another’s is none', async () => {
  const { browser } = await member();
  const stranger = await member();
  const { identities } = (await browser.get('/api/auth/identities')).body;
  expect(identities).toEqual([{ id: expect.any(String), provider: 'email', created_at: expect.any(String) }]);
  const remove = (who: AuthBrowser) => who.call('DELETE', `/api/auth/identities/${identities[0].id}`);
  expect((await remove(stranger.browser)).body.error_code).toBe('identity_not_found');
  expect((await remove(browser)).body.error_code).toBe('single_identity_not_deletable');
  expect((await browser.call('DELETE', '/api/auth/identities/none')).body.error_code).toBe('identity_not_found');
});

test('without a provider there is none to go to', async () => {
  const { browser } = await member();
  for (const answer of [
    await browser.get('/api/auth/authorize?provider=oidc'),
    await browser.post('/api/auth/sso', { provider: 'oidc' }),
    await browser.post('/api/auth/identities', { provider: 'oidc' }),
    await browser.get('/api/auth/callback/oidc?code=x&state=y'),
  ])
    expect(answer).toMatchObject({ status: 404, body: { error_code: 'provider_disabled' } });
});
