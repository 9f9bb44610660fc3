import { expect, test } from 'vitest';
import { sentences } from '../../language/sentences.ts';
import { ownHeadline, statementOf } from './headline.ts';

const headlineOf = (description: string, tagline?: string, nouns = ['plumber', 'salon']) =>
  ownHeadline({ tagline, sentences: sentences(description), nouns });

test('a short tagline is the headline', () => {
  expect(headlineOf('We fix leaks.', 'The plumber who shows up when she says she will.')?.line).toEqual({
    text: 'The plumber who shows up when she says she will',
    from: 'brief',
    fields: ['business.tagline'],
  });
});

test('a sentence that speaks makes a headline and is not repeated', () => {
  const found = headlineOf('Plumbing company in town. We fix what drips.');
  expect(found?.line.text).toBe('We fix what drips');
  expect(found?.rest).toEqual(['Plumbing company in town.']);
});

test('a last clause that is complete is taken, the rest of its sentence stays', () => {
  const found = headlineOf('Small hair salon in town. Color, curls and honest advice, one guest at a time.');
  expect(found?.line.text).toBe('One guest at a time');
  expect(found?.rest).toEqual(['Small hair salon in town.', 'Color, curls and honest advice.']);
});

test.each([
  'Plumbing company.',
  'We have been fixing pipes, drains, heaters and everything that leads to them in this county.',
  'x',
  'CALL NOW FOR PIPES',
])('no headline is made of "%s"', (description) => {
  expect(headlineOf(description)).toBeUndefined();
});

test('the large sentence speaks to the reader rather than listing the work, and leans on none', () => {
  const spoken = 'Whoever answers the phone at night is the person who will sit down with you in the morning.';
  expect(statementOf(['We arrange funerals, cremations and graveside services in the county.', 'There are four of us.', spoken])).toBe(
    spoken,
  );
  expect(statementOf(['It has a fenced yard.', 'Also, we do weddings.'])).toBeUndefined();
});
