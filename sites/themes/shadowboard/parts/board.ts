import { differenceEuclidean } from 'culori';
import type { Palette, Picture } from '../../../document/document.ts';
import { type DrawnObject, object } from '../../../objects/object.ts';
import { canBe } from '../../../objects/poses.ts';
import { type Skin, skinOf } from '../../../objects/skin.ts';
import { siteColors } from '../../../scenes/site-colors.ts';
import { onGround, tones } from '../../../scenes/tones.ts';

/** An object as a picture of a section. */
export type ObjectPicture = Extract<Picture, { kind: 'object' }>;

/** True if an object can hang on a hook: a tool, not a thing that stands on a bench or on the floor. */
export function hangs(name: string): boolean {
  const drawn = object(name);
  return canBe(drawn, 'hung', 'flat') && !canBe(drawn, 'floor') && drawn.cm < 200;
}

/** The colors that an object wears on a board, where a palette's ground may be as loud as its figures. */
export function boardSkin(drawn: DrawnObject, palette: Palette, outfit: number): Skin {
  const { bg, accent, brand, ink, tint, scheme } = palette;
  const colors = siteColors(palette);
  const apart = (list: string[]) => list.find((color) => distance(color, bg) > leastApart) ?? ink;
  const board = {
    ...colors,
    brand: apart([colors.brand, brand, accent]),
    accent: apart([colors.accent, accent, brand]),
    soft: apart([colors.soft, tint, colors.paper]),
  };
  return {
    ...skinOf(drawn, onGround(tones(board), scheme === 'dark' ? 'deep' : 'paper'), scheme === 'dark' ? 'deep' : 'paper', outfit),
    ground: 'var(--band-bg,var(--bg))',
    'ground-shade': 'var(--shade)',
  };
}

const distance = differenceEuclidean('oklab');
const leastApart = 0.16;
