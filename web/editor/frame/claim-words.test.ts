import { expect, test } from 'vitest';
import { withoutWords } from './claim-words.ts';

test.each([
  ['We’re fast, and insured.', 'insured', 'We’re fast.'],
  ['Money-back guarantee. grooming with care', 'Money-back guarantee', 'Grooming with care'],
  ['We come to you. Insured. always on time.', 'Insured', 'We come to you. Always on time.'],
  ['Licensed', 'Licensed', ''],
  ['Nothing to remove', 'Insured', 'Nothing to remove'],
])('%s without %s', (text, words, left) => {
  expect(withoutWords(text, words)).toBe(left);
});
