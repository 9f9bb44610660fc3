import { describe, expect, test } from 'vitest';
import type { Box, Part } from './boxes.ts';
import { compareParts } from './compare.ts';
import { difference } from './pictures.ts';

const heading: Part = { kind: 'text', what: 'We fix leaks', boxes: [[20, 100, 320, 140]] };
const words: Part = {
  kind: 'text',
  what: 'Kitchen, bath, slab and yard leaks.',
  boxes: [
    [20, 160, 340, 180],
    [20, 184, 200, 204],
  ],
};
const picture: Part = { kind: 'picture', what: '<img tap.svg>', boxes: [[20, 220, 370, 420]] };
const button: Part = { kind: 'text', what: 'See services', boxes: [[240, 450, 340, 470]] };
const page = [heading, words, picture, button];

/** The page with one part in other boxes. */
function withBoxes(part: Part, boxes: Box[]): Part[] {
  return page.map((one) => (one === part ? { ...part, boxes } : one));
}

describe('a page beside itself in another engine', () => {
  test.each([
    ['the same page has no fault', page, [], []],
    ['a letter’s width of a few pixels is none', withBoxes(heading, [[21, 101, 323, 141]]), [], []],
    [
      'a heading that begins further right',
      withBoxes(heading, [[40, 100, 340, 140]]),
      ['text “We fix leaks”: 40 to 340 from side to side, 20 to 320 in Chromium'],
      [],
    ],
    [
      'a picture that lies deeper',
      [...page.slice(0, 2), { ...picture, boxes: [[20, 240, 370, 440]] as Box[] }, { ...button, boxes: [[240, 470, 340, 490]] as Box[] }],
      ['picture “<img tap.svg>”: 158 px below the part before it, 138 in Chromium'],
      [],
    ],
    ['a picture that’s missing', page.filter((part) => part !== picture), ['picture “<img tap.svg>”: isn’t there'], []],
    ['a text that’s only there', [...page, { ...heading, what: 'Menu' }], ['text “Menu”: isn’t there in Chromium'], []],
    [
      'a text that breaks into another line',
      withBoxes(words, [
        [20, 160, 330, 180],
        [20, 184, 330, 204],
        [20, 208, 60, 228],
      ]),
      [],
      ['text “Kitchen, bath, slab and yard leaks.”: 3 lines, 2 in Chromium'],
    ],
    ['a button that wraps', withBoxes(button, [[20, 500, 120, 520]]), [], ['text “See services”: on another line']],
    [
      'a button that moved sideways',
      withBoxes(button, [[270, 450, 370, 470]]),
      ['text “See services”: 270 to 370 from side to side, 240 to 340 in Chromium'],
      [],
    ],
  ] satisfies [string, Part[], string[], string[]][])('%s', (_, found, misplaced, broken) => {
    const result = compareParts(page, found);
    expect(result.misplaced).toEqual(misplaced);
    expect(result.broken).toEqual(broken);
  });
});

test('pictures differ by the mean of their pixels', () => {
  const [dark, light] = [Buffer.alloc(300, 10), Buffer.alloc(300, 200)];
  expect(difference(dark, dark)).toBe(0);
  expect(difference(dark, light)).toBe(190);
});
