import { expect, test } from 'vitest';
import { readBrief } from '../sites/read-brief.ts';
import { besideField } from './beside-field.ts';

test('beside a field the problem begins with the problem', () => {
  expect(besideField('Hours, Friday, first entry: a time is missing.')).toBe('A time is missing.');
  const reading = readBrief({ business: { phone: '12' } });
  const phone = reading.ok ? undefined : reading.problems.find(({ field }) => field === 'business.phone');
  expect(besideField(phone?.message ?? '')).toMatch(/^The phone number "12" is not a number people can call\./);
});
