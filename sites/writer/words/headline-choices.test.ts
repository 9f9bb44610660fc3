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
  address: { city: 'Raleigh', state: 'NC' },
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
const textsOf = (brief: ReturnType<typeof briefWith>) => headlineChoices(brief).map(({ text }) => text);
const plain = 'Tree service in Raleigh, NC';

test('an owner chooses among the lines of their description that say why people come, and trade and town', () => {
  const texts = textsOf(briefWith());
  expect(texts).toHaveLength(4);
  expect(texts).not.toContain('We take cash and cards');
  expect(texts.at(-1)).toBe(plain);
});

const choosing = [{}, { tagline: 'Trees, kindly' }, { tagline: plain }, { description: 'Trees.' }, { address: undefined }].map((more) =>
  briefWith(more),
);

test.each(choosing)('each choice opens the site with its line, and stays among the choices', (brief) => {
  const choices = headlineChoices(brief);
  expect(choices[0]?.look).toEqual({ headline: null, opening: null });
  for (const { text, look } of choices) {
    const chosen = { ...brief, look: { headline: look.headline ?? undefined, opening: look.opening ?? undefined } };
    expect(siteOf(chosen).headline).toBe(text);
    expect(textsOf(chosen)).toEqual(choices.map((choice) => choice.text));
  }
});

test('the chosen line is said once, and counts as shown', () => {
  const [, second = ''] = textsOf(briefWith());
  const brief = briefWith({ tagline: 'Trees, kindly' }, { headline: second });
  const { headline, home, unused } = siteOf(brief);
  expect(headline).toBe(second);
  expect(home.split(second)).toHaveLength(2);
  expect(unused.filter(({ reason, field }) => reason.includes(second) || field === 'look.headline')).toEqual([]);
});

test('a chosen line that the description no longer has is forgotten, so an old claim doesn’t stay', () => {
  const [, second = ''] = textsOf(briefWith());
  const description = 'We show up when we say we will. We take cash and cards.';
  expect(siteOf(briefWith({ description }, { headline: second })).headline).toBe('We show up when we say we will');
});

test('trade and town stay chosen when the business moves', () => {
  expect(siteOf(briefWith({ address: { city: 'Durham', state: 'NC' } }, { opening: 'plain' })).headline).toBe('Tree service in Durham, NC');
});

test('a tagline comes before lines of the description, unless it’s too long for a headline', () => {
  expect(headlineChoices(briefWith({ tagline: 'Click. Book. Done.' }))[0]).toMatchObject({ text: 'Click. Book. Done', kind: 'tagline' });
  const tagline = 'A tagline that goes on and on and on until no one would ever read all of it';
  expect(headlineChoices(briefWith({ tagline })).map(({ kind }) => kind)).not.toContain('tagline');
});
