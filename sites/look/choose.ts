import { differenceEuclidean } from 'culori';
import type { Brief } from '../brief/brief.ts';
import type { Palette, ThemeChoice } from '../document/document.ts';
import type { LogoDesign } from '../document/logo-designs.ts';
import type { DerivedBrief } from '../interview/derived-brief.ts';
import { pricesSell } from '../interview/traits.ts';
import type { Kind } from '../lexicon/lexicon.ts';
import { placeOf } from '../objects/subjects.ts';
import { type HomeOrder, homeOrders } from '../pages/home.ts';
import { random } from '../scenes/random.ts';
import type { Sections } from '../sections/registry.ts';
import { workshop as builtIn, type Workshop } from '../sections/workshop.ts';
import type { Business } from '../themes/business.ts';
import { readColors } from '../themes/color-words.ts';
import { toneOf } from '../themes/lightness.ts';
import { ownerColors } from '../themes/owner-colors.ts';
import { solvePalette } from '../themes/palette.ts';
import { isCream, moodOfGround, palettePlans, plansFor } from '../themes/palettes.ts';
import { isRefused, showsRefused } from '../themes/refused-colors.ts';
import type { Theme, Themes } from '../themes/theme.ts';
import { wears } from '../themes/wears.ts';
import type { PictureStock } from '../writer/pictures/site-pictures.ts';
import { choiceTraits, type DesignTraits, traitDistance } from './design-traits.ts';
import { moodOf } from './mood.ts';

export interface Choice {
  theme: Theme;
  choice: ThemeChoice;
  /** One variant of each section kind, so pages match. */
  variants: Record<string, string>;
  order: HomeOrder;
  /** Whether large slots prefer the trade's signature drawings to its scenes. */
  signatures: boolean;
}

/** What someone may ask of a look. */
export interface LookWishes {
  theme?: string | undefined;
  /** Themes to leave out as long as another one suits the business. */
  notThemes?: string[] | undefined;
  /** Chooses another look with the same words. */
  seed?: number | undefined;
  /** The name of a palette of ours, or `drawn` for the theme's, in place of the owner's colors. */
  palette?: string | undefined;
  /** A variant by section kind. */
  variants?: Record<string, string> | undefined;
  /** Key of one of the theme's font pairings. */
  pairing?: string | undefined;
  shape?: ThemeChoice['shape'] | undefined;
  density?: ThemeChoice['density'] | undefined;
  /** Which of the three logos drawn for a business without one of its own. */
  logoDesign?: LogoDesign | undefined;
}

interface LookRequest {
  derived: DerivedBrief;
  seed: number;
  workshop?: Workshop | undefined;
  stock: PictureStock;
  wishes?: LookWishes | undefined;
  /** Looks of live neighbors. */
  avoid?: DesignTraits[];
}

/** Traits that must differ from every live neighbor. */
const traitsApart = 4;
const attempts = 60;

/**
 * Theme, palette, fonts, shapes and structures of a site: the theme by trade and the owner's words on style, the rest by
 * seed, redrawn with other seeds until `traitsApart` traits differ from each of `avoid`; failing that, the best attempt.
 */
export function chooseLook({ avoid = [], ...request }: LookRequest): Choice {
  let best: { choice: Choice; apart: number } | undefined;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const choice = draw(request, attempt);
    const apart = Math.min(Number.POSITIVE_INFINITY, ...avoid.map((other) => traitDistance(sureTraits(choice), other)));
    if (!best || apart > best.apart) best = { choice, apart };
    if (apart >= traitsApart) break;
  }
  if (!best) throw new Error('There are no themes to choose from.');
  return best.choice;
}

/** Traits known before the text is written; order and picture only add to the distance. */
function sureTraits({ choice, variants }: Choice): Partial<DesignTraits> {
  return {
    ...choiceTraits(choice),
    ...(variants.hero ? { hero: variants.hero } : {}),
    ...(variants.services ? { services: variants.services } : {}),
  };
}

