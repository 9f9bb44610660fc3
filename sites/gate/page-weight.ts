import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { pageBudget } from '../document/page-budget.ts';
import type { SiteFiles } from '../render/files.ts';
import { attribute, type Element, isWithin, type ParsedPage } from './parsed-page.ts';

/** Bytes over the wire and requests until the first view of a page is complete. */
export interface PageWeight {
  /** HTML with its inline style, brotli. */
  html: number;
  fonts: number;
  firstLoad: number;
  requests: number;
}

/** Bytes of every file over the wire by path. Compresses text on other threads, so the caller can go ahead. */
export async function wireBytes(files: SiteFiles): Promise<Map<string, number>> {
  const sizes = [...files].map(
    async ([path, { type, body }]) => [path, /^(?:text\/|image\/svg)/.test(type) ? await brotli(body) : body.byteLength] as const,
  );
  return new Map(await Promise.all(sizes));
}

/** Weight of every page by path. */
export function pageWeights(pages: ParsedPage[], bytes: Map<string, number>): Map<string, PageWeight> {
  return new Map(pages.map((page) => [page.path, weigh(page, (path) => bytes.get(path) ?? 0)]));
}

function weigh(page: ParsedPage, wire: (path: string) => number): PageWeight {
  const fonts = page.elements
    .filter((element) => attribute(element, 'as') === 'font')
    .flatMap((element) => attribute(element, 'href') ?? []);
  const pictures = [...new Set(earlyPictures(page).map(chosenSource))];
  const icons = page.elements
    // Browsers load one of them, and choose the drawing.
    .filter((element) => attribute(element, 'rel') === 'icon' && attribute(element, 'type') === 'image/svg+xml')
    .flatMap((element) => attribute(element, 'href') ?? []);
  const html = wire(page.path);
  const sum = (paths: string[]) => paths.reduce((total, path) => total + wire(path), 0);
  const others = [...fonts, ...icons, ...pictures];
  return { html, fonts: sum(fonts), firstLoad: html + sum(others), requests: 1 + others.length };
}

/** Pictures of one section that lie within reach on a phone: of a list its first ones, of a gallery's dense wall more. */
const reach = { list: 3, gallery: 7, sections: 4 };

/**
 * Pictures fetched before anyone scrolls. Browsers fetch lazy ones about two screens ahead; measured at 412 by 823 px that
 * is about the first four sections.
 */
function earlyPictures(page: ParsedPage): Element[] {
  const images = page.elements.filter((element) => element.tagName === 'img');
  const main = page.elements.find((element) => element.tagName === 'main');
  const first = (main?.childNodes ?? []).filter((child) => 'tagName' in child).slice(0, reach.sections);
  const eager = images.filter((image) => attribute(image, 'loading') !== 'lazy');
  const lazy = first.flatMap((section) => {
    const isGallery = 'tagName' in section && attribute(section, 'class')?.startsWith('gallery-');
    return images
      .filter((image) => !eager.includes(image) && isWithin(image, (above) => above === section))
      .slice(0, isGallery ? reach.gallery : reach.list);
  });
  return [...eager, ...lazy];
}

const phone = { widthPx: 412, pixelRatio: 1.75 };

/** The file that a phone takes: the smallest of the first source (AVIF, else WebP) with enough pixels for the picture's slot. */
function chosenSource(image: Element): string {
  // A view's name is no part of the request.
  const own = (attribute(image, 'src') ?? '').replace(/#.*/, '');
  const parent = image.parentNode;
  if (!parent || !('tagName' in parent) || parent.tagName !== 'picture') return own;
  const source = parent.childNodes.find((child): child is Element => 'tagName' in child && child.tagName === 'source');
  const candidates = ((source && attribute(source, 'srcset')) ?? '').split(',').map((part) => {
    const [path = '', width = '0w'] = part.trim().split(/\s+/);
    return { path, width: Number.parseInt(width, 10) };
  });
  const enough = slotWidth((source && attribute(source, 'sizes')) ?? '100vw') * phone.pixelRatio;
  return (candidates.find(({ width }) => width >= enough) ?? candidates.at(-1))?.path || own;
}

/** Width in CSS pixels of the last entry of `sizes`, which is the one for narrow screens. */
function slotWidth(sizes: string): number {
  const [, number = '100', unit = 'vw'] = /(?<![\d.])([\d.]+)(vw|rem|px)$/.exec(sizes.trim()) ?? [];
  return Number(number) * ({ vw: phone.widthPx / 100, rem: 16, px: 1 }[unit] ?? 1);
}

const compress = promisify(brotliCompress);

/**
 * Size about as hosting sends it. Hosting takes the time for quality 11, which makes a page a tenth smaller than a quick quality.
 * So only what the quick one makes too heavy is compressed again, within 2% of hosting's size.
 */
async function brotli(body: Buffer): Promise<number> {
  const quick = await brotliAt(5, body);
  return quick > pageBudget.html ? brotliAt(10, body) : quick;
}

async function brotliAt(quality: number, body: Buffer): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength };
  return (await compress(body, { params })).byteLength;
}
