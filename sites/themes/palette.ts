import { differenceEuclidean } from 'culori';
import type { Palette } from '../document/document.ts';
import { artRoles, neutralWhereOlive } from './art-roles.ts';
import { type Filled, filled, hexOf, legible, quieter, type Tone, toneOf } from './lightness.ts';
import { type Mood, type NeutralGrounds, neutralGrounds } from './neutrals.ts';
import { charcoal, type OwnerColors, ownerColors, shadeBeside } from './owner-colors.ts';
import type { PalettePlan } from './palettes.ts';
import { coloredNight, refusesBlack, showsRefused, withoutRefused } from './refused-colors.ts';

export interface PaletteRequest {
  /** The theme's palette as drawn. */
  base: Palette;
  /** The owner's colors, strongest first; anything that is not a color is passed over. */
  colors: readonly string[];
  /** Colors that the owner doesn't want. */
  refused?: readonly string[] | undefined;
  mood?: Mood | undefined;
  /** A palette of ours for owners who named no color. */
  plan?: PalettePlan | undefined;
  seed: number;
}

type ColorRole = Exclude<keyof Palette, 'scheme' | 'leaf'>;

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
 * The palette of a site: the theme's as drawn when the owner named no color or the very colors it was drawn
 * in, else one solved from the owner's. The button keeps the brand color when ink reaches 4.5 on it, neutrals take
 * the brand's hue, and every pair of `contrastPairs` passes. No hue is one that the owner didn't name, but in drawings.
 * Deterministic for its request.
 */
export function solvePalette(request: PaletteRequest): Palette {
  const { refused = [] } = request;
  return refused.length > 0 ? withoutRefused(paletteOf(request), refused) : paletteOf(request);
}

function paletteOf({ base, colors, refused = [], mood, plan, seed }: PaletteRequest): Palette {
  const owner = ownerColors(colors);
  const isColoredNight = refusesBlack(refused);
  if (plan && !owner) {
    const scheme = toneOf(plan.ground).l < 0.5 ? 'dark' : 'light';
    return solve({ base, scheme, mood, seed, brand: plan.brand, accent: plan.complement, plan, isColoredNight });
  }
  if (!showsRefused(base, refused) && fitsMood(base, mood) && (!owner || isDrawnIn(base, owner))) return base;
  const asked = mood && (mood === 'dark' ? 'dark' : 'light');
  if (!owner) {
    const { brand, accent } = base;
    return { ...solve({ base, scheme: asked ?? base.scheme, mood, seed, brand, accent, isColoredNight }), ...drawnColors(base) };
  }
  const { black, isBlackFirst, pale } = owner;
  const scheme = asked ?? (pale || owner.brand === charcoal ? 'light' : isBlackFirst ? 'dark' : base.scheme);
  const isBlack = owner.brand === (black ?? charcoal);
  // Black buttons can't be seen at night.
  const brand = isBlack && scheme === 'dark' ? (pale ?? paleGray) : owner.brand;
  const dark = scheme === 'light' && !isBlack ? black : undefined;
  return solve({
    base,
    scheme,
    mood,
    seed,
    brand,
    accent: owner.second ?? dark ?? owner.gray ?? shadeBeside(brand, scheme),
    owner,
    isColoredNight,
  });
}

const paleGray = '#e2e3e4';

/** What a theme keeps in another mood when the owner named no color: its loud band and its drawings. */
function drawnColors(base: Palette): Partial<Palette> {
  const { deep, deepInk, deepMuted, deepLine, aSky, aGround, aMain, aDark, aLight, aPop, aSoft } = base;
  return { deep, deepInk, deepMuted, deepLine, aSky, aGround, aMain, aDark, aLight, aPop, aSoft };
}

function fitsMood(base: Palette, mood: Mood | undefined): boolean {
  if (!mood) return true;
  if (mood === 'dark' || base.scheme === 'dark') return (mood === 'dark') === (base.scheme === 'dark');
  const page = toneOf(base.bg);
  return mood !== 'warm' || (page.h > 40 && page.h < 110);
}

/** To the eye, the theme was drawn in these colors and in no other. */
function isDrawnIn(base: Palette, { brand, second, black, gray, pale }: OwnerColors): boolean {
  const named = [brand, second, black, gray, pale].filter((color) => color !== undefined);
  const drawn = [base.brand, base.accent, base.deep, base.aMain, base.aPop, base.link, base.bg];
  const isIn = (color: string, others: string[]) => others.some((other) => distance(color, other) < 0.035);
  return named.every((color) => isIn(color, drawn)) && [base.brand, base.accent].every((color) => isIn(color, named));
}

const distance = differenceEuclidean('oklab');

interface PaletteInput {
  base: Palette;
  scheme: Palette['scheme'];
  mood: Mood | undefined;
  seed: number;
  brand: string;
  accent: string;
  plan?: PalettePlan;
  owner?: OwnerColors;
  /** The owner doesn't want black. */
  isColoredNight: boolean;
}

