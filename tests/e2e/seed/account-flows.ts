import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import type { TestServer } from '../../harness/server.ts';
import { onDatabase } from '../../helpers/server-database.ts';
import { holdRequests } from '../../helpers/visitor.ts';
import { type Statement, says } from './statement.ts';
import type { Screen } from './visitor-flows.ts';

export interface AccountScreen extends Screen {
  server: TestServer;
}
type Flow = Statement<AccountScreen>[];

const email = 'flo@seed.test';
const password = 'quiet-door-24h';

const panel = (page: Page) => page.getByRole('tabpanel');
const field = (page: Page, name: string) => panel(page).getByLabel(name, { exact: true });
const loginButton = (page: Page) => panel(page).getByRole('button', { name: /^Log in$|^Logging in/ });
const createButton = (page: Page) => panel(page).getByRole('button', { name: /^Create account|^Creating account/ });
/** Toasts on the screen, one that is fading included. */
const toasts = (page: Page) => page.locator('[data-sonner-toast][data-removed="false"]').filter({ visible: true });
/** The toast that shows. Sonner marks the one it replaced as not visible while it fades. */
const toast = (page: Page) => toasts(page).and(page.locator('[data-visible="true"]'));

/** Holds a form's request until the returned function is called, so its busy state can be checked. */
const holdForm = (page: Page) => holdRequests(page, '**/auth.data*');

let release: () => void;

/** From the first error on the form to the second login. */
export const authFlow: Flow = [
  says('5 login', "'Invalid email address' beside the field", async ({ page, url }) => {
    await page.goto(`${url}/auth?tab=login`, { waitUntil: 'networkidle' });
    await field(page, 'Email').fill('nope');
    await field(page, 'Password').fill('abc');
    await loginButton(page).click();
    await expect(field(page, 'Email')).toHaveAccessibleDescription(/Invalid email address/);
  }),
  says('5 login', "'Password must be at least 6 characters' beside the field", ({ page }) =>
    expect(field(page, 'Password')).toHaveAccessibleDescription(/Password must be at least 6 characters/),
  ),
  says('2 /auth', "busy, the button shows 'Logging in...'", async ({ page }) => {
    release = await holdForm(page);
    await field(page, 'Email').fill(demoAccounts.owner);
    await field(page, 'Password').fill('not the one');
    await loginButton(page).click();
    await expect(loginButton(page)).toHaveText('Logging in...');
  }),
  says('2 /auth', '… and is disabled', ({ page }) => expect(loginButton(page)).toBeDisabled()),
  says('8 login', "toast 'Login failed' with description", async ({ page }) => {
    release();
    await expect(toast(page).getByText('Login failed', { exact: false })).toBeVisible();
    await expect(toast(page).getByText('Invalid email or password.', { exact: true })).toBeVisible();
  }),
  says('4 auth form', 'not busy on return', ({ page }) => expect(loginButton(page)).toBeEnabled()),

  ...(
    [
      ['First name', 'First name required'],
      ['Last name', 'Last name required'],
      ['Email', 'Invalid email address'],
      ['Password', 'Password must be at least 6 characters'],
      ['Confirm password', "Passwords don't match"],
    ] as const
  ).map(([name, message], index) =>
    says<AccountScreen>('5 signup', `'${message}' on ${name}`, async ({ page }) => {
      if (index === 0) {
        await page.getByRole('tab', { name: 'Sign Up' }).click();
        await fillSignup(page, { 'First name': 'F', 'Last name': 'O', Email: 'nope', Password: 'abc', 'Confirm password': 'abd' });
        await createButton(page).click();
      }
      await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(message));
    }),
  ),
  says('3 signup form', 'firstName, lastName, email, password, confirmPassword', async ({ page }) => {
    const names = await panel(page)
      .locator('input:not([type=hidden])')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')));
    expect(names).toEqual(['firstName', 'lastName', 'email', 'password', 'confirmPassword']);
  }),
  says('8 sign-up', "toast 'Signup failed' with the service message as description", async ({ page }) => {
    await fillSignup(page, {
      'First name': 'Flo',
      'Last name': 'Olin',
      Email: demoAccounts.owner,
      Password: password,
      'Confirm password': password,
    });
    await createButton(page).click();
    await expect(toast(page).getByText('Signup failed', { exact: false })).toBeVisible();
    await expect(toast(page).getByText('An account with this email already exists.', { exact: true })).toBeVisible();
  }),
  says('2 /auth', "busy, the button shows 'Creating account...' and is disabled", async ({ page }) => {
    release = await holdForm(page);
    await fillSignup(page, { Email: email, Password: password, 'Confirm password': password });
    await createButton(page).click();
    await expect(createButton(page)).toHaveText('Creating account...');
    await expect(createButton(page)).toBeDisabled();
  }),
  says('8 sign-up', "toast 'Account created successfully!'", async ({ page }) => {
    release();
    await expect(toast(page)).toContainText('Account created successfully!');
  }),
  says('2 /auth', 'after a signup without error the user goes to /', ({ page, url }) => expect(page).toHaveURL(`${url}/`)),
  says('2 navigation', "logged in: an Account menu titled 'My Account' with Dashboard and Logout", async ({ page }) => {
    expect(await accountMenu(page)).toEqual(['Dashboard', 'Logout']);
    await expect(page.getByRole('menu')).toContainText('My Account');
    await page.keyboard.press('Escape');
  }),
  says('2 guard', 'in a browser: email unconfirmed, /portal leads to /verify-email', async ({ page, url }) => {
    await page.goto(`${url}/portal`, { waitUntil: 'networkidle' });
    await expect(page).toHaveURL(/\/verify-email/);
  }),
  says('8 resend', "toast 'Verification email sent! Please check your inbox.'", async ({ page, server }) => {
    await onDatabase(server, "update mails set created_at = created_at - interval '2 minutes' where recipient = $1", [email]);
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /Send again/ }).click();
    await expect(toast(page)).toContainText('Verification email sent! Please check your inbox.');
  }),
  says('8 logout', "toast 'Logged out successfully'", async ({ page, url }) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await accountMenu(page);
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(toast(page)).toContainText('Logged out successfully');
  }),
  says('2 navigation', 'logged out: Login and Get Started again', async ({ page }) => {
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Get Started' })).toBeVisible();
  }),
  says('8 login', "toast 'Welcome back!'", async ({ page, url }) => {
    await page.goto(`${url}/auth?tab=login`, { waitUntil: 'networkidle' });
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill(password);
    await loginButton(page).click();
    await expect(toast(page)).toContainText('Welcome back!');
  }),
  says('2 /auth', 'after a login without error the user goes to /', ({ page, url }) => expect(page).toHaveURL(`${url}/`)),
];

