import { differenceEuclidean } from 'culori';
import type { Brief } from '../brief/brief.ts';
import type { Palette, ThemeChoice } from '../document/document.ts';
import type { LogoDesign } from '../document/logo-designs.ts';
import type { DerivedBrief } from '../interview/derived-brief.ts';
import { pricesSell } from '../interview/traits.ts';
import type { Place } from '../objects/places.ts';
import { placeOf } from '../objects/subjects.ts';
import { type HomeOrder, homeOrders } from '../pages/home.ts';
import { random } from '../scenes/random.ts';
import { workshop as builtIn, type Workshop } from '../sections/workshop.ts';
import type { Business } from '../themes/business.ts';
import { readColors } from '../themes/color-words.ts';
import { toneOf } from '../themes/lightness.ts';
import { ownerColors } from '../themes/owner-colors.ts';
import { solvePalette } from '../themes/palette.ts';
import { isCream, moodOfGround, palettePlans, plansFor } from '../themes/palettes.ts';
import { isRefused, showsRefused } from '../themes/refused-colors.ts';
import type { Theme } from '../themes/theme.ts';
import type { PictureStock } from '../writer/pictures/site-pictures.ts';
import { choiceTraits, type DesignTraits, traitDistance } from './design-traits.ts';
import { type FirstScreen, firstScreensFor, suitedVariants } from './first-screens.ts';
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
/** Looks tried per first screen. */
const triesPerScreen = 4;

/**
 * Theme, palette, fonts, shapes and structures of a site: the first screen by trade and the owner's words on style, the rest by seed,
 * redrawn with other seeds and then other first screens until `traitsApart` traits differ from each of `avoid`; failing that, the
 * best attempt.
 */
export function chooseLook({ avoid = [], workshop = builtIn, wishes = {}, ...request }: LookRequest): Choice {
  const business = businessOf(request.derived, request.stock);
  const heroes = workshop.sections.variants('hero');
  const screens = firstScreensFor({
    ...request,
    ...wishes,
    seed: request.seed,
    hero: heroes.find((hero) => hero === wishes.variants?.hero),
    business,
    workshop,
    avoid,
  });
  let best: { choice: Choice; apart: number } | undefined;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const screen = screens[Math.floor(attempt / triesPerScreen) % screens.length];
    if (!screen) break;
    const choice = draw({ ...request, workshop, wishes, business }, screen, attempt);
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

interface DrawRequest extends Pick<LookRequest, 'derived' | 'seed'> {
  workshop: Workshop;
  wishes: LookWishes;
  business: Business;
}

function draw({ derived, seed, workshop, wishes, business }: DrawRequest, { theme, hero }: FirstScreen, attempt: number): Choice {
  const { sections } = workshop;
  const next = random(`${seed}:look:${attempt}`);
  const own = attempt === 0 ? ownShare : 0.65;
  const variants = Object.fromEntries(
    sections.kinds.map((section) => {
      if (section === 'hero') return [section, hero];
      const wished = wishes.variants?.[section];
      if (wished && sections.variants(section).includes(wished)) return [section, wished];
      return [section, weighted(suitedVariants(section, theme, sections, business), random(`${seed}:${attempt}:${section}`), own)];
    }),
  );
  const palette = pickPalette({ derived, theme, seed: seed + attempt, next, wishes });
  const keys = theme.pairings.map(({ key }) => key);
  // Drawn even where something is wished for, so a wish for one thing changes nothing else.
  const [pairing, shape] = [weighted(keys, next), weighted(['theme', 'soft', 'sharp', 'round'] as const, next, own)];
  const density = densityOf(derived.brief) ?? weighted(['theme', 'airy', 'compact'] as const, next, own);
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

/** How often a theme's own variant is taken, which makes its pages one. */
const ownShare = 0.85;

/** Land without hills. */
const flatLands = new Set<Place>(['coast', 'plain', 'city']);

/** Families that work where things grow, or whose guests come for it. */
const outdoorFamilies = new Set(['animals', 'farms', 'outdoor-work', 'outings', 'lodging', 'funerals']);
/** Families besides for which a flower is no stranger. */
const flowerFamilies = new Set(['beauty', 'body-and-mind', 'events', 'shops', 'care-of-people']);

function businessOf({ brief, kind, traits }: DerivedBrief, stock: PictureStock): Business {
  const { business, services = [], details } = brief;
  const land = placeOf(business);
  const prices = services.filter(({ priceFrom }) => priceFrom !== undefined).length;
  return {
    visits: traits.visits,
    premises: traits.premises,
    isShop: traits.premises && (traits.gives === 'goods' || traits.gives === 'food'),
    outdoors: outdoorFamilies.has(kind.family.key),
    flowers: outdoorFamilies.has(kind.family.key) || flowerFamilies.has(kind.family.key),
    isHilly: land !== undefined && !flatLands.has(land),
    isFlat: land !== undefined && flatLands.has(land),
    towns: business.serviceArea?.length ?? 0,
    hasHours: business.hours !== undefined,
    hasPhone: business.phone !== undefined,
    services: Math.min(services.length, 6),
    prices: Math.max(prices, details?.pricing?.length ?? 0),
    pricesSell: pricesSell(traits),
    ...stock,
  };
}

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

/** One of the list: the first with the given likelihood, the rest evenly. */
function weighted<T>(list: readonly T[], next: () => number, first = 0.5): T {
  const share = next();
  const rest = list.length - 1;
  const index = rest === 0 || share < first ? 0 : 1 + Math.min(rest - 1, Math.floor(((share - first) / (1 - first)) * rest));
  const choice = list[index];
  if (choice === undefined) throw new Error('There is nothing to choose from.');
  return choice;
}
