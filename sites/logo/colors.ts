import { wcagContrast } from 'culori';
import type { Palette } from '../document/document.ts';
import { siteColors } from '../scenes/site-colors.ts';
import { type Tones, tones } from '../scenes/tones.ts';

/** The colors of a mark: its ground, the figure on it, and a second color beside the figure. */
export interface LogoColors {
  ground: string;
  figure: string;
  second: string;
  /** Lettering beside the mark, on white paper. */
  ink: string;
}

/** A figure must be seen at 16 pixels, and a second color be told from both. */
export const leastFigure = 4.5;
const leastSecond = 1.7;
/** A mark is seen as a shape on the page. */
const leastGround = 1.35;

const grounds = ['brand', 'deep', 'accent', 'soft'] as const;
export type LogoGround = (typeof grounds)[number];
type ToneName = Exclude<keyof Tones, 'leaf'>;

/** Figures on a ground, the preferred first. */
const figures: Record<LogoGround, ToneName[]> = {
  brand: ['paper', 'soft', 'ink'],
  deep: ['paper', 'accent', 'soft'],
  accent: ['deep', 'ink', 'paper'],
  soft: ['brand', 'deep', 'ink'],
};
const seconds: Record<LogoGround, ToneName[]> = {
  brand: ['accent', 'soft', 'deep', 'brandMid'],
  deep: ['accent', 'brandMid', 'soft', 'brandLight'],
  accent: ['paper', 'brand', 'soft', 'accentShade'],
  soft: ['accent', 'brandMid', 'paper', 'brandLight'],
};

/** The colors of a mark on the first of the wanted grounds that is seen on the site's page and on white. */
export function logoColors(palette: Palette, wanted: readonly LogoGround[]): LogoColors {
  const tone = tones(siteColors(palette));
  const seen = (name: LogoGround) =>
    wcagContrast(tone[name], palette.bg) >= leastGround && wcagContrast(tone[name], '#ffffff') >= leastGround;
  const on = wanted.find(seen) ?? grounds.find(seen) ?? 'brand';
  const ground = tone[on];
  const figure = bestOf(
    [...figures[on].map((name) => tone[name]), '#ffffff', '#111111'],
    (color) => wcagContrast(color, ground),
    leastFigure,
  );
  const second = bestOf(
    seconds[on].map((name) => tone[name]),
    (color) => Math.min(wcagContrast(color, ground), wcagContrast(color, figure)),
    leastSecond,
  );
  return { ground, figure, second, ink: wcagContrast(tone.deep, '#ffffff') >= 7 ? tone.deep : tone.ink };
}

/** The first that measures enough, else the one that measures most. */
function bestOf(colors: string[], measure: (color: string) => number, least: number): string {
  return colors.find((color) => measure(color) >= least) ?? colors.sort((a, b) => measure(b) - measure(a))[0] ?? '#111111';
}
