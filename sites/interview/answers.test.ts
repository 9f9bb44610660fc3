import { expect, test } from 'vitest';
import { must } from '../../tests/harness/must.ts';
import type { Brief } from '../brief/brief.ts';
import { readBrief } from '../brief/read-brief.ts';
import { pageSources } from '../pages/pages.ts';
import { thinPages } from '../pages/thin-pages.ts';
import { addsNoWord, isOfAnotherKind } from './answers.ts';
import { derive } from './derived-brief.ts';
import { fits, unfittingWords } from './fitting-words.ts';
import { traitSentence } from './traits.ts';

const pages = ['home', 'about', 'services', 'faq', 'contact'];

function brief(business: Partial<Brief['business']>, rest: Partial<Brief> = {}): Brief {
  const input = {
    business: { name: 'Hollis Plumbing', trade: 'plumber', description: 'We fix leaks.', phone: '(801) 555-0142', ...business },
    pages,
    ...rest,
  };
  return must(readBrief(input)).brief;
}

const answered = (answers: NonNullable<Brief['interview']>, business: Partial<Brief['business']> = {}) =>
  derive(brief(business, { interview: answers })).answered.map(({ question, text }) => [question, text]);

test('a chip becomes a sentence with the owner’s detail, in the owner’s voice', () => {
  const fee = { question: 'Do you charge to come out?', answers: ['Yes'], detail: '79' };
  expect(answered([fee])).toEqual([['Do you charge to come out?', 'We charge $79 to come out.']]);
  expect(answered([fee], { description: 'I fix leaks on my own.' })).toEqual([['Do you charge to come out?', 'I charge $79 to come out.']]);
});

test('a chip speaks of the owner, and a single owner speaks for themselves', () => {
  const who = { question: 'Who comes to the house?', answers: ['The owner'] };
  expect(answered([who])).toEqual([['Who will come to my house?', 'The owner comes to your house.']]);
  expect(answered([who], { description: 'I fix leaks on my own.' })).toEqual([['Who will come to my house?', 'I come to your house.']]);
});

test('an answer under a chip’s former label is still that chip', () => {
  const payments = { question: 'How do payments work?', answers: ['Thirds'] };
  expect(answered([payments], { trade: 'remodeling contractor' }).map(([, text]) => text)).toEqual([
    'You pay a third before we start, a third halfway and a third at the end.',
  ]);
});

test('yes and no come before an answer only where customers ask what the owner was asked', () => {
  const answerOf = (given: NonNullable<Brief['interview']>[number], business: Partial<Brief['business']> = {}) =>
    derive(brief(business, { interview: [given] })).answered[0]?.answer;
  const fee = 'Do you charge to come out?';
  expect(answerOf({ question: fee, answers: ['Yes'], detail: '79' })).toBe('Yes. We charge $79 to come out.');
  expect(answerOf({ question: fee, answers: ['No'] })).toBe('No.');
  expect(answerOf({ question: fee, answers: ['Yes, usually'] })).toBe('Yes, usually.');
  // Customers ask 'Is the estimate free?'
  expect(answerOf({ question: 'Are estimates free?', answers: ['Yes, from photos too'] }, { trade: 'painter' })).toMatch(
    /^Estimates are free/,
  );
});

test.each([
  ['Are estimates free?', 'remodeling contractor', 'Yes', undefined, 'Yes.'],
  ['Do you deliver?', 'pizza parlor', 'No', undefined, 'No.'],
  ['Do people need an appointment?', 'dog walker', 'No', undefined, 'No.'],
  ['Can you do it faster?', 'taxidermist', 'No', undefined, 'No.'],
  ['Do you work weekends?', 'estate sales', 'Yes', undefined, 'Yes.'],
  // These say more than yes or no, or ask for one of two things.
  ['What does an estimate cost?', 'snow removal', 'Free on site', undefined, 'Estimates are free, and we do them on site.'],
  ['Do you take reservations?', 'restaurant', 'By phone', undefined, 'We take reservations by phone.'],
  [
    'Do you treat work and car accident injuries?',
    'physical therapist',
    'Both',
    undefined,
    'We take workers’ comp and car accident cases.',
  ],
  // A lead time with a comma is said alone, other details stay in their sentence, and one list is part of another.
  ['How far ahead should people book?', 'wedding venue', 'Another time', 'a year, more for June', 'A year, more for June.'],
  ['What’s your style?', 'pizza parlor', 'Another style', 'thin crust, square Detroit', 'We make thin crust, square Detroit pizza.'],
  [
    'Do you serve all faiths and customs?',
    'funeral home',
    'Mainly one tradition',
    'Catholic, Lutheran',
    'We mainly serve Catholic, Lutheran families.',
  ],
  ['How can people pay?', 'barber', 'Cash, cards and apps', 'Cash App, Zelle', 'We take cash, cards, Cash App and Zelle.'],
])('to %s a %s answers %s (%s) with %s', (question, trade, answer, detail, said) => {
  const [fact] = derive(brief({ trade }, { interview: [{ question, answers: [answer], ...(detail && { detail }) }] })).answered;
  expect(fact?.answer).toBe(said);
});