function draw({ derived, seed, workshop = builtIn, stock, wishes = {} }: Omit<LookRequest, 'avoid'>, attempt: number): Choice {
  const { brief, kind } = derived;
  const { sections, themes } = workshop;
  const business = businessOf(derived, stock);
  const next = random(`${seed}:look:${attempt}`);
  const theme = pickTheme({ derived, themes: offered(themes, kind, business, wishes), spread: attempt < 8 ? 1 : attempt / 4, next });
  const own = attempt === 0 ? ownShare : 0.65;
  const variants = Object.fromEntries(
    sections.kinds.map((section) => {
      const first = section === 'hero' ? ownHeroShare : own;
      const wished = wishes.variants?.[section];
      if (wished && sections.variants(section).includes(wished)) return [section, wished];
      return [section, weighted(suited(section, theme, sections, business), random(`${seed}:${attempt}:${section}`), first)];
    }),
  );
  const palette = pickPalette({ derived, theme, seed: seed + attempt, next, wishes });
  const keys = theme.pairings.map(({ key }) => key);
  // Drawn even where something is wished for, so a wish for one thing changes nothing else.
  const [pairing, shape] = [weighted(keys, next), weighted(['theme', 'soft', 'sharp', 'round'] as const, next, own)];
  const density = densityOf(brief) ?? weighted(['theme', 'airy', 'compact'] as const, next, own);
  return {
    theme,
    choice: {
      name: theme.name,
      palette,
      pairing: keys.find((key) => key === wishes.pairing) ?? pairing,
      shape: wishes.shape ?? shape,
      density: wishes.density ?? density,
      header: variants.header ?? '',
      footer: variants.footer ?? '',
    },
    variants,
    order: weighted(Object.keys(homeOrders) as [HomeOrder, ...HomeOrder[]], next, 0.4),
    signatures: attempt === 0 || next() < 0.5,
  };
}

function businessOf({ brief, traits }: DerivedBrief, stock: PictureStock): Business {
  const { business, services = [], details } = brief;
  const land = placeOf(business);
  const prices = services.filter(({ priceFrom }) => priceFrom !== undefined).length;
  return {
    visits: traits.visits,
    isFlat: land === 'coast' || land === 'plain',
    hasHours: business.hours !== undefined,
    hasPhone: business.phone !== undefined,
    services: Math.min(services.length, 6),
    prices: Math.max(prices, details?.pricing?.length ?? 0),
    pricesSell: pricesSell(traits),
    ...stock,
  };
}

/** The themes that can dress the business, or the one that was asked for. */
function offered(themes: Themes, kind: Kind, business: Business, { theme, notThemes = [] }: LookWishes): Theme[] {
  if (theme) return [themes.named(theme)];
  const possible = themes.all.filter(({ suits }) => suits?.(business) !== false);
  const fitting = possible.filter((candidate) => pointsOf(candidate, kind) > fewestPoints);
  const withoutSeen = (list: readonly Theme[]) => list.filter(({ name }) => !notThemes.includes(name));
  // Among looks to choose from, one that fits less is better than one that's there already.
  return [withoutSeen(fitting), withoutSeen(possible), fitting, themes.all].find((list) => list.length > 0) ?? [];
}

/** How often a theme's own variant is taken, which makes its pages one; heroes vary more, since they tell neighbors apart. */
const ownShare = 0.85;
const ownHeroShare = 0.6;

/** A theme by chance, likelier the more points it has for the trade, for the owner's words of style and tone, and for how the business works. */
function pickTheme({ derived: { brief, kind, traits }, themes, spread, next }: ThemePick): Theme {
  const words = new Set(`${brief.look?.style ?? ''} ${brief.look?.tone ?? ''}`.toLowerCase().match(/[\p{L}-]+/gu) ?? []);
  const weights = themes.map((theme) => {
    const away = theme.forVisits && !traits.visits ? 2 : 0;
    const byWords = theme.words.filter((word) => words.has(word)).length * 1.5;
    return Math.exp((pointsOf(theme, kind) - away + Math.min(byWords, 4.5)) / (pointsPerE * spread));
  });
  let remaining = next() * weights.reduce((sum, weight) => sum + weight, 0);
  const picked = themes.find((_, index) => {
    remaining -= weights[index] ?? 0;
    return remaining < 0;
  });
  const theme = picked ?? themes.at(-1);
  if (!theme) throw new Error('There are no themes to choose from.');
  return theme;
}