/** Starts anywhere logged out, with the page's clock installed. */
export const toastFlow: Flow = [
  says('9 constants', 'an error toast closes after 5000 ms', async (screen) => {
    await logInWith(screen, 'not the one');
    await expectToGoAfter(screen, 'Login failed', 5000);
  }),
  says('9 constants', 'any other toast closes after 4000 ms', async (screen) => {
    await logInWith(screen, demoAccounts.password);
    await expectToGoAfter(screen, 'Welcome back!', 4000);
  }),
  says('9 constants', 'at most 1 toast at a time, also while one replaces another of its kind', async ({ page, url }) => {
    await page.clock.resume();
    await page.goto(`${url}/portal/settings`, { waitUntil: 'networkidle' });
    await watchPaintedToasts(page);
    const save = page.getByRole('button', { name: /^Save/ }).first();
    for (let time = 1; time <= 2; time++) {
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await save.click();
      await answered;
      await expect(toast(page).filter({ hasText: /saved/i })).toBeVisible();
    }
    expect(await page.evaluate(() => (window as unknown as Watching).mostPainted)).toBe(1);
    await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
    await expect(toast(page).filter({ hasText: 'Logged out successfully' })).toBeVisible();
    await expect(toasts(page)).toHaveCount(1);
  }),
];

interface Watching {
  mostPainted: number;
}

/** Counts in each frame how many toasts can be seen, those that come or go included. */
async function watchPaintedToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watching = window as unknown as Watching;
    watching.mostPainted = 0;
    const look = () => {
      const painted = [...document.querySelectorAll('[data-sonner-toast]')].filter((element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
      watching.mostPainted = Math.max(watching.mostPainted, painted.length);
      requestAnimationFrame(look);
    };
    look();
  });
}

/** Logs in as the demo's owner with the page's clock paused, so a toast stays until the clock moves on. */
async function logInWith({ page, url }: AccountScreen, typed: string): Promise<void> {
  await page.clock.resume();
  await page.goto(`${url}/auth?tab=login`, { waitUntil: 'networkidle' });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await field(page, 'Email').fill(demoAccounts.owner);
  await field(page, 'Password').fill(typed);
  await loginButton(page).click();
}

async function expectToGoAfter({ page }: AccountScreen, words: string, ms: number): Promise<void> {
  const shown = async (stepMs: number) => {
    await page.clock.runFor(stepMs);
    return (await toast(page).allInnerTexts()).join();
  };
  const now = () => page.evaluate(() => Date.now());
  await expect.poll(() => shown(20), { intervals: [50] }).toContain(words);
  const shownAt = await now();
  expect(await shown(ms - 200)).toContain(words);
  // It leaves in steps, each a timer of its own.
  await expect.poll(() => shown(100), { intervals: [100] }).toBe('');
  expect((await now()) - shownAt).toBeLessThan(ms + 900);
}

async function fillSignup(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/** Opens the Account menu and reads its items. */
async function accountMenu(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeVisible();
  return (await items.allInnerTexts()).map((text) => text.trim());
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ }).filter({ visible: true });
const bellPanel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

