import { expect, test } from 'vitest';
import { findClaims } from '../claims/claims.ts';
import { spareHeadings } from './spare-headings.ts';
import { spareWords } from './spare-words.ts';

const texts = (value: unknown): string[] => (typeof value === 'string' ? [value] : Object.values(value as object).flatMap(texts));

test('spare wordings claim nothing', () => {
  expect(texts([spareWords, spareHeadings]).flatMap((text) => findClaims(text).map((claim) => `${claim.kind}: ${text}`))).toEqual([]);
});

test('no heading is in two lists', () => {
  const all = Object.values(spareHeadings).flat();
  expect(all.filter((heading, index) => all.indexOf(heading) !== index)).toEqual([]);
});
