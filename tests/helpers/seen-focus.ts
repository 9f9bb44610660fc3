import type { CDPSession, Page } from '@playwright/test';
import { wcagContrast } from 'culori';
import sharp from 'sharp';

/** Pixels around an element in which its ring may lie. */
const around = 8;
/** Stops on a page before the test takes them for a loop, and how many the keyboard is sent to at a time. */
const [mostStops, stopsAtATime] = [120, 20];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the Tab key stops. */
interface Stop {
  /** Its place among all stops, which its element has as `data-stop`, and the element that shows the focus as `data-ring-…`. */
  index: number;
  what: string;
  /** Most of its outline lies beyond the window or under what stays while the page scrolls. */
  isCovered: boolean;
}

/** Goes through a page with the Tab key and marks where it stops. Header and footer are the same on each page. */
export async function walk(page: Page, client: CDPSession, withShell: boolean): Promise<Stop[]> {
  await page.evaluate(markStops, withShell);
  for (let sent = 0; sent < mostStops; sent += stopsAtATime) {
    await Promise.all(Array.from({ length: stopsAtATime }, () => client.send('Input.dispatchKeyEvent', tab)));
    const { stops, isDone } = await page.evaluate(() => (globalThis as unknown as { walked: Walked }).walked);
    if (!isDone) continue;
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    return stops;
  }
  throw new Error(`The Tab key stops more than ${mostStops} times.`);
}

const tab = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const;

interface Walked {
  stops: Stop[];
  isDone: boolean;
}

/** Runs in a page: looks at what has the focus each time the Tab key is about to leave it, when it has been scrolled to. */
function markStops(withShell: boolean): void {
  const walked: Walked = { stops: [], isDone: false };
  Object.assign(globalThis, { walked });
  const seen = new Set<Element>();
  addEventListener('keydown', () => {
    const element = document.activeElement;
    const isAway = !element || element === document.body;
    walked.isDone ||= seen.size > 0 && (isAway || seen.has(element));
    if (walked.isDone || isAway) return;
    seen.add(element);
    if (!withShell && !element.closest('main')) return;
    const index = walked.stops.length;
    // A control that isn't drawn itself shows its focus on its label or on what follows it.
    const tile = element.closest('label, li:has(h3 a:focus-visible), .door') ?? element;
    const ringed = getComputedStyle(element).outlineStyle === 'none' ? tile : element;
    element.setAttribute('data-stop', `${index}`);
    ringed.setAttribute(`data-ring-${index}`, '');
    const { left, top, right, bottom } = ringed.getBoundingClientRect();
    const isOver = (above: Element | null): boolean =>
      above !== null && !above.contains(ringed) && (/fixed|sticky/.test(getComputedStyle(above).position) || isOver(above.parentElement));
    const edges = [
      [(left + right) / 2, top + 1],
      [(left + right) / 2, bottom - 1],
      [left + 1, (top + bottom) / 2],
      [right - 1, (top + bottom) / 2],
    ] as const;
    const uncovered = edges.filter(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (ringed.contains(hit) || !isOver(hit));
    });
    const words = (element.textContent || element.getAttribute('name') || '').trim().slice(0, 30);
    walked.stops.push({ index, what: `${element.tagName.toLowerCase()} "${words}"`, isCovered: uncovered.length < 2 });
  });
}

/** Makes the window as tall as the page. */
export async function showWhole(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 1440;
  // Twice, because some headings grow with the window.
  for (let turn = 0; turn < 2; turn++)
    await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
}

/**
 * Stops of a page, which its window shows whole, whose ring can't be told from what's there without it. Those that don't touch are
 * shown focused together, so a page takes a few pictures.
 */
