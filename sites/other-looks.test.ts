import { expect, test } from 'vitest';
import { must } from '../tests/harness/must.ts';
import { readBrief } from './brief/read-brief.ts';
import piano from './briefs/long-tail/piano-tuner.json' with { type: 'json' };
import plumber from './briefs/plumber-raleigh.json' with { type: 'json' };
import { compose } from './compose.ts';
import type { Line, SiteDocument } from './document/document.ts';
import { designTraitsOf, traitDistance } from './look/design-traits.ts';
import { otherLooks } from './other-looks.ts';

test.each([
  ['a plumber', plumber],
  ['a piano tuner', piano],
])('%s can choose among six looks that differ, in the same words', (_, input) => {
  const request = { brief: must(readBrief(input)).brief, seed: 7, photos: [] };
  const now = compose(request);
  const found = otherLooks(request, now, 6);
  const looks = found.map(({ document }) => document);
  expect(looks).toHaveLength(6);
  const all = [now, ...looks];
  for (const [index, one] of all.entries()) {
    for (const other of all.slice(0, index)) expect(traitDistance(designTraitsOf(one), designTraitsOf(other))).toBeGreaterThanOrEqual(4);
  }
  for (const look of looks) expect(ownerWords(look)).toEqual(ownerWords(now));
  expect(new Set(all.map(({ theme }) => theme.name)).size).toBe(7);
  expect(otherLooks(request, now, 6)).toEqual(found);
  for (const { chosen, document } of found) {
    const brief = { ...request.brief, look: { ...request.brief.look, chosen } };
    expect(compose({ ...request, brief })).toEqual(document);
    // A neighbor who has the same look doesn't change what was picked from a picture.
    const beside = compose({ ...request, brief, avoid: [{ ...designTraitsOf(document), guides: [] }] });
    expect(beside.theme).toEqual(document.theme);
    expect(designTraitsOf(beside)).toEqual(designTraitsOf(document));
  }
});

/** Everything on the site that the owner said, in any order: which sections show it is up to the look. */
function ownerWords(document: SiteDocument): string[] {
  const words = new Set<string>();
  const walk = (value: unknown): void => {
    if (!value || typeof value !== 'object') return;
    if ('text' in value && 'from' in value) {
      const { text, from } = value as Line;
      if (from === 'brief') words.add(text);
    }
    for (const inner of Object.values(value)) walk(inner);
  };
  walk(document.pages);
  return [...words].sort();
}
