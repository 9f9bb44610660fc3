import { expect, test } from 'vitest';
import { withoutPageHeadings } from './page-headings.ts';

test.each([
  ['We fix furnaces.\nWhy Choose Us?\n✔ NATE certified\n✔ Flat rates', 'We fix furnaces.\n✔ NATE certified\n✔ Flat rates'],
  ['PRICE LIST\nPants hem 14.00\nZipper 22', 'Pants hem 14.00\nZipper 22'],
  ['~ MENÚ ~\nRevueltas 3.25\nCamarón 4.75', 'Revueltas 3.25\nCamarón 4.75'],
  ['We see Inez’s patients here.\nHow it works\nYou tell me.\nI listen.', 'We see Inez’s patients here.\nYou tell me.\nI listen.'],
  ['Dr. Inez Abeyta sees you.\nMeet Inez\nBorn in Chimayó.', 'Dr. Inez Abeyta sees you.\nBorn in Chimayó.'],
  [
    'We do wills.\nAttorney Profiles\nRay – wills.\nOffices\nMOBILE 61 St. Francis Street',
    'We do wills.\nRay – wills.\nMOBILE 61 St. Francis Street',
  ],
  ['We pump.\n\nFrequently Asked Questions\n\nQ: When? A: Soon.', 'We pump.\n\nQ: When? A: Soon.'],
  ['We pump.\nWhat Sets Us Apart\nWe answer at night.', 'We pump.\nWe answer at night.'],
  ['We pump.\nWhy Choose Hale Towing?\nWe answer at night.', 'We pump.\nWe answer at night.'],
])('%j becomes %j', (text, left) => {
  expect(withoutPageHeadings(text)).toBe(left);
  expect(withoutPageHeadings(left)).toBe(left);
});

test.each([
  // Two lines are no page, and nothing follows the last one.
  'How it works\nYou call.',
  'We clean.\nYou rest.\nHow it works',
  // Entries of a list, the lead of one, and what goes on in the next line.
  'We clean:\nHomes\nOffices\nShops and stores',
  'We clean.\nOur services\n• Homes\n• Shops',
  'We fix pumps.\nHow it works\nis a long story.',
  // Names that nothing else says, sentences, categories and prices.
  'We fix backs.\nMeet Inez\nBorn in Chimayó.',
  'We fix backs.\nMeet us at the gate.\nBring water.',
  'We rent.\nWhy choose between them, take both.\nCall us.',
  'We bake.\nEXTRAS\nCrema 1.25',
  'We cut.\nPrices from $20\nWalk in.',
])('%j stays', (text) => {
  expect(withoutPageHeadings(text)).toBe(text);
});
