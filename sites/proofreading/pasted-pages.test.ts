import { beforeAll, expect, test } from 'vitest';
import { loadCheckers } from './harper.ts';
import { plain } from './old-page-words.ts';
import { withoutPastedPage, withoutPastedQuotes } from './pasted-pages.ts';
import pages from './pasted-pages.yaml';
import { tidyText } from './proofread.ts';

type PageLine = string | { gone: string } | [typed: string, left: string];
const samples = pages as { source: string; lines: PageLine[] }[];
const typedOf = (line: PageLine) => (typeof line === 'string' ? line : 'gone' in line ? line.gone : line[0]);
const leftOf = (line: PageLine) => (typeof line === 'string' ? line : 'gone' in line ? '' : line[1]);
const names = ['Kneaded Home Bakery', 'Hale Towing', 'Fade Theory'];

// The grammar checker takes longer to load than a test may take on a busy machine.
beforeAll(loadCheckers);

test.each(samples)('of the $source, what the owner wrote is left', async ({ lines }) => {
  const { text } = await tidyText(lines.map(typedOf).join('\n'), { language: 'en', names }, { kind: 'description' });
  const left = lines.map(leftOf).filter(Boolean);
  expect(text.split('\n').filter(Boolean).map(plain)).toEqual(left.map(plain));
});

test.each([
  'We design for shops.\nWebsite\nPrint\nSearch\nEmail\nLogin pages',
  'We move.\nLoading\nUnloading\nPacking\nStorage\nHome and office',
  'We film weddings.\nPhotos\nVideos\nReels\nPrints\nAlbums',
  'Cookies\nBread\nPies\nCakes\nGift cards\nCatering\nMenu',
  'Our people:\nKeisha B. – color\nTasha M. – cuts\nAnn Lee – nails\nRosa G. – braids',
  'Cash only.\nCall 919-555-0148.\nOpen now on Sundays.\nDirections: past the mill.\nShare a table.',
  '“They raked the yard!” – Mike T.\nWe mow.\nWe rake.\nWe edge.\nWe haul.',
  '#1 dos pupusas 8.99\n#2 tres pupusas 12.99\nEXTRAS\nCrema 1.25\nSalsa no se cobra\nBEBIDAS\nPOSTRES',
  'Tags: dog tags\nLabels: jar labels\nCards: thank-you cards\nSigns: yard signs\nMagnets: car magnets',
  'Exp. 6/30/2030 coupons are fine.\nWe cut.\nWe color.\nWe perm.\nWe braid.',
  'Gift certificates | Repairs | Custom rings\nWe size rings.\nWe set stones.\nWe engrave.\nWe buy gold.',
])('the typed text %j stays', (text) => {
  expect(withoutPastedPage(text, [])).toBe(text);
  expect(withoutPastedQuotes(text, [])).toBe(text);
});

test('on a page of nothing but remains, nothing is taken out', () => {
  const text = 'Skip to content\nHome | About | Contact\nPosted by admin\nLearn more →\nBack to top';
  expect(withoutPastedPage(text, [])).toBe(text);
});
