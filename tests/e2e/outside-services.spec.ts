import { expect } from '@playwright/test';
import { demoAccounts } from '../../content/demo-accounts.ts';
import { startWriterEndpoint, type WriterEndpoint } from '../../outside/fakes/writer/server.ts';
import { mailTo, startTestServer, type TestServer } from '../harness/server.ts';
import { logIn } from '../helpers/log-in.ts';
import { test } from '../helpers/new-page.ts';
import { type OidcProvider, startOidcProvider } from '../helpers/oidc-provider.ts';
import { ageLogins } from '../helpers/server-database.ts';
import { judge } from '../helpers/visitor.ts';

let provider: OidcProvider;
let endpoint: WriterEndpoint;
let server: TestServer;
test.beforeAll(async () => {
  provider = await startOidcProvider();
  endpoint = await startWriterEndpoint();
  const { issuer, clientId, clientSecret, name } = provider.settings;
  server = await startTestServer({
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_NAME: name,
    WRITER_URL: endpoint.url,
    WRITER_KEY: 'key',
    WRITER_MODEL: 'model',
  });
});
test.afterAll(async () => {
  await server.stop();
  await provider.stop();
  await endpoint.stop();
});

const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? '';

test('a new person logs in through the provider, and confirms themselves with an emailed code', async ({ page }) => {
  provider.person = { sub: 'nina', email: 'nina@provider.test', email_verified: true, given_name: 'Nina', family_name: 'Ortiz' };
  await page.goto(`${server.url}/auth?next=/portal/settings/security`);
  await judge(page);
  await page.getByRole('link', { name: 'Continue with Acme' }).click();
  await page.waitForURL('**/portal/settings/security');
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  await expect(page.getByText('Your account has no password, so you can’t unlink this yet.')).toBeVisible();

  await ageLogins(server);
  await page.goto(`${server.url}/auth/confirm?next=/portal/settings`);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await judge(page);
  const code = codeIn((await mailTo(server, 'nina@provider.test', /is your Sunup code/)).subject);
  await expect(page.getByLabel('Six-digit code')).toBeFocused();
  await page.keyboard.type(code === '000000' ? '111111' : '000000');
  await expect(page.getByText('That code is wrong or expired.')).toBeVisible();
  await page.getByLabel('Six-digit code').fill(code);
  await page.waitForURL('**/portal/settings');
});

test('an email with an account is asked to link; linked in the settings, the provider works for login until it’s unlinked', async ({
  page,
}) => {
  provider.person = { sub: 'owner', email: demoAccounts.owner, email_verified: true, name: 'Dana Hollis' };
  await page.goto(`${server.url}/auth`);
  await page.getByRole('link', { name: 'Continue with Acme' }).click();
  await expect(page.locator('#content').getByText('then link Acme under Settings, Security.')).toBeVisible();
  await judge(page);
  await logIn(page, server, demoAccounts.owner);
  await page.goto(`${server.url}/portal/settings/security`);
  // A page that is being left hears of the change, too. The message it shows in its last moment belongs to the next page.
  const acknowledgment = '**/api/toasts/shown';
  await page.route(acknowledgment, (route) => route.abort());
  await page.getByRole('button', { name: 'Link Acme' }).click();
  await expect(page.getByText('Acme is linked.')).toBeVisible();
  await page.unroute(acknowledgment);
  await page.reload();
  await expect(page.getByText('Acme is linked.')).toBeVisible();
  await judge(page);

  await page.context().clearCookies();
  await page.goto(`${server.url}/auth?next=/portal/settings/security`);
  await page.getByRole('link', { name: 'Continue with Acme' }).click();
  await page.waitForURL('**/portal/settings/security');
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await page.getByRole('button', { name: 'Unlink Acme' }).click();
  await expect(page.getByText('Acme unlinked')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Link Acme' })).toBeVisible();
});

const quote = 'lantern polishing runs folks $90, pop it in';
const other = 'kettle fluffing runs folks $12, pop it in';

test('a model reads what the rules can’t, and nothing happens without a yes', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  await logIn(page, server, demoAccounts.owner);
  const read = async (text: string) => {
    await page.getByRole('textbox', { name: 'What should change?' }).fill(text);
    await page.getByRole('button', { name: 'See what we can do now' }).click();
    await expect(page.getByText(/^We found /)).toBeVisible();
  };
  await page.goto(`${server.url}/portal/request`);
  endpoint.behave({ kind: 'reads', wishes: [{ quote, wish: { do: 'add-service', name: 'Lantern polishing', price: '$90' } }] });
  await read(`${quote}. write something nice about my dad`);
  const button = page.getByRole('button', { name: 'Add service: Lantern polishing, $90' });
  await expect(button).toBeVisible();
  await expect(page.getByRole('region', { name: /^We’ll make these/ }).getByRole('textbox')).toHaveValue(
    'write something nice about my dad',
  );
  await expect(page.getByText(/^Saved as version/)).toHaveCount(0);
  await button.click();
  await expect(page.getByText(/^Saved as version \d+\.$/)).toHaveCount(1);

  // What became of its parts is still there after another screen.
  await page.goto(`${server.url}/portal`);
  await page.goBack();
  await expect(page.getByText(/^Saved as version \d+\.$/)).toHaveCount(1);
  await page.getByRole('button', { name: 'Write another request' }).click();
  endpoint.behave({ kind: 'reads', wishes: [{ quote: other, wish: { do: 'add-service', name: 'Kettle fluffing', price: '$9' } }] });
  await read(`${other}. sing about my dad`);
  await expect(page.getByRole('button', { name: /^Add service/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: /^We’ll make these/ }).getByRole('textbox')).toHaveValue(/kettle fluffing.* dad$/);
});
