import { differenceEuclidean, formatHex, parse } from 'culori';
import type { Palette } from '../document/document.ts';
import { random } from '../scenes/random.ts';
import { artRoles } from './art-roles.ts';
import { type Filled, filled, hexOf, legible, quieter, type Tone, toneOf } from './lightness.ts';
import { type Mood, type NeutralGrounds, neutralGrounds } from './neutrals.ts';
import type { PalettePlan } from './palettes.ts';

export interface PaletteRequest {
  /** The theme's palette as drawn. */
  base: Palette;
  /** The owner's colors, strongest first; anything that is not a color is passed over. */
  colors: readonly string[];
  mood?: Mood | undefined;
  /** A palette of ours for owners who named no color. */
  plan?: PalettePlan | undefined;
  seed: number;
}

type ColorRole = Exclude<keyof Palette, 'scheme'>;

/** Every pair of the contract that must be distinguishable: 4.5 for text, 3 for the focus ring and the edges of fields (WCAG 2.2, 1.4.3 and 1.4.11). */
export const contrastPairs: readonly (readonly [foreground: ColorRole, background: ColorRole, minimum: number])[] = [
  ['ink', 'bg', 4.5],
  ['ink', 'tint', 4.5],
  ['muted', 'bg', 4.5],
  ['muted', 'tint', 4.5],
  ['link', 'bg', 4.5],
  ['link', 'tint', 4.5],
  ['surfaceInk', 'surface', 4.5],
  ['surfaceMuted', 'surface', 4.5],
  ['tintInk', 'tint', 4.5],
  ['tintMuted', 'tint', 4.5],
  ['deepInk', 'deep', 4.5],
  ['deepMuted', 'deep', 4.5],
  ['brandInk', 'brand', 4.5],
  ['accentInk', 'accent', 4.5],
  ['focus', 'bg', 3],
  ['focus', 'tint', 3],
  ['edge', 'bg', 3],
  ['edge', 'surface', 3],
];

/**
 * The palette of a site: the theme's as drawn when the owner named no usable color or the very colors it was drawn
 * in, else one solved from the owner's. The button keeps the brand color when ink reaches 4.5 on it, neutrals take
 * the brand's hue, and every pair of `contrastPairs` passes. Deterministic for its request.
 */
export function solvePalette({ base, colors, mood, plan, seed }: PaletteRequest): Palette {
  const named = usableColors(colors);
  if (plan && named.length === 0) {
    const scheme = toneOf(plan.ground).l < 0.5 ? 'dark' : 'light';
    return solve({ base, scheme, mood, seed, brand: plan.brand, accent: plan.complement, plan });
  }
  if (fitsMood(base, mood) && named.every((color) => isDrawn(color, base))) return base;
  const [brand = base.brand, accent] = named;
  const scheme = mood ? (mood === 'dark' ? 'dark' : 'light') : base.scheme;
  const solved = solve({ base, scheme, mood, seed, brand, accent: accent ?? (named.length ? accentBeside(brand, seed) : base.accent) });
  return named.length ? solved : { ...solved, ...drawnColors(base) };
}

/** What a theme keeps in another mood when the owner named no color: its loud band and its drawings. */
function drawnColors(base: Palette): Partial<Palette> {
  const { deep, deepInk, deepMuted, deepLine, aSky, aGround, aMain, aDark, aLight, aPop, aSoft } = base;
  return { deep, deepInk, deepMuted, deepLine, aSky, aGround, aMain, aDark, aLight, aPop, aSoft };
}

/** Hex colors that can be a brand: saturated ones first, else near-black; white and grays say nothing. */
function usableColors(colors: readonly string[]): string[] {
  const parsedColors = colors.flatMap((words) => {
    const color = parse(words.trim());
    return color ? [formatHex(color)] : [];
  });
  const unique = [...new Set(parsedColors)];
  const saturated = unique.filter((color) => toneOf(color).c >= 0.035);
  return saturated.length ? saturated : unique.filter((color) => toneOf(color).l < 0.4).slice(0, 1);
}

function fitsMood(base: Palette, mood: Mood | undefined): boolean {
  if (!mood) return true;
  if (mood === 'dark' || base.scheme === 'dark') return (mood === 'dark') === (base.scheme === 'dark');
  const page = toneOf(base.bg);
  return mood !== 'warm' || (page.h > 40 && page.h < 110);
}

/** The color is, to the eye, one that the theme was drawn in. */
function isDrawn(color: string, base: Palette): boolean {
  const drawn = [base.brand, base.accent, base.deep, base.aMain, base.aPop, base.link];
  return drawn.some((role) => distance(color, role) < 0.035);
}

const distance = differenceEuclidean('oklab');

/** A second color for an owner who named one: 35 degrees on, and lighter or darker to keep the two apart. */
function accentBeside(brand: string, seed: number): string {
  const tone = toneOf(brand);
  const turn = 35 + (random(`accent${seed}`)() - 0.5) * 8;
  const l = tone.l > 0.72 ? tone.l - 0.2 : Math.min(0.82, Math.max(0.68, tone.l + 0.2));
  const hueless = tone.c < 0.035;
  return hexOf({ l, c: hueless ? 0.14 : Math.max(0.09, Math.min(0.17, tone.c)), h: hueless ? 75 : (tone.h + turn) % 360 });
}

