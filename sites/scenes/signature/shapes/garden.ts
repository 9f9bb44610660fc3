import type { Palette } from '../../../document/document.ts';
import { tenth } from './frame.ts';
import { mix } from './tones.ts';

/** Agave of about 300 units across at scale 1, growing from y. `pale` picks the silvery kind. */
export function agave(palette: Palette, x: number, y: number, scale: number, pale = false): string {
  const front = pale ? mix(palette.aSoft, palette.aLight, 0.22) : palette.aSoft;
  const back = mix(palette.aSoft, palette.aDark, pale ? 0.28 : 0.45);
  const leaves = [-78, 78, -60, 60, -42, 42, -24, 24, -8, 8].map(
    (angle, index) =>
      `<path d="M-15 0C-18-50-8-110 0-150 8-110 18-50 15 0z" transform="rotate(${angle})" fill="${index % 2 ? front : back}"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${scale})">${leaves.join('')}<path d="M-13 0C-15-50-6-120 0-156 6-120 15-50 13 0z" fill="${front}"/></g>`;
}

/** A low round-crowned pine, about 220 tall at scale 1. */
export function pinon(palette: Palette, x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-8 0C-4-60-14-90 0-130 10-90 6-60 10 0z" fill="${bark(palette)}"/><g fill="${palette.aDark}"><ellipse cx="-46" cy="-104" rx="52" ry="34"/><ellipse cx="44" cy="-116" rx="56" ry="36"/><ellipse cx="-10" cy="-150" rx="62" ry="40"/><ellipse cx="18" cy="-190" rx="40" ry="28"/></g><g fill="${mix(palette.aDark, palette.aSoft, 0.36)}"><ellipse cx="30" cy="-130" rx="34" ry="15"/><ellipse cx="-26" cy="-166" rx="30" ry="14"/></g></g>`;
}

/** A tuft of tall grass. `pale` for the dry, straw-colored one. */
export function grass(palette: Palette, x: number, y: number, scale: number, pale = false): string {
  const blades = [-46, -32, -18, -6, 8, 20, 34, 48].map(
    (reach, index) => `<path d="M${tenth(reach * 0.15)} 0Q${tenth(reach * 0.4)} -60 ${tenth(reach * 1.15)} ${-96 - (index % 3) * 14}"/>`,
  );
  const stroke = pale ? mix(palette.aPop, palette.aSky, 0.55) : palette.aPop;
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${stroke}" stroke-width="6" stroke-linecap="round">${blades.join('')}</g>`;
}

/** Penstemon: three stems of small bells. */
export function penstemon(palette: Palette, x: number, y: number, scale: number, bells = palette.aMain): string {
  const stem = mix(palette.aSoft, palette.aDark, 0.45);
  const stems = [-24, 0, 22].map((lean, index) => {
    const bell = (n: number) =>
      `<ellipse cx="${lean + (n % 2 ? 9 : -9)}" cy="${-70 - index * 14 - n * 17}" rx="11" ry="8" fill="${bells}"/>`;
    return `<path d="M${tenth(lean * 0.3)} 0Q${tenth(lean * 0.6)} -70 ${lean} ${-140 - index * 14}" stroke="${stem}" stroke-width="6" fill="none"/>${[0, 1, 2, 3, 4].map(bell).join('')}`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale})">${stems.join('')}</g>`;
}

/** Bark and joints of walls: the darkest brown the palette gives. */
export function bark(palette: Palette): string {
  return mix(palette.aDark, palette.aMain, 0.46);
}

/** A shadow-side tone of soil, brown in an earthy palette: `depth` 0 at the surface, 1 deep down. */
export function soil(palette: Palette, depth: number): string {
  return mix(mix(palette.aMain, palette.aSoft, 0.2), bark(palette), depth);
}
