import { fill, path, rect, tenth } from '../scenes/pen.ts';
import type { LogoFace } from './face.ts';
import { drawn, type Lettering, letter, widthOf } from './lettering.ts';
import { nameLines } from './name-lines.ts';

/** What a lockup says. */
export interface LogoWords {
  /** The whole name, without its legal form. */
  name: string;
  /** The name without the word for the trade, which is in the caption then. */
  main: string;
  /** A few words below the name; none if there's nothing to say. */
  captions: string[];
}

export interface Typeset {
  words: LogoWords;
  /** Lettering of the name. */
  head: LogoFace;
  headTrack: number;
  upper: boolean;
  /** Small capitals. */
  caption: LogoFace;
  ink: string;
}

/** Lettering beside a mark of 100 by 100: drawn from x = 0 between y = 0 and 100. */
export interface TextBlock {
  svg: string;
  width: number;
}

/** The name in one or two lines. Nothing if the face lacks one of its letters. */
export function plainName({ words, head, headTrack, upper, ink }: Typeset): TextBlock | undefined {
  const lines = setLines(words.name, 19, head, headTrack, upper, words.main);
  if (!lines) return undefined;
  const cap = lines.length > 1 ? 28 : 38;
  const size = fitting(lines, (cap / head.cap) * 1000);
  return stacked(lines, size, head, ink, lines.length > 1 ? (upper ? 1.42 : 1.58) : 1);
}

/** The name over a line of small capitals as wide as it is, if there's something to say in them. */
export function captionedName(set: Typeset): TextBlock | undefined {
  const { words, head, headTrack, upper, caption, ink } = set;
  const lines = setLines(words.main, 22, head, headTrack, upper);
  if (!lines) return undefined;
  const two = lines.length > 1;
  const size = fitting(lines, ((two ? 23 : 34) / head.cap) * 1000);
  const wide = Math.max(...lines.map(widthOf)) * (size / 1000);
  const small = words.captions.flatMap((text) => justified(text, caption, wide, two ? 8.5 : 10.5) ?? [])[0];
  if (!small) return plainName(set);
  const capHeight = (head.cap * size) / 1000;
  const lead = two ? capHeight * (upper ? 1.38 : 1.5) : 0;
  // Letters that reach below the line push the caption down.
  const below = Math.max(0, ((lines.at(-1)?.ink.bottom ?? 0) * size) / 1000);
  const gap = Math.max(two ? 11 : 13, below > 2.5 ? below + 4.5 : 0);
  const whole = capHeight + lead + gap + small.cap;
  const first = 50 - whole / 2 + capHeight;
  const rows = lines.map((line, index) => drawn(line, 0, first + index * lead, size, ink));
  const base = first + lead + gap + small.cap;
  return { svg: rows.join('') + drawn(small.line, 0, base, small.size, ink), width: Math.max(wide, small.width) };
}

/** The name in capitals on a plaque, with rules beside the caption. `behind` is how far the plaque reaches behind the mark. */
export function plaque(
  set: Typeset,
  {
    color,
    text,
    second,
    corner,
    behind,
  }: { color: string; text: string; second: string; corner: 'sharp' | 'round' | 'notched'; behind: number },
): TextBlock | undefined {
  const { words, head, caption } = set;
  const lines = setLines(words.main, 22, head, 35, true) ?? [];
  if (lines.length === 0) return undefined;
  const two = lines.length > 1;
  const small = words.captions[0];
  const size = fitting(lines, ((two ? (small ? 16.5 : 19) : small ? 23 : 28) / head.cap) * 1000);
  const wide = Math.max(...lines.map(widthOf)) * (size / 1000);
  const note = words.captions.flatMap((one) => justified(one, caption, wide - 24, two ? 7 : 8.4, false) ?? [])[0];
  const capHeight = (head.cap * size) / 1000;
  const lead = two ? capHeight * 1.42 : 0;
  const gap = note ? (two ? 8.5 : 10.5) : 0;
  const whole = capHeight + lead + gap + (note?.cap ?? 0);
  const [top, tall, before, after] = [11, 78, 13, 20];
  const inner = Math.max(wide, note ? note.width + 24 : 0);
  const width = before + inner + after;
  const middle = before + inner / 2;
  const first = 50 - whole / 2 + capHeight;
  const rows = lines.map((line, index) => drawn(line, middle - (widthOf(line) * size) / 2000, first + index * lead, size, text));
  const base = first + lead + gap + (note?.cap ?? 0);
  const rules = note ? sideRules(middle, base - note.cap / 2, note.width, inner, second) : '';
  const board = fill(boardPath(-behind, top, width, top + tall, corner), color);
  const hairline = `<path d="${boardPath(-behind + 4, top + 4, width - 4, top + tall - 4, corner)}" stroke="${second}" stroke-width="1.4"/>`;
  const noted = note ? drawn(note.line, middle - note.width / 2, base, note.size, second) : '';
  return { svg: board + hairline + rows.join('') + rules + noted, width };
}

