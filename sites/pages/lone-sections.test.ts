import { expect, test } from 'vitest';
import { must } from '../../tests/harness/must.ts';
import { readBrief } from '../brief/read-brief.ts';
import { compose } from '../compose.ts';
import type { PageKind } from '../document/document.ts';
import { linesIn } from '../document/lines.ts';

const business = {
  name: 'Ostby Piano Service',
  trade: 'piano tuner',
  description: 'I tune pianos around Eau Claire. My father tuned the church organ for thirty years and took me along on Saturdays.',
  phone: '715-555-0136',
};
const all: PageKind[] = ['home', 'about', 'services', 'pricing', 'contact'];

/** The sections of a page: kind, and what it says. */
function sectionsOf(
  path: string,
  { more = {}, pages = all, ...rest }: { more?: object; pages?: PageKind[]; [field: string]: unknown } = {},
) {
  const { brief } = must(readBrief({ business: { ...business, ...more }, pages, ...rest }));
  const page = compose({ brief, seed: 1, photos: [] }).pages.find((one) => one.path === path);
  return (page?.sections ?? []).map(({ kind, variant, props }) => ({ kind, variant, texts: linesIn(props).map(({ text }) => text) }));
}

const textsOf = (sections: ReturnType<typeof sectionsOf>, kind: string) =>
  sections.filter((one) => one.kind === kind).flatMap(({ texts }) => texts);
const kindsOf = (sections: ReturnType<typeof sectionsOf>) => sections.map(({ kind }) => kind);
const prices = [
  { name: 'Tuning', priceFrom: '145' },
  { name: 'Pitch raise', priceFrom: '60' },
];

test('a lone credential is below the heading of About, not in the owner’s text, and two are a list', () => {
  const one = sectionsOf('/about', { more: { licences: ['Registered Piano Technician'] } });
  expect(kindsOf(one)).not.toContain('proof');
  expect(textsOf(one, 'intro').join()).toContain('Credentials: Registered Piano Technician.');
  expect(textsOf(one, 'story').join()).not.toContain('Technician');
  const two = sectionsOf('/about', { more: { licences: ['Registered Piano Technician'] }, proof: { awards: ['Best of Eau Claire'] } });
  expect(textsOf(two, 'proof')).toEqual(expect.arrayContaining(['Registered Piano Technician', 'Best of Eau Claire']));
});

test('a lone credential is listed with what else is good to know', () => {
  const about = sectionsOf('/about', { more: { licences: ['Registered Piano Technician'], payments: ['Cash'] } });
  expect(textsOf(about, 'proof')).toEqual(['Good to know', 'Registered Piano Technician', 'Payment', 'Cash.']);
});

test('no lone fact is said above the last buttons, and below a heading only what the page is for', () => {
  const pages: PageKind[] = ['home', 'services', 'faq', 'pricing', 'contact'];
  const more = { description: `${business.description} We take cash and checks.` };
  for (const path of ['/', '/services', '/contact', '/pricing'])
    expect(textsOf(sectionsOf(path, { more, services: prices, pages }), 'call').join()).not.toMatch(/cash/i);
  expect(textsOf(sectionsOf('/pricing', { more, services: prices, pages }), 'intro')).toContain('We take cash and checks.');
  const contact = sectionsOf('/contact', { more: { payments: ['Cash'] } });
  expect(textsOf(contact, 'intro').join()).not.toMatch(/cash/i);
  expect(textsOf(contact, 'proof')).toEqual(['Good to know', 'Payment', 'Cash.']);
});

test('a lone person and a lone credential are one list', () => {
  const people = [{ name: 'Nils Ostby', role: 'owner', line: 'Plays hymns on the way out.' }];
  const about = sectionsOf('/about', { more: { licences: ['Registered Piano Technician'], people } });
  expect(kindsOf(about).filter((kind) => kind === 'proof')).toHaveLength(1);
  expect(textsOf(about, 'proof')).toEqual(expect.arrayContaining(['Registered Piano Technician', 'Nils Ostby, owner']));
});

test('a lone fact is said below the heading of its page, with its label if it needs one', () => {
  expect(textsOf(sectionsOf('/contact', { more: { languages: ['English', 'Norwegian'] } }), 'intro')).toContain(
    'Languages: English and Norwegian.',
  );
  const discount = `${business.description} Military discount 10%.`;
  const pricing = sectionsOf('/pricing', { more: { description: discount }, services: prices });
  expect(kindsOf(pricing)).not.toContain('proof');
  expect(textsOf(pricing, 'intro')).toContain('Military discount 10%.');
});

