import { expect, test } from 'vitest';
import { must } from '../../../tests/harness/must.ts';
import { readBrief } from '../../brief/read-brief.ts';
import { compose } from '../../compose.ts';
import { headlineChoices } from './headline-choices.ts';

const business = {
  name: 'Birch Tree Care',
  trade: 'tree service',
  description: 'We show up when we say we will. We take cash and cards. My grandfather started with one saw. We clean up before we leave.',
  phone: '(919) 555-0148',
};
const briefWith = (more: object = {}, look?: object) =>
  must(
    readBrief({
      business: { ...business, ...more },
      services: [{ name: 'Pruning' }, { name: 'Removal' }],
      pages: ['home', 'about', 'services', 'contact', 'booking'],
      look,
    }),
  ).brief;

const siteOf = (brief: ReturnType<typeof briefWith>) => {
  const { pages, unused } = compose({ brief, seed: 1, photos: [] });
  const hero = pages[0]?.sections[0]?.props as { headline: { text: string } } | undefined;
  return { home: JSON.stringify(pages[0]?.sections), unused, headline: hero?.headline.text };
};

test('an owner chooses among the lines of their description that say why people come', () => {
  const { lines, headline, tagline } = headlineChoices(briefWith());
  expect(lines.length).toBeGreaterThan(1);
  expect(lines).not.toContain('We take cash and cards');
  expect(headline).toBe(lines[0]);
  expect(tagline).toBeUndefined();
  expect(siteOf(briefWith()).headline).toBe(headline);
});

test('the chosen line opens the site, is said once, and counts as shown', () => {
  const [, second = ''] = headlineChoices(briefWith()).lines;
  const brief = briefWith({ tagline: 'Trees, kindly' }, { headline: second });
  expect(headlineChoices(brief)).toMatchObject({ headline: second, tagline: 'Trees, kindly' });
  const { headline, home, unused } = siteOf(brief);
  expect(headline).toBe(second);
  expect(home.split(second)).toHaveLength(2);
  expect(unused.filter(({ reason, field }) => reason.includes(second) || field === 'look.headline')).toEqual([]);
});

test('a chosen line that the description no longer has is forgotten, so an old claim doesn’t stay', () => {
  const [, second = ''] = headlineChoices(briefWith()).lines;
  const description = 'We show up when we say we will. We take cash and cards.';
  expect(siteOf(briefWith({ description }, { headline: second })).headline).toBe('We show up when we say we will');
});

test('a tagline comes before lines of the description, unless it’s too long for a headline', () => {
  expect(headlineChoices(briefWith({ tagline: 'Click. Book. Done.' }))).toMatchObject({
    headline: 'Click. Book. Done',
    tagline: 'Click. Book. Done',
  });
  const tagline = 'A tagline that goes on and on and on until no one would ever read all of it';
  expect(headlineChoices(briefWith({ tagline })).tagline).toBeUndefined();
});
