import { expect, test } from 'vitest';
import { asShown } from './as-shown.ts';

const changes = [
  { field: 'business.serviceArea.1', before: 'lehigh', after: 'Lehigh' },
  { field: 'services.0.name', before: 'drian cleaning', after: 'Drain cleaning' },
  { field: 'business.tagline', before: 'old', after: 'Old' },
];

test('an answer is shown tidied and as our proofreader left it', () => {
  expect(asShown('• Salon : Hair', 'business.name', changes)).toBe('Salon: Hair');
  expect(asShown('2395550117', 'business.phone', changes)).toBe('(239) 555-0117');
  expect(asShown(['Cary,', '', 'lehigh'], 'business.serviceArea', changes)).toEqual(['Cary', 'Lehigh']);
  expect(asShown([{ name: '' }, { name: '- drian cleaning', priceFrom: '50' }], 'services', changes)).toEqual([
    { name: 'Drain cleaning', priceFrom: '50' },
  ]);
  expect(asShown({ street: '12 Elm St, Raleigh, NC 27601', state: 'nc' }, 'business.address', changes)).toEqual({
    street: '12 Elm St',
    city: 'Raleigh',
    state: 'NC',
    zip: '27601',
  });
});

test('a text that was typed since isn’t changed', () => {
  expect(asShown('new', 'business.tagline', changes)).toBe('new');
  expect(asShown(undefined, 'business.tagline', changes)).toBeUndefined();
});
