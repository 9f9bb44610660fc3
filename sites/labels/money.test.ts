import { expect, test } from 'vitest';
import { priceWords } from './money.ts';

test.each([
  [{ from: '149' }, 'from $149'],
  [{ from: '210', to: '320' }, '$210 to $320'],
  [{ from: '80', to: '80.00' }, '$80'],
  [{ to: '50' }, 'up to $50'],
  [{ from: '60', unit: 'hour' }, 'from $60 per hour'],
  [{ from: '60', unit: 'an hour' }, 'from $60 an hour'],
  [{ from: '60', unit: '/ month' }, 'from $60 / month'],
  [{}, undefined],
])('%j is %s', (price, words) => {
  expect(priceWords(price)).toBe(words);
});
