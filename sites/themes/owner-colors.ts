import { formatHex, parse } from 'culori';
import type { Palette } from '../document/document.ts';
import { isOlive } from './art-roles.ts';
import { hexOf, toneOf } from './lightness.ts';
import type { Mood } from './neutrals.ts';

/** What an owner's colors are for. At least the brand is one of theirs. */
export interface OwnerColors {
  brand: string;
  /** Their second color that isn't black, gray or pale. */
  second?: string | undefined;
  /** Their third, which only drawings show. */
  third?: string | undefined;
  /** Black or charcoal: the ground of a dark page. On a light one it's the loud band if it was named first. */
  black?: string | undefined;
  isBlackFirst: boolean;
  gray?: string | undefined;
  /** White, cream and the like: the ground of a light page. */
  pale?: string | undefined;
}

/** Chroma from which a color isn't gray to the eye. */
const leastHue = 0.035;
/** Chroma from which a gray is grayed rather than gray: taupe, soft sage, slate. */
const leastGrayed = 0.014;
/** The brand of owners who name only grays, white and the like. */
export const charcoal = '#2f3236';

/** Sorts colors by what they can be. Undefined if there's none; what isn't a color is passed over. */
export function ownerColors(colors: readonly string[]): OwnerColors | undefined {
  const unique = [
    ...new Set(
      colors.flatMap((words) => {
        const color = parse(words.trim());
        return color ? [formatHex(color)] : [];
      }),
    ),
  ];
  const kinds = unique.map((color) => ({ color, kind: kindOf(color) }));
  const of = (kind: Kind) => kinds.filter((one) => one.kind === kind).map(({ color }) => color);
  const [black] = of('black');
  const hues = of('hue');
  const grays = of('gray');
  const grayed = hues.length === 0 ? grays.findIndex((color) => toneOf(color).c >= leastGrayed) : -1;
  if (grayed >= 0) hues.push(...grays.splice(grayed, 1).map(deepened));
  const pales = of('pale');
  // A pale color beside no other is the brand, unless it's white or cream.
  const tinted = hues.length === 0 && !black ? pales.findIndex((color) => toneOf(color).c >= leastHue) : -1;
  if (tinted >= 0) hues.push(...pales.splice(tinted, 1));
  const brand = hues[0] ?? black ?? (kinds.length > 0 ? charcoal : undefined);
  if (!brand) return undefined;
  const isBlackFirst = hues.length > 0 && kinds.find(({ kind }) => kind === 'hue' || kind === 'black')?.kind === 'black';
  return { brand, second: hues[1], third: hues[2], black, isBlackFirst, gray: grays[0], pale: pales[0] };
}

/** A grayed color as a brand: its hue, dark and strong enough to be seen. */
function deepened(color: string): string {
  const { l, c, h } = toneOf(color);
  return hexOf({ l: Math.min(l, 0.55), c: Math.max(c, leastHue + 0.005), h });
}

type Kind = 'black' | 'gray' | 'pale' | 'hue';

function kindOf(color: string): Kind {
  const { l, c } = toneOf(color);
  if (l >= 0.92 && c <= 0.07) return 'pale';
  if (c >= leastHue) return 'hue';
  return l < 0.42 ? 'black' : 'gray';
}

/** The lightest black that makes a page dark although another color was named first. Charcoal beside blue is a band, not a night. */
const mostNight = 0.26;

/** The mood that colors make by themselves: black a dark one unless there's white or cream. */
export function moodOfColors(colors: readonly string[]): Mood | undefined {
  const kinds = colors.map(kindOf);
  const pale = colors[kinds.indexOf('pale')];
  if (pale) return toneOf(pale).c < 0.01 ? 'light' : 'warm';
  return colors.some((color, at) => kinds[at] === 'black' && (at === 0 || toneOf(color).l < mostNight)) ? 'dark' : undefined;
}

/**
 * A second color for an owner who named one: their own, lighter or darker, because another hue would be a color of ours. Red stays
 * dark enough not to be pink. A darkened yellow would be olive, so it has a neutral beside it.
 */
export function shadeBeside(brand: string, scheme: Palette['scheme']): string {
  const { l, c, h } = toneOf(brand);
  const isNight = scheme === 'dark';
  if (c < leastHue) return hexOf({ l: isNight ? 0.8 : 0.5, c: 0.004, h });
  const isLighter = isNight ? l < 0.78 : l < 0.42;
  if (isOlive({ h }) && !isLighter && !isNight) return hexOf({ l: 0.28, c: 0.012, h });
  const most = h > 10 && h < 45 ? 0.66 : 0.92;
  return hexOf({ l: isLighter ? Math.min(most, Math.max(l + 0.16, isNight ? 0.62 : 0)) : Math.max(0.24, l - 0.16), c, h });
}