test.each([
  ['Do I need an appointment?', 'We take appointments.'],
  ['Should I tip?', 'We don’t take tips.'],
  ['Do you charge to come out?', 'We don’t charge to come out.'],
])('to %s an owner’s own %s stays', (question, own) => {
  expect(derive(brief({}, { interview: [{ question, answers: [own] }] })).answered[0]?.answer).toBe(own);
});

test('a Spanish site’s words are put into its form of address once, and an English site’s stay', () => {
  const ofKind = (language: 'en' | 'es') => derive(brief({}, { language })).kind;
  expect(ofKind('es').spanish).toBe(ofKind('es').spanish);
  expect(ofKind('es').spanish).not.toBe(ofKind('en').spanish);
  expect(ofKind('en')).toBe(ofKind('en'));
});

test('an owner who does it all speaks as one person', () => {
  const given = { question: 'Who does the work?', answers: ['Just me'] };
  const unknown = { trade: 'salmon + halibut guide', description: 'Kings May 20 to July.' };
  expect(derive(brief(unknown, { interview: [given] }))).toMatchObject({
    voice: 'I',
    answered: [{ text: 'I do it all myself.', question: undefined }],
  });
  expect(derive(brief({ ...unknown, description: 'We fish.' }, { interview: [given] })).voice).toBe('we');
});

test('a chip that only decides a trait says nothing', () => {
  const where = { question: 'Where does it happen?', answers: ['Customers come to us'] };
  const unknown = brief({ trade: 'typewriter repair' }, { interview: [where] });
  expect(derive(unknown).answered.map(({ text, short }) => [text, short])).toEqual([['', undefined]]);
  expect(derive(unknown).traits.place).toBe('come');
});

test('a chip without the detail it needs says nothing, and no question is published without an answer', () => {
  expect(answered([{ question: 'Do you charge to come out?', answers: ['Yes'] }])).toEqual([]);
  expect(answered([{ question: 'Do you charge to come out?', answers: [] }])).toEqual([]);
});

test('own words are a sentence beside the chips, and an own question stays a question', () => {
  expect(answered([{ question: 'Do you charge to come out?', answers: ['No', 'Not inside Ogden'] }])).toEqual([
    ['Do you charge to come out?', 'We don’t charge to come out. Not inside Ogden.'],
  ]);
  expect(answered([{ question: 'Who is Biscuit?', answers: ['The shop dog'] }])).toEqual([['Who is Biscuit?', 'The shop dog.']]);
});

test('answers to another kind’s questions aren’t published once the owner changed what the business is', () => {
  const interview = [
    { question: 'Do you charge to come out?', answers: ['No'] },
    { question: 'Where does it happen?', answers: ['Customers come to us'] },
  ];
  const bakery = brief({ trade: 'bakery', name: 'Hollis Bakery' }, { interview });
  expect([0, 1].map((index) => isOfAnotherKind(derive(bakery), index))).toEqual([true, false]);
  expect(derive(bakery).answered.map(({ ask }) => ask)).toEqual(['Where does it happen?']);
});

