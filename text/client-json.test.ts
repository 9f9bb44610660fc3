import { expect, test } from 'vitest';
import { clientJson } from './client-json.ts';

test('text in JSON becomes storable, in values and names, at every depth', () => {
  expect(clientJson('{"a":["x\\u0000y","\\ud83d","\\ude00!"],"b\\ud83d":{"c":"😀"}}')).toEqual({
    a: ['xy', '\uFFFD', '\uFFFD!'],
    'b\uFFFD': { c: '😀' },
  });
  expect(clientJson('[1,true,null,"1"]')).toEqual([1, true, null, '1']);
});

test('a name that means something to JavaScript is a name like any other', () => {
  expect(Object.keys(clientJson('{"__proto__":{"isAdmin":true}}') as object)).toEqual(['__proto__']);
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
});

test.each([
  ['nothing', ''],
  ['no JSON', '{"a":'],
  ['lists 33 deep', '['.repeat(33) + ']'.repeat(33)],
  ['lists a million deep', '['.repeat(1_000_000) + ']'.repeat(1_000_000)],
  ['objects 33 deep', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`],
])('%s is unreadable', (_, text) => {
  expect(clientJson(text)).toBeUndefined();
});

test('32 levels are read', () => {
  expect(clientJson('['.repeat(32) + ']'.repeat(32))).toBeDefined();
});
