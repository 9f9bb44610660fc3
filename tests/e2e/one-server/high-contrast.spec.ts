import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { briefSteps } from '../../../domain/briefs/schema.ts';
import { newOwner } from '../../helpers/brief-owner.ts';
import { answerBusiness } from '../../helpers/by-form.ts';
import { Keys } from '../../helpers/keys.ts';
import { logIn } from '../../helpers/log-in.ts';
import { sharedServer, test } from '../../helpers/shared-server.ts';
import { orderFivePages } from '../../helpers/visitor.ts';

const server = sharedServer();

/** A screen of each kind, and who sees it. */
const screens = [
  { who: undefined, paths: ['/', '/locations/boise', '/auth?tab=signup', '/booking'] },
  { who: demoAccounts.owner, paths: ['/portal', '/portal/editor?panel=look', '/portal/messages', '/portal/settings/notifications'] },
  { who: demoAccounts.admin, paths: ['/admin/dashboard', '/admin/projects/board', '/admin/settings'] },
];

for (const { who, paths } of screens) {
  test(`with the system's high contrast, ${who ?? 'a visitor'} sees the edge of every button and what's chosen`, async ({ newPage }) => {
    const page = await newPage({ forcedColors: 'active', reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
    if (who) await logIn(page, server, who);
    for (const path of paths) {
      await open(page, path);
      expect(await page.evaluate(unseen), path).toEqual([]);
    }
  });

  test(`at 400% and with wide letters, nothing is cut off for ${who ?? 'a visitor'} and no bar stays over the content`, async ({
    newPage,
  }) => {
    const page = await newPage({ reducedMotion: 'reduce', viewport: { width: 320, height: 256 } });
    if (who) await logIn(page, server, who);
    for (const path of paths) {
      await open(page, path);
      expect(await page.evaluate(inTheWay), `bars of ${path}`).toEqual([]);
      await page.evaluate(spaceLetters);
      expect(await page.evaluate(cutOff), path).toEqual([]);
    }
  });
}

test('with the system’s high contrast, the order and the brief show edges, what’s chosen, and what has the focus', async ({ newPage }) => {
  const page = await newPage({ forcedColors: 'active', reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
  const keys = await Keys.on(page);
  const judge = async (path: string) => {
    await keys.open(server.url + path);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(unseen), path).toEqual([]);
    await keys.toEnd();
  };
  await orderFivePages(page, server.url);
  await judge('/payment-choice');
  await newOwner(page, server, 'contrast@screens.test');
  await answerBusiness(page);
  for (const { key } of briefSteps) await judge(`/onboarding/${key}`);
  expect(keys.faults).toEqual([]);
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(server.url + path);
  await expect(page.locator('h1').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** Runs in a page: buttons without an edge, and chosen ones that look like the others. */
function unseen(): string[] {
  const named = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
  const isDrawn = (element: Element) => element.getClientRects().length > 0 && !element.closest('[inert], [aria-hidden="true"]');
  const edge = (element: Element) => {
    const { borderBottomWidth, borderBottomStyle } = getComputedStyle(element);
    return borderBottomStyle === 'none' ? 0 : Number.parseFloat(borderBottomWidth);
  };
  const faults: string[] = [];
  // What has the button's look: a text in a box with padding, or a ring of shadow.
  for (const button of document.querySelectorAll(
    '.inline-flex.rounded-2:is(a, button), [class*="inset-ring-"]:is(a, button, label, [role="dialog"])',
  ))
    if (isDrawn(button) && !button.closest('fieldset') && edge(button) < 1) faults.push(`no edge: ${named(button)}`);
  for (const chosen of document.querySelectorAll('[aria-current], [aria-pressed="true"], [role="tab"][aria-selected="true"]'))
    if (chosen.matches('a, button') && chosen.getAttribute('aria-current') !== 'false' && isDrawn(chosen) && edge(chosen) < 2)
      faults.push(`not shown as chosen: ${named(chosen)}`);
  for (const input of document.querySelectorAll<HTMLInputElement>('label > input.opacity-0:checked'))
    if (input.parentElement && isDrawn(input) && edge(input.parentElement) < 2)
      faults.push(`not shown as checked: ${named(input.parentElement)}`);
  for (const field of document.querySelectorAll('input:not([type="hidden"], .opacity-0, .sr-only), select, textarea'))
    if (isDrawn(field) && edge(field) < 1 && !(field.parentElement && edge(field.parentElement) >= 1))
      faults.push(`no edge: ${named(field)}`);
  return faults;
}

/** Runs in a page: what stays in the window when the content scrolls, on a screen of 256 px. */
function inTheWay(): string[] {
  scrollTo(0, document.documentElement.scrollHeight / 2);
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      const { position } = getComputedStyle(element);
      // A panel of the editor covers a phone's draft, and scrolls.
      if ((position !== 'fixed' && position !== 'sticky') || element.matches('[data-part="panel"]')) return false;
      const { width, height, top, bottom } = element.getBoundingClientRect();
      return width > 100 && height > 24 && bottom > 1 && top < innerHeight - 1 && getComputedStyle(element).visibility !== 'hidden';
    })
    .map((element) => `${element.tagName.toLowerCase()}.${element.className.toString().slice(0, 60)}`);
}

/** Runs in a page: the distances that readers may need (WCAG 1.4.12). */
function spaceLetters(): void {
  const wide = new CSSStyleSheet();
  wide.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, wide];
}

/** Runs in a page: a page that scrolls sideways, and controls whose text doesn't fit into them. */
function cutOff(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const beyond = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
  const sideways =
    scrollWidth > clientWidth
      ? [
          `${scrollWidth - clientWidth} px sideways: ${beyond
            .map(({ className }) => String(className).slice(0, 50))
            .slice(0, 25)
            .join(' | ')}`,
        ]
      : [];
  const cut = [...document.querySelectorAll<HTMLElement>('main :is(button, a, label, h1, h2, h3, p), header :is(h1, a, button)')].filter(
    (element) => {
      if (!element.getClientRects().length || element.closest('[inert], [aria-hidden="true"], .sr-only, .truncate, [class*="line-clamp"]'))
        return false;
      const { overflow } = getComputedStyle(element);
      const isClipped = overflow !== 'visible' && element.scrollHeight > element.clientHeight + 2;
      const { left, right } = element.getBoundingClientRect();
      return isClipped || (right > innerWidth + 1 && left < innerWidth && !element.closest('.overflow-x-auto, .edge-scroll, [role="log"]'));
    },
  );
  return [...sideways, ...cut.map((element) => `cut: ${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 40)}”`)];
}
