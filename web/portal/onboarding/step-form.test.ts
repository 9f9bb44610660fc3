import { expect, test } from 'vitest';
import { answerSchemas, briefSteps } from '../../../domain/briefs/schema.ts';
import { readStepForm } from './step-form.ts';

function formOf(entries: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

test('a posted business step gives every field by its path', () => {
  const answers = Object.fromEntries(
    readStepForm(
      'business',
      formOf([
        ['business.name', ' Hollis '],
        ['business.founded', '2011'],
        ['business.address.city', 'Raleigh'],
        ['business.serviceArea', 'Raleigh, Cary and Garner'],
        ['business.hours.listed', 'yes'],
        ['business.hours.mon.state', 'open'],
        ['business.hours.mon.0.open', '07:30'],
        ['business.hours.mon.0.close', '00:00'],
        ['business.hours.tue.state', '24h'],
        ['business.hours.wed.state', 'closed'],
      ]),
    ),
  );
  expect(answers).toEqual({
    'business.name': 'Hollis',
    'business.founded': 2011,
    'business.address': { street: '', city: 'Raleigh', state: '', zip: '' },
    'business.serviceArea': ['Raleigh', 'Cary', 'Garner'],
    'business.hours': { mon: [['07:30', '24:00']], tue: '24h' },
  });
});

test('nothing typed is no answer: an address of blanks, colors left to us', () => {
  const address = Object.fromEntries(readStepForm('business', formOf([['business.address.city', ' ']])));
  expect(address['business.address']).toBeNull();
  const look = Object.fromEntries(
    readStepForm(
      'look',
      formOf([
        ['look.colors.own', 'no'],
        ['look.chosen', 'any'],
      ]),
    ),
  );
  expect(look['look.colors']).toEqual([]);
  // A page without script shows no looks, so it changes none.
  expect(look).not.toHaveProperty(['look.chosen']);
  expect(answerSchemas['business.address'].safeParse(null).success && answerSchemas['look.colors'].safeParse([]).success).toBe(true);
});

test('services keep their order, lose blank rows, and prices are read', () => {
  const [[, services] = []] = readStepForm(
    'services',
    formOf([
      ['services.0.name', 'Drain cleared'],
      ['services.0.price', 'from $129'],
      ['services.1.name', ''],
      ['services.1.price', ''],
      ['services.2.name', 'Leak found'],
      ['services.2.price', ''],
      ['services.10.name', 'Repiping'],
      ['services.10.description', 'In two days'],
    ]),
  );
  expect(services).toEqual([
    { name: 'Drain cleared', priceFrom: '129' },
    { name: 'Leak found' },
    { name: 'Repiping', description: 'In two days' },
  ]);
});

test('the interview keeps chips, own words and details, and leaves out what no one answered', () => {
  const answers = Object.fromEntries(
    readStepForm(
      'services',
      formOf([
        ['interview.0.question', 'Do you charge to come out?'],
        ['interview.0.answers', 'Yes'],
        ['interview.0.detail', '79'],
        ['interview.0.own', ' Not within Ogden. '],
        ['interview.1.question', 'Do you guarantee your work?'],
        ['interview.1.own', ''],
        ['business.payments.listed', 'yes'],
        ['business.payments', 'Cash'],
        ['business.payments.other', 'Barter, Cash'],
        ['details.steps.0', 'You call'],
        ['details.steps.1', ''],
      ]),
    ),
  );
  expect(answers).toMatchObject({
    interview: [{ question: 'Do you charge to come out?', answers: ['Yes', 'Not within Ogden.'], detail: '79' }],
    'business.payments': ['Cash', 'Barter'],
    'details.steps': ['You call'],
  });
});

test('a headline is one of the owner’s lines, or trade and town', () => {
  const review = (value: string) => Object.fromEntries(readStepForm('review', formOf([['look.headline', value]])));
  expect(review('We leave no mess')).toEqual({ 'look.headline': 'We leave no mess', 'look.opening': null });
  expect(review('plain')).toEqual({ 'look.headline': null, 'look.opening': 'plain' });
  expect(Object.fromEntries(readStepForm('review', formOf([])))).toEqual({});
});

test('traits, people, links and a phone number with words are read', () => {
  const business = Object.fromEntries(
    readStepForm(
      'business',
      formOf([
        ['business.phone', '801.555.0199 call or txt'],
        ['business.traits.listed', 'yes'],
        ['business.traits.place', 'go'],
        ['business.traits.start', 'call'],
        ['business.traits.start', 'quote'],
      ]),
    ),
  );
  expect(business).toMatchObject({
    'business.phone': '801.555.0199',
    'business.traits': { place: 'go', start: ['call', 'quote'] },
  });
  const proof = Object.fromEntries(
    readStepForm(
      'proof',
      formOf([
        ['business.people.0.name', 'Dana'],
        ['business.people.0.role', ''],
        ['business.links.0', 'facebook.com/hollis'],
      ]),
    ),
  );
  expect(proof).toMatchObject({ 'business.people': [{ name: 'Dana' }], 'business.links': ['https://facebook.com/hollis'] });
});

test('the address that was chosen is read with the domain, and left empty it’s left to us', () => {
  const domain = (address: string) =>
    readStepForm(
      'domain',
      formOf([
        ['domain.kind', 'free'],
        ['domain.name', ''],
        ['domain.address', address],
      ]),
    );
  expect(domain(' Hollis Plumbing ')).toEqual([['domain', { kind: 'free', name: '', address: 'Hollis Plumbing' }]]);
  expect(domain('')).toEqual([['domain', { kind: 'free', name: '', address: '' }]]);
});

test('a consent that is not ticked is no consent', () => {
  const answers = Object.fromEntries(
    readStepForm(
      'proof',
      formOf([
        ['proof.quotes.0.text', 'Quick.'],
        ['proof.quotes.0.name', 'A'],
        ['proof.quotes.0.consent', 'on'],
        ['proof.quotes.1.text', 'Cheap.'],
        ['proof.quotes.1.name', 'B'],
        ['promises', 'insured'],
      ]),
    ),
  );
  expect(answers['proof.quotes']).toEqual([
    { text: 'Quick.', name: 'A', consent: true },
    { text: 'Cheap.', name: 'B', consent: false },
  ]);
  expect(answers.promises).toEqual(['insured']);
});

test('questions of pages that are not picked stay as they were', () => {
  const answers = Object.fromEntries(
    readStepForm(
      'pages',
      formOf([
        ['pages', 'home'],
        ['details.pricing.0.name', 'Care plan'],
        ['details.pricing.0.price', '$1,200'],
        ['details.pricing.0.includes', 'Two visits and a call, filters'],
      ]),
    ),
  );
  expect(answers).toEqual({
    pages: ['home'],
    'details.pricing': [{ name: 'Care plan', price: '1200', unit: '', includes: ['Two visits and a call', 'filters'] }],
  });
});

test('whatever a step posts has the shape that the server takes', () => {
  for (const { key } of briefSteps) {
    for (const [path, value] of readStepForm(
      key,
      formOf([
        ['business.hours.listed', 'yes'],
        ['business.traits.listed', 'yes'],
        ['business.payments.listed', 'yes'],
        ['interview.0.question', 'Do you?'],
        ['interview.0.own', 'Yes.'],
        ['look.colors.own', 'yes'],
        ['domain.kind', 'free'],
        ['details.booking.kind', 'request'],
      ]),
    ))
      expect(answerSchemas[path].safeParse(value).success, path).toBe(true);
  }
});

test('other locations are read with their address, phone and hours, and a blank one is none', () => {
  const place = (index: number, fields: Record<string, string>) =>
    Object.entries(fields).map(([key, value]): [string, string] => [`business.otherPlaces.${index}.${key}`, value]);
  const answers = Object.fromEntries(
    readStepForm(
      'business',
      formOf([
        ...place(0, {
          name: 'Downtown',
          'address.street': '8 Elm St',
          'address.city': 'Raleigh',
          phone: 'Office: 919-555-0177',
          'hours.listed': 'yes',
          'hours.fri.state': 'open',
          'hours.fri.0.open': '18:00',
          'hours.fri.0.close': '02:00',
        }),
        ...place(1, { name: '', 'address.street': '', phone: '', 'hours.listed': 'no', 'hours.mon.state': 'closed' }),
      ]),
    ),
  );
  expect(answers['business.otherPlaces']).toEqual([
    {
      name: 'Downtown',
      address: { street: '8 Elm St', city: 'Raleigh', state: '', zip: '' },
      phone: '919-555-0177',
      hours: { fri: [['18:00', '02:00']] },
    },
  ]);
  expect(answerSchemas['business.otherPlaces'].safeParse(answers['business.otherPlaces']).success).toBe(true);
});
