import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { logInByForm } from '../../helpers/by-form.ts';
import { logIn } from '../../helpers/log-in.ts';
import { onDatabase } from '../../helpers/server-database.ts';
import { sharedServer, test } from '../../helpers/shared-server.ts';
import { scriptsRun } from '../../helpers/visitor.ts';

const server = sharedServer();

/** From now on, the server's answers to this page's scripts come from another build. */
async function update(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    await route.fulfill({ response, headers: { ...response.headers(), 'x-build': '9.9.9-another' } });
  });
}

// A request that is still on its way when a test ends would fail it.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Counts documents and data that are loaded from now on. */
function loadsOf(page: Page): { documents: string[]; data: string[] } {
  const loads = { documents: [] as string[], data: [] as string[] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.documents.push(pathname);
    else if (pathname.endsWith('.data')) loads.data.push(pathname);
  });
  return loads;
}

/** Clicks a link that opens a document, and waits for it. */
async function openDocument(page: Page, click: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForEvent('domcontentloaded'), click()]);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
}

const openPortal = async (page: Page) => {
  await logIn(page, server, demoAccounts.liveOwner);
  await page.goto(`${server.url}/portal/settings`);
  await scriptsRun(page);
};
const portalLink = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).first();

test('within one build, links load data and no document; once data comes from another one, links and going back load documents', async ({
  page,
}) => {
  await openPortal(page);
  const loads = loadsOf(page);
  await portalLink(page, 'Messages').click();
  await expect(page).toHaveURL(/\/portal\/messages/);
  expect(loads.documents).toEqual([]);
  expect(loads.data).toContain('/portal/messages.data');

  await update(page);
  await openDocument(page, () => page.evaluate(() => history.back()));
  expect(loads.documents.splice(0)).toEqual([expect.stringMatching(/^\/portal\/settings/)]);
  await openDocument(page, () => portalLink(page, 'Messages').click());
  await expect(page).toHaveURL(/\/portal\/messages/);
  await openDocument(page, () => portalLink(page, 'History').click());
  expect(loads.documents).toEqual(['/portal/messages', '/portal/history']);
  await openDocument(page, () => page.goBack());
  await expect(page).toHaveURL(/\/portal\/messages/);
});

test('news of another build is shown in the bell, and the screen with something typed is left as it is', async ({ page }) => {
  await openPortal(page);
  await openDocument(page, () => page.goto(`${server.url}/portal/messages`));
  await page.getByLabel(/^Your message to/).fill('Half a sentence');
  const loads = loadsOf(page);
  const change = () =>
    onDatabase(server, "select pg_notify('sunup_live', json_build_object('topic', 'user', 'id', id)::text) from users where email = $1", [
      demoAccounts.liveOwner,
    ]);
  await change();
  await expect.poll(() => loads.data).toContain('/portal/messages.data');
  await update(page);
  const changeSeen = async () => {
    const news = page.waitForResponse(
      (response) => response.url().endsWith('/api/notifications') && response.headers()['x-build'] === '9.9.9-another',
    );
    await change();
    await news;
  };
  // Changes are read one after the other. So after this one, no reload of before the update is on its way.
  await changeSeen();
  loads.data.length = 0;
  await changeSeen();
  await page.waitForTimeout(1000);
  expect(loads).toEqual({ documents: [], data: [] });
  await expect(page.getByLabel(/^Your message to/)).toHaveValue('Half a sentence');
});

test('a form that another build refuses shows its errors, and keeps what was typed', async ({ page }) => {
  await page.goto(`${server.url}/auth`);
  await scriptsRun(page);
  await update(page);
  const loads = loadsOf(page);
  await logInByForm(page, demoAccounts.liveOwner, 'not-the-password-1');
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(demoAccounts.liveOwner);
  expect(loads.documents).toEqual([]);
});

test('a missing script of the next page loads its document', async ({ page }) => {
  await page.goto(`${server.url}/about`);
  await scriptsRun(page);
  const loads = loadsOf(page);
  await page.route('**/assets/faq-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect.poll(() => loads.documents).toEqual(['/faq']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without a connection, a missing script waits for the server and the screen stays', async ({ page }) => {
  await page.goto(`${server.url}/about`);
  await scriptsRun(page);
  const loads = loadsOf(page);
  await page.context().setOffline(true);
  await page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: 'FAQ' }).click();
  await page.waitForTimeout(1500);
  expect([page.url(), loads.documents]).toEqual([`${server.url}/about`, []]);
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
});

const chat = (page: Page) => page.getByRole('button', { name: 'Open chat' });
const withoutChat = (page: Page) => page.route('**/assets/conversation-*.js', (route) => route.fulfill({ status: 404 }));

test('a missing part of the page reloads it once, and no more if it stays missing', async ({ page }) => {
  await page.goto(`${server.url}/about`);
  await scriptsRun(page);
  await withoutChat(page);
  const loads = loadsOf(page);
  await Promise.all([page.waitForEvent('load'), chat(page).click()]);
  expect(loads.documents).toEqual(['/about']);
  await scriptsRun(page);
  await chat(page).click();
  await expect(page.getByText('There’s a new version of this page')).toBeVisible();
  expect(loads.documents).toEqual(['/about']);
});

test('a missing part never reloads a page with something typed', async ({ page }) => {
  await page.goto(`${server.url}/contact`);
  await scriptsRun(page);
  await withoutChat(page);
  const loads = loadsOf(page);
  await page.getByLabel('Message').fill('Half a sentence');
  await chat(page).click();
  await expect(page.getByText('There’s a new version of this page')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Half a sentence');
  expect(loads.documents).toEqual([]);
  // The next page comes as a document.
  await page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: 'FAQ' }).click();
  await expect.poll(() => loads.documents).toEqual(['/faq']);
});

test('a public page whose scripts are gone is reloaded when someone reaches for a button, and not while they type', async ({ page }) => {
  const gone = (times: number) => page.route('**/assets/manifest-*.js', (route) => route.fulfill({ status: 404 }), { times });
  await page.goto(`${server.url}/about`, { waitUntil: 'networkidle' });
  await gone(1);
  const loads = loadsOf(page);
  await Promise.all([page.waitForEvent('load'), chat(page).hover()]);
  expect(loads.documents).toEqual(['/about']);
  await page.goto(`${server.url}/contact`, { waitUntil: 'networkidle' });
  await gone(1);
  await page.getByLabel('Message').focus();
  await page.keyboard.type('Half a sentence', { delay: 20 });
  await page.waitForTimeout(1000);
  await expect(page.getByLabel('Message')).toHaveValue('Half a sentence');
  expect(loads.documents).toEqual(['/about', '/contact']);
});
