import { nth } from '../../scenes/nth.ts';
import { star } from '../../scenes/parts/star.ts';
import { circle, path, stroke } from '../../scenes/pen.ts';
import type { Ground } from '../../scenes/tones.ts';
import type { DrawnObject } from '../object.ts';
import { canBe, tagged } from '../poses.ts';
import { put, scaleToFit } from '../put.ts';
import { company } from '../row.ts';
import { chance, type Stage } from '../stage.ts';
import { bird } from '../surprises.ts';

/** Things that hang from the bars of a mobile, in balance. */
export const grounds: readonly Ground[] = ['soft', 'brand', 'accent'];

/** Trades that take a toy as a joke. */
const playful = [
  'toy',
  'child',
  'daycare',
  'school',
  'music',
  'art',
  'sew',
  'jewel',
  'gift',
  'flower',
  'party',
  'book',
  'clothes',
  'shoes',
  'paper',
  'game',
  'pottery',
  'paint',
  'print',
  'candle',
  'bakery',
  'time',
  'travel',
  'lock',
  'optic',
];

export function suits(objects: readonly DrawnObject[], ratio: number): number {
  const light = objects.filter((object) => object.cm < 100).length;
  const [hero] = objects;
  if (light < 3 || !hero || hero.cm >= 100 || !tagged(hero, ...playful)) return 0;
  return ratio > 2.3 ? 0.6 : canBe(hero, 'hung', 'flat', 'emblem') ? 1 : 0.7;
}

export function draw(stage: Stage): string {
  const { width, height, tall, tone, scenery, variant } = stage;
  const light = stage.objects.filter((object) => object.cm < 160);
  const things = company(light.length ? light : stage.objects, tall ? 4 : stage.panorama ? 5 : stage.wide ? 5 : 4);
  const disc = circle(
    width * (variant === 0 ? 0.5 : variant === 1 ? 0.3 : 0.72),
    height * 0.52,
    Math.min(width, height) * 0.44,
    scenery.veil,
  );
  const stars = [
    [0.08, 0.3],
    [0.93, 0.2],
    [0.5, 0.93],
    [0.9, 0.82],
    [0.06, 0.84],
  ] as const;
  return (
    disc +
    stars.map(([x, y]) => star(width * x, height * y, 13, tone.pop)).join('') +
    (tall ? upright(stage, things) : spread(stage, things))
  );
}

/** One long bar with a thing on each of its strings. */
function spread(stage: Stage, things: readonly DrawnObject[]): string {
  const { width, height, panorama, first } = stage;
  const bar: Bar = { y: height * 0.12, left: width * (panorama ? 0.16 : 0.13), right: width * (panorama ? 0.84 : 0.87) };
  const step = things.length < 2 ? 0 : 1 / (things.length - 1);
  const room = (bar.right - bar.left) * Math.min(0.5, step ? step * 0.94 : 0.5);
  const hung = things.map((object, index) => {
    const share = step ? index * step : 0.5;
    const drop = height * nth(drops, (index + first) % drops.length);
    return onString(stage, object, {
      x: bar.left + (bar.right - bar.left) * share,
      top: bar.y + sag * (2 * share - 1) ** 2,
      drop,
      room: { width: room, height: height * 0.6 - drop * 0.4 },
      index,
    });
  });
  return drawBar(stage, bar) + hung.join('');
}

interface Bar {
  y: number;
  left: number;
  right: number;
}

/** How far the ends of the long bar hang below its middle. */
const sag = 28;

/** Lengths of the strings, as shares of the height. */
const drops = [0.1, 0.26, 0.04, 0.22, 0.12];

function drawBar(stage: Stage, { y, left, right }: Bar): string {
  const { scenery, tone } = stage;
  const middle = (left + right) / 2;
  return (
    stroke(path`M${middle} -10V${y}`, scenery.line, 4) +
    stroke(path`M${left} ${y + sag}Q${middle} ${y - sag} ${right} ${y + sag}`, scenery.line, 10) +
    circle(middle, y, 13, tone.pop) +
    (chance(stage, 0.4) ? bird(stage, left + (right - left) * 0.36, y, 0.7) : '')
  );
}

/** Bars below each other, each with one thing at its end and the next bar at the other. */
function upright(stage: Stage, things: readonly DrawnObject[]): string {
  const { width, height, scenery, tone } = stage;
  const levels = Math.max(1, things.length - 1);
  const step = (height * 0.78) / levels;
  let [x, y] = [width * 0.5, height * 0.06];
  let drawing = stroke(path`M${x} -10V${y}`, scenery.line, 4);
  for (let level = 0; level < levels; level++) {
    const side = level % 2 ? -1 : 1;
    const [reach, rest] = [width * 0.24, width * 0.08];
    const [near, far] = [x - side * reach, x + side * rest];
    const isLast = level === levels - 1;
    const room = { width: width * 0.44, height: step * 0.72 };
    drawing +=
      stroke(path`M${near} ${y + 14}Q${x} ${y - 14} ${far} ${y + 14}`, scenery.line, 9) +
      circle(x, y, 11, tone.pop) +
      onString(stage, nth(things, level), { x: near, top: y + 12, drop: 24, room, index: level }) +
      (isLast && things.length > 1
        ? onString(stage, nth(things, level + 1), { x: far, top: y + 12, drop: step * 0.5, room, index: level + 1 })
        : stroke(path`M${far} ${y + 14}V${y + step}`, scenery.line, 4));
    [x, y] = [far, y + step];
  }
  return drawing;
}

interface Hanging {
  x: number;
  top: number;
  drop: number;
  room: { width: number; height: number };
  index: number;
}

function onString(stage: Stage, object: DrawnObject, { x, top, drop, room, index }: Hanging): string {
  const scale = scaleToFit(object, room.width, room.height);
  return (
    stroke(path`M${x} ${top}v${drop + 6}`, stage.scenery.line, 4) +
    put(stage, object, {
      x,
      foot: top + drop + object.height * scale,
      scale,
      outfit: (stage.objects.indexOf(object) + stage.first) % 2,
      turn: index % 2 ? 4 : -4,
    })
  );
}
