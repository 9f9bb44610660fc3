import { expect, test } from 'vitest';
import { must } from '../../../tests/harness/must.ts';
import { readBrief } from '../../brief/read-brief.ts';
import { compose } from '../../compose.ts';
import { openLines } from '../../labels/hours.ts';

const business = {
  name: 'Ostby Piano Service',
  trade: 'piano tuner',
  description: 'I tune pianos around Eau Claire.',
  phone: '715-555-0136',
  languages: ['English', 'Norwegian'],
};

/** Question and answer pairs by page. */
function answersOf(rest: object, pages = ['home', 'about', 'services', 'faq', 'contact']) {
  const { brief } = must(readBrief({ business, pages, ...rest }));
  const document = compose({ brief, seed: 1, photos: [] });
  return Object.fromEntries(
    document.pages.map(({ path, sections }) => [
      path,
      sections.flatMap(({ kind, props }) =>
        kind === 'faq'
          ? (props as { groups: { items: { question: { text: string }; answer: { text: string } }[] }[] }).groups.flatMap(({ items }) =>
              items.map(({ question, answer }) => `${question.text} ${answer.text}`),
            )
          : [],
      ),
    ]),
  );
}

const tuning = { name: 'Tuning', priceFrom: '145', priceTo: '145' };
const other = { question: 'Who comes?', answers: ['I do.'] };
const cost = { question: 'What does a tuning cost?', answers: ['$145 for a tuning'] };

test('a price that a page lists is not asked about there', () => {
  const pages = answersOf({ services: [tuning], interview: [cost] });
  expect(JSON.stringify(pages['/faq'])).toContain('$145');
  expect(JSON.stringify([pages['/'], pages['/services']])).not.toContain('$145');
});

test('the same amount for something else is', () => {
  const pages = answersOf({
    services: [{ ...tuning, name: 'Pitch raise' }],
    interview: [{ ...cost, question: 'What’s the trip fee?' }, other],
  });
  expect(JSON.stringify(pages['/'])).toContain('$145');
});

test('without an FAQ page each answer is on one page, the first ones at home', () => {
  const interview = ['One', 'Two', 'Three', 'Four', 'Five'].map((word) => ({ question: `${word} what?`, answers: [`${word} it is.`] }));
  const pages = answersOf({ interview, services: [tuning] }, ['home', 'about', 'services', 'booking', 'contact']);
  expect(pages['/']?.slice(0, 3)).toEqual(['One what? One it is.', 'Two what? Two it is.', 'Three what? Three it is.']);
  expect(Object.values(pages).flat()).toHaveLength(5);
});

test('three answers of the interview come before the owner’s questions', () => {
  const interview = ['One', 'Two', 'Three', 'Four'].map((word) => ({ question: `${word} what?`, answers: [`${word} it is.`] }));
  const details = { faq: [{ question: 'Is it old?', answer: 'Usually.' }] };
  expect(answersOf({ interview, details })['/faq']?.slice(2, 5)).toEqual([
    'Three what? Three it is.',
    'Is it old? Usually.',
    'Four what? Four it is.',
  ]);
});

test('the languages are listed before what an answer adds', () => {
  const interview = [{ question: 'Which languages can I call in?', answers: ['Nils speaks Norwegian'] }];
  expect(answersOf({ interview })['/faq']).toContain('Which languages can I call in? English and Norwegian. Nils speaks Norwegian.');
});

test.each([
  [['Cash', 'Checks', 'NO Amex'], 'How can I pay? I take cash and checks. I don’t take Amex.'],
  [
    ['Cash', 'Venmo @DaleSeptic', 'no checks', 'no Amex'],
    'How can I pay? I take cash and Venmo @DaleSeptic. I don’t take checks and Amex.',
  ],
  [['cash', 'checks (local only)'], 'How can I pay? cash, checks (local only).'],
  [['No cash'], 'How can I pay? I don’t take cash.'],
])('ways to pay that are more than names are not put into a sentence: %j', (payments, answer) => {
  expect(answersOf({ business: { ...business, payments } })['/faq']).toContain(answer);
});

test.each([
  [['English', 'Norwegian'], true],
  [['English', 'American Sign Language'], false],
  [['English', 'Norwegian', 'ASL'], true],
  [['English', 'un poquito de Español (Kayla)'], false],
  [['English', 'some Spanish'], false],
  [['English', 'Spanish (Tuesdays)'], false],
])('languages that are more than names are not asked about: %j', (languages, isAsked) => {
  const pages = answersOf({ business: { ...business, languages } });
  expect(JSON.stringify(pages['/faq']).includes('Do you speak')).toBe(isAsked);
});

test('a language that is signed isn’t spoken', () => {
  const pages = answersOf({ business: { ...business, languages: ['English', 'ASL', 'Norwegian'] } });
  expect(pages['/faq']).toContain('Do you speak Norwegian? Yes. I speak English and Norwegian.');
});

const hours = { mon: [['08:00', '17:00']], tue: [['08:00', '17:00']] };
const septic = { ...business, trade: 'septic pumping', hours };
const backup = (answer: string) => [{ question: 'How fast do you come for a backup or no water?', answers: [answer] }];

