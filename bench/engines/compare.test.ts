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

test('a link goes on wherever the sentence before it ends', () => {
  const sentence = (end: number): Part[] => [
    {
      ...words,
      boxes: [
        [20, 160, 340, 180],
        [20, 184, end, 204],
      ],
    },
    { kind: 'text', what: 'Read more', boxes: [[end + 5, 184, end + 75, 204]] },
    { kind: 'text', what: 'today.', boxes: [[end + 80, 184, end + 120, 204]] },
  ];
  expect(compareParts(sentence(200), sentence(180)).misplaced).toEqual([]);
  const [text, link, last] = sentence(200) as [Part, Part, Part];
  expect(compareParts(sentence(200), [text, { ...link, boxes: [[240, 184, 310, 204]] }, last]).misplaced).toEqual([
    'text “Read more”: 240 to 310 from side to side, 205 to 275 in Chromium',
  ]);
});

test('an icon beside a question that breaks into two lines moves nothing', () => {
  const rows = (lines: number): Part[] => {
    const height = 20 * lines;
    return [
      { kind: 'text', what: 'Why one a day?', boxes: Array.from({ length: lines }, (_, line) => [20, 20 * line, 300, 20 * line + 20]) },
      { kind: 'picture', what: '<svg plus>', boxes: [[340, height / 2 - 8, 356, height / 2 + 8]] },
      { kind: 'text', what: 'How late?', boxes: [[20, height + 40, 100, height + 60]] },
    ];
  };
  expect(compareParts(rows(1), rows(2))).toEqual({ compared: 3, misplaced: [], broken: ['text “Why one a day?”: 2 lines, 1 in Chromium'] });
});

test('a heading that breaks into two lines moves its own column only', () => {
  const columns = (lines: number, beside = 0): Part[] => [
    { kind: 'text', what: 'Pick your five.', boxes: Array.from({ length: lines }, (_, line) => [20, 50 * line, 400, 50 * line + 50]) },
    { kind: 'text', what: 'Tap the pages.', boxes: [[20, 50 * lines + 20, 200, 50 * lines + 40]] },
    { kind: 'picture', what: '<svg tile>', boxes: [[500, beside, 600, beside + 100]] },
    { kind: 'text', what: 'Home', boxes: [[500, beside + 110, 550, beside + 130]] },
    ...['Company', 'Services'].map((what, index): Part => {
      const left = 20 + 200 * index;
      return { kind: 'text', what, boxes: [[left, 300 + beside, left + 80, 320 + beside]] };
    }),
  ];
  expect(compareParts(columns(1), columns(2)).misplaced).toEqual([]);
  expect(compareParts(columns(1), columns(2, 20)).misplaced).toEqual([
    'picture “<svg tile>”: -60 px below the part before it, -30 in Chromium',
  ]);
});

test('pictures differ by the mean of their pixels', () => {
  const [dark, light] = [Buffer.alloc(300, 10), Buffer.alloc(300, 200)];
  expect(difference(dark, dark)).toBe(0);
  expect(difference(dark, light)).toBe(190);
});
