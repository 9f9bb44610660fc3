import { expect, test } from 'vitest';
import type { Picture } from '../../document.ts';
import type { SectionDraft } from '../draft.ts';
import { neutral } from '../words/lines.ts';
import { spreadPictures } from './spread.ts';

const art = (seed: string): Picture => ({ kind: 'art', generator: 'bento', seed, alt: neutral('') });
const section = (kind: string, pictures: number) =>
  ({
    kind,
    props: { items: Array.from({ length: pictures }, (_, index) => ({ picture: art(`${kind}${index}`) })) },
  }) as unknown as SectionDraft;
const kinds = (list: SectionDraft[]) => list.map(({ kind }) => kind);

test('a second list of pictures waits until the fifth place, the call stays last', () => {
  const page = [
    section('hero', 1),
    section('services', 6),
    section('closer', 3),
    section('shelf', 3),
    section('steps', 0),
    section('hours', 0),
    section('faq', 0),
    section('call', 0),
  ];
  expect(kinds(spreadPictures(page, { services: 'doors' }))).toEqual([
    'hero',
    'services',
    'steps',
    'hours',
    'closer',
    'shelf',
    'faq',
    'call',
  ]);
});

test('an order within the budget stays', () => {
  const page = [section('hero', 1), section('services', 6), section('closer', 3), section('steps', 1), section('call', 0)];
  expect(kinds(spreadPictures(page, { services: 'docket' }))).toEqual(kinds(page));
});
