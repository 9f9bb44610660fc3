import { expect, test } from 'vitest';
import { must } from '../../tests/harness/must.ts';
import { readBrief } from '../brief/read-brief.ts';
import { compose } from '../compose.ts';
import type { SiteDocument } from '../document/document.ts';
import type { HeroProps } from '../sections/hero/schema.ts';
import { toneOf } from '../themes/lightness.ts';

const seeds = Array.from({ length: 12 }, (_, index) => index + 1);

/** Sites of a business with different seeds. */
function sitesOf(business: object, more: object = {}): SiteDocument[] {
  const always = { name: 'Alder & Vine', description: 'We answer the phone ourselves.', phone: '(239) 555-0148' };
  const pages = ['home', 'services', 'pricing', 'about', 'contact'];
  const { brief } = must(readBrief({ business: { ...always, ...business }, pages, ...more }));
  return seeds.map((seed) => compose({ brief, seed, photos: [] }));
}

const priced = (...prices: string[]) => ({ services: prices.map((priceFrom, index) => ({ name: `Job number ${index + 1}`, priceFrom })) });

function opensWithPrices({ pages }: SiteDocument): boolean {
  const props = pages[0]?.sections[0]?.props as HeroProps | undefined;
  return (props?.prices ?? []).length > 0;
}

test.each([
  ['kitchen remodeler', ['28000', '14000', '9000']],
  ['accountant', ['650', '180', '90']],
  ['lawyer', ['350', '900', '1500']],
])('a %s doesn’t open with prices', (trade, prices) => {
  expect(sitesOf({ trade }, priced(...prices)).filter(opensWithPrices)).toEqual([]);
});

test('a dog groomer may open with prices', () => {
  expect(sitesOf({ trade: 'dog groomer' }, priced('65', '80', '95')).some(opensWithPrices)).toBe(true);
});

test('no hills are around a business in Florida', () => {
  const themesIn = (city: string, state: string) => sitesOf({ trade: 'dentist', address: { city, state } }).map(({ theme }) => theme.name);
  expect(themesIn('Coral Springs', 'FL')).not.toContain('foothill');
  expect(themesIn('Boulder', 'CO')).toContain('foothill');
});

test('colors in the words of a style are those of the site, and picked colors go before them', () => {
  for (const { theme } of sitesOf({ trade: 'auto detailing' }, { look: { style: 'luxury black and gold' } })) {
    const [page, accent] = [toneOf(theme.palette.bg), toneOf(theme.palette.accent)];
    expect(page.l).toBeLessThan(0.2);
    expect(page.c).toBeLessThan(0.005);
    expect(theme.palette.brand).toBe('#d4af37');
    expect(Math.abs(accent.h - toneOf('#d4af37').h)).toBeLessThan(5);
  }
  for (const { theme } of sitesOf({ trade: 'auto detailing' }, { look: { style: 'black and gold', colors: ['#1d4ed8'] } }))
    expect(theme.palette).toMatchObject({ brand: '#1d4ed8', scheme: 'dark' });
});

test('colors that are all grayish or pale are those of the site', () => {
  for (const { theme } of sitesOf({ trade: 'florist' }, { look: { style: 'soft sage green & cream' } })) {
    expect(theme.palette.bg).toBe('#f7efd9');
    expect(Math.abs(toneOf(theme.palette.brand).h - 145)).toBeLessThan(8);
  }
  for (const { theme } of sitesOf({ trade: 'florist' }, { look: { style: 'gray and white' } }))
    expect(theme.palette).toMatchObject({ bg: '#ffffff', brand: '#2f3236', accent: '#808488' });
});

test('colors of a style follow a single color that was picked, but not one that is its name', () => {
  for (const { theme } of sitesOf({ trade: 'hair salon' }, { look: { style: 'mustard, monstera green', colors: ['#d9a300'] } }))
    expect(theme.palette).toMatchObject({ brand: '#d9a300', accent: '#176b4a' });
  for (const { theme } of sitesOf({ trade: 'hair salon' }, { look: { style: 'green and gold', colors: ['#1d4ed8', '#c8102e'] } }))
    expect(theme.palette).toMatchObject({ brand: '#1d4ed8', accent: '#c8102e' });
});

test('a single bright color is seen on a theme that was drawn on a board of another one', () => {
  const boards = sitesOf({ trade: 'daycare' }, { look: { style: 'canary yellow' } }).filter(({ theme }) => theme.name === 'shadowboard');
  for (const { theme } of boards) expect(Math.abs(toneOf(theme.palette.bg).h - toneOf('#ffd84d').h)).toBeLessThan(3);
  for (const { theme } of boards) expect(toneOf(theme.palette.bg).c).toBeGreaterThan(0.1);
  expect(boards.length).toBeGreaterThan(0);
});

/** True if one of a page’s colors has a hue between two angles and is strong enough to have its name. */
function showsHue({ theme }: SiteDocument, from: number, to: number): boolean {
  const { bg, tint, deep, brand, accent, aMain, aPop, aSky, aGround } = theme.palette;
  return [bg, tint, deep, brand, accent, aMain, aPop, aSky, aGround].some((color) => {
    const { l, c, h } = toneOf(color);
    return c > (l > 0.85 ? 0.02 : 0.06) && (from < to ? h > from && h < to : h > from || h < to);
  });
}

test.each([
  ['no pink!!', 340, 10],
  ['anything but blue', 240, 268],
  ['sin morado', 295, 312],
  ['not a fan of green', 138, 160],
  ['calm, no red', 15, 35],
])('%s: no site shows it', (style, from, to) => {
  const shown = ['nail salon', 'law firm', 'lawn care'].flatMap((trade) => sitesOf({ trade }, { look: { style } }));
  expect(shown.filter((site) => showsHue(site, from, to)).map(({ theme }) => theme.palette)).toEqual([]);
});

test('dark but not black is a dark page in a color', () => {
  for (const trade of ['tattoo studio', 'law firm', 'florist'])
    for (const { theme } of sitesOf({ trade }, { look: { style: 'dark but not black' } })) {
      const { l, c } = toneOf(theme.palette.bg);
      expect(theme.palette.scheme).toBe('dark');
      expect([l > 0.27, l < 0.4, c > 0.035]).toEqual([true, true, true]);
    }
});
