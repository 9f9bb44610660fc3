import { wcagContrast } from 'culori';
import { object } from '../objects/object.ts';
import { circle, clip, fill, place, rect, repeat, ring } from '../scenes/pen.ts';
import type { LogoColors } from './colors.ts';
import type { LogoFace } from './face.ts';
import type { Initials } from './initials.ts';
import { drawn, fitted, heightOf, type Lettering, letter, reachBelow, widthOf } from './lettering.ts';
import { filled, type Room, type Shape, type ShapeName, shapes } from './shapes.ts';
import { stencil } from './stencil.ts';

export interface MarkParts {
  face: LogoFace;
  initials: Initials;
  shape: ShapeName;
  colors: LogoColors;
  /** Unique on the page. */
  id: string;
  pick: <T>(list: readonly [T, ...T[]]) => T;
}

/** One or two initials on a shape. Nothing if the name has none that can be set. */
export function initialsMark({ face, initials, shape: name, colors, id, pick }: MarkParts): string | undefined {
  const shape = shapes[name];
  const { ground, figure, second } = colors;
  const [first, other] = initials.letters.map((one) => letter(face, one));
  if (!first) return undefined;
  if (!other) {
    const treatment = pick(['plain', 'cut', 'rim'] as const);
    if (treatment === 'cut' && holds(colors)) return halves(first, shape, colors, id, pick);
    const rimmed = treatment === 'rim' && name === 'circle';
    const share = rimmed ? 0.66 : 0.86;
    return (
      filled(shape, ground) +
      (rimmed ? rim(second) : '') +
      fitted(first, shape.x, shape.y, shape.width * share, shape.height * share, figure)
    );
  }
  const sign = initials.joined ? letter(face, '&') : undefined;
  if (sign) return filled(shape, ground) + joined([first, sign, other], shape, colors);
  const pair = letter(face, initials.letters.join(''), -10) ?? first;
  const treatment = pick(['plain', 'laced', 'laced', 'ruled'] as const);
  if (treatment === 'laced') return filled(shape, ground) + laced(first, other, shape, colors);
  if (treatment === 'ruled') return filled(shape, ground) + ruled(pair, shape, colors);
  return filled(shape, ground) + fitted(pair, shape.x, shape.y, Math.min(shape.width, shape.diagonal * 0.84), shape.height * 0.7, figure);
}

/** A thing of the trade as a sign of two colors on a shape. What is long and thin leans, as it would lie in a hand. */
export function objectMark(name: string, { shape, colors, pick }: Pick<MarkParts, 'shape' | 'colors' | 'pick'>): string {
  const { x, y, width, height, diagonal, data } = shapes[shape];
  const thing = object(name);
  const rimmed = shape === 'circle' && pick([true, false]);
  const share = rimmed ? 0.92 : 1.04;
  const leans = thing.height > thing.width * 2.6 && !thing.oneWay && !thing.poses.includes('floor');
  const tilt = leans ? 38 : 0;
  const [cos, sin] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)];
  const [wide, tall] = [thing.width * cos + thing.height * sin, thing.width * sin + thing.height * cos];
  const longest = leans ? thing.height + thing.width * 0.2 : Math.hypot(wide, tall);
  const scale = share * Math.min(width / wide, height / tall, diagonal / longest);
  const foot = (thing.height * scale) / 2;
  const sign = place(x - foot * sin, y + foot * cos, scale, stencil(thing, colors), tilt);
  return fill(data, colors.ground) + (rimmed ? rim(colors.second) : '') + sign;
}

type Treatment = (first: Lettering, shape: ShapeName, colors: LogoColors, id: string) => string;

/** One large initial: before a rising sun, on a seal, over speed lines, with a full stop. */
export function letterMark({ face, initials, shape, colors, id, pick }: MarkParts): string | undefined {
  const [initial = ''] = initials.letters;
  const first = letter(face, initial);
  const treatments: [Treatment, ...Treatment[]] = [sunrise, sealed, stopped];
  if (/[ABDEFHKLMNPRUWXZ]/.test(initial)) treatments.push(lined);
  return first && pick(treatments)(first, shape, colors, id);
}

/** The ground changes at the middle, and the letter with it. */
function halves(first: Lettering, shape: Shape, { ground, figure, second }: LogoColors, id: string, pick: MarkParts['pick']): string {
  const half = pick(['M0 50H100V100H0z', 'M50 0H100V100H50z', 'M100 0V100H0z']);
  const of = (color: string) => fitted(first, shape.x, shape.y, shape.width * 0.92, shape.height * 0.92, color);
  return filled(shape, ground) + of(figure) + clip(id, half, filled(shape, second) + of(ground));
}

/** Whether a letter in the color of the ground can be read on the second color, and that color can be seen on white paper. */
function holds({ ground, second }: LogoColors): boolean {
  return wcagContrast(second, ground) >= 3 && wcagContrast(second, '#ffffff') >= 1.35;
}

/**
 * Two letters, the second lower and as close as the ink of the first allows, under a T's arm but never over a leg: an R
 * whose leg a D covers is read as an F or a P.
 */
