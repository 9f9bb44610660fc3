import { expect, test } from 'vitest';
import { must } from '../../../tests/helpers/must.ts';
import plumber from '../../briefs/plumber-raleigh.json' with { type: 'json' };
import { readBrief } from '../../read-brief.ts';
import { unusedFields } from './unused-fields.ts';

/** Why an answer about urgent calls isn't used, on a site that doesn't mention it. */
function reasonOfUrgent(business: object): string | undefined {
  const reading = must(readBrief({ ...plumber, business: { ...plumber.business, ...business } }));
  const facts = { licences: [], serviceArea: [], links: [], payments: [] };
  const unused = unusedFields({ brief: reading.brief, document: { pages: [], facts } as never, photos: [] });
  return unused.find(({ field }) => field === 'business.urgent')?.reason;
}

test('no reason claims that an owner with a phone number gave none', () => {
  expect(reasonOfUrgent({ urgent: 'hours' })).toBe('There was no room for it on the pages you picked.');
  expect(reasonOfUrgent({ urgent: 'always' })).toBe('There was no room for it on the pages you picked.');
});

test('without a phone number, or with a no, the reason is that', () => {
  expect(reasonOfUrgent({ urgent: 'hours', phone: undefined, email: 'a@people.test' })).toBe('There’s no phone number to call.');
  expect(reasonOfUrgent({ urgent: 'no' })).toBe('The site doesn’t mention urgent calls.');
});
