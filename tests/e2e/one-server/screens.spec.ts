import { expect, type Page } from '@playwright/test';
import { matchRoutes } from 'react-router';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { briefSteps } from '../../../domain/briefs/schema.ts';
import routes from '../../../web/routes.ts';
import { faultsOn, type Scope } from '../../harness/axe.ts';
import { answerBusiness, logInByForm, pay, placeOrder, resetLink, signUpByForm, verifyLink } from '../../helpers/by-form.ts';
import { complaintsOf } from '../../helpers/console.ts';
import { fitsAt400Percent, showsInHighContrast } from '../../helpers/enlarged.ts';
import { Keys } from '../../helpers/keys.ts';
import { logIn } from '../../helpers/log-in.ts';
import { painted } from '../../helpers/painted.ts';
import { routePaths } from '../../helpers/route-paths.ts';
import { walkedElsewhere, withoutScreen } from '../../helpers/screen-routes.ts';
import { ageLogins } from '../../helpers/server-database.ts';
import { sharedServer, test } from '../../helpers/shared-server.ts';
import { orderFivePages } from '../../helpers/visitor.ts';

/** A screen as it is opened, and what is done on it before it is judged. */
interface Screen {
  path: string;
  name?: string;
  status?: number;
  prepare?: (page: Page) => Promise<unknown>;
  /** Shares its title with another screen, being a state of it. */
  stateOf?: string;
  /** The screen of its layout whose colors are judged on a desktop, by day and at night. */
  night?: true;
  /** The screen of its kind that's also judged in the system's high contrast, and at 400%. */
  enlarged?: true;
  /** In the system's high contrast, the keyboard walks through it, too. */
  keys?: Keys;
}

/**
 * A phone and a desktop. Night changes only colors, and a wider window changes where things are. web/ui/theme.test.ts proves that
 * colors contrast wherever text is colored by a role. So one screen of each layout is judged for its colors on a desktop, by day and
 * at night.
 */
