import { expect, test } from 'vitest';
import { currentPlace, placesIn } from './places.ts';

const line = (text: string, fields: string[] = []) => ({ text, from: 'brief', fields });
const facts = (...pairs: [string, string][]) => ({
  text: line('We come when we said.'),
  facts: pairs.map(([term, text]) => ({ term: line(term), text: line(text, ['business.hours']) })),
});

function whereNow(before: unknown, path: string, after: unknown): string | undefined {
  const spot = placesIn(before).find((candidate) => candidate.path === path);
  if (!spot) throw new Error(`There is no ${path}.`);
  return currentPlace(placesIn(after), path, spot)?.path;
}

const open = facts(['Since 2011', 'Two people.'], ['Mon to Thu', '8 to 5'], ['Fridays', '8 to 3']);

test('a text under a heading moves with its heading', () => {
  const later = facts(['Mon to Thu', '8 to 5'], ['Open Saturdays', '9 to 1'], ['Since 2011', 'Two people.']);
  expect(whereNow(open, 'facts.1.text', later)).toBe('facts.0.text');
});

test('a text whose heading is gone has no place, even if another text is there or says the same', () => {
  expect(whereNow(open, 'facts.1.text', facts(['Since 2011', 'Two people.'], ['Open Saturdays', '9 to 1']))).toBeUndefined();
  expect(whereNow(open, 'facts.1.text', facts(['Since 2011', 'Two people.'], ['Open Saturdays', '8 to 5']))).toBeUndefined();
});

test('a text that changed under its heading is still its place', () => {
  expect(whereNow(open, 'facts.1.text', facts(['Mon to Thu', '7 to 4'], ['Since 2011', 'Two people.']))).toBe('facts.0.text');
});

test('a heading is known by what it says', () => {
  expect(whereNow(open, 'facts.1.term', facts(['Open Saturdays', '9 to 1'], ['Mon to Thu', '8 to 5']))).toBe('facts.1.term');
  expect(whereNow(open, 'facts.1.term', facts(['Since 2011', 'x'], ['Mon to Fri', '8 to 5']))).toBeUndefined();
});

test('a text without a heading keeps its place whatever it says', () => {
  expect(whereNow(open, 'text', { ...open, text: line('Other words.') })).toBe('text');
  expect(whereNow(open, 'text', { facts: [] })).toBeUndefined();
});

test('paragraphs and entries of groups are known by their words, and equal ones by their place', () => {
  const story = (...paragraphs: string[]) => ({ heading: line('Us'), paragraphs: paragraphs.map((text) => line(text)) });
  expect(whereNow(story('One.', 'Two.'), 'paragraphs.1', story('Two.', 'One.'))).toBe('paragraphs.0');
  expect(whereNow(story('One.', 'Two.'), 'paragraphs.1', story('One.', 'Three.'))).toBeUndefined();
  expect(whereNow(story('One.', 'One.'), 'paragraphs.1', story('One.', 'One.', 'One.'))).toBe('paragraphs.1');
  const questions = (...asked: string[]) => ({
    groups: [
      { heading: line('Price'), items: asked.map((question) => ({ question: line(question), answer: line(`About: ${question}`) })) },
    ],
  });
  expect(whereNow(questions('How much?', 'When?'), 'groups.0.items.1.answer', questions('When?', 'How much?'))).toBe(
    'groups.0.items.0.answer',
  );
  expect(whereNow(questions('How much?', 'When?'), 'groups.0.items.1.question', questions('How much?', 'Who?'))).toBeUndefined();
});

test('a picture of a gallery is known by what it is', () => {
  const drawing = (composition: number) => ({
    picture: { kind: 'scene', trade: 'plumber', composition, ground: 0.2, mirror: false, seed: '1', alt: line('') },
    caption: line(`Caption ${composition}`),
    filters: [],
  });
  const gallery = (...compositions: number[]) => ({ heading: line('Work'), filters: [], items: compositions.map(drawing) });
  expect(whereNow(gallery(1, 2, 3), 'items.1.picture', gallery(3, 1, 2))).toBe('items.2.picture');
  expect(whereNow(gallery(1, 2, 3), 'items.1.picture', gallery(3, 1, 4))).toBeUndefined();
});
