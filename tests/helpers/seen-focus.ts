import type { Page } from '@playwright/test';
import { wcagContrast } from 'culori';
import sharp from 'sharp';

/** Pixels around an element in which its ring may lie. */
const around = 8;
/** Stops on a page before the test takes them for a loop. */
const mostStops = 120;

/** Stops of the Tab key whose ring can't be told from what's there without it. Header and footer are the same on each page. */
export async function hiddenRings(page: Page, withShell: boolean): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      // A control that isn't drawn itself shows its focus on its label or on what follows it.
      const tile = element.closest('label, li:has(h3 a:focus-visible), .door') ?? element;
      const { x, y, width, height } = (getComputedStyle(element).outlineStyle === 'none' ? tile : element).getBoundingClientRect();
      const [left, top] = [Math.max(0, x), Math.max(0, y)];
      return {
        what: `${element.tagName.toLowerCase()} "${(element.textContent || element.getAttribute('name') || '').trim().slice(0, 30)}"`,
        inMain: element.closest('main') !== null,
        box: { x: left, y: top, width: Math.min(x + width, innerWidth) - left, height: Math.min(y + height, innerHeight) - top },
      };
    });
    if (!at) return hidden;
    if (!at.inMain && !withShell) continue;
    const { x, y, width, height } = at.box;
    const clip = { x: Math.max(0, x - around), y: Math.max(0, y - around), width: width + 2 * around, height: height + 2 * around };
    const ringed = await page.screenshot({ clip });
    await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      element.blur();
      Object.assign(globalThis, { focused: element });
    });
    const plain = await page.screenshot({ clip });
    await page.evaluate(() => (globalThis as unknown as { focused: HTMLElement }).focused.focus({ preventScroll: true }));
    const changed = await distinctPixels(ringed, plain);
    // A line of one pixel along half of the outline is the least that counts.
    if (changed < width + height) hidden.push(`${at.what}: ${changed} pixels around ${Math.round(width)} × ${Math.round(height)}`);
  }
  return hidden;
}

/** How many pixels differ by a contrast of 3 or more. */
export async function distinctPixels(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer()));
  if (!a || !b || a.length !== b.length) throw new Error('The pictures differ in size.');
  let count = 0;
  for (let at = 0; at < a.length; at += 3) {
    if (a[at] === b[at] && a[at + 1] === b[at + 1] && a[at + 2] === b[at + 2]) continue;
    if (contrastOf(a, b, at) >= 3) count++;
  }
  return count;
}

function contrastOf(a: Buffer, b: Buffer, at: number): number {
  const color = (from: Buffer) => ({
    mode: 'rgb' as const,
    r: (from[at] ?? 0) / 255,
    g: (from[at + 1] ?? 0) / 255,
    b: (from[at + 2] ?? 0) / 255,
  });
  return wcagContrast(color(a), color(b));
}