const looks = [
  { width: 390, scheme: 'light' },
  { width: 1440, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
] as const;

// The last test counts what the others judged, so they are tried again together.
test.describe.configure({ mode: 'serial' });

const server = sharedServer();
const titles = new Map<string, string>();
const judgedPaths = new Set<string>();
let walksDone = 0;
test.afterEach(() => {
  walksDone++;
});

test('screens of a visitor', async ({ page }) => {
  await judgeAll(page, [
    { path: '/', night: true },
    { path: '/', name: 'menu open', stateOf: '/', prepare: openPhoneMenu },
    { path: '/auth' },
    {
      path: '/auth',
      name: 'login refused',
      stateOf: '/auth',
      night: true,
      prepare: (at) => at.getByRole('button', { name: 'Log in', exact: true }).click(),
    },
    { path: '/auth?tab=signup', stateOf: '/auth', enlarged: true },
    { path: '/auth/forgot' },
    { path: '/auth/code' },
    {
      path: '/auth/code',
      name: 'code asked for',
      stateOf: '/auth/code',
      prepare: async (at) => {
        // In the next look the code was asked for already.
        if ((await at.getByLabel('Six-digit code').count()) > 0) return;
        await at.getByLabel('Email').fill(demoAccounts.owner);
        await at.getByRole('button', { name: 'Email me a code' }).click();
        await at.getByLabel('Six-digit code').waitFor();
      },
    },
    { path: '/auth/reset?token=made-up', status: 410, stateOf: '/auth/reset' },
    { path: '/auth/guest?key=made-up', status: 410 },
    { path: '/auth/new-email?token=made-up', status: 410 },
    { path: '/terms' },
    { path: '/privacy' },
    { path: '/nothing-here', status: 404 },
  ]);
  await bookCall(page);
  await judgeAll(page, [
    { path: '/booking/call', night: true },
    { path: '/booking/call?move', name: 'moving a call', stateOf: '/booking/call' },
    { path: '/booking/call?cancel', name: 'canceling a call', stateOf: '/booking/call' },
  ]);
  const link = new URL(await resetLink(page, server, demoAccounts.owner));
  await judgeAll(page, [{ path: link.pathname + link.search, name: '/auth/reset by link' }]);
});

test('screens of a buyer, from the order to the brief', async ({ page, newPage }) => {
  const email = 'rosa@screens.test';
  const keys = await Keys.on(page);
  await orderFivePages(page, server.url, ['home', 'about', 'faq', 'booking', 'pricing']);
  await judgeAll(page, [
    { path: '/payment-choice', night: true, keys },
    {
      path: '/payment-choice',
      name: 'refused',
      stateOf: '/payment-choice',
      prepare: (at) => at.getByRole('button', { name: 'Continue to payment' }).click(),
    },
  ]);
  await placeOrder(page, { name: 'Rosa Lind', email });
  await judgeAll(page, [{ path: '/payment', night: true }]);
  await pay(page);
  await judgeAll(page, [{ path: '/payment-success', night: true }]);

  await page.goto(`${server.url}/auth?tab=signup`);
  await signUpByForm(page, email, 'a quiet door', ['Rosa', 'Lind']);
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  await judgeAll(page, [{ path: '/verify-email', night: true }]);
  const { pathname, search } = new URL(await verifyLink(server, email));
  const link = pathname + search;
  await judgeAll(page, [{ path: link, name: '/verify-email by link', stateOf: '/verify-email' }]);
  // Opened on the phone, the link asks who is there first, and leads on from there.
  const phone = await newPage();
  await judgeAll(phone, [{ path: link, name: '/verify-email by link, signed out', stateOf: '/verify-email' }]);
  await phone.getByRole('link', { name: 'Log in', exact: true }).click();
  await logInByForm(phone, email, 'a quiet door');
  await phone.getByRole('button', { name: 'Verify my email' }).click();
  await phone.waitForURL('**/onboarding/**');
  await judgeAll(page, [
    { path: '/portal', name: 'portal before the brief', night: true },
    { path: '/onboarding/business?check=1', name: 'brief with everything wrong said', stateOf: '/onboarding/business', night: true },
  ]);
  // What they answer here decides what the steps ask.
  await answerBusiness(page);
  await judgeAll(
    page,
    briefSteps.map(({ key }) => ({ path: `/onboarding/${key}`, keys })),
  );
  expect(keys.faults).toEqual([]);
});

test('screens of a customer with a draft', async ({ page }) => {
  await logIn(page, server, demoAccounts.owner);
  await judgeAll(page, [
    { path: '/portal', stateOf: 'portal before the brief', enlarged: true },
    { path: '/portal', name: 'notifications open', stateOf: '/portal', prepare: openNotifications, night: true },
    { path: '/portal', name: 'menu open', stateOf: '/portal', prepare: openPhoneMenu },
    {
      path: '/portal',
      name: 'approving',
      stateOf: '/portal',
      prepare: (at) => at.getByRole('button', { name: /^Approve version/ }).click(),
    },
    { path: '/portal/editor', night: true },
    { path: '/portal/editor?panel=facts&card=services', name: 'editor with a fact', stateOf: '/portal/editor' },
    { path: '/portal/editor?panel=look', name: 'editor with its looks', stateOf: '/portal/editor', enlarged: true },
    { path: '/portal/editor?panel=pages', name: 'editor with its pages', stateOf: '/portal/editor' },
    { path: '/portal/request' },
    {
      path: '/portal/request',
      name: 'a request that was read',
      stateOf: '/portal/request',
      night: true,
      prepare: async (at) => {
        const box = at.getByRole('textbox', { name: 'What should change?' });
        if (!(await box.isVisible())) return;
        await box.fill('open saturday 9 to 1, add moving pianos $300, make it nicer');
        await at.getByRole('button', { name: 'See what we can do now' }).click();
        await at.getByRole('heading', { name: /^We can do these now/ }).waitFor();
      },
    },
    { path: '/portal/leads' },
    { path: '/portal/history' },
    { path: '/portal/messages', night: true, enlarged: true },
    { path: '/portal/messages?project=general', name: 'messages before anything was written', stateOf: '/portal/messages' },
    { path: '/portal/settings' },
    { path: '/portal/settings/security' },
    { path: '/portal/settings/calls' },
    { path: '/portal/settings/notifications', enlarged: true },
    { path: '/portal/settings/domain', night: true },
    { path: '/portal/settings/email' },
    { path: '/portal/settings/billing', night: true },
    { path: '/portal/settings/data' },
    { path: '/portal/settings/data/delete' },
  ]);
});

test('screens of a customer with a live site', async ({ page }) => {
  await logIn(page, server, demoAccounts.liveOwner);
  await page.goto(`${server.url}/portal/leads`);
  const lead = await firstLink(page, '/portal/leads/');
  await judgeAll(page, [
    { path: lead, name: 'a lead', night: true, enlarged: true },
    { path: '/portal', name: 'portal of a live site', stateOf: '/portal', night: true },
    { path: '/portal/live', night: true },
    { path: '/portal/leads', stateOf: '/portal/leads' },
    { path: '/portal/history', stateOf: '/portal/history' },
    { path: '/portal/settings/email', name: 'email of a live site', stateOf: '/portal/settings/email', night: true },
    {
      path: '/portal/settings/billing',
      name: 'canceling',
      stateOf: '/portal/settings/billing',
      prepare: async (at) => {
        const send = at.getByRole('button', { name: /^Cancel on/ });
        if (!(await send.isVisible())) await at.getByText('Cancel my service').click();
      },
    },
    {
      path: '/portal/settings/data/delete',
      name: 'deleting refused',
      stateOf: '/portal/settings/data/delete',
      prepare: (at) => at.getByRole('button', { name: 'Delete my account permanently' }).click(),
    },
  ]);
});

test('screens of staff', async ({ page }) => {
  await logIn(page, server, demoAccounts.admin);
  await judgeAll(page, [{ path: '/portal', name: 'portal without a project', stateOf: '/portal' }]);
  await page.goto(`${server.url}/admin/orders`);
  const order = await firstLink(page, '/admin/orders/');
  await page.goto(`${server.url}/admin/customers?q=hollis`);
  const customer = await firstLink(page, '/admin/customers/');
  await page.goto(`${server.url}/admin/calls`);
  const call = await firstLink(page, '/admin/calls/', 'main tbody');
  await page.goto(`${server.url}/admin/messages?view=all&q=hollis`);
  const thread = await firstLink(page, '/admin/messages/');
  const code = await makeCode(page);
  await page.goto(`${server.url}/admin/projects`);
  const withDraft = page
    .getByRole('row', { name: /Hollis & Daughter/ })
    .filter({ hasText: 'Draft ready' })
    .getByRole('link', { name: 'Open' });
  const project = (await withDraft.getAttribute('href')) ?? '';
  await judgeAll(page, [
    { path: '/admin/dashboard', night: true, enlarged: true },
    { path: '/admin/orders', night: true },
    { path: order, name: 'an order', night: true },
    { path: '/admin/customers' },
    { path: customer, name: 'a customer' },
    { path: '/admin/projects' },
    { path: '/admin/projects/board', night: true, enlarged: true },
    { path: project, name: 'a project', night: true },
    { path: `${project}/edit`, name: 'a section to change' },
    { path: `${project}/editor?panel=structure`, name: 'the operators’ editor', night: true },
    { path: '/admin/events', night: true },
    { path: '/admin/calls' },
    { path: call, name: 'a call' },
    { path: `${call}?move`, name: 'a call being moved', stateOf: call },
    { path: '/admin/calls/new' },
    { path: '/admin/calls/closed' },
    { path: '/admin/messages' },
    { path: '/admin/messages?view=all', name: 'all messages', stateOf: '/admin/messages' },
    { path: thread, name: 'a conversation', night: true },
    { path: '/admin/settings', night: true, enlarged: true },
    { path: '/admin/settings/brand', night: true },
    { path: '/admin/settings/legal/terms' },
    { path: '/admin/setup/name', night: true },
    ...['color', 'hours', 'legal', 'sender', 'end'].map((step) => ({ path: `/admin/setup/${step}` })),
    { path: '/admin/settings/admins' },
    { path: '/admin/settings/mail' },
    { path: '/admin/settings/payments' },
    { path: '/admin/settings/codes' },
    { path: '/admin/settings/codes/new' },
    { path: code, name: 'a code' },
    { path: '/admin/settings/public' },
    { path: '/admin/settings/testimonials' },
    { path: '/admin/settings/testimonials/new', name: 'a new testimonial' },
    { path: '/admin/settings/activity' },
    { path: '/admin/settings/rates' },
    { path: '/admin/settings/audit' },
    { path: '/admin/nothing', name: 'a missing page in Admin', stateOf: '/nothing-here', status: 404 },
  ]);
  await ageLogins(server);
  await judgeAll(page, [{ path: '/auth/confirm?next=%2Fadmin%2Forders' }]);
});

test('every route is a screen checked above, or listed as not being one', () => {
  expect(walksDone, 'walks before this count of what they judged: it takes the whole file').toBe(5);
  const paths = routePaths(routes);
  const asRoutes = paths.map((path) => ({ path }));
  const judged = [...judgedPaths].map((path) => matchRoutes(asRoutes, path)?.at(-1)?.route.path);
  const named = [...withoutScreen, ...walkedElsewhere];
  expect(paths.filter((path) => !judged.includes(path) && !named.includes(path))).toEqual([]);
  expect(
    named.filter((path) => !paths.includes(path) || judged.includes(path)),
    'named for nothing',
  ).toEqual([]);
});

/** Opens each screen once and checks it in every theme. Reports every problem, not only the first. */
async function judgeAll(page: Page, screens: Screen[]): Promise<void> {
  page.removeAllListeners();
  const complaints = complaintsOf(page);
  for (const [index, screen] of screens.entries()) {
    const { path, name = path, status = 200 } = screen;
    await wear(page, looks[0]);
    // A state of the screen that's open needs no other load.
    if (path !== screens[index - 1]?.path) await open(page, screen, name);
    expect.soft(new URL(page.url()).pathname, `${name} leads elsewhere`).toBe(new URL(server.url + path).pathname);
    judgedPaths.add(new URL(page.url()).pathname);
    // Staff and visitors don't see each other's screens.
    const title = `${path.startsWith('/admin') ? 'Staff: ' : ''}${await page.title()}`;
    if (!screen.stateOf) {
      expect.soft(titles.get(title), `the title of ${name}, "${title}", belongs to another screen`).toBeUndefined();
      titles.set(title, name);
    }
    for (const look of looks) if (look.scheme === 'light' || screen.night) await judge(page, screen, name, look);
    if (screen.keys || screen.enlarged) await showsInHighContrast(page, name, screen.keys);
    if (screen.enlarged) await fitsAt400Percent(page, name);
    // A missing page says so in the console, as often as it is read.
    const strange = complaints().filter((line) => status === 200 || !line.includes(String(status)));
    expect.soft(strange, `console and requests of ${name}`).toEqual([]);
  }
}

async function open(page: Page, { path, status = 200 }: Screen, name: string): Promise<void> {
  const response = await page.goto(server.url + path);
  expect.soft(response?.status(), name).toBe(status);
  await page.evaluate(() => document.fonts.ready);
  await stopMotion(page);
}

async function judge(page: Page, screen: Screen, name: string, look: (typeof looks)[number]): Promise<void> {
  const { prepare } = screen;
  const where = `${name} at ${look.width}, ${look.scheme}`;
  await wear(page, look);
  await prepare?.(page);
  expect.soft(await faultsOn(page, scopeOf(screen, look)), where).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(over, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
  expect.soft(await page.locator('h1').count(), `headings of the first rank, ${where}`).toBe(1);
  if (prepare) await page.keyboard.press('Escape');
}

function scopeOf({ night, prepare }: Screen, { width, scheme }: (typeof looks)[number]): Scope {
  if (scheme === 'dark') return { only: ['color-contrast'] };
  if (width === looks[0].width || night) return {};
  // Around it, a desktop has what the screen of its layout has. Dialogs aren't inside.
  return prepare ? { without: ['color-contrast'] } : { part: 'main', without: ['color-contrast'] };
}

async function wear(page: Page, { width, scheme }: (typeof looks)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await painted(page);
}

/** Takes transitions and animations from a page: a color on its way from one look to the next can't be judged. */
async function stopMotion(page: Page): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  });
}

