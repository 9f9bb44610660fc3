import { type Browser, chromium, type Page } from '@playwright/test';
import type { SiteDocument } from '../../sites/document/document.ts';
import type { SiteFiles } from '../../sites/render/files.ts';
import { faultsOn } from '../../tests/harness/axe.ts';
import { brokenWords } from '../../tests/harness/broken-words.ts';

const origin = 'https://bench.example';

/** What is wrong with a site. Faults of one kind are counted together. */
export interface Fault {
  kind: string;
  text: string;
}

/** A browser that shows sites from memory. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.SUNUP_BROWSER, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
}

export async function show(page: Page, files: SiteFiles): Promise<void> {
  await page.unrouteAll();
  await page.route(`${origin}/**`, (route) => {
    const file = files.get(decodeURIComponent(new URL(route.request().url()).pathname));
    return file ? route.fulfill({ body: file.body, contentType: file.type }) : route.fulfill({ status: 404 });
  });
}

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(origin + path);
}

/** What axe finds on a page at the widths of a phone and a laptop, with the phone's bottom bar in place, and whether it scrolls sideways at 320. */
export async function pageFaults(page: Page, path: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const [width, height] of [
    [360, 780],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPage(page, path);
    // They put the kind first: 'color-contrast: …'.
    for (const found of [...(await faultsOn(page)), ...(await page.evaluate(hardToRead)), ...(await page.evaluate(brokenWords, '*'))])
      faults.push({ kind: found.slice(0, found.indexOf(':')), text: `${path} at ${width}: ${found}` });
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return beyond > 0 ? [...faults, { kind: 'sideways', text: `${path} scrolls ${beyond} px sideways at 320` }] : faults;
}

/** Runs in the page: text under 13 px, and text under 22 px with lines that are close together. Drawn letters aren't text. */
function hardToRead(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *:not(svg *)')].flatMap((element) => {
    const own = [...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : [])).join('');
    if (!own.trim() || element.getClientRects().length === 0 || element.closest('[aria-hidden="true"], .vh')) return [];
    const { fontSize, lineHeight } = getComputedStyle(element);
    const [size, leading] = [Number.parseFloat(fontSize), Number.parseFloat(lineHeight)];
    const words = `"${own.trim().slice(0, 30)}"`;
    if (size > 0 && size < 13) return [`small-text: ${size} px ${words}`];
    return size < 22 && own.length > 50 && leading / size < 1.3 ? [`tight-lines: ${words}`] : [];
  });
}

/** Screens on which the first view must say what it is, where, and what to do. */
const folds = [
  { width: 1440, height: 800 },
  { width: 390, height: 700 },
];

/** What of trade, place and the first way to act isn't seen before anyone scrolls the home page. */
export async function foldFaults(page: Page, { trade, facts }: SiteDocument): Promise<Fault[]> {
  const faults: Fault[] = [];
  const miss = (what: string, size: string) => faults.push({ kind: `no ${what}`, text: `no ${what} at ${size}` });
  for (const viewport of folds) {
    await page.setViewportSize(viewport);
    await openPage(page, '/');
    const seen = await page.evaluate(firstView);
    const size = `${viewport.width}x${viewport.height}`;
    if (!seen.words.includes(trade.label.text.toLowerCase()) && !seen.words.includes(lastWord(trade.label.text))) miss('trade', size);
    if (facts.city && !seen.words.includes(facts.city.toLowerCase())) miss('place', size);
    if (!seen.acts) miss('way to act', size);
  }
  return faults;
}

/** Runs in the page: what's read before anyone scrolls, and whether a way to act is there. */
export function firstView(): { words: string; acts: boolean } {
  const bar = document.querySelector('.bar');
  // On wide screens there's no bar.
  const covered = bar?.checkVisibility() ? bar.getBoundingClientRect().top : innerHeight;
  const isSeen = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && top >= 0 && bottom <= (bar?.contains(element) ? innerHeight : covered) + 1;
  };
  const texts = [...document.querySelectorAll('h1, p, header *, dt, dd, span, a')]
    .filter(isSeen)
    .map(({ textContent }) => textContent ?? '');
  const ways = [...document.querySelectorAll('main .btn, main .go > a, main a[href^="tel:"], main a[href^="mailto:"], .bar a')];
  return { words: texts.join(' \n ').toLowerCase(), acts: ways.some(isSeen) };
}

function lastWord(text: string): string {
  return text.toLowerCase().split(' ').at(-1) ?? '';
}
