import { expect, test } from 'vitest';
import type { Brief } from '../../brief/brief.ts';
import { fitsSignature } from './signature-fit.ts';

function briefOf(trade: string, description: string): Brief {
  return {
    business: { name: 'The Corner', trade, description, phone: '919-555-0148' },
    pages: ['home', 'services', 'about', 'faq', 'contact'],
  };
}

const [mower, noodles, fish] = ['A mower on a striped lawn', 'Noodles lifted from a bowl', 'A fish on a plate with fork and knife'];

test.each([
  [mower, 'landscaper', 'We mow, edge and mulch.', true],
  [mower, 'landscaper', 'Gardens that drink less.', false],
  [mower, 'landscaper', 'Beds and trees, no lawns.', false],
  [noodles, 'restaurant', 'Hand-pulled noodles since 1990.', true],
  [noodles, 'restaurant', 'A Venezuelan kitchen.', false],
  [fish, 'restaurant', 'Whatever fish the boats bring.', true],
  [fish, 'restaurant', 'A steakhouse in an old bank.', false],
])('%s for a %s: “%s”', (title, trade, description, fits) => {
  expect(fitsSignature(title, briefOf(trade, description))).toBe(fits);
});
