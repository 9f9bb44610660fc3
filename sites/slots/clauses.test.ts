import { expect, test } from 'vitest';
import { clausesOf } from './clauses.ts';

test.each([
  ['Baths and trims start at $40.', ['Baths start at $40', 'trims start at $40']],
  ['Baths start at $40, and trims at $15.', ['Baths start at $40', 'trims at $15']],
  ['We do leak repair, drains and heaters.', ['We do leak repair', 'We do drains', 'We do heaters']],
  ['We clean drains and fix leaks.', ['We clean drains', 'We fix leaks']],
  ['It comes off the bill if we do the work.', ['It comes off the bill if we do the work']],
  ['If it rains, we come the next day.', ['If it rains we come the next day']],
  ['Most roofs take two days, weather permitting.', ['Most roofs take two days weather permitting']],
  ['Mon–Fri 8 am–5 pm, Sat 9 am–1 pm, closed Sunday', ['Mon–Fri 8 am–5 pm', 'Sat 9 am–1 pm', 'closed Sunday']],
  ['Haircut, wash and style $45', ['Haircut wash style $45']],
  ['Delivery costs $12 in Asheville and Weaverville.', ['Delivery costs $12 in Asheville', 'Delivery costs $12 Weaverville']],
  ['Call before ten and we see you the same day.', ['Call before ten and we see you the same day.']],
  ['A family firm, in business since 2011.', ['A family firm in business since 2011']],
  ['We are a family firm, in business since 2011.', ['We are a family firm', 'in business since 2011']],
  ['Prices run between $49 and $79.', ['Prices run between $49 to $79']],
])('%s', (text, expected) => {
  expect(clausesOf(text)).toEqual(expected);
});
