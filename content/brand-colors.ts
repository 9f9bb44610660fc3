import { clampChroma, formatHex, oklch, wcagContrast } from 'culori';
import { ownBrand } from './brand.ts';

/**
 * The colors of a brand, made from one: web/ui/theme/tokens.css drawn again with another sun. What's text has 4.5:1 on every
 * ground it's on, and what's a control or a line that means something 3:1 (WCAG 2.2 AA). The names are those of the tokens.
 */
export interface BrandColors {
  /** The same everywhere: the nights, the dawns, and what the sky is drawn with. */
  raw: Tokens;
  light: Tokens;
  /** On dawn bands, in addition to `light`. */
  dawn: Tokens;
  dark: Tokens;
  /** On night bands, in addition to `dark`. */
  band: Tokens;
}

export type Tokens = Record<string, string>;

const textContrast = 4.5;
const partContrast = 3;
/** A little more than asked, so rounding to eight bits never falls below. */
const margin = 1.01;

/** Grounds of the house that don't depend on the brand. */
const paper = '#fdfbf7';
const grounds = { paper, paper2: '#f6f3ed', raised: '#ffffff' };
const ember = '#c1291f';
const emberHigh = '#ff8273';

let last: { color: string; made: BrandColors } | undefined;

/** All tokens for a color such as '#0f766e'. */
export function brandColors(color: string): BrandColors {
  if (last?.color !== color) last = { color, made: solve(color) };
  return last.made;
}

function solve(color: string): BrandColors {
  const own = tone(color);
  const nights = nightsFor(own);
  const dawns = dawnsFor(own);
  const lightGrounds = [...Object.values(grounds), dawns.dawn, dawns.dawn2];
  const darkGrounds = [nights[950], nights[900], nights[800]];

  const ink = reach(tone(nights[900]), lightGrounds, textContrast, 'darker');
  const ink2 = reach({ l: 0.42, c: 0.04 * own.tint, h: own.nightHue }, lightGrounds, textContrast, 'darker');
  const ink3 = reach({ l: 0.505, c: 0.034 * own.tint, h: own.nightHue }, lightGrounds, textContrast, 'darker');
  const fill = filled(color, nights[950]);
  const line = reach(own, lightGrounds, partContrast, 'darker');
  // A fill that stands out from paper is the primary color, as on night bands; a pale one leaves that to the ink.
  const stands = lightGrounds.every((ground) => wcagContrast(fill.rest, ground) >= partContrast);
  const primary = stands ? fill : { rest: ink, hover: reach(tone(nights[800]), [paper], textContrast, 'darker'), on: paper };

  const nightInk = '#f8f5ef';
  const bright = filled(reach(own, darkGrounds, textContrast, 'lighter'), nights[950]);
  const glow = at({ l: 0.86, c: Math.min(own.c, 0.15), h: own.h });
  return {
    raw: {
      ...Object.fromEntries(Object.entries(nights).map(([step, night]) => [`--night-${step}`, night])),
      '--dawn': dawns.dawn,
      '--dawn-2': dawns.dawn2,
      '--copper': at({ l: 0.58, c: Math.min(own.c, 0.06), h: own.h }),
      '--sky-glow': glow,
      '--dawn-shadow': `${at({ l: 0.4, c: Math.min(own.c, 0.09), h: own.h })}8c`,
    },
    light: {
      '--sun': fill.rest,
      '--sun-hi': fill.hover,
      '--sun-lo': line,
      '--accent': fill.rest,
      '--accent-hover': fill.hover,
      '--on-accent': fill.on,
      '--accent-line': line,
      '--primary': primary.rest,
      '--primary-hover': primary.hover,
      '--on-primary': primary.on,
      '--ink': ink,
      '--ink-2': ink2,
      '--ink-3': ink3,
      '--danger': reach(ember, lightGrounds, textContrast, 'darker'),
      '--control': reach({ l: 0.6, c: 0.025 * own.tint, h: own.nightHue }, lightGrounds, partContrast, 'darker'),
      '--focus': ink,
    },
    dawn: { '--line': `${ink}29`, '--line-strong': `${ink}47` },
    dark: {
      '--sun': bright.rest,
      '--sun-hi': bright.hover,
      '--sun-lo': bright.rest,
      '--accent': bright.rest,
      '--accent-hover': bright.hover,
      '--on-accent': bright.on,
      '--accent-line': bright.rest,
      '--primary': nightInk,
      '--primary-hover': '#ffffff',
      '--on-primary': nights[900],
      '--ink': nightInk,
      '--ink-2': reach({ l: 0.835, c: 0.02 * own.tint, h: own.nightHue }, [...darkGrounds, nights[700]], textContrast, 'lighter'),
      '--ink-3': reach({ l: 0.725, c: 0.03 * own.tint, h: own.nightHue }, darkGrounds, textContrast, 'lighter'),
      '--danger': reach(emberHigh, darkGrounds, textContrast, 'lighter'),
      '--control': reach({ l: 0.58, c: 0.04 * own.tint, h: own.nightHue }, darkGrounds, partContrast, 'lighter'),
      '--line': at({ l: 0.345, c: 0.045 * own.tint, h: own.nightHue }),
      '--line-strong': at({ l: 0.45, c: 0.045 * own.tint, h: own.nightHue }),
      '--focus': bright.rest,
    },
    band: { '--primary': bright.rest, '--primary-hover': bright.hover, '--on-primary': bright.on },
  };
}

interface Tone {
  l: number;
  c: number;
  h: number;
}
interface Own extends Tone {
  /** Hue of the nights and of gray text. */
  nightHue: number;
  /** How much of our own nights' chroma the brand's have. */
  tint: number;
}