interface ThemePick extends Pick<LookRequest, 'derived'> {
  themes: Theme[];
  /** Above 1, points count for less. */
  spread: number;
  next: () => number;
}

/** So many points more make a theme e times as likely. */
const pointsPerE = 1.3;

/** The theme's points for a trade, else for its family. */
function pointsOf({ name }: Theme, { key, family }: Kind): number {
  return wears[key]?.[name] ?? wears[family.key]?.[name] ?? usualPoints;
}

const usualPoints = -1;
/** Fewer points than this are a refusal. */
const fewestPoints = -5;

/**
 * The owner's colors in the owner's mood, picked or named in the words of their style; those named there follow a single picked
 * one. Without colors one of our palettes that suits the trade, or the theme's as drawn.
 */
function pickPalette({ derived: { brief, kind }, theme, seed, next, wishes = {} }: PaletteChoice): Palette {
  const { base } = theme;
  const picked = brief.look?.colors ?? [];
  const described = readColors(brief.look?.style ?? '');
  const colors =
    picked.length > 1 ? picked : [...picked, ...described.colors.filter((color) => !picked.some((one) => isAlike(one, color)))];
  // What they picked, they want.
  const refused = described.refused.filter((color) => !picked.some((one) => isRefused(one, [color])));
  const mood = moodOf(brief);
  const [drawnChance, planChance] = [next(), next()];
  const wished = palettePlans.find(({ name }) => name === wishes.palette);
  if (wishes.palette === 'drawn') return base;
  if (wished) return solvePalette({ base, colors: [], mood, seed, plan: wished });
  if (ownerColors(colors)) return solvePalette({ base, colors, refused, mood, seed });
  const isDrawnFit = (mood === undefined || moodOfGround(base.bg) === mood) && !showsRefused(base, refused);
  if (isDrawnFit && drawnChance < (isCream(base.bg) ? 0.15 : 0.4)) return base;
  const plans = plansFor(kind.family.key, mood, refused).filter(({ ground }) => !theme.quiet || toneOf(ground).c < quietChroma);
  return solvePalette({ base, colors, refused, mood, seed, plan: plans[Math.floor(planChance * plans.length)] });
}

/** A picked color is often the code of one that the style names: 'mustard' and #d9a300. */
const isAlike = (one: string, other: string) => ownerColors([one]) !== undefined && distance(one, other) < 0.13;
const distance = differenceEuclidean('oklab');

interface PaletteChoice extends Pick<LookRequest, 'derived' | 'wishes'> {
  theme: Theme;
  seed: number;
  next: () => number;
}

/** Most chroma of a ground that counts as quiet. */
const quietChroma = 0.03;

function densityOf(brief: Brief): ThemeChoice['density'] | undefined {
  const style = brief.look?.style ?? '';
  if (/\b(?:airy|calm|minimal\w*|quiet|spacious|big pictures)\b/i.test(style)) return 'airy';
  return /\b(?:compact|dense|busy)\b/i.test(style) ? 'compact' : undefined;
}

/** The variants that a theme allows of a kind, its favorite first. Those that don't suit the business are left out if there are others. */
function suited(kind: string, theme: Theme, sections: Sections, business: Business): [string, ...string[]] {
  const built = sections.variants(kind);
  const listed = (theme.variants[kind] ?? []).filter((variant) => built.includes(variant));
  const allowed = listed.length > 0 ? listed : built;
  const fitting = allowed.filter((variant) => !sections.info(kind).unsuited?.(variant, business));
  const [first, ...rest] = fitting.length > 0 ? fitting : allowed;
  if (!first) throw new Error(`Section "${kind}" has no variant.`);
  return [first, ...rest];
}

/** One of the list: the first with the given likelihood, the rest evenly. */
function weighted<T>(list: readonly T[], next: () => number, first = 0.5): T {
  const share = next();
  const rest = list.length - 1;
  const index = rest === 0 || share < first ? 0 : 1 + Math.min(rest - 1, Math.floor(((share - first) / (1 - first)) * rest));
  const choice = list[index];
  if (choice === undefined) throw new Error('There is nothing to choose from.');
  return choice;
}