function solve(input: PaletteInput): Palette {
  const { scheme } = input;
  const brand = filled(input.brand);
  const accent = filled(input.accent);
  const grounds = groundsOf(input);
  const { bg, tint, surface, hue, chroma } = grounds;
  const dark = scheme === 'dark';
  const sameWay = (ground: string) => toneOf(ground).l < 0.5 === dark;
  const page = sameWay(surface) ? [bg, tint, surface] : [bg, tint];
  const neutral = (l: number, share = 1) => ({ l, c: chroma * share, h: hue });
  const inkOn = (ground: string) => legible(neutral(toneOf(ground).l < 0.5 ? 0.955 : 0.25, 1.4), [ground], 7);
  const mutedOn = (ground: string, all = [ground]) => legible(neutral(toneOf(ground).l < 0.5 ? 0.76 : 0.47, 1.4), all, 4.5);
  const loud = loudBand(input, brand, accent);
  const linkTone = toneOf(input.brand);
  const link = dark ? { ...linkTone, l: Math.max(linkTone.l, 0.78) } : neutralWhereOlive({ ...linkTone, l: Math.min(linkTone.l, 0.5) });
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
    link: legible(link, page, 4.5),
    focus: legible(focusTone(input), page, 3),
    edge: legible(neutral(0.58, 1.4), [bg, tint, surface], 3),
    ...artRoles({ scheme, ...drawnIn(input), deep: loud.deep, plan: input.plan, third: input.owner?.third }),
  };
}

/** What drawings are made of: black beside the one color that was named with it, and no sky but gray if there's no color at all. */
function drawnIn({ brand, accent, owner }: PaletteInput): Pick<Parameters<typeof artRoles>[0], 'brand' | 'accent' | 'isBlack'> {
  const black = owner?.second ? undefined : owner?.black;
  const isGray = owner !== undefined && toneOf(brand).c < 0.035 && toneOf(accent).c < 0.035;
  const isBlack = owner?.isBlackFirst || isGray;
  return black && !isGray ? { brand: black, accent: brand, isBlack } : { brand, accent, isBlack };
}

/** The grounds of our palette, those that the owner named, or neutrals of the brand's hue. */
function groundsOf(input: PaletteInput): NeutralGrounds {
  const grounds = usualGrounds(input);
  return input.isColoredNight && input.scheme === 'dark' ? coloredNight(grounds) : grounds;
}

function usualGrounds(input: PaletteInput): NeutralGrounds {
  const { plan, owner, scheme } = input;
  if (plan) return plannedGrounds(plan, scheme);
  if (scheme === 'light' && owner?.pale) {
    const tone = toneOf(owner.pale);
    return plannedGrounds({ ground: owner.pale, tint: hexOf({ ...tone, l: tone.l - 0.045 }) }, scheme);
  }
  if (scheme === 'dark' && owner?.black && owner.black !== owner.brand) {
    const tone = { ...toneOf(owner.black), c: 0.002 };
    const l = Math.min(0.22, Math.max(0.14, tone.l));
    return plannedGrounds({ ground: hexOf({ ...tone, l }), tint: hexOf({ ...tone, l: l + 0.05 }) }, scheme);
  }
  return neutralGrounds({ ...input, brand: toneOf(input.brand) });
}

/** Cards are a step lighter than the page. */
function plannedGrounds({ ground, tint }: Pick<PalettePlan, 'ground' | 'tint'>, scheme: Palette['scheme']): NeutralGrounds {
  const page = toneOf(ground);
  const surface =
    scheme === 'dark' ? hexOf({ ...page, l: page.l + 0.075 }) : page.l > 0.995 ? ground : hexOf({ ...page, l: 0.995, c: page.c / 3 });
  return { bg: ground, tint, surface, hue: toneOf(tint).h, chroma: Math.min(0.018, Math.max(page.c, 0.006)) };
}

/** The ring takes the accent, or the brand where the accent is the paler. */
function focusTone({ brand, accent, scheme }: PaletteInput): Tone {
  const [first, second] = [toneOf(accent), toneOf(brand)];
  const closer = scheme === 'dark' ? first.l >= second.l : first.l <= second.l;
  const tone = closer ? first : second;
  return scheme === 'dark' ? tone : neutralWhereOlive(tone);
}

interface LoudBand {
  deep: string;
  deepInk: string;
  deepMuted: string;
  deepLine: string;
}

/**
 * The loud band: the brand itself, so that a red stays red and a yellow yellow, unless it's too pale to be loud or a
 * page at night would glare. Then it is the owner's black, a dark second color or the brand's hue darkened. Hues 85 to 130 turn olive when
 * darkened, so theirs is a neutral dark.
 */
function loudBand({ base, scheme, brand, owner }: PaletteInput, brandFill: Filled, accentFill: Filled): LoudBand {
  const black = scheme === 'light' && owner?.black;
  if (black && owner.isBlackFirst) return withInks(black, '#ffffff');
  if (base.deep === base.brand || (scheme === 'light' && isLoud(toneOf(brandFill.fill)))) return withInks(brandFill.fill, brandFill.ink);
  if (black) return withInks(black, '#ffffff');
  if (scheme === 'light' && isDeep(toneOf(accentFill.fill))) return withInks(accentFill.fill, accentFill.ink);
  const tone = toneOf(brand);
  const neutral = tone.c < 0.035 || (tone.h > 85 && tone.h < 130);
  const deep = hexOf({
    l: scheme === 'dark' ? 0.32 : neutral ? 0.26 : 0.33,
    c: neutral ? (owner?.black ? 0.002 : 0.012) : Math.min(tone.c, 0.085),
    h: tone.h,
  });
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
