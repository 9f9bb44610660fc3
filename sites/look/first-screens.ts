import type { Brief } from '../brief/brief.ts';
import type { DerivedBrief } from '../interview/derived-brief.ts';
import type { Kind } from '../lexicon/lexicon.ts';
import { random } from '../scenes/random.ts';
import type { Sections } from '../sections/registry.ts';
import type { Workshop } from '../sections/workshop.ts';
import type { Business } from '../themes/business.ts';
import type { Theme } from '../themes/theme.ts';
import { wears } from '../themes/wears.ts';
import type { DesignTraits } from './design-traits.ts';

/** A theme with the variant of the hero that the site opens with. */
export interface FirstScreen {
  theme: Theme;
  hero: string;
}

interface FirstScreensRequest {
  derived: DerivedBrief;
  business: Business;
  workshop: Workshop;
  seed: number;
  /** The theme and hero that were asked for. */
  theme?: string | undefined;
  hero?: string | undefined;
  /** Themes to leave out as long as another one suits the business. */
  notThemes?: readonly string[] | undefined;
  /** Looks of other sites. */
  avoid?: readonly DesignTraits[] | undefined;
}

/**
 * First screens that suit a business, best first. Those that no other site has come first, then those that fewer have: ten sites that
 * avoid each other open in ten ways. Screens that suit it alike are put in order by a hash of the seed and the screen, so businesses
 * spread over them, and a new theme changes the order of no others.
 */
export function firstScreensFor({ derived, business, workshop, seed, hero, avoid = [], ...wishes }: FirstScreensRequest): FirstScreen[] {
  const seen = new Map<string, number>();
  for (const other of avoid) {
    const name = `${other.theme} ${other.hero}`;
    seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  const { unsuited } = workshop.sections.info('hero');
  return offered(derived.kind, business, workshop, wishes)
    .flatMap((theme) => {
      const points = pointsFor(theme, derived);
      const heroes = hero ? [hero] : suitedVariants('hero', theme, workshop.sections, business);
      // A theme with several heroes isn't likelier for that.
      const share = points / pointsPerE - Math.log(heroes.length);
      return heroes.map((variant) => ({ theme, hero: variant, isOrdinary: points >= usualPoints, share }));
    })
    .map((screen) => {
      const name = `${screen.theme.name} ${screen.hero}`;
      const rank = screen.share + chanceOf(random(`${seed}:first screen:${name}`)());
      // A theme may have only heroes that would be bare here.
      const isBare = unsuited?.(screen.hero, business) === true;
      return { ...screen, isBare, others: seen.get(name) ?? 0, rank };
    })
    .sort(
      (a, b) =>
        Number(a.isBare) - Number(b.isBare) || Number(b.isOrdinary) - Number(a.isOrdinary) || a.others - b.others || b.rank - a.rank,
    );
}

/** Points that make a screen e times as likely. */
const pointsPerE = 1.8;

/** A number in [0, 1) stretched so that the highest of several sums with points falls to each by its share of e to the points (Gumbel). */
function chanceOf(share: number): number {
  return -Math.log(-Math.log(Math.max(share, 1e-9)));
}

/** The themes that can dress the business, or the one that was asked for. */
function offered(
  kind: Kind,
  business: Business,
  { themes }: Workshop,
  { theme, notThemes = [] }: Pick<FirstScreensRequest, 'theme' | 'notThemes'>,
): readonly Theme[] {
  if (theme) return [themes.named(theme)];
  const possible = themes.all.filter(({ suits }) => suits?.(business) !== false);
  const fitting = possible.filter((candidate) => pointsOf(candidate, kind) > fewestPoints);
  const withoutSeen = (list: readonly Theme[]) => list.filter(({ name }) => !notThemes.includes(name));
  // Among looks to choose from, one that fits less is better than one that's there already.
  return [withoutSeen(fitting), withoutSeen(possible), fitting, themes.all].find((list) => list.length > 0) ?? [];
}

/** A theme's points for the trade, for the owner's words of style and tone, and for how the business works. */
function pointsFor(theme: Theme, { brief, kind, traits }: DerivedBrief): number {
  const words = styleWords(brief);
  const byWords = theme.words.filter((word) => words.has(word)).length * 1.5;
  const away = theme.forVisits && !traits.visits ? 2 : 0;
  return pointsOf(theme, kind) - away + Math.min(byWords, 4.5);
}

function styleWords({ look }: Brief): ReadonlySet<string> {
  return new Set(`${look?.style ?? ''} ${look?.tone ?? ''}`.toLowerCase().match(/[\p{L}-]+/gu) ?? []);
}

/** The theme's points for a trade, else for its family. */
function pointsOf({ name }: Theme, { key, family }: Kind): number {
  return wears[key]?.[name] ?? wears[family.key]?.[name] ?? usualPoints;
}

const usualPoints = -1;
/** Fewer points than this are a refusal. */
const fewestPoints = -5;

/** The variants that a theme allows of a kind, its favorite first. Those that don't suit the business are left out if there are others. */
export function suitedVariants(kind: string, theme: Theme, sections: Sections, business: Business): [string, ...string[]] {
  const built = sections.variants(kind);
  const listed = (theme.variants[kind] ?? []).filter((variant) => built.includes(variant));
  const allowed = listed.length > 0 ? listed : built;
  const fitting = allowed.filter((variant) => !sections.info(kind).unsuited?.(variant, business));
  const [first, ...rest] = fitting.length > 0 ? fitting : allowed;
  if (!first) throw new Error(`Section "${kind}" has no variant.`);
  return [first, ...rest];
}
