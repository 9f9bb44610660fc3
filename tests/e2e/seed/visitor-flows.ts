import { expect, type Page } from '@playwright/test';
import { scriptsRun } from '../../helpers/visitor.ts';
import { type Statement, says } from './statement.ts';

/** The page on which a flow of statements starts. */
export interface Screen {
  page: Page;
  url: string;
  /** Errors in the page's console. */
  errors: string[];
}
type Flow = Statement<Screen>[];

const splash = (page: Page) => page.locator('dialog.splash');

/** Starts on / in a new browser session, with motion. */
export const splashFlow: Flow = [
  says('2 splash', 'an intro splash shows on first load', async ({ page, url }) => {
    await page.goto(url);
    await expect(splash(page)).toHaveAttribute('open');
  }),
  says('2 splash', 'it is full-screen', async ({ page }) => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(await splash(page).boundingBox()).toEqual({ x: 0, y: 0, width, height });
  }),
  says('2 app-wide', 'when it completes, the app fades in over 0.3 s after 100 ms', async ({ page }) => {
    await page.keyboard.press('Escape');
    const [duration, delay] = await splash(page).evaluate((dialog) => {
      const { transitionProperty, transitionDuration, transitionDelay } = getComputedStyle(dialog);
      const at = transitionProperty.split(', ').indexOf('opacity');
      return [transitionDuration.split(', ')[at], transitionDelay.split(', ')[at]];
    });
    expect([duration, delay]).toEqual(['0.3s', '0.1s']);
    await expect(splash(page)).toBeHidden();
  }),
];

/** The navigation bar's background and position. */
async function bar(page: Page): Promise<{ isClear: boolean; isBlurred: boolean; top: number }> {
  return page.locator('header > div').evaluate((element) => {
    const { backgroundColor, backdropFilter } = getComputedStyle(element);
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' || /\/ 0\)$/.test(backgroundColor);
    return { isClear, isBlurred: backdropFilter.includes('blur'), top: element.getBoundingClientRect().top };
  });
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);

export const navigationFlow: Flow = [
  says('2 app-wide', 'the skip link is the first to have focus, and is visible then', async ({ page, url }) => {
    await page.goto(`${url}/about`);
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Skip to main content' });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  }),
  says('2 app-wide', 'it leads to the main content', async ({ page }) => {
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  }),
  says('2 navigation', 'the bar is transparent at the top', async ({ page, url }) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    expect(await bar(page)).toMatchObject({ isClear: true, isBlurred: false });
  }),
  says('2 navigation', '… and at exactly 20px', async ({ page }) => {
    await scrollTo(page, 20);
    await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
    expect(await bar(page)).toMatchObject({ isClear: true, isBlurred: false });
  }),
  says('2 navigation', 'scrolled more than 20px, its background is solid and blurred', async ({ page }) => {
    await scrollTo(page, 21);
    await expect.poll(() => bar(page)).toMatchObject({ isClear: false, isBlurred: true });
  }),
  says('2 navigation', 'the current link looks different from all others', async ({ page, url }) => {
    await page.goto(`${url}/faq`);
    const looks = await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => {
          const { color, boxShadow } = getComputedStyle(link);
          return { name: link.textContent, look: `${color} ${boxShadow}` };
        }),
      );
    const others = new Set(looks.filter(({ name }) => name !== 'FAQ').map(({ look }) => look));
    expect(others.size).toBe(1);
    expect(others.has(looks.find(({ name }) => name === 'FAQ')?.look ?? '')).toBe(false);
    await page.goto(url, { waitUntil: 'networkidle' });
  }),
  says('2 navigation', 'it is fixed at the top', async ({ page }) => {
    await scrollTo(page, 2000);
    expect((await bar(page)).top).toBe(0);
  }),
];

