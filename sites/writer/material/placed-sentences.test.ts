import { expect, test } from 'vitest';
import { must } from '../../../tests/harness/must.ts';
import { readBrief } from '../../brief/read-brief.ts';
import { compose } from '../../compose.ts';
import { linesIn } from '../../document/lines.ts';
import { fold } from '../../language/fold.ts';
import { sayPrices } from './placed-sentences.ts';
import samples from './placed-sentences.yaml';

interface Sample {
  trade: string;
  language?: 'es';
  pages: string[];
  /** Services and products with their prices, if they have one. */
  services: Record<string, number | null>;
  shop?: Record<string, number>;
  /** Each sentence of the description with the places that say it. */
  says: Record<string, string[]>;
}

const listed = (services: Sample['services']) =>
  Object.entries(services).map(([name, price]) => ({ name, ...(price && { priceFrom: `${price}` }) }));

function siteOf({ trade, language, pages, services, shop = {}, says }: Sample, more: object = {}) {
  const { brief } = must(
    readBrief({
      business: {
        name: 'Hollis & Daughter',
        trade,
        description: Object.keys(says).join(' '),
        phone: '(919) 555-0148',
        address: { street: '12 Elm St', city: 'Raleigh', state: 'NC', zip: '27601' },
        hours: { tue: [['09:00', '17:00']] },
        ...more,
      },
      services: listed(services),
      details: { shop: Object.entries(shop).map(([name, price]) => ({ name, price: `${price}` })) },
      pages,
      language,
    }),
  );
  return compose({ brief, seed: 3, photos: [] });
}

/** Where a site says a sentence: the page, the section, and the label it's listed under. */
function placesOf({ pages }: ReturnType<typeof siteOf>, sentence: string): string[] {
  const says = (value: unknown) => linesIn(value).some(({ text }) => fold(text).includes(fold(sentence)));
  return pages.flatMap(({ path, sections }) =>
    sections.flatMap(({ kind, props }) => {
      if (!says(props)) return [];
      const { items = [] } = props as { items?: { term?: { text: string } }[] };
      const label = items.find((item) => says(item))?.term?.text;
      return [`${path} ${kind}${label ? `: ${label}` : ''}`];
    }),
  );
}

test.each(samples as Sample[])('what a $trade says is where people look for it', (sample) => {
  const site = siteOf(sample);
  expect(Object.fromEntries(Object.keys(sample.says).map((sentence) => [sentence, placesOf(site, sentence)]))).toEqual(sample.says);
  expect(site.unused.filter(({ field }) => field.startsWith('business.description'))).toEqual([]);
});

test('a sentence with a label of its own has one label', () => {
  const says = { 'Children dance to live drums on Saturdays.': [], 'Dress code: black leotard and hair in a bun.': [] };
  const site = siteOf({
    trade: 'dance school',
    pages: ['home', 'services', 'pricing', 'booking', 'contact'],
    services: { Ballet: 55 },
    says,
  });
  expect(placesOf(site, 'What to wear: Black leotard and hair in a bun.')).toEqual(['/booking intro']);
  expect(placesOf(site, 'Dress code: black leotard')).toEqual([]);
});

test('lines of a price list say prices', () => {
  expect(sayPrices(['Suit 2 pc.', 'Soju 15 makgeolli 16 Terra 8.'])).toBe(true);
  expect(sayPrices(['We pour soju.', 'We stop at 32.'])).toBe(false);
});
