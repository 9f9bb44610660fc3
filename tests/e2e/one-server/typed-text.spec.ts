import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { logIn } from '../../helpers/log-in.ts';
import { restoredServer, test } from '../../helpers/shared-server.ts';
import { scriptsRun } from '../../helpers/visitor.ts';

const server = restoredServer();

test("on a phone and a desktop, a message that's too long is kept whole, and the next one survives the sending of the first", async ({
  warmPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await logIn(page, server, demoAccounts.owner);
  await page.goto(`${server.url}/portal/messages`);
  await scriptsRun(page);
  const box = composer(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await box.fill('x'.repeat(5489));
    await expect(box).toHaveValue('x'.repeat(5489));
    await expect(page.getByText('489 characters too long. The limit is 5,000, and you have 5,489.')).toBeVisible();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText(/^Use 5,000 characters or fewer\./)).toBeVisible();
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('x'.repeat(5489));

    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/portal/messages**', async (route) => {
      if (route.request().method() === 'POST') await isAnswered;
      await route.continue();
    });
    await box.fill(`First at ${width}`);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await box.fill('Second, new price 45.');
    answer();
    await expect(page.getByText(`First at ${width}`, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
    await expect(box).toHaveValue('Second, new price 45.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(box).toHaveValue('');
    await page.unroute('**/portal/messages**');
  }
});

test('text with a picture of it is pasted as text, and a picture alone as a file', async ({ warmPage: page }) => {
  await logIn(page, server, demoAccounts.owner);
  await page.goto(`${server.url}/portal/messages`);
  await scriptsRun(page);
  const paste = (text: string) =>
    composer(page).evaluate((field, plain) => {
      const data = new DataTransfer();
      if (plain) data.setData('text/plain', plain);
      data.items.add(new File([new Uint8Array(9)], 'image.png', { type: 'image/png' }));
      return field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }, text);
  expect(await paste('Cut 40\nColor 90'), 'the browser pastes the text').toBe(true);
  await expect(page.getByText('image.png')).toHaveCount(0);
  expect(await paste('')).toBe(false);
  await expect(page.getByText('image.png')).toBeVisible();
});

test('a message survives the end of the session, and the login page says why it is there', async ({ warmPage: page }) => {
  await logIn(page, server, demoAccounts.owner);
  // Without its stream, the page learns from its own form that the session has ended.
  await page.route('**/api/events', (route) => route.abort());
  await page.goto(`${server.url}/portal/messages`);
  await scriptsRun(page);
  await composer(page).fill('Typed before the session ended.');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await saysTextIsKept(page);
  await logIn(page, server, demoAccounts.owner);
  await page.goto(`${server.url}/portal/messages`);
  await expect(composer(page)).toHaveValue('Typed before the session ended.');
});

test('the login page says the same when the page leaves by itself, and nothing once the message is sent', async ({ warmPage: page }) => {
  await logIn(page, server, demoAccounts.owner);
  await page.goto(`${server.url}/portal/messages`);
  await scriptsRun(page);
  const leaves = async () => {
    await page.context().clearCookies();
    await page.evaluate(() => new BroadcastChannel('notifications-changes').postMessage('signed-out'));
    await page.waitForURL(/\/auth\?/);
  };
  await composer(page).fill('Half a sen');
  await leaves();
  await saysTextIsKept(page);
  await logIn(page, server, demoAccounts.owner);
  await page.goto(`${server.url}/portal/messages`);
  await expect(composer(page)).toHaveValue('Half a sen');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(composer(page)).toHaveValue('');
  await leaves();
  await expect(page.getByRole('heading', { name: 'Welcome to Sunup' })).toBeVisible();
  await expect(page.getByText('You’ve been logged out.')).toHaveCount(0);
});

test('the editor leads to the login when the session has ended', async ({ warmPage: page }) => {
  await logIn(page, server, demoAccounts.owner);
  await page.goto(`${server.url}/portal/editor`);
  const headline = page.frameLocator('iframe[title^="Draft"]:not([inert])').locator('h1[data-sunup-text]');
  await headline.dispatchEvent('click');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Leaks found first.');
  await page.context().clearCookies();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Log in, your text stays' }).click();
  await saysTextIsKept(page);
  await logIn(page, server, demoAccounts.owner);
  await page.goto(`${server.url}/portal/editor`);
  await expect(headline).toHaveText('Leaks found first.');
});

test('a tab hears changes while the one with the stream is asleep', async ({ page, context }) => {
  await logIn(page, server, demoAccounts.liveOwner);
  const sleeper = await context.newPage();
  await sleeper.goto(`${server.url}/healthz`);
  await sleeper.evaluate(() => void navigator.locks.request('notifications-changes', () => new Promise(() => {})));
  await page.bringToFront();
  await page.clock.install();
  const isRead = page.waitForRequest(/_root\.data|messages\.data/);
  await page.goto(`${server.url}/portal/messages`);
  await isRead;
  const stream = page.waitForRequest('**/api/events');
  await page.clock.runFor(60_000);
  await stream;
});

test('a page that the browser has translated can be used and left', async ({ warmPage: page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${server.url}/contact`);
  await scriptsRun(page);
  await translate(page);
  await page.getByLabel('Message').fill('x'.repeat(5100));
  await expect(page.getByText('100 characters too long.')).toBeVisible();
  await page.getByRole('link', { name: /FAQ/ }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/faq/);
  await logIn(page, server, demoAccounts.liveOwner);
  for (const path of ['/portal/messages', '/portal/leads']) {
    await page.goto(server.url + path);
    await scriptsRun(page);
    await translate(page);
    await page.getByRole('link', { name: 'Project', exact: true }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/portal(\?|$)/);
  }
  expect(errors).toEqual([]);
});

async function saysTextIsKept(page: Page): Promise<void> {
  await expect(page.getByText('You’ve been logged out.')).toBeVisible();
  await expect(page.getByText('Log in to continue. Your text is kept.')).toBeVisible();
}

const composer = (page: Page) => page.getByRole('textbox', { name: /^Your message/ });

/** Does to all text what Chrome's translation does. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, svg')) continue;
      const inner = document.createElement('font');
      const outer = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(text);
    }
  });
}