interface PaletteInput {
  base: Palette;
  scheme: Palette['scheme'];
  mood: Mood | undefined;
  seed: number;
  brand: string;
  accent: string;
  plan?: PalettePlan;
}

function solve(input: PaletteInput): Palette {
  const { scheme } = input;
  const brand = filled(input.brand);
  const accent = filled(input.accent);
  const grounds = input.plan ? plannedGrounds(input.plan, scheme) : neutralGrounds({ ...input, brand: toneOf(input.brand) });
  const { bg, tint, surface, hue, chroma } = grounds;
  const dark = scheme === 'dark';
  const sameWay = (ground: string) => toneOf(ground).l < 0.5 === dark;
  const page = sameWay(surface) ? [bg, tint, surface] : [bg, tint];
  const neutral = (l: number, share = 1) => ({ l, c: chroma * share, h: hue });
  const inkOn = (ground: string) => legible(neutral(toneOf(ground).l < 0.5 ? 0.955 : 0.25, 1.4), [ground], 7);
  const mutedOn = (ground: string, all = [ground]) => legible(neutral(toneOf(ground).l < 0.5 ? 0.76 : 0.47, 1.4), all, 4.5);
  const loud = loudBand(input, brand, accent);
  const linkTone = toneOf(input.brand);
  return {
    scheme,
    bg,
    ink: legible(neutral(dark ? 0.955 : 0.25, 1.4), [bg, tint], 7),
    muted: mutedOn(bg, page),
    line: hexOf(neutral(toneOf(bg).l + (dark ? 0.13 : -0.12), 1.6)),
    surface,
    surfaceInk: inkOn(surface),
    surfaceMuted: mutedOn(surface),
    tint,
    tintInk: inkOn(tint),
    tintMuted: mutedOn(tint),
    ...loud,
    brand: brand.fill,
    brandInk: brand.ink,
    accent: accent.fill,
    accentInk: accent.ink,
    link: legible({ ...linkTone, l: dark ? Math.max(linkTone.l, 0.78) : Math.min(linkTone.l, 0.5) }, page, 4.5),
    focus: legible(focusTone(input), page, 3),
    edge: legible(neutral(0.58, 1.4), [bg, tint, surface], 3),
    ...artRoles({ scheme, brand: input.brand, accent: input.accent, deep: loud.deep, plan: input.plan }),
  };
}

/** The grounds of a palette of ours, cards a step lighter than the page. */
function plannedGrounds({ ground, tint }: PalettePlan, scheme: Palette['scheme']): NeutralGrounds {
  const page = toneOf(ground);
  const surface =
    scheme === 'dark' ? hexOf({ ...page, l: page.l + 0.075 }) : page.l > 0.995 ? ground : hexOf({ ...page, l: 0.995, c: page.c / 3 });
  return { bg: ground, tint, surface, hue: toneOf(tint).h, chroma: Math.min(0.018, Math.max(page.c, 0.006)) };
}

/** The ring takes the accent, or the brand where the accent is the paler. */
function focusTone({ brand, accent, scheme }: PaletteInput): Tone {
  const [first, second] = [toneOf(accent), toneOf(brand)];
  const closer = scheme === 'dark' ? first.l >= second.l : first.l <= second.l;
  return closer ? first : second;
}

interface LoudBand {
  deep: string;
  deepInk: string;
  deepMuted: string;
  deepLine: string;
}

/**
 * The loud band: the brand itself, so that a red stays red and a yellow yellow, unless it's too pale to be loud or a
 * page at night would glare. Then it is a dark second color or the brand's hue darkened. Hues 85 to 130 turn olive when
 * darkened, so theirs is a neutral dark.
 */
function loudBand({ base, scheme, brand }: PaletteInput, brandFill: Filled, accentFill: Filled): LoudBand {
  if (base.deep === base.brand || (scheme === 'light' && isLoud(toneOf(brandFill.fill)))) return withInks(brandFill.fill, brandFill.ink);
  if (scheme === 'light' && isDeep(toneOf(accentFill.fill))) return withInks(accentFill.fill, accentFill.ink);
  const tone = toneOf(brand);
  const neutral = tone.c < 0.035 || (tone.h > 85 && tone.h < 130);
  const deep = hexOf({ l: scheme === 'dark' ? 0.32 : neutral ? 0.26 : 0.33, c: neutral ? 0.012 : Math.min(tone.c, 0.085), h: tone.h });
  return withInks(deep, legible({ l: 0.97, c: 0.015, h: tone.h }, [deep], 7));
}

/** Dark enough to carry white words, or a color bright enough to be a surface. */
function isLoud({ l, c }: Tone): boolean {
  return l <= 0.6 || c >= 0.14;
}

function isDeep({ l, c, h }: Tone): boolean {
  return l >= 0.2 && l <= 0.47 && !(h > 85 && h < 130 && c > 0.03);
}

function withInks(deep: string, deepInk: string): LoudBand {
  const tone = toneOf(deep);
  return { deep, deepInk, deepMuted: quieter(deepInk, deep), deepLine: hexOf({ ...tone, l: tone.l + (tone.l < 0.6 ? 0.16 : -0.2) }) };
}
