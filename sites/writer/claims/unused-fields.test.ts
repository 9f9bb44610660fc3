import { expect, test } from 'vitest';
import { must } from '../../../tests/harness/must.ts';
import { readBrief } from '../../brief/read-brief.ts';
import plumber from '../../briefs/plumber-raleigh.json' with { type: 'json' };
import { derive } from '../../interview/derived-brief.ts';
import { unusedFields } from './unused-fields.ts';

/** Why a field of a brief isn't used, on a site that doesn't mention it. */
function reasonOf(field: string, brief: object): string | undefined {
  return reasonsOf(field, brief)[0];
}

function reasonsOf(field: string, brief: object, label = ''): string[] {
  const reading = must(readBrief(brief));
  const facts = { licences: [], serviceArea: [], links: [], payments: [] };
  const unused = unusedFields({
    derived: derive(reading.brief),
    document: { pages: [], facts, trade: { label: { text: label } } } as never,
    photos: [],
  });
  return unused.filter((one) => one.field === field).map(({ reason }) => reason);
}

function reasonOfUrgent(business: object): string | undefined {
  return reasonOf('business.urgent', { ...plumber, business: { ...plumber.business, ...business } });
}

test('no reason claims that an owner with a phone number gave none', () => {
  expect(reasonOfUrgent({ urgent: 'hours' })).toBe('There was no room for it on the pages you picked.');
  expect(reasonOfUrgent({ urgent: 'always' })).toBe('There was no room for it on the pages you picked.');
});

test('without a phone number, or with a no, the reason is that', () => {
  expect(reasonOfUrgent({ urgent: 'hours', phone: undefined, email: 'a@people.test' })).toBe('There’s no phone number to call.');
  expect(reasonOfUrgent({ urgent: 'no' })).toBe('The site doesn’t mention urgent calls.');
});

test('what chose the look has another reason than what is written', () => {
  const brief = { ...plumber, look: { style: 'old-school', tone: 'plain', mood: 'warm' } };
  expect(reasonOf('look.tone', brief)).toBe('We used it to choose the theme. It isn’t shown on the site.');
  for (const field of ['look.style', 'look.mood'])
    expect(reasonOf(field, brief)).toBe('We used it to choose the theme and colors. It isn’t shown on the site.');
});

test('the rest of a trade that no page says is named', () => {
  const reasons = (trade: string, label: string) =>
    reasonsOf('business.trade', { ...plumber, business: { ...plumber.business, trade } }, label);
  expect(reasons('landscaper, low water', 'Garden designer')).toContain(
    'Headings say “Garden designer”. No page says the rest of “landscaper, low water”.',
  );
  expect(reasons('landscaper', 'Landscaper')).toEqual(['The site uses your own word for it.']);
});
