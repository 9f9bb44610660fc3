import type { Palette } from '../document/document.ts';
import { lifeHex } from '../scenes/life-colors.ts';
import { hexOf, type Tone, toneOf } from './lightness.ts';
import type { NeutralGrounds } from './neutrals.ts';

/** Chroma from which a color has a name of its own; a pale one is told from white sooner. */
const leastNamed = 0.05;
const leastNamedPale = 0.012;
/** Degrees of hue to either side within which a color has the same name. */
const sameHue = 22;
/** A refused color of middle lightness means all of its hue: no blue is no navy either. A navy refused isn't a sky blue. */
const sameLightness = 0.2;
const middle = { least: 0.42, most: 0.75 };

/** True if people would call a color by the name of one that the owner doesn't want. */
export function isRefused(color: string, refused: readonly string[]): boolean {
  const tone = toneOf(color);
  return refused.some((other) => isCalled(tone, toneOf(other)));
}

export function refusesBlack(refused: readonly string[]): boolean {
  return isRefused('#111111', refused);
}

function isCalled({ l, c, h }: Tone, other: Tone): boolean {
  if (other.c < 0.035) {
    if (other.l > 0.9) return l > 0.985 && c < 0.006;
    return other.l < 0.42 ? l < 0.32 && c < 0.035 : c < 0.02 && l > 0.35 && l < 0.9;
  }
  const isNamed = c >= (l > 0.85 ? leastNamedPale : leastNamed);
  const isNear = Math.abs(((h - other.h + 540) % 360) - 180) < sameHue;
  const isAny = (other.l > middle.least && other.l < middle.most && !isBrownOrOrange(other)) || l > 0.85;
  return isNamed && isNear && (isAny || Math.abs(l - other.l) < sameLightness);
}

/** A dark orange has another name. */
function isBrownOrOrange({ h }: Tone): boolean {
  return h > 40 && h < 75;
}

/** True if a page in this palette would show a color that the owner doesn't want. */
export function showsRefused({ bg, tint, deep, brand, accent, aMain, aPop }: Palette, refused: readonly string[]): boolean {
  return [bg, tint, deep, brand, accent, aMain, aPop].some((color) => isRefused(color, refused));
}

/** Grounds of a dark page for an owner who doesn't want black: its hue, plain to see. A yellow's is brown. */
export function coloredNight(grounds: NeutralGrounds): NeutralGrounds {
  const h = grounds.hue > 60 && grounds.hue < 130 ? 55 : grounds.hue;
  const ground = (l: number) => hexOf({ l, c: 0.05, h });
  return { ...grounds, bg: ground(0.3), tint: ground(0.34), surface: ground(0.37), hue: h };
}

/** What drawings show beside the owner's colors, and leaves, gray where they would be a color that isn't wanted. */
export function withoutRefused(palette: Palette, refused: readonly string[]): Palette {
  const grayed = (color: string) => (isRefused(color, refused) ? hexOf({ ...toneOf(color), c: 0.006 }) : color);
  const leaf = lifeHex('leaf');
  return {
    ...palette,
    aSky: grayed(palette.aSky),
    aGround: grayed(palette.aGround),
    aSoft: grayed(palette.aSoft),
    ...(isRefused(leaf, refused) && { leaf: grayed(leaf) }),
  };
}
