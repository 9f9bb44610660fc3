import { expect, test } from 'vitest';
import { fitsShape } from '../writer/pictures/page-pictures.ts';
import { inKinds, sections } from './registry.ts';

const sources = inKinds(import.meta.glob<string>(['./*/*.tsx', '../themes/*/*.tsx'], { eager: true, query: '?raw', import: 'default' }));

/** Width over height of every fixed frame in a variant's markup. */
function framesIn(source: string): number[] {
  return [...source.matchAll(/(?:slot\(|width: )([\d.]+), (?:height: )?([\d.]+)/g)].map(
    ([, width, height]) => Number(width) / Number(height),
  );
}

const framed = Object.entries(sources).flatMap(([path, source]) => {
  const [kind = '', variant = ''] = path.replace('./', '').replace('.tsx', '').split('/');
  const frames = framesIn(source);
  return frames.length > 0 && !sections.info(kind).shell && kind !== 'gallery' ? [{ kind, variant, frames }] : [];
});

test('finds the variants', () => {
  expect(framed.length).toBeGreaterThan(20);
});

test.each(framed)('$kind/$variant: a drawing that fits the listed frame fits a frame of the markup', ({ kind, variant, frames }) => {
  const listed = sections.info(kind).frames?.[variant] ?? 1;
  expect(frames.some((frame) => fitsShape(listed, frame))).toBe(true);
});

test('a tall drawing does not fit a wide frame', () => {
  expect(fitsShape(5 / 8, 16 / 9)).toBe(false);
  expect(fitsShape(4 / 3, 3 / 2)).toBe(true);
});
