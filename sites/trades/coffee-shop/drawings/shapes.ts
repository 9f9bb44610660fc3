import { converter } from 'culori';
import type { Palette } from '../../../document/document.ts';
import { natural } from '../../../scenes/signature/shapes/natural.ts';
import { mix } from '../../../scenes/signature/shapes/tones.ts';

const oklch = converter('oklch');

/** Tones of things around a coffee bar. */
export interface CoffeeTones {
  /** The sky after dark, also where the palette's own sky is a day's. */
  night: string;
  /** Nearly black: frames, handles, roofs against the night. */
  black: string;
  wood: string;
  woodDark: string;
  crust: string;
  coffee: string;
  chocolate: string;
  sponge: string;
  cherry: string;
  /** Cream and porcelain in shade. */
  creamShade: string;
}

export function coffeeTones(p: Palette): CoffeeTones {
  const isNight = (oklch(p.aSky)?.l ?? 1) < 0.45;
  return {
    night: isNight ? p.aSky : mix(p.aDark, p.aSky, 0.16),
    black: mix(p.aDark, '#000000', 0.42),
    wood: natural(p, 0.45, 0.06, 60),
    woodDark: natural(p, 0.27, 0.02, 58),
    crust: natural(p, 0.69, 0.11, 66),
    coffee: natural(p, 0.36, 0.07, 45),
    chocolate: natural(p, 0.31, 0.06, 45),
    sponge: natural(p, 0.47, 0.1, 52),
    cherry: natural(p, 0.5, 0.18, 20),
    creamShade: mix(p.aLight, p.aDark, 0.14),
  };
}

/** A pendant lamp hanging to y with its cone of light. */
export function lamp(p: Palette, x: number, y: number): string {
  const { black } = coffeeTones(p);
  const glow = mix(p.aLight, p.aPop, 0.4);
  return `<path d="M${x}-10V${y}" stroke="${black}" stroke-width="6"/><path d="M${x - 70} ${y + 330}L${x - 26} ${y + 36}h52L${x + 70} ${y + 330}z" fill="${p.aPop}" opacity=".16"/><path d="M${x - 44} ${y + 40}c0-34 20-46 44-46s44 12 44 46z" fill="${p.aSoft}"/><path d="M${x - 20} ${y + 40}a20 14 0 0 0 40 0z" fill="${glow}"/>`;
}

/** A bag of beans, 200 wide and 250 tall: body color, color of the fold and emblem, the emblem's own strokes, a blank label. */
export function beanBag(p: Palette, body: string, fold: string, emblem: string): string {
  const shade = mix(body, p.aDark, 0.24);
  return `<path d="M34 30h132l10 30v190H24V60z" fill="${body}"/><path d="M34 30h132v-20H34z" fill="${fold}"/><path d="M24 60l10-30h132l10 30z" fill="${shade}"/><path d="M150 60h26v190h-26z" fill="${shade}"/><circle cx="96" cy="116" r="42" fill="${fold}"/>${emblem}<rect x="44" y="178" width="104" height="44" fill="${p.aLight}"/><path d="M54 192h84M54 206h52" stroke="${p.aDark}" stroke-width="6"/>`;
}
