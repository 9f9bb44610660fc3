import { expect, test } from 'vitest';
import { readBrief } from '../../sites/brief/read-brief.ts';
import { withoutFieldName } from './field-messages.ts';

test('beside a field the problem begins with the problem', () => {
  expect(withoutFieldName('Hours, Friday, first entry: a time is missing.')).toBe('A time is missing.');
  const reading = readBrief({ business: { phone: '12' } });
  const phone = reading.ok ? undefined : reading.problems.find(({ field }) => field === 'business.phone');
  expect(withoutFieldName(phone?.message ?? '')).toMatch(/^The phone number "12" isn’t one people can call\./);
});