export async function hiddenRings(page: Page, client: CDPSession, stops: Stop[]): Promise<string[]> {
  if (stops.length === 0) return [];
  const focus = await forcedFocus(client);
  // The link that skips the header is drawn only while it has the focus.
  await focus(stops);
  const groups = apart(await page.evaluate(placed, stops));
  await focus([]);
  const plain = await pictureOf(client);
  const hidden: string[] = [];
  for (const group of groups) {
    await focus(group);
    const ringed = await pictureOf(client);
    for (const { what, box } of group) {
      // A line of one pixel along half of the outline is the least that counts.
      const least = box.width + box.height;
      const changed = distinctPixels(plain, ringed, grown(box), least);
      if (changed < least) hidden.push(`${what}: ${changed} pixels around ${Math.round(box.width)} × ${Math.round(box.height)}`);
    }
  }
  await focus([]);
  return hidden;
}

interface PlacedStop extends Stop {
  box: Box;
}

/** Runs in a page: the boxes that show the stops as focused, as far as they lie on the page. */
function placed(stops: Stop[]): PlacedStop[] {
  return stops.map((stop) => {
    const element = document.querySelector(`[data-ring-${stop.index}]`);
    if (!element) throw new Error(`${stop.what} is gone.`);
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [Math.max(0, left), Math.max(0, top)];
    const box = { x, y, width: Math.min(right, innerWidth) - x, height: Math.min(bottom, innerHeight) - y };
    if (box.width <= 0 || box.height <= 0) throw new Error(`${stop.what} isn't on the page when it has the focus.`);
    return { ...stop, box };
  });
}

/** Shows stops as focused by the keyboard, and no others. */
async function forcedFocus(client: CDPSession): Promise<(focused: Stop[]) => Promise<void>> {
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument', { depth: 0 });
  const nodeOf = async ({ index }: Stop) =>
    (await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: `[data-stop="${index}"]` })).nodeId;
  let forced: number[] = [];
  const force = (nodeIds: number[], forcedPseudoClasses: string[]) =>
    Promise.all(nodeIds.map((nodeId) => client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })));
  return async (focused) => {
    await force(forced, []);
    forced = await Promise.all(focused.map(nodeOf));
    await force(forced, ['focus', 'focus-visible']);
  };
}

const grown = ({ x, y, width, height }: Box): Box => {
  const [left, top] = [Math.max(0, x - around), Math.max(0, y - around)];
  return { x: left, y: top, width: x + width + around - left, height: y + height + around - top };
};

/** Stops in groups, in which no ring lies near another stop. */
function apart(stops: PlacedStop[]): PlacedStop[][] {
  const groups: PlacedStop[][] = [];
  for (const stop of stops) {
    const group = groups.find((others) => !others.some((other) => touch(grown(stop.box), grown(other.box))));
    if (group) group.push(stop);
    else groups.push([stop]);
  }
  return groups;
}

function touch(one: Box, other: Box): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
}

/** Pixels of a page or a part of it. */
interface Picture {
  data: Buffer;
  info: { width: number; height: number };
}

/** Draws what the window shows, or a part of it. Playwright's own picture takes twice the work, since it's compressed well. */
export async function pictureOf(client: CDPSession, part?: Box): Promise<Picture> {
  const clip = part && { clip: { ...part, scale: 1 } };
  const { data } = await client.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, ...clip });
  return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** How many pixels in a box differ by a contrast of 3 or more. Stops counting at `least`, which is enough. */
export function distinctPixels(one: Picture, other: Picture, box: Box, least: number): number {
  const { width, height } = one.info;
  if (width !== other.info.width || height !== other.info.height) throw new Error('The pictures differ in size.');
  const [a, b] = [one.data, other.data];
  const [right, bottom] = [Math.min(width, Math.ceil(box.x + box.width)), Math.min(height, Math.ceil(box.y + box.height))];
  let count = 0;
  for (let y = Math.floor(box.y); y < bottom; y++) {
    for (let x = Math.floor(box.x); x < right; x++) {
      const at = (y * width + x) * 3;
      if (a[at] === b[at] && a[at + 1] === b[at + 1] && a[at + 2] === b[at + 2]) continue;
      if (contrastOf(a, b, at) >= 3) count++;
      if (count >= least) return count;
    }
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