/** Starts at a phone's width. */
export const phoneMenuFlow: Flow = (['Login', 'FAQ'] as const).map((name) =>
  says('2 navigation', `mobile: the menu closes when ${name === 'FAQ' ? 'the current page' : name} is chosen`, async ({ page, url }) => {
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.goto(`${url}/faq`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(menu).toBeHidden();
  }),
);

/** Makes the page after this one break while it renders. */
export const fallbackFlow: Flow = [
  says('8 render error', "the fallback screen says 'Something went wrong'", async ({ page, url }) => {
    await page.goto(`${url}/about`);
    await scriptsRun(page);
    const body = "export default function Broken() { throw new Error('broken on purpose'); }";
    await page.route('**/assets/faq-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  }),
  says('2 app-wide', "'We encountered an unexpected error. Please try refreshing the page.'", async ({ page }) =>
    expect(page.getByText('We encountered an unexpected error. Please try refreshing the page.')).toBeVisible(),
  ),
  says('2 app-wide', "a button 'Go to Homepage' to /", async ({ page }) =>
    expect(page.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/'),
  ),
  says('8 render error', 'the error is logged', ({ errors }) => expect(errors.join('\n')).toContain('broken on purpose')),
];

const offer = (page: Page) => page.getByRole('dialog', { name: /10% off/ });
const leaveThroughTop = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientX: 400, clientY: -1 }));
  });

export const exitFlow: Flow = [
  says('2 exit offer', 'it offers 10% off', async ({ page, url }) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await leaveThroughTop(page);
    await expect(offer(page)).toBeVisible();
  }),
  says('2 exit offer', '… for a limited time', ({ page }) => expect(offer(page)).toContainText('For a limited time')),
  says('2 exit offer', '… one per customer', ({ page }) => expect(offer(page)).toContainText('One per customer.')),
  says('2 exit offer', 'with an email field', ({ page }) => expect(offer(page).getByLabel('Email')).toHaveAttribute('type', 'email')),
  says('5 exit offer', 'the email is required', ({ page }) => expect(offer(page).getByLabel('Email')).toHaveAttribute('required')),
  says('4 exit offer', 'its flag is in session storage', async ({ page }) =>
    expect(await page.evaluate(() => ({ ...sessionStorage }))).toMatchObject({ 'exit-offer': 'shown' }),
  ),
  says('4 exit offer', 'it closes on close', async ({ page }) => {
    await offer(page).getByRole('button', { name: 'Close' }).click();
    await expect(offer(page)).toBeHidden();
  }),
  says('4 exit offer', 'closed, it does not open again that session', async ({ page, url }) => {
    await page.goto(`${url}/faq`, { waitUntil: 'networkidle' });
    await expect(page.locator('[data-exit-offer]')).toHaveCount(1);
    await leaveThroughTop(page);
    // The script that opens it marks it right away.
    await expect(page.locator('[data-exit-offer="due"]')).toHaveCount(0);
    await expect(offer(page)).toHaveCount(0);
  }),
];

const field = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
const messages = (page: Page) => page.locator('[data-role]').filter({ visible: true });
const failure = 'Assistant: Sorry, I encountered an error. Please try again.';

async function ask(page: Page, question: string, replies: number): Promise<void> {
  await field(page).fill(question);
  await page.keyboard.press('Enter');
  await expect(messages(page)).toHaveCount(replies);
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
}

export const chatFlow: Flow = [
  says('2 chat', 'closed, it is a floating button', async ({ page, url }) => {
    await page.goto(url);
    const button = page.getByRole('button', { name: 'Open chat' });
    await expect(button).toBeInViewport();
    expect(await button.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
  }),
  says('4 chat', 'the full history goes with each new message', async ({ page }) => {
    await page.getByRole('button', { name: 'Open chat' }).click();
    await ask(page, 'What does it cost?', 3);
    const sent = page.waitForRequest('**/api/chat');
    await ask(page, 'How many pages do I get?', 5);
    const { messages: history } = (await sent).postDataJSON() as { messages: { role: string }[] };
    expect(history.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant', 'user']);
  }),
  says('8 chat', 'a failure is logged', async ({ page, errors }) => {
    await page.route('**/api/chat', (route) => route.fulfill({ status: 500, body: 'broken' }), { times: 1 });
    errors.length = 0;
    await ask(page, 'And then?', 7);
    await expect(messages(page).last()).toHaveText(failure);
    expect(errors.join('\n')).toContain('500');
  }),
  says('8 chat', 'a response without a body is a failure', async ({ page }) => {
    await page.evaluate(() => {
      const real = window.fetch;
      window.fetch = async (input, init) => (String(input).endsWith('/api/chat') ? new Response(null) : real(input, init));
    });
    await ask(page, 'Hello?', 9);
    await expect(messages(page).last()).toHaveText(failure);
  }),
];
