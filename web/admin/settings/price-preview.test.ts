import { expect, test } from 'vitest';
import { pricePreview } from './price-preview.ts';

const today = { setupCents: 29_900, monthlyCents: 2_900 };

test.each([
  ['299.00', '29.00', ''],
  ['349', '29', 'The home page will say $349 once, then $29 a month.'],
  ['2,999', '29', 'The home page will say $2,999 once, then $29 a month. Setup is $299 today. Please check the new amount.'],
  ['299', '2.90', 'The home page will say $299 once, then $2.90 a month. The month is $29 today. Please check the new amount.'],
  ['two hundred', '29', ''],
])('setup %j and month %j', (setup, monthly, words) => {
  expect(pricePreview({ setup, monthly }, today)).toBe(words);
});
