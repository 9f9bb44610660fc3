import { expect, test } from 'vitest';
import { must } from '../../../tests/harness/must.ts';
import { readBrief } from '../../brief/read-brief.ts';
import { compose } from '../../compose.ts';
import { linesToChoose } from './first-lines.ts';

const business = {
  name: 'Birch Tree Care',
  trade: 'tree service',
  description: 'We show up when we say we will. We take cash and cards. My grandfather started with one saw. We clean up before we leave.',
  phone: '(919) 555-0148',
};
const briefWith = (more: object = {}) =>
  must(
    readBrief({
      business: { ...business, ...more },
      services: [{ name: 'Pruning' }, { name: 'Removal' }],
      pages: ['home', 'about', 'services', 'contact', 'booking'],
    }),
  ).brief;

const textsOf = (brief: ReturnType<typeof briefWith>) => {
  const { pages, unused } = compose({ brief, seed: 1, photos: [] });
  const home = JSON.stringify(pages[0]?.sections);
  const hero = pages[0]?.sections[0]?.props as { headline: { text: string } } | undefined;
  return { home, unused, headline: hero?.headline.text };
};

test('an owner chooses among the lines of their description that say why people come', () => {
  const lines = linesToChoose(briefWith());
  expect(lines.length).toBeGreaterThan(1);
  expect(lines).not.toContain('We take cash and cards');
  expect(linesToChoose(briefWith({ tagline: 'Trees, kindly' }))).toEqual(lines);
  expect(textsOf(briefWith()).headline).toBe(lines[0]);
});

test('the chosen line opens the site, is said once, and counts as shown', () => {
  const [, second = ''] = linesToChoose(briefWith());
  const { headline, home, unused } = textsOf(briefWith({ tagline: second }));
  expect(headline).toBe(second);
  expect(home.split(second)).toHaveLength(2);
  expect(unused.filter(({ reason }) => reason.includes(second))).toEqual([]);
});
