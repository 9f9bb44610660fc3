import { expect, test } from 'vitest';
import { must } from '../../../tests/helpers/must.ts';
import plumber from '../../briefs/plumber-raleigh.json' with { type: 'json' };
import { readBrief } from '../../read-brief.ts';
import { unusedFields } from './unused-fields.ts';

/** Why an answer about urgent calls stands nowhere, on a site that says nothing of it. */
function reasonOfUrgent(business: object): string | undefined {
  const reading = must(readBrief({ ...plumber, business: { ...plumber.business, ...business } }));
  const facts = { licences: [], serviceArea: [] };
  const unused = unusedFields({ brief: reading.brief, document: { pages: [], facts } as never, photos: [] });
  return unused.find(({ field }) => field === 'business.urgent')?.reason;
}

test('no reason claims that an owner with a phone number gave none', () => {
  expect(reasonOfUrgent({ urgent: 'hours' })).toBe('The pages picked had no room for it.');
  expect(reasonOfUrgent({ urgent: 'always' })).toBe('The pages picked had no room for it.');
});

test('without a phone number, or with a no, the reason is that', () => {
  expect(reasonOfUrgent({ urgent: 'hours', phone: undefined, email: 'a@people.test' })).toBe('There’s no phone number to call.');
  expect(reasonOfUrgent({ urgent: 'no' })).toBe('Nothing is said about urgent calls.');
});
