import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import { hoursInWords } from './hours.ts';

test('the operator’s own hours have their label from `brand`', () => {
  expect(hoursInWords(brand.supportHours)).toBe('10am-6pm daily');
  expect(hoursInWords(brand.officeHours)).toBe('Mon-Fri 9-6');
  expect(hoursInWords({ ...brand.officeHours, open: '08:00' })).toBe('Mon-Fri 8am-6pm');
});
