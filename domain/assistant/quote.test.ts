import { expect, test } from 'vitest';
import { quote } from './quote.ts';
import { termsOf } from './terms.ts';

const passage = (text: string) => ({ source: 'article' as const, title: 'Title', text, path: '/blog/value-vs-price' });

test('a short passage is quoted whole, with its links', () => {
  const text = 'Write to [us](/contact). We answer.';
  expect(quote(passage(text), termsOf('answer'))).toBe(text);
});

test('of a long one, the three sentences nearest to the question, in their order', () => {
  const filler = Array.from({ length: 12 }, (_, line) => `Filler sentence number ${line} has nothing of it in here at all.`);
  const text = ['The refund comes first.', ...filler, 'Cards come second.', ...filler, 'A refund goes to the card it came from.'].join(' ');
  expect(quote(passage(text), termsOf('refund to my card'))).toBe(
    'The refund comes first. Cards come second. A refund goes to the card it came from.',
  );
});

test.each([
  ['Yes. Every version is kept.', 'Every version is kept.'],
  ['No, the site stays online.', 'The site stays online.'],
  ['Nobody can promise that.', 'Nobody can promise that.'],
  ['Yesterday counts.', 'Yesterday counts.'],
])("%j loses the yes or no to another one's question", (text, quoted) => {
  expect(quote(passage(text), [])).toBe(quoted);
});
