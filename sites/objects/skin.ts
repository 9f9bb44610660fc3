import { lifeColor } from '../scenes/life-colors.ts';
import { nth } from '../scenes/nth.ts';
import { type Ground, mix, onGround, type Tones } from '../scenes/tones.ts';
import type { LifeColors } from './life.ts';
import type { DrawnObject } from './object.ts';

/** What a drawing says in place of colors. */
export const roles = [
  // The object's first color, its shaded part and its highlight, and lines that read on it.
  ...['main', 'shade', 'light', 'line'],
  // The same of its second color.
  ...['second', 'second-shade', 'second-light', 'second-line'],
  // Paper, keys, foam, the skin of a hand, and a color that reads on them.
  ...['paper', 'paper-shade', 'mark', 'mark-shade'],
  // Dark inside the object.
  'dark',
  // What is seen against the backdrop: legs, handles, strings. Then tires, and the backdrop itself.
  ...['frame', 'frame-shade', 'tire', 'tire-shade', 'ground', 'ground-shade'],
] as const;

export type Role = (typeof roles)[number];

/** The colors an object wears. */
export type Skin = Record<Role, string>;

type Cloth = 'brand' | 'deep' | 'accent' | 'paper' | 'soft' | 'mid';
type Outfit = readonly [first: Cloth, second: Cloth];

/** Pairs of colors that read on a ground, in the order in which neighbors take them. */
const outfits: Record<Ground, readonly Outfit[]> = {
  soft: [
    ['brand', 'accent'],
    ['accent', 'brand'],
    ['paper', 'brand'],
    ['deep', 'accent'],
  ],
  paper: [
    ['brand', 'accent'],
    ['accent', 'brand'],
    ['deep', 'accent'],
    ['soft', 'brand'],
  ],
  brand: [
    ['accent', 'paper'],
    ['paper', 'accent'],
    ['soft', 'accent'],
    ['deep', 'accent'],
  ],
  deep: [
    ['accent', 'paper'],
    ['paper', 'accent'],
    ['mid', 'accent'],
    ['soft', 'accent'],
  ],
  accent: [
    ['brand', 'paper'],
    ['paper', 'brand'],
    ['deep', 'soft'],
    ['soft', 'brand'],
  ],
};

/** Which outfits of a ground are light enough for pale objects. */
const paleOutfits: Record<Ground, readonly number[]> = { soft: [1, 2], paper: [1, 3], brand: [0, 1], deep: [0, 1], accent: [1, 3] };

/** What an object wears on a ground. Counted round, so neighbors that count up differ. */
export function skinOf(worn: Pick<DrawnObject, 'pale' | 'life'>, tones: Tones, on: Ground, count: number): Skin {
  const list = outfits[on];
  // In its colors of life, a pale object needs no pale outfit, which would give it a plate in the color of the ground.
  const pale = worn.pale && !worn.life?.main;
  const outfit = nth(list, pale ? nth(paleOutfits[on], count % 2) : count % list.length);
  return worn.life ? dressedInLife(skin(tones, on, outfit), worn.life, tones.brand) : skin(tones, on, outfit);
}

/** A skin with the colors that a thing has in life: it and its frame are seen on the ground, and its second color on the first. */
function dressedInLife(worn: Skin, life: LifeColors, brand: string): Skin {
  const colored: Skin = { ...worn };
  const around = { ground: worn.ground, brand };
  if (life.main) [colored.main, colored.shade, colored.light, colored.line] = lifeColor(life.main, around);
  const touching = { ...around, seen: 1.25, touches: colored.main };
  if (life.second)
    [colored.second, colored['second-shade'], colored['second-light'], colored['second-line']] = lifeColor(life.second, touching);
  if (life.paper) [colored.paper, colored['paper-shade']] = lifeColor(life.paper, { ...touching, seen: 1.15 });
  if (life.mark) [colored.mark, colored['mark-shade']] = lifeColor(life.mark, { ...around, seen: 1, touches: colored.paper });
  if (life.dark) [colored.dark] = lifeColor(life.dark, { ...around, seen: 1 });
  if (life.frame) [colored.frame, colored['frame-shade']] = lifeColor(life.frame, around);
  return colored;
}

/** A drawing in the colors of a skin. */
export function paint(drawing: string, colors: Skin): string {
  return drawing.replace(/(fill|stroke)="([a-z-]+)"/g, (whole, attribute, role: Role) =>
    colors[role] ? `${attribute}="${colors[role]}"` : whole,
  );
}

/** The shape of an object in one color. */
export function silhouette({ outer }: Pick<DrawnObject, 'outer'>, color: string): string {
  const shapes = outer.replace(/<(?:path|circle|ellipse|rect|g)\b[^>]*>/g, (element) => inOneColor(element, color));
  return `<g fill="${color}">${shapes}</g>`;
}

/** Filled shapes take their color from the group around them, which saves bytes. Lines say theirs. */
function inOneColor(element: string, color: string): string {
  const lined = / stroke="(?!none)/.test(element);
  const filled = / fill="(?!none)/.test(element);
  if (!lined) return element.replace(/ fill="(?!none)[a-z-]+"/, '');
  return element.replace(/ fill="[a-z-]+"/, '').replace(/ stroke="[a-z-]+"/, ` stroke="${color}"${filled ? '' : ' fill="none"'}`);
}

function skin(tones: Tones, on: Ground, [first, second]: Outfit): Skin {
  const ground = onGround(tones, on);
  const darker = mix(tones.deep, tones.ink, 0.55);
  const cloths = clothsOf(tones, darker);
  const [main, shade, light, line] = cloths[first];
  const [other, otherShade, otherLight, otherLine] = cloths[second];
  const [mark, markShade] = cloths[isPale(second) ? (isPale(first) ? 'brand' : first) : second];
  const paperIsSoft = first === 'paper' || (on === 'paper' && first !== 'soft');
  return {
    main,
    shade,
    light,
    line,
    second: other,
    'second-shade': otherShade,
    'second-light': otherLight,
    'second-line': otherLine,
    paper: paperIsSoft ? tones.soft : tones.paper,
    'paper-shade': paperIsSoft ? tones.softDeep : tones.softShade,
    mark,
    'mark-shade': markShade,
    dark: first === 'deep' ? darker : tones.deep,
    frame: ground.dark ? (first === 'soft' ? tones.brandMid : tones.soft) : tones.deep,
    'frame-shade': ground.dark ? tones.brandMid : darker,
    tire: on === 'deep' ? tones.brand : tones.deep,
    'tire-shade': ground.dark ? tones.brandLight : tones.brand,
    ground: ground.ground,
    'ground-shade': ground.groundShade,
  };
}

/** Each cloth with its shaded part, its highlight, and a color for lines on it. */
function clothsOf(tones: Tones, darker: string): Record<Cloth, readonly [string, string, string, string]> {
  return {
    brand: [tones.brand, tones.deep, tones.brandLight, tones.soft],
    deep: [tones.deep, darker, tones.brandLight, tones.accent],
    accent: [tones.accent, tones.accentShade, tones.accentLight, tones.deep],
    paper: [tones.paper, tones.softShade, tones.soft, tones.brand],
    soft: [tones.soft, tones.softDeep, tones.paper, tones.deep],
    mid: [tones.brandLight, tones.brand, tones.brandMid, tones.deep],
  };
}

function isPale(cloth: Cloth): boolean {
  return cloth === 'paper' || cloth === 'soft';
}
