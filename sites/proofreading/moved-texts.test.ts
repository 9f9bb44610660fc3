import { beforeAll, expect, test } from 'vitest';
import type { Brief } from '../brief/brief.ts';
import { loadCheckers } from './harper.ts';
import { tidyBrief } from './proofread.ts';

// The grammar checker takes longer to load than a test may take on a busy machine.
beforeAll(loadCheckers);

async function tidied(description: string, more: Partial<Brief> = {}, kept: { field: string; text: string }[] = []) {
  const brief = { business: { name: 'Crossroads', trade: 'heating', description }, pages: [], ...more } as unknown as Brief;
  const { brief: edited, changes } = await tidyBrief(brief, kept);
  return { said: edited.business.description, faq: edited.details?.faq, steps: edited.details?.steps, services: edited.services, changes };
}

const asked = [
  'We fix furnaces.',
  'Frequently Asked Questions',
  'Q: How often should I change my filter?  A: 1" every 30 days. If you have a husky, sooner.',
  'Q: Repair or replace?',
  'A: We will tell you.',
].join('\n');

test('questions with answers go to the FAQ, after the owner’s own, and are back in the text after Undo', async () => {
  const own = { question: 'Where are you?', answer: 'In town.' };
  const { said, faq, changes } = await tidied(asked, { details: { faq: [own] } });
  expect(said).toBe('We fix furnaces.');
  expect(faq).toEqual([
    own,
    { question: 'How often should I change my filter?', answer: '1" every 30 days. If you have a husky, sooner.' },
    { question: 'Repair or replace?', answer: 'We will tell you.' },
  ]);
  expect(changes).toEqual([
    { field: 'business.description', before: asked, after: said, what: expect.arrayContaining(['Questions moved to FAQ']) },
  ]);
  const undone = await tidied(asked, {}, [{ field: 'business.description', text: asked }]);
  expect(undone).toMatchObject({ said: asked, faq: undefined, changes: [] });
});

test('a text below the last answer stays in the description', async () => {
  const { said, faq } = await tidied('We pump.\nQ: When? A: Soon.\nLocally owned. Live person answers the phone. 24/7 emergency.');
  expect(faq).toEqual([{ question: 'When?', answer: 'Soon.' }]);
  expect(said).toContain('Live person answers the phone. 24/7 emergency.');
});

test.each([
  ['two on a line', 'We pump.\nQ: When? A: Soon. Q: Where? A: Here.', 2],
  ['in Spanish', 'Hacemos pozos.\nP: ¿Cuándo? R: Mañana.', 1],
  ['a question without an answer', 'We pump.\nQ: When?\nWe dig.', undefined],
  ['an answer to nothing', 'We pump vitamin\nA: it helps.', undefined],
  ['nothing else', 'Q: When? A: Soon.', undefined],
  ['two lines of an answer', 'We pump.\nQ: When? A: Soon.\nOnly in summer.\nQ: Where? A: Here.', 2],
])('%s', async (_, text, count) => {
  const { faq } = await tidied(text);
  expect(faq?.length).toBe(count);
});

test('an answer stays with what is no question', async () => {
  const { said, faq } = await tidied('We fix cars.\nQ: Tell me about your warranty.\nA: Two years on parts.\nQ: Do you finance?\nA: Yes.');
  expect(said).toBe('We fix cars.\nQ: Tell me about your warranty.\nA: Two years on parts.');
  expect(faq).toEqual([{ question: 'Do you finance?', answer: 'Yes.' }]);
});

test('an answer has all its lines, up to a blank one or steps', async () => {
  const { said, faq } = await tidied('We pump.\nQ: When? A: Soon.\nOnly in summer.\n\nCall at night.');
  expect(said).toBe('We pump.\n\nCall at night.');
  expect(faq).toEqual([{ question: 'When?', answer: 'Soon. Only in summer.' }]);
  const { faq: first, steps } = await tidied('We pump.\nQ: When? A: Soon.\n1 You call us\n2 We come by\n3 We pump it');
  expect(first).toEqual([{ question: 'When?', answer: 'Soon.' }]);
  expect(steps).toHaveLength(3);
});

test('a question that the FAQ has stays in the text', async () => {
  const { said, faq } = await tidied('We pump.\nQ: When? A: Soon.', { details: { faq: [{ question: 'When?', answer: 'At noon.' }] } });
  expect(said).toContain('Q: When? A: Soon.');
  expect(faq).toHaveLength(1);
});

test('numbered steps become the steps of the brief, if it has none', async () => {
  const text =
    'Hinge sees one patient an hour.\nHow it works\n1 Tell me the story\n2 We test strength\n3 You leave with a plan\nMost need five visits.';
  const { said, steps, changes } = await tidied(text);
  expect(said).toBe('Hinge sees one patient an hour.\nMost need five visits.');
  expect(steps).toEqual(['Tell me the story.', 'We test strength.', 'You leave with a plan.']);
  expect(changes[0]?.what).toContain('Steps moved to How it works');
  const own = await tidied(text, { details: { steps: ['You call.', 'We come.'] } });
  expect(own.steps).toEqual(['You call.', 'We come.']);
  expect(own.said).toContain('3 You leave with a plan.');
});

test.each(['We cut.\n1 Main Street\n2 Oak Lane', 'We cut.\n1 chair\n2 brushes\n3 combs', 'We cut.\n2 Chairs\n3 Combs\n4 Brushes'])(
  'no steps are in %j',
  async (text) => expect((await tidied(text)).steps).toBeUndefined(),
);

test('a price list becomes services, if the brief has none', async () => {
  const text = '7 chairs no appts. Cut 25 beard 15 kids 18 seniors 18';
  const { said, services } = await tidied(text);
  expect(said).toBe('7 chairs no appointments.');
  expect(services?.map(({ name, priceFrom }) => `${name} ${priceFrom}`)).toEqual(['Cut 25', 'Beard 15', 'Kids 18', 'Seniors 18']);
  const own = await tidied(text, { services: [{ name: 'Fades' }] });
  expect(own.services).toEqual([{ name: 'Fades' }]);
  expect(own.said).toContain('Cut 25 beard 15');
  // Fifteen are more than the services of a brief can be, so the list stays whole.
  const long = Array.from({ length: 15 }, (_, index) => `Style ${String.fromCharCode(65 + index)}${'o'.repeat(3)} 2${index % 10}`).join(
    '\n',
  );
  expect((await tidied(`We cut.\n${long}`)).services).toBeUndefined();
});

test('a menu becomes products, if food is sold in a shop', async () => {
  const text = 'Hot bread at six. #1 Pate 7.25 #2 Chicken 7 #3 Egg 6.50.';
  const own = [{ name: 'Pickles', price: '8' }];
  const brief = { business: { name: 'Ba', trade: 'sandwich shop', description: text }, pages: ['shop'], details: { shop: own } };
  const { brief: edited } = await tidyBrief(brief as unknown as Brief, []);
  expect(edited.business.description).toBe('Hot bread at six.');
  expect(edited.details?.shop).toEqual([
    { name: '#1 Pate', price: '7.25' },
    { name: '#2 Chicken', price: '7' },
    { name: '#3 Egg', price: '6.50' },
    ...own,
  ]);
});
