import { expect, test } from 'vitest';
import { hoursInWords, ownHours } from './hours.ts';

test('our own hours have their label', () => {
  expect(hoursInWords(ownHours.support)).toBe('10am-6pm daily');
  expect(hoursInWords(ownHours.office)).toBe('Mon-Fri 9-6');
  expect(hoursInWords({ ...ownHours.office, open: '08:00' })).toBe('Mon-Fri 8am-6pm');
});