async function openNotifications(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Notifications/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
}

/** Wide screens have no menu to open. */
async function openPhoneMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true }).filter({ visible: true });
  if (await menu.count()) await menu.click();
}

/** Books the last free half hour there is, as the form would, and keeps its call open in this browser. */
async function bookCall(page: Page): Promise<void> {
  const { days } = (await (await page.request.get(`${server.url}/api/booking/times`)).json()) as { days: { times: number[] }[] };
  const startsAt = days.flatMap(({ times }) => times).at(-1) ?? 0;
  const form = { startsAt, zone: 'America/Denver', topic: 'before', name: 'Cal West', email: 'cal@screens.test' };
  const answer = await page.request.post(`${server.url}/booking`, { form, headers: { Origin: server.url } });
  expect(answer.url()).toContain('/booking/call');
}

/** A discount code of staff; returns the path of its screen. */
async function makeCode(page: Page): Promise<string> {
  await page.goto(`${server.url}/admin/settings/codes/new`);
  await page.getByRole('textbox', { name: /^Code/ }).fill('judged');
  await page.getByRole('textbox', { name: /^Amount/ }).fill('20');
  await page.getByRole('button', { name: 'Create code' }).click();
  await page.waitForURL(/\/admin\/settings\/codes\/[0-9a-f-]{36}$/);
  return new URL(page.url()).pathname;
}

async function firstLink(page: Page, start: string, part = 'main'): Promise<string> {
  return (await page.locator(`${part} a[href^="${start}"]`).first().getAttribute('href')) ?? '';
}
