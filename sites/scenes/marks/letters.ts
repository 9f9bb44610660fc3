import { path, tenth, thousandth } from '../pen.ts';

/** A letter drawn as one stroke skeleton, centered on a point, so no font is needed. Characters without a skeleton become an arch. */
export function letter(character: string, x: number, y: number, height: number, color: string, thickness: number): string {
  const [width, skeleton] = skeletonOf(character);
  const scale = Math.min(height / 80, (height * 1.02) / (width + 14));
  const moved = path`translate(${x - (width * scale) / 2} ${y - (scale * 80) / 2})`;
  return `<g transform="${moved} scale(${thousandth(scale)})"><path d="${skeleton}" stroke="${color}" stroke-width="${tenth(thickness / scale)}" stroke-linecap="butt" stroke-linejoin="miter"/></g>`;
}

/** Width of a letter's skeleton where its height is 80. */
export function letterWidth(character: string): number {
  return skeletonOf(character)[0];
}

/** The initials of a business as drawable characters, one or two; '' is a character without a skeleton. */
export function initials(name: string): [string] | [string, string] {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}']+/u)
    .map((word) => word.replace(/^'+/, ''))
    .filter((word) => word && !/^(THE|AND|OF|LLC|INC|CO)$/.test(word));
  const [first, second] = words.map((word) => drawable([...word][0] ?? ''));
  return second ? [first ?? '', second] : [first ?? ''];
}

function drawable(character: string): string {
  const latin = lookalikes[character] ?? character;
  return latin in skeletons ? latin : '';
}

function skeletonOf(character: string): readonly [width: number, data: string] {
  return skeletons[character] ?? arch;
}

/** Latin letters that do not decompose into a base letter and a mark. */
const lookalikes: Record<string, string> = { Æ: 'A', Đ: 'D', Ð: 'D', Ħ: 'H', Ł: 'L', Ø: 'O', Œ: 'O', Þ: 'P', ẞ: 'S' };

const arch = [80, 'M0 80V40a40 40 0 0 1 80 0V80M27 80V40a13 13 0 0 1 26 0V80'] as const;

const skeletons: Record<string, readonly [width: number, data: string]> = {
  A: [60, 'M0 80L30 0L60 80M12 52H48'],
  B: [56, 'M0 40H36a20 20 0 0 1 0 40H0V0H32a20 20 0 0 1 0 40'],
  C: [70, 'M70 14A40 40 0 1 0 70 66'],
  D: [66, 'M0 0H26a40 40 0 0 1 0 80H0z'],
  E: [48, 'M48 0H0V80H48M0 40H42'],
  F: [48, 'M48 0H0V80M0 40H42'],
  G: [76, 'M70 14A40 40 0 1 0 80 42H46'],
  H: [58, 'M0 0V80M58 0V80M0 40H58'],
  I: [0, 'M0 0V80'],
  J: [42, 'M42 0V58a21 21 0 0 1-42 0'],
  K: [56, 'M0 0V80M54 0L0 46M20 30L56 80'],
  L: [46, 'M0 0V80H46'],
  M: [72, 'M0 80V0L36 52L72 0V80'],
  N: [60, 'M0 80V0L60 80V0'],
  O: [80, 'M40 0a40 40 0 1 1 0 80a40 40 0 1 1 0-80z'],
  P: [54, 'M0 80V0H30a23 23 0 0 1 0 46H0'],
  Q: [80, 'M40 0a40 40 0 1 1 0 80a40 40 0 1 1 0-80zM48 50L78 82'],
  R: [56, 'M0 80V0H30a22 22 0 0 1 0 44H0M28 44L56 80'],
  S: [54, 'M52 16C48 4 38 0 27 0C12 0 3 9 3 20C3 46 53 34 53 60C53 72 42 80 28 80C14 80 4 74 0 62'],
  T: [60, 'M0 0H60M30 0V80'],
  U: [56, 'M0 0V52a28 28 0 0 0 56 0V0'],
  V: [60, 'M0 0L30 80L60 0'],
  W: [92, 'M0 0L23 80L46 20L69 80L92 0'],
  X: [58, 'M0 0L58 80M58 0L0 80'],
  Y: [60, 'M0 0L30 40L60 0M30 40V80'],
  Z: [54, 'M0 0H54L0 80H54'],
  0: [56, 'M28 0a28 28 0 0 1 28 28V52a28 28 0 0 1-56 0V28a28 28 0 0 1 28-28z'],
  1: [24, 'M0 14L24 0V80'],
  2: [52, 'M2 22A26 22 0 1 1 46 36L0 80H54'],
  3: [50, 'M2 8Q14 0 26 0A20 20 0 0 1 26 40A20 20 0 0 1 24 80Q10 80 0 70'],
  4: [56, 'M42 80V0L0 56H56'],
  5: [50, 'M46 0H8L4 38A26 24 0 1 1 2 72'],
  6: [52, 'M40 0L6 40M26 28a26 26 0 1 1 0 52a26 26 0 1 1 0-52z'],
  7: [52, 'M0 0H52L18 80'],
  8: [52, 'M26 0a20 19 0 1 1 0 38a20 19 0 1 1 0-38zM26 38a26 21 0 1 1 0 42a26 21 0 1 1 0-42z'],
  9: [52, 'M12 80L46 40M26 0a26 26 0 1 1 0 52a26 26 0 1 1 0-52z'],
};