/** The blue of our nights. Warm colors keep it, because a warm night is brown. */
const ourNight = 262;

function tone(color: string): Own {
  const parsed = oklch(color);
  if (!parsed) throw new Error(`${color} is no color.`);
  const { l, c, h = ourNight } = parsed;
  const isCool = c > 0.03 && h > 130 && h < 335;
  return { l, c, h, nightHue: isCool ? h : ourNight, tint: c < 0.03 ? 0.3 : 1 };
}

/** Our nights (lightness and chroma as in tokens.css) in the brand's hue. */
function nightsFor({ nightHue: h, tint }: Own) {
  const night = (l: number, c: number) => at({ l, c: c * tint, h });
  return {
    950: night(0.165, 0.04),
    900: night(0.205, 0.046),
    800: night(0.255, 0.05),
    700: night(0.325, 0.052),
    600: night(0.42, 0.05),
    500: night(0.5, 0.046),
    400: night(0.64, 0.04),
    300: night(0.77, 0.03),
    200: night(0.875, 0.018),
    100: night(0.935, 0.01),
  };
}

/** Pale bands in the brand's hue. */
function dawnsFor({ c, h }: Own): { dawn: string; dawn2: string } {
  const share = Math.min(1, c / 0.14);
  return { dawn: at({ l: 0.935, c: 0.048 * share, h }), dawn2: at({ l: 0.895, c: 0.075 * share, h }) };
}

interface Filled {
  rest: string;
  hover: string;
  on: string;
}

/** A filled area, its color under the pointer, and the text on both: dark if that's readable, else white. */
function filled(color: string, night: string): Filled {
  const start = tone(color);
  const wanted = textContrast * margin;
  for (let shift = 0; shift < 1; shift += 0.005) {
    // The least change of lightness that makes either text readable, at rest and under the pointer.
    for (const [on, away, rest] of [
      [night, 0.05, shift ? at({ ...start, l: Math.min(1, start.l + shift) }) : color],
      ['#ffffff', -0.05, shift ? at({ ...start, l: Math.max(0, start.l - shift) }) : color],
    ] as const) {
      if (wcagContrast(on, rest) < wanted) continue;
      const { l } = tone(rest);
      const hover = at({ ...start, l: l + away > 0.98 || l + away < 0.12 ? l - away : l + away });
      if (wcagContrast(on, hover) >= wanted) return { rest, hover, on };
    }
  }
  return { rest: night, hover: night, on: '#ffffff' };
}

/** A color moved in lightness until it has the contrast to all grounds. As it is if it has that already. */
function reach(color: Tone | string, on: readonly string[], ratio: number, direction: 'lighter' | 'darker'): string {
  const start = typeof color === 'string' ? tone(color) : color;
  const step = direction === 'lighter' ? 0.005 : -0.005;
  for (let l = start.l; l >= 0 && l <= 1; l += step) {
    const hex = at({ ...start, l });
    if (on.every((ground) => wcagContrast(hex, ground) >= ratio * margin)) return hex;
  }
  return direction === 'lighter' ? '#ffffff' : '#000000';
}

/** The nearest color that screens show. */
function at({ l, c, h }: Tone): string {
  return formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch'));
}

/** Colors for what has no style sheet of ours: emails, PDFs, icons and pictures. */
export function flatColors(color: string) {
  if (color === ownBrand.color) return ourFlatColors;
  const { raw, light, dark } = brandColors(color);
  const of = (tokens: Tokens, name: string) => tokens[name] ?? '';
  return {
    ...ourFlatColors,
    ink: of(raw, '--night-900'),
    deep: of(raw, '--night-950'),
    quiet: of(light, '--ink-2'),
    sun: of(light, '--sun'),
    mark: of(light, '--sun-lo'),
    copper: of(raw, '--copper'),
    primary: of(light, '--primary'),
    onPrimary: of(light, '--on-primary'),
    nightInk: of(dark, '--ink'),
    nightQuiet: of(dark, '--ink-2'),
    nightLine: of(dark, '--line'),
    nightSun: of(dark, '--sun'),
    onNightSun: of(dark, '--on-accent'),
  };
}

export type FlatColors = typeof ourFlatColors;

/** The same of our own color, as they were chosen by hand. */
const ourFlatColors = {
  page: '#f5f3ee',
  sheet: '#fcfbf8',
  /** Text on paper, and the ground at night. */
  ink: '#0b172c',
  deep: '#081021',
  quiet: '#3f4d66',
  line: '#dcd6c9',
  /** Fills and drawings on paper. */
  sun: '#ffb533',
  /** Lines on paper that stand out. */
  mark: '#ffb533',
  copper: '#8f7656',
  ember: '#c1291f',
  primary: '#0b172c',
  onPrimary: '#fcfbf8',
  nightInk: '#f8f5ef',
  nightQuiet: '#c0cad9',
  nightLine: '#2b3a54',
  nightSun: '#ffb533',
  onNightSun: '#0b172c',
};

/** The style sheet that draws every page in a brand's color. It replaces tokens of web/ui/theme/tokens.css. */
export function brandSheet(color: string): string {
  const { raw, light, dawn, dark, band } = brandColors(color);
  const block = (selector: string, tokens: Tokens) =>
    `${selector}{${Object.entries(tokens)
      .map(([name, value]) => `${name}:${value}`)
      .join(';')}}`;
  return [
    block(':root', raw),
    block(':root,.paper,.dawn', light),
    block('.dawn', dawn),
    `@media (prefers-color-scheme:dark){${block(':root', dark)}}`,
    block('.night', { ...dark, ...band }),
  ].join('\n');
}
