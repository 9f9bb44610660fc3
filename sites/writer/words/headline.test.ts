import { expect, test } from 'vitest';
import { sentences } from '../../language/sentences.ts';
import { headlineCandidates, ownHeadline, statementOf } from './headline.ts';

const headlineOf = (description: string, tagline?: string, nouns = ['plumber', 'salon']) =>
  ownHeadline({ tagline, sentences: sentences(description), nouns });

test('a short tagline is the headline', () => {
  expect(headlineOf('We fix leaks.', 'The plumber who shows up when she says she will.')?.line).toEqual({
    text: 'The plumber who shows up when she says she will',
    from: 'brief',
    fields: ['business.tagline'],
  });
});

test('a sentence that speaks makes a headline and is not repeated', () => {
  const found = headlineOf('Plumbing company in town. We fix what drips.');
  expect(found?.line.text).toBe('We fix what drips');
  expect(found?.rest).toEqual(['Plumbing company in town.']);
});

test('a last clause that is complete is taken, the rest of its sentence stays', () => {
  const found = headlineOf('Small hair salon in town. Color, curls and honest advice, one guest at a time.');
  expect(found?.line.text).toBe('One guest at a time');
  expect(found?.rest).toEqual(['Small hair salon in town.', 'Color, curls and honest advice.']);
});

test.each([
  'Plumbing company.',
  'We have been fixing pipes, drains, heaters and everything that leads to them in this county.',
  'x',
  'CALL NOW FOR PIPES',
  'If you have a husky, sooner.',
  'Ages seven and up.',
  'After that we laugh.',
  'Ya son 15 años y ahora tenemos techo.',
  'Por eso estudié leyes.',
  'Now we have a roof.',
  '3 You leave with a plan on one page.',
  'Shoe heel ladies 12 men 24.',
  'That’s why we open at five.',
  'So we answer at night.',
])('no headline is made of "%s"', (description) => {
  expect(headlineOf(description)).toBeUndefined();
});

test('the large sentence speaks to the reader rather than listing the work, and leans on none', () => {
  const spoken = 'Whoever answers the phone at night is the person who will sit down with you in the morning.';
  expect(statementOf(['We arrange funerals, cremations and graveside services in the county.', 'There are four of us.', spoken])).toBe(
    spoken,
  );
  expect(statementOf(['It has a fenced yard.', 'Also, we do weddings.'])).toBeUndefined();
});

test.each<[said: string, instead: string | undefined]>([
  ['Massage, facials and wraps in Abilene. Click here to view our menu.', 'Massage, facials and wraps in Abilene'],
  ['Frenos, afinación y clutch en Phoenix. Aceptamos efectivo y Zelle.', undefined],
  ['Custom cakes in Tulsa. Pickup only, address sent after you order.', 'Custom cakes in Tulsa'],
  ['Photos for real estate, and nothing else. Insured up to 1 million.', 'Photos for real estate, and nothing else'],
  ['Bluing, bedding and triggers. FFL transfers $30. I call before I spend your money.', 'I call before I spend your money'],
  ['Skin fades and beards. Walk-ins welcome no appointment needed. You walk out looking sharp.', 'You walk out looking sharp'],
  ['We are in network with Delta, Moda and Regence. Nobody rushes you here.', 'Nobody rushes you here'],
  ['Meet at the City Gates. You will sleep with the lights on.', 'You will sleep with the lights on'],
  ['We pick up furniture. Every dollar goes to the women’s shelter.', 'Every dollar goes to the women’s shelter'],
  ['Hi I’m jenna! I’ve been baking since I was nine.', 'I’ve been baking since I was nine'],
  ['Doro wat, kitfo, tibs. Coffee ceremony on Sunday at 3.', undefined],
  ['Distribution Tue & Thu 10-1 and Sat 9-11 drive-thru.', undefined],
  ['Gutter cleaning guards and repair.', undefined],
  ['2 hours and 4 hours floats. We drive you up, the river brings you back.', 'We drive you up, the river brings you back'],
  ['24 hours mobile welding.', undefined],
  ['Tree service in Kingsley. If a tree can stay, we say so.', 'If a tree can stay, we say so'],
  ['Drain, sewer and water heater work in Nashville. Camera first, shovel second.', 'Camera first, shovel second'],
])('the headline of “%s” is about the business, not its terms', (description, instead) => {
  expect(headlineOf(description)?.line.text).toBe(instead);
});

test.each([
  'Were insured and background-checked.',
  'I will call you when its done, please don’t call me.',
  'Not able to do gluten-free, sorry.',
  '3 You leave with a plan on one page.',
  'Zipper leather jkt ask.',
  'Kids program during the whole service.',
  'Somos mi mamá y yo limpiamos casas apartamentos y move out llevamos todo el precio es por cuarto mandeme foto por texto gracias.',
  'We are brothers who mow lawns and trim hedges been here twenty years cash or Venmo no credit cards call me after five.',
])('“%s” isn’t set large', (sentence) => {
  expect(statementOf([sentence])).toBeUndefined();
});

test('a tagline stays, whatever it says', () => {
  expect(headlineOf('You walk out looking sharp.', 'Cash only, no checks')?.line.text).toBe('Cash only, no checks');
  expect(headlineOf('You walk out looking sharp.', 'Cleaning | Repair | Care')?.line.text).toBe('Cleaning | Repair | Care');
  expect(headlineOf('You walk out looking sharp.', 'Read more. Worry less.')?.line.text).toBe('Read more. Worry less');
});

test('candidates begin with the tagline, then what the customer gets', () => {
  const lines = headlineCandidates({
    tagline: 'Bread at six',
    sentences: sentences('My grandfather opened the shop in 1974. We take cash and cards. Real butter, no mixes. You get it warm.'),
    nouns: ['bakery'],
  });
  expect(lines.map(({ line }) => line.text)).toEqual([
    'Bread at six',
    'You get it warm',
    'Real butter, no mixes',
    'My grandfather opened the shop in 1974',
  ]);
});

test.each([
  ['We service what we sell and most of what we don’t.', 'We service what we sell and most of what we don’t'],
  ['Real charcoal, not gas. 2 hr limit fri sat.', 'Real charcoal, not gas'],
  ['I explain stuff w/o making you feel dumb.', 'I explain stuff w/o making you feel dumb'],
  ['Started in 2018 with my cousins.', 'Started in 2018 with my cousins'],
  ['Empezó con un solo castillo para el cumple de mi hermanita.', 'Empezó con un solo castillo para el cumple de mi hermanita'],
  ['Nothing with gas and nothing on a roof, ask a pro.', undefined],
  ['We don’t do drywall.', undefined],
])('“%s” makes the headline %s', (description, headline) => {
  expect(ownHeadline({ sentences: sentences(description), nouns: [] })?.line.text).toBe(headline);
});
