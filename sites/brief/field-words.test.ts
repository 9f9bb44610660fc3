import { expect, test } from 'vitest';
import { placeOfField } from './field-words.ts';

test.each([
  ['business.phone', 'Business'],
  ['services.1.priceFrom', 'Services, second entry'],
  ['details.faq.13.answer', 'Questions, entry 14'],
  ['business.hours.fri.0', 'Hours, Friday, first entry'],
  ['business.hours.fri.0.1', 'Hours, Friday, first entry'],
  ['interview.0.answers.1', 'What customers ask, first entry, second answer'],
  ['details.pricing.0.includes.0', 'Prices, first entry, first included item'],
  ['details.booking.services.2', 'Booking, services, third entry'],
])('%s is in "%s"', (field, place) => {
  expect(placeOfField(field)).toBe(place);
});