test.each<[string, object, string]>([
  ['an answer', { business: septic, interview: backup('Day and night') }, 'Emergencies day and night.'],
  ['a promise', { business: septic, promises: ['24-7'] }, 'Calls answered 24/7.'],
  ['the form', { business: { ...septic, urgent: 'always' } }, 'Urgent calls at any hour.'],
  [
    'the description',
    { business: { ...septic, description: 'We pump tanks. Backup at 2 am? Call, someone answers day or night.' } },
    'Urgent calls at any hour.',
  ],
  ['a limit of hours', { business: { ...septic, description: 'We pump tanks. Emergency? We come within 24 hours, day or night.' } }, ''],
  ['an end of the night', { business: { ...septic, description: 'We pump tanks. I do emergency calls till 2 am for an extra $40.' } }, ''],
  ['a machine', { business: { ...septic, description: 'We pump tanks. Leave a message at any hour and we call back.' } }, ''],
  ['a description of nights without calls', { business: { ...septic, description: 'The gym floor is open 24 hours.' } }, ''],
  ['no word of nights', { business: septic, interview: backup('Same day') }, ''],
  [
    'an exacter answer',
    {
      business: { ...septic, trade: 'plumber' },
      interview: [{ question: 'Do you take emergencies, such as a burst pipe?', answers: ['No'] }],
      promises: ['24-7'],
    },
    '',
  ],
])('the hours say what’s true outside of them: %s', (_, brief, beside) => {
  const { brief: read } = must(readBrief({ pages: ['home', 'about', 'services', 'faq', 'contact'], ...brief }));
  const { facts, actions } = compose({ brief: read, seed: 1, photos: [] });
  expect(facts.anyHour ?? '').toBe(beside.replace(/\.$/, ''));
  expect(actions[0]?.label.text).toBe(`${beside ? '24/7:' : 'Call'} ${facts.phone?.display}`);
  expect(openLines(facts)).toEqual(['Mon and Tue 8 am to 5 pm', ...(facts.anyHour ? [facts.anyHour] : [])]);
  expect(answersOf(brief)['/faq']?.find((answer) => answer.startsWith('What are your hours'))).toMatch(
    new RegExp(`Monday and Tuesday 8 am to 5 pm\\.${beside && ` ${beside}`}$`),
  );
});

test('the owner’s question about shipping is answered in the shop, others on the home page', () => {
  const details = {
    faq: [
      { question: 'Shipping?', answer: 'Flat $7, on Mondays.' },
      { question: 'Do you deliver?', answer: 'In town, on Fridays.' },
      { question: 'Do you repair old ones?', answer: 'Yes, most of them.' },
      { question: 'How old is the wood?', answer: 'Forty years or more.' },
    ],
    shop: [{ name: 'Tuning lever', price: '40' }],
  };
  const pages = answersOf({ details }, ['home', 'about', 'booking', 'shop', 'contact']);
  expect(pages['/shop']).toContain('Shipping? Flat $7, on Mondays.');
  expect(pages['/']).toContain('Do you repair old ones? Yes, most of them.');
  expect(pages['/']).not.toContain('Shipping? Flat $7, on Mondays.');
});

const unknown = { ...business, name: 'Ice Harps', trade: 'ice harp polishing', description: 'We polish ice harps in our barn.' };

test('what a business that we don’t know answered about how to start is a fact, and no question', () => {
  const interview = [
    { question: 'How soon can someone new be helped?', answers: ['The same day'] },
    { question: 'What should people bring or have ready?', answers: ['Photos of it'] },
  ];
  const { brief } = must(readBrief({ business: unknown, pages: ['home', 'about', 'services', 'faq', 'contact'], interview }));
  const said = JSON.stringify(compose({ brief, seed: 1, photos: [] }).pages.find(({ path }) => path === '/contact')?.sections);
  expect(said).toContain('We can usually help you the same day.');
  expect(said).toContain('You’ll need photos of it.');
  expect(JSON.stringify(answersOf({ business: unknown, interview }))).not.toMatch(/How soon can you|What will I need/);
});

test('a short answer that was picked comes after the owner’s questions', () => {
  const interview = [{ question: 'Where does it happen?', answers: ['We go to customers'] }];
  const details = { faq: [{ question: 'Is it old?', answer: 'Usually.' }] };
  expect(answersOf({ business: unknown, interview, details })['/faq']?.slice(0, 2)).toEqual([
    'Is it old? Usually.',
    'Where can I find you? We come to you.',
  ]);
});

test('a site with Spanish on it doesn’t ask whether anyone speaks Spanish', () => {
  const languages = ['English', 'Spanish'];
  const asks = (description: string) =>
    JSON.stringify(answersOf({ business: { ...business, languages, description } })).includes('Do you speak');
  expect(asks('I tune pianos around Eau Claire.')).toBe(true);
  expect(asks('I tune pianos around Eau Claire. Hablamos español con los clientes.')).toBe(false);
});
