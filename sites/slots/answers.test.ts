import { expect, test } from 'vitest';
import { readAnswers } from './answers.ts';

const answer = { id: 'lead', text: 'We fix leaks.', facts: ['f1'] };
const json = JSON.stringify({ answers: [answer] });

test.each([
  ['an object', { answers: [answer] }],
  ['a list', [answer]],
  ['a single answer', answer],
  ['JSON in text', json],
  ['fenced JSON', `\`\`\`json\n${json}\n\`\`\``],
  ['a fence without a language', `\`\`\`\n${json}\n\`\`\``],
  ['JSON between other words', `Here you go: ${json} Anything else?`],
  ['a list between other words', `Sure.\n[${JSON.stringify(answer)}]`],
])('answers are read from %s', (_, reply) => {
  expect(readAnswers(reply)).toEqual([answer]);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a number', 7],
  ['an empty text', ''],
  ['prose', 'I would rather not.'],
  ['broken JSON', json.slice(0, -4)],
  ['a broken fence', `\`\`\`json\n${json.slice(0, 30)}`],
  ['JSON that is a number', '7'],
])('%s can’t be read', (_, reply) => {
  expect(readAnswers(reply)).toBeUndefined();
});

test.each([
  ['an empty list', '{"answers": []}'],
  ['an empty object', '{}'],
  ['answers that are no list', { answers: 'We fix leaks.' }],
  ['entries that are no answers', { answers: [null, 7, 'x', [], {}] }],
  ['a text that is no text', { answers: [{ ...answer, text: ['We fix leaks.'] }] }],
  ['facts that are no list', { answers: [{ ...answer, facts: 'f1' }] }],
  ['facts that are no texts', { answers: [{ ...answer, facts: [1] }] }],
  ['an id that is no text', { answers: [{ ...answer, id: 3 }] }],
  ['a prototype', '{"__proto__": {"answers": []}}'],
])('%s has no answers', (_, reply) => {
  expect(readAnswers(reply)).toEqual([]);
});

test('a getter that throws isn’t called', () => {
  const trap = {
    get answers(): unknown {
      throw new Error('called');
    },
  };
  expect(readAnswers(trap)).toEqual([]);
});

test('good entries are kept beside bad ones', () => {
  expect(readAnswers({ answers: [{ id: 'x' }, answer] })).toEqual([answer]);
});