test.each([
  [
    'a street makes premises',
    { trade: 'bakery', address: { street: '12 Elm St', city: 'Ogden', state: 'UT' } },
    { place: 'come', premises: true },
  ],
  ['a mobile one visits', { trade: 'mobile mechanic', serviceArea: ['Ogden, UT'] }, { place: 'go', premises: false, visits: true }],
  ['without a street no one is sent to a shop', { trade: 'bakery' }, { premises: false }],
  ['what the owner chose wins', { trade: 'bakery', traits: { place: 'go' as const } }, { place: 'go', visits: true }],
  ['walk-ins are only promised if the owner says so', { trade: 'barber' }, { said: [] }],
  [
    'walk-ins that the owner refuses aren’t promised',
    { trade: 'barber', description: 'By appointment only, no walk-ins.' },
    { said: ['appointment'] },
  ],
  [
    'a firm in Mobile isn’t mobile',
    {
      trade: 'law firm',
      description: 'Lawyers in the courts of Mobile.',
      address: { street: '61 St. Francis St', city: 'Mobile', state: 'AL' },
    },
    { place: 'come', premises: true },
  ],
  ['walk-in closets are no shop', { trade: 'closet designer', description: 'We build walk-in closets at your home.' }, { place: 'go' }],
  [
    'a shop that doesn’t visit says so',
    { trade: 'computer repair', description: 'We don’t come to you. Stop by our shop.', address: { street: '12 Elm St', city: 'Ogden' } },
    { visits: false },
  ],
  ['walk-ins of the description count', { trade: 'barber', description: 'Walk-ins all day.' }, { said: ['walk-in'] }],
])('traits: %s', (_, business, expected) => {
  expect(derive(brief(business)).traits).toMatchObject(expected);
});

test.each([
  [[], ''],
  [['Duluth'], ' in Duluth'],
  [['Duluth', 'nearby', 'within 30 miles'], ' in Duluth'],
  [['twice a year'], ''],
  [['Ogden, UT', 'Roy, UT'], ' in Ogden, UT and Roy, UT'],
  [['Ogden', 'Roy', 'Layton'], ' in Ogden, Roy and Layton'],
  [['Ogden', 'Roy', 'Layton', 'Kaysville', 'Clinton'], ' in Ogden, Roy and three more towns'],
])('the traits read as a sentence the owner can correct, with the towns they named and no others: %s', (serviceArea, where) => {
  const { brief: given, traits } = derive(brief({ trade: 'mobile mechanic', serviceArea }));
  expect(traitSentence(traits, given.business)).toBe(`You go to your customers${where}. They call first.`);
});

test('phrases that need what the business doesn’t have are found', () => {
  const mobile = derive(brief({ trade: 'mobile mechanic', serviceArea: ['Ogden, UT'] })).traits;
  expect(unfittingWords('Stop by our shop, no appointment needed.', mobile)).toEqual(['Stop by', 'no appointment needed']);
  expect(fits('We come to you.', mobile)).toBe(true);
  expect(unfittingWords('Before you come', mobile)).toEqual(['Before you come']);
  const shop = derive(brief({ trade: 'auto repair', address: { street: '12 Elm St', city: 'Ogden', state: 'UT' } })).traits;
  expect(fits('Drop it off at the shop.', shop)).toBe(true);
  expect(fits('Before you come', shop)).toBe(true);
  expect(unfittingWords('At your home, by appointment only.', shop)).toEqual(['At your home', 'by appointment']);
  expect(fits('Walk-in closets', shop)).toBe(true);
});

test('a page the brief leaves empty is named with the questions that would fill it', () => {
  const empty = brief({});
  const faq = thinPages(pageSources(derive(empty), 0)).find(({ page }) => page === 'faq');
  expect(faq?.questions).toHaveLength(3);
  const full = brief(
    {},
    {
      details: {
        faq: ['One?', 'Two?', 'Three?', 'Four?', 'Five?'].map((question) => ({ question, answer: 'An answer of the owner’s own.' })),
      },
    },
  );
  expect(thinPages(pageSources(derive(full), 0)).map(({ page }) => page)).not.toContain('faq');
});

test('own words beside a chip that only decides a trait are an answer to what customers ask', () => {
  const given = { question: 'What do people get from you?', answers: ['Something done for them', 'An empty tank and a clean yard'] };
  expect(answered([given], { trade: 'chimney drone surveys' })).toEqual([['What do I get?', 'An empty tank and a clean yard.']]);
  expect(answered([{ ...given, answers: ['Something done for them'] }])).toEqual([['What do I get?', '']]);
});

test('an answer that only says its question again adds no word', () => {
  expect(addsNoWord('You order ahead.', 'How do I order ahead?')).toBe(true);
  expect(addsNoWord('You order ahead by phone.', 'How do I order ahead?')).toBe(false);
  expect(addsNoWord('You can order ahead.', 'Can I order ahead?')).toBe(false);
});
