import { nth } from '../scenes/nth.ts';
import type { Ground } from '../scenes/tones.ts';
import type { DrawnObject, Size } from './object.ts';
import { put } from './put.ts';
import { between, chance, type Stage } from './stage.ts';

/** An object that a row has put down. */
export interface Stood {
  object: DrawnObject;
  x: number;
  foot: number;
  scale: number;
  flip: boolean;
  /** It was laid on its side. */
  lies: boolean;
}

export interface RowOptions {
  left: number;
  right: number;
  foot: number;
  /** Of the tallest object, where there is room. */
  height: number;
  /** The ground the row is seen against. */
  on?: Ground;
  /** How far back every other object stands. */
  depth?: number;
  shadow?: 'wall' | 'floor' | 'none';
  shadowColor?: string;
  /** Which share of its width an object claims; below 1 they overlap. */
  claim?: number;
  /** The least longest side of an object, as a share of `height`. The hero's is three quarters or more. */
  least?: number;
}

/** Puts objects side by side, true to each other's size, and answers where. Long flat things are laid on their side. */
export function row(stage: Stage, objects: readonly DrawnObject[], options: RowOptions): { drawing: string; stood: Stood[]; end: number } {
  const { left, right, foot, on, depth = 16, shadow = 'floor', shadowColor, claim = 0.9 } = options;
  const span = right - left;
  const footprints = objects.map((object) => footprint(object, object === stage.hero));
  const scales = sharedScales(footprints, { span, claim, height: options.height, least: options.least ?? (stage.panorama ? 0.6 : 0.42) });
  const widths = footprints.map(({ width }, index) => width * nth(scales, index));
  const free = span - sum(widths) * claim;
  const gap = Math.max(0, Math.min(free / objects.length, span * 0.09));
  let x = left + Math.max(0, free - gap * (objects.length - 1)) * between(stage, 0.2, 0.8);
  const stood: Stood[] = [];
  const layers: { depth: number; drawing: string }[] = [];
  objects.forEach((object, index) => {
    const [width, scale, lies] = [nth(widths, index), nth(scales, index), liesDown(object)];
    const behind = (index + stage.first) % 2 === 1 && object !== stage.hero;
    const at = { x: x + width / 2, foot: foot - (behind ? depth : 0), flip: !lies && chance(stage, 0.4) };
    stood.push({ object, scale, lies, ...at });
    const sunk = lies ? ((object.height - object.width) * scale) / 2 : 0;
    layers.push({
      depth: behind ? 0 : object === stage.hero ? 2 : 1,
      drawing: put(stage, object, {
        ...at,
        foot: at.foot + sunk,
        scale,
        on,
        outfit: outfitOf(stage, object, index),
        turn: lies ? 86 : 0,
        shadow: lies && shadow === 'floor' ? 'wall' : shadow,
        shadowColor,
      }),
    });
    x += width * claim + gap;
  });
  const drawing = layers
    .sort((one, other) => one.depth - other.depth)
    .map((layer) => layer.drawing)
    .join('');
  return { drawing, stood, end: x };
}

/** Neighbors differ in what they wear. Where bytes count, an object wears the same each time it comes, which makes repeats almost free. */
export function outfitOf(stage: Stage, object: DrawnObject, position: number): number {
  return ((stage.thrift ? stage.objects.indexOf(object) : position) + stage.first) % 2;
}

/** The objects with the hero off the middle and the others about it. */
export function aroundHero(stage: Stage, [hero, ...others]: readonly DrawnObject[]): DrawnObject[] {
  if (!hero) return [];
  const position = Math.min(others.length, Math.round(others.length * (chance(stage, 0.5) ? 0.34 : 0.6)));
  return [...others.slice(0, position), hero, ...others.slice(position)];
}

/** The first `wanted` objects, each once: a thing drawn twice in a picture looks like one too few. */
export function company(objects: readonly DrawnObject[], wanted: number): readonly DrawnObject[] {
  return objects.slice(0, wanted);
}

/** A tool that can't stand: on a table it lies on its side. */
export function liesDown({ poses, width, height }: DrawnObject): boolean {
  return poses.includes('flat') && !poses.includes('table') && !poses.includes('floor') && height > width * 1.35;
}

/** The space an object takes in a row. */
interface Footprint extends Size {
  natural: Size;
  isHero: boolean;
}

function footprint(object: DrawnObject, isHero: boolean): Footprint {
  const { width, height, natural } = object;
  if (!liesDown(object)) return { width, height, natural, isHero };
  return { width: height, height: width, natural: { width: natural.height, height: natural.width }, isHero };
}

/** Scales that keep the objects true to each other, the tallest as high as asked for, and all of them within the span. */
function sharedScales(
  footprints: readonly Footprint[],
  { span, claim, height, least }: { span: number; claim: number; height: number; least: number },
): number[] {
  const tallest = Math.max(...footprints.map(({ natural }) => natural.height));
  const widest = footprints.length > 1 ? span * 0.44 : span;
  const scalesAt = (limit: number) =>
    footprints.map(({ width, height: high, natural, isHero }) => {
      const natureScale = ((limit / tallest) * natural.width) / width;
      const leastScale = ((isHero ? Math.max(least, 0.75) : least) * limit) / Math.max(width, high);
      return Math.min(Math.max(natureScale, leastScale), widest / width);
    });
  const full = scalesAt(height);
  const needed = sum(footprints.map(({ width }, index) => width * nth(full, index))) * claim;
  return needed > span ? scalesAt((height * span) / needed) : full;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
