import { once } from 'node:events';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { type CDPSession, expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { mailTo } from '../../harness/server.ts';
import { appOf } from '../../helpers/authenticator-app.ts';
import { signUp } from '../../helpers/brief-owner.ts';
import { changePassword, confirmPassword, logInByForm, resetLink } from '../../helpers/by-form.ts';
import { complaintsOf } from '../../helpers/console.ts';
import { logIn } from '../../helpers/log-in.ts';
import { painted } from '../../helpers/painted.ts';
import { ageLogins } from '../../helpers/server-database.ts';
import { restoredServer, test } from '../../helpers/shared-server.ts';
import { judge } from '../../helpers/visitor.ts';

const server = restoredServer();

/** A new person with a proved email, signed in. */
const signUpIda = (page: Page, email: string) => signUp(page, server, email, demoAccounts.password, ['Ida', 'Moss']);

/** Types email and password; where that leads is left to the test. */
async function typePassword(page: Page, email: string, password?: string): Promise<void> {
  await page.goto(`${server.url}/auth`);
  await logInByForm(page, email, password);
}

/** Judges a screen on a phone and a desktop. Its colors are the same on both. */
async function judgeEverywhere(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForFunction(() =>
      document.getAnimations().every(({ timeline, playState }) => timeline !== document.timeline || playState !== 'running'),
    );
    await judge(page, width === 390 ? {} : { without: ['color-contrast'] });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${page.url()} at ${width}`).toBeLessThanOrEqual(
      0,
    );
  }
}

test('two-factor authentication is set up, required at login, replaced by a backup code, and turned off', async ({ page, newPage }) => {
  const complaints = complaintsOf(page);
  const email = 'second-step@people.test';
  await signUpIda(page, email);

  // Set up: nothing of it counts before a first code.
  await page.goto(`${server.url}/portal/settings/security`);
  await page.getByRole('button', { name: 'Set up two-factor' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await page.locator('[data-secret]').getAttribute('data-secret')) ?? '';
  await judgeEverywhere(page);
  expect(complaints()).toEqual([]);
  await page.getByLabel('Six-digit code').fill(await appOf(secret).in(600));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('That code didn’t work.')).toBeVisible();
  await page.getByLabel('Six-digit code').fill(await appOf(secret).now());
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('heading', { name: 'Your backup codes' })).toBeVisible();
  const codes = await page.getByRole('main').getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await judgeEverywhere(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('sunup-backup-codes.txt');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(codes[9] ?? '')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  expect((await mailTo(server, email, /asks for a code/)).text).toContain('Two-factor authentication was turned on');
  // Shown this once: the browser asks before it leaves them behind.
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept();
    return dialog.type();
  });
  await page.reload();
  expect(await asked).toBe('beforeunload');
  await expect(page.getByText('10 left')).toBeVisible();
  await expect(page.getByText(codes[0] ?? '')).toHaveCount(0);

  // Login elsewhere asks for the code.
  const elsewhere = await newPage();
  await typePassword(elsewhere, email);
  await elsewhere.waitForURL('**/auth/two-factor**');
  await judgeEverywhere(elsewhere);
  await elsewhere.goto(`${server.url}/portal`);
  await elsewhere.waitForURL('**/auth?next=**');
  await elsewhere.goto(`${server.url}/auth/two-factor?next=/portal/settings`);
  await elsewhere.getByLabel('Six-digit code').fill('12345');
  await elsewhere.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(elsewhere.getByText('Enter all six digits')).toBeVisible();
  await elsewhere.getByLabel('Six-digit code').fill(await appOf(secret).in(30));
  await elsewhere.getByRole('button', { name: 'Log in', exact: true }).click();
  await elsewhere.waitForURL('**/portal/settings');
  await expect(elsewhere.getByText('Welcome back!')).toBeVisible();

  // A backup code lets in without the phone, once; this device is trusted from then on.
  const third = await newPage();
  await typePassword(third, email);
  await third.getByRole('link', { name: 'Use a backup code' }).click();
  await third.getByLabel('Backup code').fill((codes[0] ?? '').toUpperCase());
  await third.getByRole('checkbox', { name: /Trust this device/ }).check();
  await third.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(third.getByText('Welcome back!')).toBeVisible();
  await third.goto(`${server.url}/portal/settings/security`);
  await expect(third.getByText('Backup codes left: 9.')).toBeVisible();
  await third.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
  await third.waitForURL(`${server.url}/`);
  await typePassword(third, email);
  await expect(third.getByText('Welcome back!')).toBeVisible();

  // Off again.
  await third.goto(`${server.url}/portal/settings/security/two-factor`);
  await judgeEverywhere(third);
  await third.getByRole('button', { name: 'Turn off' }).click();
  await third.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await third.waitForURL('**/portal/settings/security');
  const fourth = await newPage();
  await typePassword(fourth, email);
  await expect(fourth.getByText('Welcome back!')).toBeVisible();
});

test('two-factor login works without scripts', async ({ newPage, page }) => {
  const email = 'no-script@people.test';
  await signUpIda(page, email);
  await page.goto(`${server.url}/portal/settings/security`);
  await page.getByRole('button', { name: 'Set up two-factor' }).click();
  const secret = (await page.locator('[data-secret]').getAttribute('data-secret')) ?? '';
  await page.getByLabel('Six-digit code').fill(await appOf(secret).now());
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('heading', { name: 'Your backup codes' })).toBeVisible();
  const plain = await newPage({ javaScriptEnabled: false });
  await typePassword(plain, email);
  await plain.getByLabel('Six-digit code').fill(await appOf(secret).in(30));
  await plain.getByRole('button', { name: 'Log in', exact: true }).click();
  await plain.goto(`${server.url}/portal/settings`);
  await expect(plain.getByLabel('First name')).toHaveValue('Ida');
});

test('the layout doesn’t shift when React starts', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    let readAt = Number.POSITIVE_INFINITY;
    Object.assign(window, { moved });
    // Before that, a page that arrives in pieces may move while it grows.
    addEventListener('readystatechange', () => (readAt = Math.min(readAt, performance.now())), true);
    new PerformanceObserver((list) => {
      // Drawings have no text, and no one clicks on them.
      for (const { startTime, sources } of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
        if (startTime > readAt) moved.push(...sources.flatMap(({ node }) => node?.textContent || []));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const moved = async (url: string) => {
    await page.goto(`${server.url}${url}`);
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    await painted(page);
    return page.evaluate(() => (window as unknown as { moved: string[] }).moved);
  };
  expect(await moved('/auth')).toEqual([]);
  await logIn(page, server, demoAccounts.liveOwner);
  expect(await moved('/portal/settings/security')).toEqual([]);
});

test('pages of a session ended elsewhere log out within five seconds', async ({ page, newPage }) => {
  await logIn(page, server, demoAccounts.owner);
  const phone = await newPage({
    userAgent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  });
  await logIn(phone, server, demoAccounts.owner);
  await phone.goto(`${server.url}/portal/settings`);
  await expect(phone.getByLabel('First name')).toBeVisible();
  await page.goto(`${server.url}/portal/settings/security`);
  await page.getByRole('button', { name: 'Log out Chrome on Android' }).click();
  await phone.waitForURL('**/auth**', { timeout: 5000 });
  await expect(page.getByText('Chrome on Android')).toHaveCount(0);
  // With no other device there's none to log out.
  await expect(page.getByRole('button', { name: 'Log out everywhere' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log out other devices' })).toHaveCount(0);

  await logIn(phone, server, demoAccounts.owner);
  await phone.goto(`${server.url}/portal`);
  await expect(phone.getByRole('link', { name: 'Settings' })).toBeAttached();
  await page.reload();
  await page.getByRole('button', { name: 'Log out other devices' }).click();
  await phone.waitForURL('**/auth**', { timeout: 5000 });
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: 'Log out everywhere', exact: true }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a password reset by mail, and a changed password, end every other session', async ({ page, newPage }) => {
  await logIn(page, server, demoAccounts.liveOwner);
  await page.goto(`${server.url}/portal/settings/security`);
  const other = await newPage();
  await other.goto(await resetLink(other, server, demoAccounts.liveOwner));
  await changePassword(other, 'a quiet door');
  await page.waitForURL('**/auth**', { timeout: 5000 });

  await typePassword(page, demoAccounts.liveOwner, 'a quiet door');
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await page.goto(`${server.url}/portal/settings/security`);
  await typePassword(other, demoAccounts.liveOwner, 'a quiet door');
  await expect(other.getByText('Welcome back!')).toBeVisible();
  await other.goto(`${server.url}/portal/settings/security`);
  await other.getByLabel('Current password').fill('not the one');
  await other.getByLabel('New password').fill('another quiet door');
  await other.getByLabel('Confirm password').fill('another quiet door');
  await other.getByRole('button', { name: 'Change password' }).click();
  await expect(other.getByText('That’s not your password. Try again.')).toBeVisible();
  await other.getByLabel('Current password').fill('a quiet door');
  await other.getByRole('button', { name: 'Change password' }).click();
  await expect(other.getByText('We logged out all your other devices.')).toBeVisible();
  await expect(other.getByLabel('New password')).toHaveValue('');
  await page.waitForURL('**/auth**', { timeout: 5000 });
});

test('a passkey is added, logs in with one click in place of password and code, and is removed', async ({ page, context }) => {
  const email = 'passkey@people.test';
  // The test's authenticator would answer the offer in the email field by itself, before anything is clicked.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await signUpIda(page, email);
  const device = await context.newCDPSession(page);
  const authenticator = await addAuthenticator(device);
  await page.goto(`${server.url}/portal/settings/security`);
  await page.getByRole('button', { name: 'Set up two-factor' }).click();
  const secret = (await page.locator('[data-secret]').getAttribute('data-secret')) ?? '';
  await page.getByLabel('Six-digit code').fill(await appOf(secret).now());
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('link', { name: 'I saved them' }).click();

  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByText('Enter a name')).toBeVisible();
  await page.getByLabel('Passkey name').fill('The test’s own');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByText('Passkey “The test’s own” added')).toBeVisible();
  await expect(page.getByLabel('Passkey name')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Remove The test’s own' })).toBeVisible();
  expect((await mailTo(server, email, /passkey was added/)).text).toContain('The test’s own');
  await judgeEverywhere(page);
  // One device, one passkey.
  await page.getByLabel('Passkey name').fill('Twice');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible();
  await expect(page.getByLabel('Passkey name')).toHaveValue('Twice');

  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
  await page.waitForURL(`${server.url}/`);
  await device.send('WebAuthn.setUserVerified', { authenticatorId: authenticator, isUserVerified: false });
  await page.goto(`${server.url}/auth?next=/portal/settings/security`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeEnabled();
  expect(new URL(page.url()).pathname, 'a device that does not know its holder lets no one in').toBe('/auth');
  await device.send('WebAuthn.setUserVerified', { authenticatorId: authenticator, isUserVerified: true });
  await page.goto(`${server.url}/auth?next=/portal/settings/security`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.waitForURL('**/portal/settings/security');
  await expect(page.getByText('Welcome back!')).toBeVisible();

  // An older sign-in types the password again before it changes a door.
  await ageLogins(server);
  await page.getByRole('button', { name: 'Remove The test’s own' }).click();
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await confirmPassword(page);
  await page.waitForURL('**/portal/settings/security');
  await page.getByRole('button', { name: 'Remove The test’s own' }).click();
  await expect(page.getByRole('dialog', { name: 'Remove passkey “The test’s own”?' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Remove The test’s own' }).click();
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(page.getByText('Passkey removed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove The test’s own' })).toHaveCount(0);
});

test('a new name shows everywhere immediately; a new email takes effect when its link is clicked', async ({ page, context }) => {
  const email = 'moving@people.test';
  await signUpIda(page, email);
  const other = await context.newPage();
  await other.goto(`${server.url}/portal`);
  await page.goto(`${server.url}/portal/settings`);
  await page.getByLabel('First name').fill('I');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('First name required')).toBeVisible();
  await page.getByLabel('First name').fill('Idalia');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Idalia Moss').first()).toBeVisible();
  await expect(other.getByText('Idalia Moss').first()).toBeVisible();

  await page.getByLabel('New email').fill('moved@people.test');
  await page.getByRole('button', { name: 'Send verification link' }).click();
  await expect(page.getByText('moved@people.test isn’t verified yet')).toBeVisible();
  await judgeEverywhere(page);
  expect((await mailTo(server, email, /about to change/)).text).toContain('moved@people.test');
  const mail = await mailTo(server, 'moved@people.test', /Use this email/);
  const link = /\/auth\/new-email\?token=[\w.%-]+/.exec(mail.text)?.[0] ?? '';
  await other.goto(server.url + link);
  await judgeEverywhere(other);
  await other.getByRole('button', { name: 'Use this email' }).click();
  await other.waitForURL('**/portal/settings');
  await expect(other.getByText('moved@people.test').first()).toBeVisible();
  expect((await mailTo(server, email, /was changed/)).text).toContain('can’t log in with this address');
  const spent = await page.goto(server.url + link);
  expect(spent?.status()).toBe(410);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

async function addAuthenticator(device: CDPSession): Promise<string> {
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return authenticatorId;
}

test('an address of more than 2,000 characters is refused on every host, whatever is in it', async () => {
  for (const host of [`localhost:${server.port}`, `marigold-hair-room.sites.localhost:${server.port}`, 'elsewhere.example'])
    for (const path of [`/${'/'.repeat(15_500)}a`, `/?q=${'a'.repeat(2000)}`]) {
      const [answer] = await once(get({ port: server.port, host: '127.0.0.1', path, headers: { host } }), 'response');
      expect([host, answer.statusCode, await text(answer)]).toEqual([
        host,
        414,
        'This address is too long. Use one with 2,000 characters or fewer.',
      ]);
    }
});
