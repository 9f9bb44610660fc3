import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Picture } from '../document/document.ts';
import { neutral } from '../document/lines.ts';
import { sections } from '../sections/registry.ts';
import { themes } from '../themes/theme.ts';
import type { SectionDraft } from '../writer/context.ts';
import { arrangeSections, bandsFor, spreadPictures } from './arrange-sections.ts';
import type { Choice } from './choose.ts';

const kinds = ['hero', 'intro', 'services', 'statement', 'steps', 'quote', 'area', 'hours', 'faq', 'form', 'details', 'prices', 'article'];
const loud = (band: string | undefined) => band === 'deep' || band === 'accent';

test('bands keep the rules of every theme on any page', () => {
  fc.assert(
    fc.property(fc.constantFrom(...themes.all), fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 12 }), (theme, middle) => {
      const page = [...middle, 'call'];
      const bands = bandsFor(page, theme.bands, sections);
      expect(bands).toHaveLength(page.length);
      expect(bands.at(-1)).toBe('deep');
      for (const [index, band] of bands.entries()) {
        expect(loud(band) && loud(bands[index + 1])).toBe(false);
        expect(band === 'tint' && bands[index + 1] === 'tint').toBe(false);
        if (['form', 'details', 'prices', 'faq', 'article'].includes(page[index] ?? '')) expect(loud(band)).toBe(false);
      }
    }),
    { numRuns: 300 },
  );
});

test('a page with a quote gets one loud band besides the call', () => {
  expect(bandsFor(['hero', 'services', 'quote', 'faq', 'call'], ['page'], sections)[2]).toBe('deep');
});

const art = (seed: string): Picture => ({ kind: 'art', generator: 'bento', seed, alt: neutral('') });
const section = (kind: string, pictures: number) =>
  ({
    kind,
    props: { groups: [], items: Array.from({ length: pictures }, (_, index) => ({ picture: art(`${kind}${index}`) })) },
  }) satisfies SectionDraft;
const kindsOf = (list: SectionDraft[]) => list.map(({ kind }) => kind);

test('a second list of pictures waits until the fifth place, the call stays last', () => {
  const page = [
    section('hero', 1),
    section('services', 6),
    section('gallery', 3),
    section('shelf', 3),
    section('steps', 0),
    section('hours', 0),
    section('faq', 0),
    section('call', 0),
  ];
  expect(kindsOf(spreadPictures(page, { services: 'doors' }, sections))).toEqual([
    'hero',
    'services',
    'steps',
    'hours',
    'gallery',
    'shelf',
    'faq',
    'call',
  ]);
});

test('photos full of detail wait until the fifth row, light ones stay', () => {
  const photo = (id: string, bytes: number): Picture => ({
    kind: 'photo',
    photo: { id, width: 960, height: 720, variants: [{ format: 'avif', width: 960, height: 720, bytes, hash: id }] },
    alt: neutral(''),
  });
  const photos = (kind: string, count: number, bytes: number) => ({
    kind,
    props: { items: Array.from({ length: count }, (_, index) => ({ picture: photo(`${kind}${index}`, bytes) })) },
  });
  const page = (bytes: number) => [
    photos('hero', 1, bytes),
    photos('gallery', 3, bytes),
    ...['steps', 'hours', 'faq', 'call'].map((kind) => section(kind, 0)),
  ];
  expect(kindsOf(spreadPictures(page(15_000), {}, sections))).toEqual(['hero', 'gallery', 'steps', 'hours', 'faq', 'call']);
  expect(kindsOf(spreadPictures(page(40_000), {}, sections))).toEqual(['hero', 'steps', 'hours', 'faq', 'gallery', 'call']);
});

test('an order within the budget stays', () => {
  const page = [section('hero', 1), section('services', 6), section('gallery', 3), section('steps', 1), section('call', 0)];
  expect(kindsOf(spreadPictures(page, { services: 'docket' }, sections))).toEqual(kindsOf(page));
});

test('pictures that wait for the fifth row don’t part the pair in the fourth', () => {
  const page = [
    section('hero', 1),
    section('services', 6),
    section('gallery', 3),
    section('statement', 0),
    section('hours', 0),
    section('area', 0),
    section('faq', 0),
    section('call', 0),
  ];
  const variants = { services: 'doors', hours: 'card', area: 'list' };
  expect(kindsOf(spreadPictures(page, variants, sections))).toEqual([
    'hero',
    'services',
    'statement',
    'hours',
    'area',
    'gallery',
    'faq',
    'call',
  ]);
});

test('when and where stand side by side on one band if both variants fit half a page', () => {
  const halves = { ...sections, info: (kind: string) => ({ ...sections.info(kind), halves: ['half'] }) };
  const drafts = ['hero', 'services', 'hours', 'area', 'faq', 'call'].map((kind) => section(kind, 0));
  const [theme] = themes.all;
  const arranged = (variant: string) =>
    arrangeSections(drafts, { theme, variants: { hours: 'half', area: variant } } as unknown as Choice, halves);
  const [, , hours, area, faq] = arranged('half');
  expect([hours?.beside, area?.beside, faq?.beside]).toEqual([undefined, true, undefined]);
  expect(area?.band).toBe(hours?.band);
  expect(arranged('whole').some(({ beside }) => beside)).toBe(false);
});

test('a section with little to say takes a variant that looks right with it', () => {
  const [theme] = themes.all;
  const variantOf = (kind: string, variant: string, props: object) =>
    arrangeSections([{ kind, props }], { theme, variants: { [kind]: variant } } as unknown as Choice, sections)[0]?.variant;
  const item = { question: neutral('Do you ship?'), answer: neutral('No.') };
  expect(variantOf('faq', 'plates', { groups: [{ items: [item] }] })).toBe('plain');
  expect(variantOf('faq', 'plates', { groups: [{ items: [item, item] }] })).toBe('plates');
  const story = (words: number, picture?: Picture) => ({ paragraphs: [neutral('word '.repeat(words))], ...(picture && { picture }) });
  expect(variantOf('story', 'sandwich', story(12, art('one')))).toBe('side');
  expect(variantOf('story', 'sandwich', story(60, art('one')))).toBe('sandwich');
  expect(variantOf('story', 'sandwich', story(12))).toBe('sandwich');
});
