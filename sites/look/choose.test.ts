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
