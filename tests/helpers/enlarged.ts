import { expect, type Page } from '@playwright/test';
import type { Keys } from './keys.ts';
import { painted } from './painted.ts';

/** In the system's high contrast, the open page shows the edge of every button and what's chosen. With keys, the focus, too. The window stays resized. */
export async function showsInHighContrast(page: Page, where: string, keys?: Keys): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  // Also a transition of a millisecond takes a frame.
  await page.waitForFunction(() => !document.getAnimations().some((one) => one instanceof CSSTransition && one.playState === 'running'));
  expect.soft(await page.evaluate(unseen), `${where} in high contrast`).toEqual([]);
  await keys?.toEnd();
  await page.emulateMedia({ forcedColors: 'none' });
}

/** At 400% and with wide letters, nothing on the open page is cut off, and no bar stays over the content. The window stays resized. */
export async function fitsAt400Percent(page: Page, where: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 });
  await painted(page);
  expect.soft(await page.evaluate(inTheWay), `bars of ${where} at 400%`).toEqual([]);
  await page.evaluate(spaceLetters);
  expect.soft(await page.evaluate(cutOff), `${where} at 400%`).toEqual([]);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
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
