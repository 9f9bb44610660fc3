import { expect, test } from 'vitest';
import { withoutSent } from './sent-text.ts';

test.each([
  ['nothing was typed meanwhile', 'First', 'First', ''],
  ['a second message was typed below', 'First\n\nSecond', 'First', 'Second'],
  ['the field was emptied for a second message', 'Second', 'First', 'Second'],
  ['only a file was sent', 'Second', '', 'Second'],
])('only what was sent is cleared: %s', (_, text, sent, left) => {
  expect(withoutSent(text, sent)).toBe(left);
});
