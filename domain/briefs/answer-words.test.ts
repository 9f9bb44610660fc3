import { expect, test } from 'vitest';
import plumber from '../../sites/briefs/plumber-raleigh.json' with { type: 'json' };
import { answerLines } from './answer-words.ts';

const lines = Object.fromEntries(answerLines(plumber).map(({ label, answer }) => [label, answer]));

test('answers are shown in words, not as keys', () => {
  expect(lines).toMatchObject({
    Name: 'Hollis & Daughter Plumbing',
    'Service area': 'Raleigh, Cary, Garner, Wake Forest',
    Licenses: 'NC Plumbing Contractor P-1, licence 31877',
    'Service 1, name': 'Leak finding and repair',
    'Service 1, price from': '149',
    'Quote 2, consent': 'No',
    'Look, colors': '#0f4c5c, #e36414',
    Pages: 'Home, About, Services, Contact, FAQ',
    'Question 1, question': 'Do you charge to come out?',
    'Domain, kind': 'They have their own',
    'Domain, name': 'hollisplumbing.example',
  });
  expect(lines.Hours).toMatch(/^Monday 7:30.*Friday 7:30/);
});

test('answers follow the order of the brief, whatever order they are stored in', () => {
  const stored = {
    pages: ['home'],
    domain: { kind: 'free' },
    details: { faq: [{ answer: 'Yes.', question: 'Open on Sundays?' }] },
    services: [{ priceFrom: '5', name: 'Drains' }],
    business: { phone: '1', name: 'Ada', trade: 'plumber', address: { zip: '27601', city: 'Raleigh' } },
  };
  expect(answerLines(stored).map(({ label }) => label)).toEqual([
    'Name',
    'Trade',
    'Phone',
    'Address, city',
    'Address, ZIP',
    'Service 1, name',
    'Service 1, price from',
    'Pages',
    'Question 1, question',
    'Question 1, answer',
    'Domain, kind',
  ]);
});

test('no label shows a path, a key in camel case or a number from zero', () => {
  for (const label of Object.keys(lines)) expect(label).not.toMatch(/\.|[a-z][A-Z]| 0\b/);
});

test('choices are shown as they were offered, and unanswered questions aren’t shown', () => {
  expect(answerLines({ business: { urgent: 'always', tagline: '', hours: null }, promises: ['free-estimate'], services: [] })).toEqual([
    { label: 'Urgent calls', answer: 'Any time, day or night' },
    { label: 'Promises', answer: 'Estimates are free' },
  ]);
});

test('photos are described by what they show, without file names', () => {
  expect(answerLines({ photos: [{ file: 'x.jpg', alt: 'The van', rights: true }] })).toEqual([
    { label: 'Photo 1, shows', answer: 'The van' },
    { label: 'Photo 1, may be used', answer: 'Yes' },
  ]);
});

test('answers of the interview are shown by their questions', () => {
  const interview = [
    { question: 'Do you charge to come out?', answers: ['Yes, off the bill'], detail: '79' },
    { question: 'Do you guarantee your work?', answers: ['30 days on labor', 'Parts as their maker does.'] },
  ];
  const traits = { place: 'go', start: ['call', 'quote'], who: 'one' };
  expect(answerLines({ interview, business: { traits }, kept: [{ field: 'business.description', text: 'x' }] })).toEqual([
    { label: 'How it works, place', answer: 'They go to customers' },
    { label: 'How it works, start', answer: 'call, get a quote' },
    { label: 'How it works, who', answer: 'One person' },
    { label: 'Do you charge to come out?', answer: 'Yes, off the bill: 79' },
    { label: 'Do you guarantee your work?', answer: '30 days on labor. Parts as their maker does.' },
  ]);
});

test('of another location, every answer says whose it is', () => {
  const otherPlaces = [
    {
      name: 'Apex shop',
      address: { street: '120 N Salem St', city: 'Apex' },
      phone: '(919) 555-0177',
      hours: { fri: [['18:00', '02:00']] },
    },
  ];
  expect(answerLines({ business: { hours: { mon: '24h' }, otherPlaces } })).toEqual([
    { label: 'Hours', answer: 'Monday, 24 hours' },
    { label: 'Other location 1, name', answer: 'Apex shop' },
    { label: 'Other location 1, phone', answer: '(919) 555-0177' },
    { label: 'Other location 1, address, street', answer: '120 N Salem St' },
    { label: 'Other location 1, address, city', answer: 'Apex' },
    { label: 'Other location 1, hours', answer: 'Friday 6 pm to 2 am' },
  ]);
});
