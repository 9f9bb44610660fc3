import { expect, test } from 'vitest';
import { must } from '../../tests/harness/must.ts';
import { readBrief } from '../brief/read-brief.ts';
import { moodOf } from './mood.ts';

test.each([
  ['white background, navy, dark lettering', 'light'],
  ['blue and white, night and day service', 'light'],
  ['clean white with dark wood', 'light'],
  ['cream with dark wood', 'warm'],
  ['dark background, white lettering', 'dark'],
  ['navy, dark and moody', 'dark'],
  ['luxury black and gold', 'dark'],
  ['dark but not black', 'dark'],
  ['earth tones', 'warm'],
  ['tonos tierra', 'warm'],
  ['blue, not too dark', undefined],
  ['blue, not too bright', undefined],
  ['blue, bright', 'light'],
  ['orange and charcoal', undefined],
  ['charcoal and orange', 'dark'],
])('%s', (style, mood) => {
  const { brief } = must(
    readBrief({
      business: { name: 'Alder & Vine', trade: 'florist', description: 'We answer the phone ourselves.', phone: '(239) 555-0148' },
      pages: ['home', 'services', 'pricing', 'about', 'contact'],
      look: { style },
    }),
  );
  expect(moodOf(brief)).toBe(mood);
});
