import { expect, test } from 'vitest';
import { must } from '../../tests/harness/must.ts';
import { readBrief } from '../brief/read-brief.ts';
import { compose } from '../compose.ts';
import type { PageKind } from '../document/document.ts';
import { linesIn } from '../document/lines.ts';

const full = {
  business: {
    name: 'Ostby Piano Service',
    trade: 'piano tuner',
    description:
      'I tune pianos around Eau Claire. My father tuned the church organ for thirty years and took me along on Saturdays. I tell you what a piano is worth before you spend money on it.',
    phone: '715-555-0136',
    address: { street: '12 Elm St', city: 'Eau Claire', state: 'WI' },
    hours: { mon: [['08:00', '17:00']] },
    licences: ['Registered Piano Technician'],
    payments: ['Cash', 'Checks'],
    parking: 'Park behind the shop.',
    people: [{ name: 'Nils Ostby', role: 'owner', line: 'Plays hymns on the way out.' }],
  },
  services: [
    { name: 'Tuning', priceFrom: '145' },
    { name: 'Pitch raise', priceFrom: '60' },
  ],
  details: {
    steps: ['You call me.', 'I come and listen to the piano.', 'You hear the difference.'],
    faq: [
      { question: 'Do you tune harpsichords?', answer: 'Only in winter.' },
      { question: 'Do you buy pianos?', answer: 'No, but I know who does.' },
    ],
  },
  proof: { quotes: [{ text: 'It sings again.', name: 'Marit', consent: true }] },
};

function homeOf(brief: object, pages: PageKind[], seed = 1) {
  const [home] = compose({ brief: must(readBrief({ ...brief, pages })).brief, seed, photos: [] }).pages;
  return (home?.sections ?? []).map(({ kind, props }) => ({ kind, texts: linesIn(props).map(({ text }) => text) }));
}

test.each([
  [['home', 'about', 'services', 'pricing', 'contact']],
  [['home', 'about', 'booking', 'faq', 'contact']],
  [['home', 'services', 'booking', 'faq', 'pricing']],
] as PageKind[][][])('a full brief has nine sections at home, with %s', (pages) => {
  for (const seed of [1, 2, 3]) {
    const home = homeOf(full, pages, seed);
    expect(home.length).toBeGreaterThanOrEqual(9);
    const said = home.flatMap(({ texts }) => texts);
    expect(said).toEqual(
      expect.arrayContaining(['It sings again.', 'I come and listen to the piano.', 'Nils Ostby, owner', 'Park behind the shop.']),
    );
    // Each of its own kind.
    expect(new Set(home.map(({ kind }) => kind)).size).toBe(home.length);
  }
});

test('a short brief has five: what its owner says, the ways to reach it and a form', () => {
  const business = {
    name: 'Lutz Septic',
    trade: 'septic pumping',
    description:
      'We pump tanks. We come back in two days to see that the lid is still where we left it, and we bring the grass seed along. Most of our customers had my father pump their tank before me.',
    phone: '608-555-0142',
    email: 'lutz@people.test',
    languages: ['English'],
  };
  const home = homeOf({ business }, ['home', 'about', 'contact', 'booking', 'blog']);
  expect(home.map(({ kind }) => kind)).toEqual(['hero', 'statement', 'contact', 'form', 'call']);
});

test('a fact of the first screen is not listed below', () => {
  const business = { ...full.business, founded: 1984, languages: ['English', 'Norwegian'], licences: [], people: [] };
  const home = homeOf({ ...full, business }, ['home', 'about', 'services', 'pricing', 'contact']);
  const [hero, ...rest] = home;
  const languages = 'English and Norwegian.';
  const said = [hero, ...rest].filter((section) => section?.texts.includes(languages));
  expect(said).toHaveLength(1);
});
