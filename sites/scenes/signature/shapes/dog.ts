import type { Palette } from '../../../document/document.ts';
import { natural } from './natural.ts';
import { mix } from './tones.ts';

export interface Coat {
  fur: string;
  ear: string;
}

export interface DogLook {
  coat?: Coat;
  collar?: string;
  foam?: boolean;
  tongue?: boolean;
  /** Degrees, clockwise. */
  tilt?: number;
}

/** The tan dog with brown ears that lives in the van. */
export function tanCoat(palette: Palette): Coat {
  return { fur: natural(palette, 0.895, 0.06, 78), ear: natural(palette, 0.56, 0.11, 55) };
}

/** A dog's head facing us, about 160 units wide at scale 1, centered on x and y. */
export function dogHead(palette: Palette, x: number, y: number, scale: number, look: DogLook = {}): string {
  const { fur, ear } = look.coat ?? tanCoat(palette);
  const light = mix(palette.aLight, fur, 0.06);
  const nose = palette.aDark;
  return `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${look.tilt ?? 0})"><path d="M-62-40C-104-44-112 20-92 62c16 22 40 4 44-24zM62-40C104-44 112 20 92 62 76 84 52 66 48 38z" fill="${ear}"/><path d="M0-74c48 0 72 34 70 74-2 44-30 70-70 70s-68-26-70-70c-2-40 22-74 70-74z" fill="${fur}"/><path d="M-14-72c-14 20-16 50-6 74h40c10-24 8-54-6-74-8-2-20-2-28 0z" fill="${light}" opacity=".8"/>${
    look.tongue === false
      ? ''
      : `<path d="M-16 46h34v26a17 17 0 0 1-34 0z" fill="${palette.aPop}"/><path d="M1 50v22" stroke="${mix(palette.aPop, palette.aDark, 0.25)}" stroke-width="4"/>`
  }<path d="M-40 26c0-24 16-34 40-34s40 10 40 34-18 32-40 32-40-8-40-32z" fill="${light}"/><path d="M-17 4h34c4 14-8 22-17 22S-21 18-17 4z" fill="${nose}"/><path d="M0 26v12M-18 40c10 8 14 2 18-2 4 4 8 10 18 2" stroke="${nose}" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="-32" cy="-14" r="9" fill="${nose}"/><circle cx="32" cy="-14" r="9" fill="${nose}"/><circle cx="-29" cy="-17" r="3" fill="${light}"/><circle cx="35" cy="-17" r="3" fill="${light}"/>${look.foam ? foam(palette) : ''}</g>`;
}

/** A whole dog sitting on y, about 220 units tall at scale 1 without the head's top. */
export function sittingDog(palette: Palette, x: number, y: number, scale: number, look: DogLook = {}): string {
  const coat = look.coat ?? tanCoat(palette);
  const light = mix(palette.aLight, coat.fur, 0.06);
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M62-30c40 6 66-16 62-50" stroke="${coat.ear}" stroke-width="22" stroke-linecap="round" fill="none"/><path d="M-66 0c-10-70 10-150 66-150S76-70 66 0z" fill="${coat.fur}"/><path d="M-30 0c-4-40 4-110 30-110S34-40 30 0z" fill="${light}" opacity=".75"/><rect x="-44" y="-80" width="30" height="80" rx="15" fill="${coat.fur}"/><rect x="14" y="-80" width="30" height="80" rx="15" fill="${coat.fur}"/><path d="M-48-4a16 12 0 0 1 34 0v4h-34zM14-4a16 12 0 0 1 34 0v4H14z" fill="${light}"/><path d="M-46-146h92" stroke="${look.collar ?? palette.aPop}" stroke-width="16" stroke-linecap="round"/><circle cx="0" cy="-132" r="11" fill="${palette.aSoft}"/></g>${dogHead(palette, x, y - 198 * scale, scale * 0.92, { ...look, coat })}`;
}

function foam(palette: Palette): string {
  return `<g fill="${palette.aLight}"><circle cx="-34" cy="-72" r="24"/><circle cx="0" cy="-86" r="32"/><circle cx="34" cy="-72" r="25"/><circle cx="8" cy="-110" r="18"/></g><circle cx="-8" cy="-94" r="7" fill="${palette.aSky}"/><circle cx="28" cy="-78" r="5" fill="${palette.aSky}"/>`;
}