test('a lone question is the line below the heading of its page: the answer alone if it was picked, else after the question', () => {
  const asked = { question: 'Do you tune harpsichords?', answer: 'Only in winter.' };
  const pages: PageKind[] = ['home', 'about', 'services', 'pricing', 'faq'];
  const picked = { question: 'How soon can you come?', answers: ['Within two weeks'] };
  const booking = sectionsOf('/booking', { interview: [picked], pages: ['home', 'about', 'booking', 'faq', 'contact'] });
  expect(kindsOf(booking)).not.toContain('faq');
  expect(textsOf(booking, 'intro')).toContain('You can usually have an appointment within two weeks.');
  const home = sectionsOf('/', { details: { faq: [asked] }, services: prices, pages });
  expect(textsOf(home, 'faq')).toEqual(expect.arrayContaining(['Do you tune harpsichords?', 'Only in winter.']));
  const listed = sectionsOf('/', { more: { payments: ['Cash'] }, details: { faq: [asked] }, services: prices, pages });
  expect(kindsOf(listed)).not.toContain('faq');
  expect(textsOf(listed, 'proof')).toEqual(expect.arrayContaining(['Payment', 'Do you tune harpsichords?', 'Only in winter.']));
  expect(kindsOf(sectionsOf('/', { details: { faq: [asked, { ...asked, question: 'Organs?' }] }, services: prices, pages }))).toContain(
    'faq',
  );
});

test('a few words left of the description are good to know, and not what the business is about', () => {
  const pages: PageKind[] = ['home', 'about', 'faq', 'pricing', 'contact'];
  const pantry = (description: string, more: object = {}) =>
    sectionsOf('/', {
      more: { trade: 'food pantry', address: { street: '318 N 10th St', city: 'Fort Smith' }, description, ...more },
      pages,
    });
  const boxes = 'Food boxes Mondays 4-6pm and the 1st Saturday 9am till it’s gone.';
  expect(textsOf(pantry(`${boxes} No ID.`), 'story')).toEqual(['Good to know', 'No ID.']);
  expect(textsOf(pantry(`${boxes} My mother started it in 1974.`), 'story')).not.toContain('Good to know');
  const listed = sectionsOf('/', {
    more: { trade: 'food pantry', description: `${boxes} No ID.`, payments: ['Cash'], parking: 'Free on Main St' },
    pages: ['home', 'about', 'faq', 'pricing', 'services'],
  });
  expect(kindsOf(listed)).not.toContain('story');
  expect(textsOf(listed, 'proof')).toContain('No ID.');
});

test('the FAQ page lists even one question', () => {
  const faq = [{ question: 'Do you tune harpsichords?', answer: 'Only in winter.' }];
  expect(kindsOf(sectionsOf('/faq', { details: { faq }, pages: ['home', 'about', 'services', 'contact', 'faq'] }))).toContain('faq');
});

test('one price is a line, and two are a list', () => {
  const one = sectionsOf('/pricing', { services: prices.slice(0, 1) });
  expect(kindsOf(one)).not.toContain('prices');
  expect(textsOf(one, 'intro')).toContain('Tuning: from $145.');
  expect(kindsOf(sectionsOf('/pricing', { services: prices }))).toContain('prices');
});

test('a town alone is no section of the contact page, and a street is', () => {
  const address = { city: 'Eau Claire', state: 'WI' };
  const town = sectionsOf('/contact', { more: { address } });
  expect(kindsOf(town)).not.toContain('area');
  expect(textsOf(town, 'intro')).toContain('Piano tuner in Eau Claire, WI');
  expect(kindsOf(sectionsOf('/contact', { more: { address: { ...address, street: '12 Elm St' } } }))).toContain('area');
});

test('a price list in sentences stays a list', () => {
  const list = 'Upright tuning 145. Grand tuning 165. Key tops ask.';
  const pricing = sectionsOf('/pricing', { more: { description: `${business.description} ${list}` }, services: prices });
  expect(textsOf(pricing, 'proof')).toContain(list);
});

test('a lone word about parking keeps its label, wherever it stands', () => {
  const texts = sectionsOf('/contact', { more: { parking: 'Free on Main St' } }).flatMap(({ texts }) => texts);
  expect(texts.some((text) => text.startsWith('Free on Main St'))).toBe(false);
  expect(texts.join(' ')).toContain('Free on Main St');
});

test('a lone street has a section of its own, and the trade appears once', () => {
  const about = sectionsOf('/about', {
    more: { address: { street: '12 Elm St' } },
    pages: ['home', 'about', 'services', 'pricing', 'faq'],
  });
  const everywhere = ['/', '/about'].flatMap((path) =>
    sectionsOf(path, { more: { address: { street: '12 Elm St' } }, pages: ['home', 'about', 'services', 'pricing', 'faq'] }),
  );
  expect(everywhere.flatMap(({ texts }) => texts)).toContain('12 Elm St');
  expect(textsOf(about, 'story').filter((text) => text === 'Piano tuner')).toEqual([]);
});
