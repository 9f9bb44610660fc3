import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../content/demo-accounts.ts';
import { Keys } from '../helpers/keys.ts';
import { logIn } from '../helpers/log-in.ts';
import { test } from '../helpers/new-page.ts';
import { startTestServer, type TestServer } from '../helpers/server.ts';

const id = 'G-AB12CD34EF';
let server: TestServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startTestServer({ GA4_ID: id });
});
test.afterAll(() => server.stop());

test('after consent, every page that is opened is one config call: public pages, the login, the portal and Admin', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto(server.url);
  await expect(page.getByText('Can we also count this visit with Google Analytics?')).toBeVisible();
  expect([asked, await viewsIn(page)]).toEqual([[], []]);
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => viewsIn(page)).toEqual([[id, '/']]);
  expect(asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`]);
  // The next page is opened by React, in the same document.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect
    .poll(() => viewsIn(page))
    .toEqual([
      [id, '/'],
      [id, '/faq'],
    ]);
  await page.goto(`${server.url}/auth`);
  await expect.poll(() => viewsIn(page)).toEqual([[id, '/auth']]);
  await logIn(page, server, demoAccounts.admin);
  for (const path of ['/portal/settings', '/admin/dashboard', '/no-such-page']) {
    await page.goto(server.url + path);
    await expect.poll(() => viewsIn(page)).toEqual([[id, path]]);
  }
});

for (const { path, ...viewport } of [
  { path: '/', width: 390, height: 844 },
  { path: '/contact', width: 1440, height: 900 },
])
  test(`while the question is unanswered, Tab stops nowhere under it on ${path} at ${viewport.width} px`, async ({ newPage }) => {
    const page = await newPage({ viewport, reducedMotion: 'reduce' });
    const keys = await Keys.on(page);
    await keys.open(server.url + path);
    await expect(page.getByRole('region', { name: 'Visit counting' })).toBeVisible();
    await keys.toEnd();
    expect(keys.faults.filter((fault) => /covered|out of the window/.test(fault))).toEqual([]);
    await keys.open(server.url);
    await keys.choose(page.getByRole('button', { name: 'No', exact: true }));
    await keys.keepsFocus('the question was answered');
    expect(keys.faults.filter((fault) => fault.includes('no focus'))).toEqual([]);
  });

/** The page views reported in this document: property and path. */
function viewsIn(page: Page): Promise<unknown[]> {
  return page.evaluate(() => {
    const { dataLayer = [] } = window as Window & { dataLayer?: IArguments[] };
    return dataLayer
      .map((command) => [...command])
      .flatMap(([name, property, props]) => (name === 'config' ? [[property, props.page_path]] : []));
  });
}
