import { butt, circle, clip, disc, fill, path, place, rect, repeat, ring } from '../pen.ts';
import type { Tones } from '../tones.ts';
import { glyph } from './glyphs.ts';
import { letter, letterWidth } from './letters.ts';

export interface MarkParts {
  tone: Tones;
  trade: string;
  id: string;
  letters: [string] | [string, string];
  initial: string;
  ground: string;
  figure: string;
  extra: string;
  /** Color of what has the page itself as its ground. */
  bare: string;
  random: () => number;
  pick: <T>(list: readonly [T, ...T[]]) => T;
}

/** How a mark is built from an initial or a trade's sign. The order is part of what a seed means. */
export const constructions = { monogram, cut, badge, horizon, stamp, tiles, door, point } satisfies Record<
  string,
  (parts: MarkParts) => string
>;

/** One or two initials on a plain shape. */
function monogram({ letters, initial, ground, figure, extra, pick }: MarkParts): string {
  const shape = pick(['circle', 'tile', 'hexagon', 'shield', 'square'] as const);
  const y = shape === 'shield' ? 46 : 50;
  if (letters.length === 1 || !initial) return shapes[shape](ground) + letter(initial, 50, y, 44, figure, 10);
  const widths = [letterWidth(letters[0]), letterWidth(letters[1])] as const;
  const scale = Math.min(0.5, 52 / (widths[0] + widths[1] + 34));
  const total = (widths[0] + widths[1] + 30) * scale;
  const underline = shape === 'circle' || shape === 'tile' ? rect(36, y + 40 * scale + 10, 28, 3.5, extra) : '';
  return (
    shapes[shape](ground) +
    letter(letters[0], 50 - total / 2 + (widths[0] * scale) / 2, y, 80 * scale, figure, 16.2 * scale) +
    letter(letters[1], 50 + total / 2 - (widths[1] * scale) / 2, y, 80 * scale, figure, 16.2 * scale) +
    underline
  );
}

/** A large initial on a square whose half changes colors. */
function cut({ initial, ground, figure, id, pick }: MarkParts): string {
  const half = pick(['M0 56H100V100H0z', 'M0 100L100 0V100z', 'M50 0H100V100H50z']);
  return clip(
    `${id}b`,
    'M0 0H100V100H0z',
    rect(0, 0, 100, 100, ground) +
      letter(initial, 50, 50, 72, figure, 19) +
      clip(id, half, rect(0, 0, 100, 100, figure) + letter(initial, 50, 50, 72, ground, 19)),
  );
}

/** The trade's sign on a plain shape. */
function badge({ trade, ground, figure, pick }: MarkParts): string {
  const shape = pick(['circle', 'tile', 'hexagon', 'arch', 'shield'] as const);
  const sign = place(50, shape === 'arch' ? 58 : 50, 1.08, glyph(trade, figure, ground));
  return shapes[shape](ground) + sign + (shape === 'circle' ? ring(50, 50, 40, figure, 2) : '');
}

/** The initial before a sun on the horizon. */
function horizon({ tone, initial, id }: MarkParts): string {
  const reflections = repeat(3, (index) => rect(28 + index * 7, 67 + index * 10, 44 - index * 14, 4.5, tone.accent));
  return (
    clip(
      id,
      disc(50, 50, 46),
      rect(0, 0, 100, 100, tone.brand) + circle(50, 60, 27, tone.accent) + rect(0, 60, 100, 40, tone.deep) + reflections,
    ) + letter(initial, 50, 48.5, 22, tone.deep, 5.5)
  );
}

/** A round stamp with a milled edge. */
function stamp({ trade, initial, ground, figure, bare, random, pick }: MarkParts): string {
  const teeth = pick([24, 32, 40]);
  return (
    ring(50, 50, 40, bare, 6, ` pathLength="${teeth}" stroke-dasharray=".38 .62"${butt}`) +
    ring(50, 50, 47, bare, 2.5) +
    circle(50, 50, 30, ground) +
    (random() < 0.5 ? letter(initial, 50, 50, 30, figure, 7.5) : place(50, 50, 0.78, glyph(trade, figure, ground)))
  );
}

/** Four tiles: the initial, the sign, two patterns. */
function tiles({ tone, trade, initial, random }: MarkParts): string {
  return (
    rect(4, 4, 46, 46, tone.brand) +
    letter(initial, 27, 27, 26, tone.paper, 6.5) +
    rect(50, 4, 46, 46, tone.accent) +
    place(73, 27, 0.68, glyph(trade, tone.deep, tone.accent)) +
    rect(4, 50, 46, 46, tone.soft) +
    fill('M4 96a46 46 0 0 1 46-46V96z', tone.accent) +
    rect(50, 50, 46, 46, tone.deep) +
    (random() < 0.5 ? fill('M50 50h46a46 46 0 0 1-46 46z', tone.brand) : repeat(3, (index) => rect(50, 57 + index * 13, 46, 6, tone.soft)))
  );
}

/** Arches within arches, the initial or the sign in the doorway. */
function door({ tone, trade, initial, random }: MarkParts): string {
  const arches = [
    [46, tone.brand],
    [36, tone.accent],
    [26, tone.deep],
  ] as const;
  return (
    arches.map(([half, color]) => fill(path`M${50 - half} 97V49a${half} ${half} 0 0 1 ${2 * half} 0V97z`, color)).join('') +
    (random() < 0.6 ? letter(initial, 50, 66, 30, tone.paper, 7.5) : place(50, 66, 0.72, glyph(trade, tone.paper, tone.deep)))
  );
}

/** A bold initial and a full stop. */
function point({ tone, initial, bare }: MarkParts): string {
  return letter(initial, 44, 50, 76, bare, 19) + circle(Math.min(88, 44 + letterWidth(initial) * 0.475 + 18), 80, 10, tone.accent);
}

const shapes = {
  circle: (color: string) => circle(50, 50, 46, color),
  tile: (color: string) => rect(5, 5, 90, 90, color, 22),
  hexagon: (color: string) => fill('M50 3L91 26.5V73.5L50 97L9 73.5V26.5z', color),
  arch: (color: string) => fill('M10 96V46a40 40 0 0 1 80 0V96z', color),
  shield: (color: string) => fill('M50 4L90 16V52C90 74 72 90 50 97C28 90 10 74 10 52V16z', color),
  square: (color: string) => rect(7, 7, 86, 86, color),
};
