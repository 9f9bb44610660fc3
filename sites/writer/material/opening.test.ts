import { expect, test } from 'vitest';
import { computed, fromBrief } from '../../document/lines.ts';
import { openingOf } from './opening.ts';
import type { Point } from './points.ts';

const point = (key: string, text: string): Point => ({ key, term: fromBrief(text, key) });
const opening = (description: string[], points: Point[], pages: ('home' | 'contact')[] = ['home', 'contact']) =>
  openingOf({ headline: undefined, sentences: description, written: undefined, points, pages, spanish: false });
const termsOf = ({ facts }: { facts: Point[] }) => facts.map(({ term }) => term.text);

const kept = ['She has kept children in her home since 2006, six at a time.'];
const facts = [
  point('a', 'Meals included'),
  point('b', 'Openings for two'),
  point('c', 'Up to 6 children'),
  point('founded', 'Since 2006'),
];

test('facts that the lead says already are left for the rest of the site', () => {
  const { points, ...first } = opening(kept, facts);
  expect(termsOf(first)).toEqual(['Meals included', 'Openings for two']);
  expect(points.map(({ key }) => key)).toEqual(['c', 'founded']);
});

test('a fact that the lead has word for word is left, too', () => {
  const member = point('member', 'Member of ASHI');
  const lead = ['I’m a member of ASHI and inspect homes in three counties.'];
  expect(termsOf(opening(lead, [...facts.slice(0, 2), member]))).toEqual(['Meals included', 'Openings for two']);
});

test('the heading of a copied page is no lead', () => {
  const said = ['Furnace Repair in Terre Haute, IN.', 'We fix furnaces in Terre Haute, IN.', 'We come at night.'];
  const { lead, rest } = opening(said, []);
  expect(lead?.text).toBe('We fix furnaces in Terre Haute, IN. We come at night.');
  expect(rest).toEqual(said.slice(0, 1));
});

test('a number alone is no repetition', () => {
  expect(termsOf(opening(['Two old dogs stay upstairs.'], facts))).toContain('Openings for two');
});

test('if only one fact were left, those that repeat the lead are better than none', () => {
  expect(termsOf(opening(kept, [point('a', 'Meals included'), point('founded', 'Since 2006')]))).toEqual(['Meals included', 'Since 2006']);
});

test('without a contact page the home page lists the languages below', () => {
  const languages = { key: 'languages', term: fromBrief('Languages', 'x'), text: computed('English and Spanish.', 'x') };
  const points = [...facts.slice(0, 2), languages];
  expect(termsOf(opening(['We fix leaks.'], points))).toContain('Languages');
  expect(termsOf(opening(['We fix leaks.'], points, ['home']))).not.toContain('Languages');
});

test('neither a heading above prices nor a run-on of several kinds leads', () => {
  const story = 'We have hemmed pants on this street since 1991.';
  const runOn = 'we mow lawns and trim hedges been here twenty years cash or Venmo no credit cards call me after five please';
  expect(opening(['Price list.', 'Pants hem 14.00.', story], []).lead?.text).toBe(story);
  expect(opening(['Honest tailoring.', story], []).lead?.text).toBe(`Honest tailoring. ${story}`);
  expect(opening([runOn, story], []).lead?.text).toBe(story);
  expect(opening(['Roof photos after hail.', 'FAA part 107.'], []).lead?.text).toBe('Roof photos after hail. FAA part 107.');
  expect(opening(['Comforter Q 30 K 35.', 'Soups and stews.', 'Tripe 15 / Hen 16.', 'Zipper jacket ask.', story], []).lead?.text).toBe(
    story,
  );
  expect(opening(['We are not responsible for lost buttons.', story], []).lead?.text).toBe(story);
  expect(opening(['No nos hacemos responsables por carros mal parados.', story], []).lead?.text).toBe(story);
});
