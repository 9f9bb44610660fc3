import { expect, test } from 'vitest';
import type { Brief } from './brief/brief.ts';
import { compose } from './compose.ts';
import type { PageKind } from './document/document.ts';
import { type DesignTraits, designTraitsOf, traitDistance } from './look/design-traits.ts';

const names =
  'Maple Harbor Okafor Lindqvist Ferrante Nguyen Aldine Thorne River Stone Kite Aster Dunn Marsh Orchard Pell Quill Rowan Sable Tern'.split(
    ' ',
  );

/** Twenty sites of one trade, each with the ones before as its live neighbors. How much text they share: npm run bench -- words. */
function twenty(trade: string, pages: PageKind[]): DesignTraits[] {
  const live: DesignTraits[] = [];
  for (const [n, name] of names.entries()) {
    const brief: Brief = {
      business: { name: `${name} & Co`, trade, description: `${name} works in this part of the county.`, phone: `919-555-01${10 + n}` },
      pages,
    };
    live.push(designTraitsOf(compose({ brief, seed: n + 1, photos: [], avoid: live })));
  }
  return live;
}

test.each(['plumber', 'hair salon', 'dentist', 'florist', 'piano tuner'])(
  'twenty sites of one trade differ in four traits: %s',
  (trade) => {
    const live = twenty(trade, ['home', 'about', 'services', 'faq', 'contact']);
    const near = live.flatMap((one, index) => live.slice(0, index).filter((other) => traitDistance(one, other) < 4));
    expect(near).toEqual([]);
  },
);

test('guides are shown by one site before they are shown by two', () => {
  const shown = twenty('plumber', ['home', 'about', 'services', 'blog', 'contact']).map(({ guides = [] }) => guides);
  const [first = [], second = []] = shown;
  expect(first.length).toBe(3);
  expect(second.filter((title) => first.includes(title))).toEqual([]);
});