function sideRules(middle: number, y: number, between: number, width: number, color: string): string {
  const long = (width - between) / 2 - 6;
  if (long < 5) return '';
  return rect(middle - width / 2, y - 0.8, long, 1.6, color) + rect(middle + width / 2 - long, y - 0.8, long, 1.6, color);
}

function boardPath(left: number, top: number, right: number, bottom: number, corner: 'sharp' | 'round' | 'notched'): string {
  if (corner === 'sharp') return path`M${left} ${top}H${right}V${bottom}H${left}z`;
  const r = corner === 'round' ? 14 : 9;
  const [upper, lower] =
    corner === 'round'
      ? [path`a${r} ${r} 0 0 1 ${r} ${r}`, path`a${r} ${r} 0 0 1 ${-r} ${r}`]
      : [path`a${r} ${r} 0 0 0 ${r} ${r}`, path`a${r} ${r} 0 0 0 ${-r} ${r}`];
  return `${path`M${left} ${top}H${right - r}`}${upper}${path`V${bottom - r}`}${lower}${path`H${left}z`}`;
}

/** A text in one line, or in two, of which `first` may be the first. Nothing if the face lacks one of its letters. */
function setLines(text: string, longest: number, face: LogoFace, track: number, upper: boolean, first = text): Lettering[] | undefined {
  const split = text.length > longest && first !== text && first.length <= longest + 4;
  const broken = split ? [first, text.slice(first.length + 1)] : nameLines(text, longest);
  const lines = broken.map((line) => letter(face, upper ? line.toUpperCase() : line, track));
  return lines.every((line) => line !== undefined) ? lines : undefined;
}

/** Widest the name may be beside the mark, which is 100 wide. */
const widest = 470;

function fitting(lines: Lettering[], size: number): number {
  return Math.min(size, (widest * 1000) / Math.max(...lines.map(widthOf)));
}

function stacked(lines: Lettering[], size: number, face: LogoFace, color: string, leading: number): TextBlock {
  const capHeight = (face.cap * size) / 1000;
  const lead = capHeight * leading;
  const first = 50 - (capHeight + lead * (lines.length - 1)) / 2 + capHeight;
  return {
    svg: lines.map((line, index) => drawn(line, 0, first + index * lead, size, color)).join(''),
    width: tenth((Math.max(...lines.map(widthOf)) * size) / 1000),
  };
}

/**
 * Small capitals, letterspaced to a width if that's within what reads well, otherwise narrower and `stretch` is off. Nothing if
 * they are too long for it or the face lacks a letter.
 */
function justified(text: string, face: LogoFace, width: number, cap: number, stretch = true) {
  const set = (track: number) => letter(face, text.toUpperCase(), track);
  const [tight, loose] = [set(60), set(360)];
  if (!tight || !loose) return undefined;
  const size = (cap / face.cap) * 1000;
  const room = (width * 1000) / size;
  const [least, most] = [widthOf(tight), widthOf(loose)];
  if (least > room) {
    const smaller = size * (room / least);
    return smaller < size * 0.8 ? undefined : { line: tight, size: smaller, cap: cap * (smaller / size), width };
  }
  const track =
    stretch && room <= most ? 60 + (300 * (room - least)) / (most - least) : Math.min(160, 60 + (300 * (room - least)) / (most - least));
  const line = set(track) ?? tight;
  return { line, size, cap, width: (widthOf(line) * size) / 1000 };
}
