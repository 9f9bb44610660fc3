import { partsOf } from './fit.ts';

/** A headline set as large as its lines allow. */
export interface Fit {
  /** Words of each line. */
  lines: string[];
  /** Width of the longest line, up to the next step: a font size of (frame width / em) fills the frame. */
  em: number;
}

export interface Frame {
  /** Room for a line, in rem. */
  width: number;
  /** Largest font size by number of lines, in rem. */
  largest: [number, number, number];
  /** Font size in rem from which fewer lines are preferred over larger letters. */
  enough: number;
}

export const wideFrame: Frame = { width: 85, largest: [23, 12.5, 8.75], enough: 7.5 };
export const phoneFrame: Frame = { width: 20, largest: [9, 6.5, 4.75], enough: 4.5 };

const narrowest = 1.9;
const growth = 1.045;
const lastStep = 55;
/** A longer text is no headline: it is set small and left to wrap. */
const mostWords = 24;

/**
 * Breaks a headline into one to three lines for a frame: the fewest that still give large letters, else those that give the largest.
 * `face` is the heading font's file name; widths are of its capitals, so mixed case always fits too.
 */
export function fitHeadline(text: string, face: string, frame: Frame): Fit {
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length > mostWords) return { lines: [words.join(' ')], em: stepWidth(lastStep) };
  const fits = [1, 2, 3]
    .filter((count) => count === 1 || count <= words.length)
    .map((count) => {
      const lines = balance(words, count, face);
      const em = Math.max(...lines.map((line) => emWidth(line, face)));
      return { lines, em, size: Math.min(frame.width / em, frame.largest[count - 1] ?? 0) };
    });
  const best = fits.find((fit) => fit.size >= frame.enough) ?? fits.reduce((a, b) => (b.size > a.size ? b : a));
  return { lines: best.lines, em: stepWidth(stepOf(best.em)) };
}

/** Width of a step in em. */
function stepWidth(step: number): number {
  return Math.round(narrowest * growth ** step * 100) / 100;
}

/** Width of a text's longest line in whole em, 3 to 18; on a single line without a frame. */
export function wholeEms(text: string, face: string, frame?: Frame): number {
  const width = frame ? fitHeadline(text, face, frame).em : emWidth(text, face);
  return Math.min(18, Math.max(3, Math.ceil(width)));
}

/** Estimated width in em of a text's longest part, in capitals or as it's written. */
export function longestWordEms(text: string, face: string, isUpper: boolean): number {
  return Math.max(...partsOf(text).map((word) => (isUpper ? emWidth(word, face) : writtenWidth(word, face))));
}

/** Width of an ordinary small letter (e, n, o) in em at their heaviest heading weight, measured on long words; other fonts get a wide one. */
const smallLetters: Record<string, number> = {
  'sofia-sans-extra-condensed': 0.39,
  'big-shoulders-display': 0.45,
  cormorant: 0.48,
  'ysabeau-office': 0.5,
  'league-spartan': 0.52,
  'source-serif-4': 0.54,
  fredoka: 0.54,
  'albert-sans': 0.55,
  outfit: 0.56,
  newsreader: 0.56,
  'bodoni-moda': 0.57,
  lora: 0.57,
  manrope: 0.58,
  'bricolage-grotesque': 0.61,
  lexend: 0.6,
  rubik: 0.61,
  literata: 0.61,
  archivo: 0.69,
  besley: 0.74,
  anybody: 0.82,
};

/** Widths of other characters as a share of an ordinary small letter. */
const writtenShares: [RegExp, number][] = [
  [/[ijl.,:;'’!|]/, 0.48],
  [/[tfr]/, 0.7],
  [/s/, 0.86],
  [/[mMW@%]/, 1.7],
  [/w/, 1.4],
  [/\p{Lu}/u, 1.2],
];

function writtenWidth(word: string, face: string): number {
  const shares = Array.from(word, (character) => writtenShares.find(([pattern]) => pattern.test(character))?.[1] ?? 1);
  return shares.reduce((sum, share) => sum + share, 0) * (smallLetters[face] ?? 0.62);
}

function stepOf(em: number): number {
  const step = Math.ceil(Math.log(em / narrowest) / Math.log(growth));
  return Math.min(lastStep, Math.max(0, step));
}

/** Width of a full capital (D, H, O) in em at heading weight, measured in the font files; other fonts get a wide one. */
const capitals: Record<string, number> = {
  'big-shoulders-display': 0.49,
  oswald: 0.61,
  'league-spartan': 0.72,
  cormorant: 0.69,
  fredoka: 0.67,
  'bricolage-grotesque': 0.71,
  manrope: 0.7,
  outfit: 0.73,
  lexend: 0.74,
  rubik: 0.74,
  figtree: 0.72,
  archivo: 0.84,
  besley: 0.91,
};

/** Widths of other characters as a share of a full capital, much the same in all these fonts. */
const shares: [RegExp, number][] = [
  [/ /, 0.45],
  [/[.,:;'’!|-]/, 0.46],
  [/I/, 0.5],
  [/1/, 0.67],
  [/[EFLTSZ]/, 0.87],
  [/[MW&@%—]/, 1.6],
];

/** Every letter is drawn to the next by so many em at least. */
const tracking = 0.018;

/** Estimated width of a line set in capitals, in em, with two per cent to spare. */
function emWidth(line: string, face: string): number {
  const capital = capitals[face] ?? 0.78;
  let width = 0;
  for (const character of line.toUpperCase()) {
    const isFullWidth = (character.codePointAt(0) ?? 0) > 0x2e80;
    const share = shares.find(([pattern]) => pattern.test(character))?.[1] ?? 1;
    width += (isFullWidth ? 1 : capital * share) - tracking;
  }
  return width * 1.02;
}

/** The break into `count` lines whose longest line is shortest. */
function balance(words: string[], count: number, face: string): string[] {
  if (count <= 1 || words.length <= 1) return [words.join(' ')];
  let best: string[] = [];
  let bestWidth = Number.POSITIVE_INFINITY;
  for (let first = 1; first <= words.length - count + 1; first++) {
    const lines = [words.slice(0, first).join(' '), ...balance(words.slice(first), count - 1, face)];
    const width = Math.max(...lines.map((line) => emWidth(line, face)));
    if (width < bestWidth) [best, bestWidth] = [lines, width];
  }
  return best;
}