function laced(first: Lettering, other: Lettering, { x, y, width, height, diagonal }: Room, colors: LogoColors): string {
  const [a, b, tall, low] = [widthOf(first), widthOf(other), heightOf(first), heightOf(other)];
  const drop = tall * 0.24;
  const gap = tall * 0.08;
  const beside = Math.max(a * 0.6, reachBelow(first, first.ink.top + drop - gap) + gap);
  const [whole, high] = [Math.max(a, beside + b), Math.max(tall, drop + low)];
  const scale = Math.min((width * 1.02) / whole, (height * 1.02) / high, diagonal / Math.hypot(whole, high));
  const [left, top] = [x - (whole * scale) / 2, y - (high * scale) / 2];
  const at = [left + beside * scale, top + drop * scale - other.ink.top * scale, scale * 1000] as const;
  return drawn(first, left, top - first.ink.top * scale, scale * 1000, letterColor(colors)) + drawn(other, ...at, colors.figure);
}

/** A letter has the second color only if it can be read on the ground. */
function letterColor({ ground, figure, second }: LogoColors): string {
  return wcagContrast(second, ground) >= 3 ? second : figure;
}

/** Letters between two rules. */
function ruled(pair: Lettering, { x, y, width, height, diagonal }: Room, { figure, second }: LogoColors): string {
  const wide = Math.min(width * 0.9, diagonal * 0.74);
  const scale = Math.min(wide / widthOf(pair), (height * 0.56) / heightOf(pair));
  const tall = heightOf(pair) * scale;
  const rule = (middle: number) => rect(x - (widthOf(pair) * scale) / 2, middle - 2, widthOf(pair) * scale, 4, second);
  return rule(y - tall / 2 - 9) + fitted(pair, x, y, wide, tall, figure) + rule(y + tall / 2 + 9);
}

/** Two letters with a small ampersand between them. */
function joined(letters: [Lettering, Lettering, Lettering], { x, y, width, height, diagonal }: Room, colors: LogoColors): string {
  const [first, sign, other] = letters;
  const { figure } = colors;
  const small = 0.6;
  const tall = Math.max(heightOf(first), heightOf(other));
  const gap = tall * 0.06;
  const [a, middle, b] = [widthOf(first), widthOf(sign) * small, widthOf(other)];
  const whole = a + middle + b + 2 * gap;
  const scale = Math.min((width * 1.12) / whole, (height * 0.72) / tall, (diagonal * 0.96) / Math.hypot(whole, tall));
  const [left, base] = [x - (whole * scale) / 2, y + (tall * scale) / 2];
  return (
    drawn(first, left, base, scale * 1000, figure) +
    drawn(sign, left + (a + gap) * scale, base - (tall - heightOf(sign) * small) * scale * 0.5, scale * small * 1000, letterColor(colors)) +
    drawn(other, left + (a + middle + 2 * gap) * scale, base, scale * 1000, figure)
  );
}

/** The letter stands on a horizon, half a sun behind it. */
function sunrise(first: Lettering, shape: ShapeName, { ground, figure, second }: LogoColors, id: string): string {
  const scale = Math.min(48 / heightOf(first), 54 / widthOf(first));
  const at = [50 - (widthOf(first) * scale) / 2, 70 - first.ink.bottom * scale, scale * 1000] as const;
  const water = repeat(3, (index) => rect(0, 74.5 + index * 8.5, 100, 4.5, second));
  const scene = fill('M10 70a40 40 0 0 1 80 0z', second) + water;
  return (
    filled(shapes[shape], ground) +
    clip(id, shapes[shape].data, scene) +
    drawn(first, ...at, ground, ` stroke="${ground}" stroke-width="${Math.round(6 / scale)}"`) +
    drawn(first, ...at, figure)
  );
}

/** On a seal with a rim. */
function sealed(first: Lettering, shape: ShapeName, { ground, figure, second }: LogoColors): string {
  const edge = shape === 'square' || shape === 'octagon' || shape === 'hexagon' ? shapes.burst : shapes.seal;
  return filled(edge, ground) + ring(50, 50, 36.5, second, 2.6) + fitted(first, 50, 50, 42, 40, figure);
}

/** Its lower half cut by lines that grow. */
function lined(first: Lettering, shape: ShapeName, { ground, figure }: LogoColors): string {
  const { x, y, width, height } = shapes[shape];
  const [wide, tall] = [width * 0.94, height * 0.94];
  const foot = y + (heightOf(first) * Math.min(wide / widthOf(first), tall / heightOf(first))) / 2;
  const lines = repeat(4, (index) => rect(x - 40, foot - 6.4 - index * 8.2, 80, 3.9 - index * 0.75, ground));
  return filled(shapes[shape], ground) + fitted(first, x, y, wide, tall, figure) + lines;
}

/** A letter and a full stop in the second color. */
function stopped(first: Lettering, shape: ShapeName, { ground, figure, second }: LogoColors): string {
  const { x, y, width, height } = shapes[shape];
  const dot = 7.5;
  const scale = Math.min((width * 0.92 - 2 * dot - 3) / widthOf(first), (height * 0.86) / heightOf(first));
  const [wide, tall] = [widthOf(first) * scale, heightOf(first) * scale];
  const left = x - (wide + 3 + 2 * dot) / 2;
  return (
    filled(shapes[shape], ground) +
    drawn(first, left, y + tall / 2 - first.ink.bottom * scale, scale * 1000, figure) +
    circle(left + wide + 3 + dot, y + tall / 2 - dot, dot, second)
  );
}

function rim(color: string): string {
  return ring(50, 50, 42.2, color, 2.4);
}