/** Starts logged in as an admin on /, with nine unread notifications of all types, the newest an hour old. */
export const notificationsFlow: Flow = [
  says('7.9 live subscription', 'the channel is notifications-changes', async ({ page, server }) => {
    const message = page.evaluate(() => {
      const channel = new BroadcastChannel('notifications-changes');
      return new Promise((resolve) => {
        channel.onmessage = ({ data }) => resolve(data);
      });
    });
    await onDatabase(server, "update notifications set title = title || '.' where event_key = 'flow 9'");
    expect(await message).toBe('change');
  }),
  says('2 notifications', 'the badge shows the unread count', async ({ page }) => {
    await expect(bell(page)).toHaveText('9');
    await bell(page).click();
    await expect(bellPanel(page)).toBeVisible();
  }),
  says('2 notifications', 'the panel is 20rem wide', async ({ page }) => expect((await bellPanel(page).boundingBox())?.width).toBe(320)),
  says('2 notifications', 'its maximum height is 24rem', ({ page }) => expect(bellPanel(page)).toHaveCSS('max-height', '384px')),
  says('9 constants', 'a scroll area hides its bar after 600 ms', async ({ page }) => {
    const look = () =>
      bellPanel(page).evaluate((panel) => [getComputedStyle(panel).scrollbarColor, getComputedStyle(panel).transitionDelay]);
    await bellPanel(page).hover();
    const [shown, wait] = await look();
    expect(wait).toBe('0s');
    expect(shown).not.toMatch(/^rgba\(0, 0, 0, 0\)/);
    // The click that opened the panel left the focus in it, which keeps the bar visible.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.mouse.move(5, 800);
    expect((await look())[1]).toBe('0.6s');
    await expect.poll(async () => (await look())[0]).toMatch(/^rgba\(0, 0, 0, 0\)/);
  }),
  says('2 notifications', 'message text is clamped to 2 lines', async ({ page }) =>
    expect(bellPanel(page).getByText('A long message.').first()).toHaveCSS('-webkit-line-clamp', '2'),
  ),
  says('2 notifications', "times are relative English text such as 'about 1 hour ago'", ({ page }) =>
    expect(bellPanel(page).getByRole('listitem').first()).toContainText('about 1 hour ago'),
  ),
  says('3 notification', 'success, warning, error and info look different', async ({ page }) => {
    const signs = await bellPanel(page)
      .locator('[data-type]')
      .evaluateAll((all) => all.map((sign) => [sign.getAttribute('data-type'), sign.querySelector('svg')?.innerHTML]));
    const looks = new Map(signs.map(([type, drawing]) => [type, drawing]));
    expect([...looks.keys()].toSorted()).toEqual(['error', 'info', 'success', 'warning']);
    expect(new Set(looks.values()).size).toBe(4);
  }),
  says('3 notification', 'any other type is shown as info', ({ page }) =>
    expect(bellPanel(page).getByRole('listitem').filter({ hasText: 'Of no known type' }).locator('[data-type]')).toHaveAttribute(
      'data-type',
      'info',
    ),
  ),
  says('2 navigation', 'the bell comes before the Account menu', async ({ page }) => {
    await page.keyboard.press('Escape');
    const left = async (name: RegExp) =>
      (await page.getByRole('banner').getByRole('button', { name }).filter({ visible: true }).boundingBox())?.x ?? 0;
    expect(await left(/^Notifications/)).toBeLessThan(await left(/^Account/));
  }),
  says('2 navigation', 'an admin also sees Admin Panel', async ({ page }) =>
    expect(await accountMenu(page)).toEqual(['Dashboard', 'Admin Panel', 'Logout']),
  ),
  says('2 navigation', 'Dashboard leads to /portal', async ({ page, url }) => {
    await page.getByRole('menuitem', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL(`${url}/portal`);
  }),
  says('2 navigation', 'Admin Panel leads to /admin/dashboard', async ({ page, url }) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await accountMenu(page);
    await page.getByRole('menuitem', { name: 'Admin Panel' }).click();
    await expect(page).toHaveURL(`${url}/admin/dashboard`);
  }),
];

/** Replaces a person's notifications with nine unread ones. */
export async function giveNotifications(server: TestServer, person: string): Promise<void> {
  await onDatabase(server, 'delete from notifications where user_id = (select id from users where email = $1)', [person]);
  await onDatabase(
    server,
    `insert into notifications (id, user_id, type, title, message, event_key, created_at)
     select gen_random_uuid(), u.id, (array['success', 'warning', 'error', 'info'])[1 + n % 4], case n when 7 then 'Of no known type' else 'Row ' || n end,
       repeat('A long message. ', 20), 'flow ' || n, now() - n * interval '1 hour'
     from users u, generate_series(1, 9) n where email = $1`,
    [person],
  );
}
