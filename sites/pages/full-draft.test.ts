import { expect, test } from 'vitest';
import { must } from '../../tests/harness/must.ts';
import { readBrief } from '../brief/read-brief.ts';
import { compose } from '../compose.ts';
import type { Line, PageKind, Picture } from '../document/document.ts';

const business = { name: 'Ostby Piano Service', trade: 'piano tuner', description: 'I tune pianos.', phone: '715-555-0136' };
const cost = { question: 'What does a tuning cost?', answers: ['One price'], detail: '140' };

interface Opening {
  lead?: Line;
  picture?: Picture;
}

function pageOf(path: string, pages: PageKind[], more: object = {}, rest: object = {}) {
  const brief = must(readBrief({ business: { ...business, ...more }, interview: [cost], pages, ...rest })).brief;
  const sections = compose({ brief, seed: 1, photos: [] }).pages.find((one) => one.path === path)?.sections ?? [];
  return { kinds: sections.map(({ kind }) => kind), opening: sections[0]?.props as Opening };
}

test('a page with nothing but a line opens with it and a picture, and has a form', () => {
  const { kinds, opening } = pageOf('/pricing', ['home', 'about', 'pricing', 'faq', 'contact']);
  expect(kinds).toEqual(['intro', 'form', 'call']);
  expect(opening.lead?.text).toBe('A tuning costs $140.');
  expect(opening.picture).toBeDefined();
});

test('the picture in the opening of a thin page is its only one', () => {
  const { kinds, opening } = pageOf('/about', ['home', 'about', 'pricing', 'faq', 'contact']);
  expect(kinds).toContain('story');
  expect(opening.picture).toBeUndefined();
});

test('a thin page gets no band for its town', () => {
  const address = { city: 'Eau Claire', state: 'WI' };
  expect(pageOf('/contact', ['home', 'about', 'booking', 'faq', 'contact'], { address }).kinds).not.toContain('area');
});

test('a thin price list has one form, also where no other page has any', () => {
  const services = [
    { name: 'Tuning', priceFrom: '145' },
    { name: 'Pitch raise', priceFrom: '60' },
  ];
  for (const pages of [
    ['home', 'about', 'pricing', 'faq', 'services'],
    ['home', 'about', 'pricing', 'faq', 'contact'],
  ] as PageKind[][])
    expect(pageOf('/pricing', pages, {}, { services }).kinds).toEqual(['intro', 'prices', 'form', 'call']);
});
