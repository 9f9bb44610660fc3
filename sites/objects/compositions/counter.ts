import { nth } from '../../scenes/nth.ts';
import { circle, path, rect, repeat, stroke } from '../../scenes/pen.ts';
import type { Ground } from '../../scenes/tones.ts';
import { bricks, pendantLamp, stripes } from '../backdrops.ts';
import type { DrawnObject } from '../object.ts';
import { canBe, forTable, livesOutdoors, tagged } from '../poses.ts';
import { put, putSilhouette, scaleToFit } from '../put.ts';
import { aroundHero, company, row } from '../row.ts';
import { chance, type Stage } from '../stage.ts';
import { birdOn } from '../surprises.ts';

/** A counter from the front: things on it, lamps above, tools on a rail along the tiled wall. */
export const grounds: readonly Ground[] = ['soft', 'brand', 'deep', 'accent'];

export function suits(objects: readonly DrawnObject[], ratio: number): number {
  const [hero] = objects;
  if (!hero || hero.cm > 120 || tagged(hero, 'pet', 'vet', 'faith', 'funeral') || objects.some(livesOutdoors)) return 0;
  const standing = objects.filter((object) => canBe(object, 'table') && object.cm <= 120).length;
  if (!standing || (ratio > 2.3 && standing < 2)) return 0;
  return canBe(hero, 'table', 'flat') && standing > 1 ? 1.2 : 0.6;
}

export function draw(stage: Stage): string {
  const { width, height, tall, panorama, tone, scenery } = stage;
  const top = height * (tall ? 0.62 : 0.64);
  const hanging = stage.objects.filter((object) => canBe(object, 'flat', 'hung') && !canBe(object, 'table'));
  const onTop = forTable(stage.objects.filter((object) => !hanging.includes(object)));
  const objects = onTop.length ? onTop : stage.objects;
  const { drawing, stood } = row(stage, aroundHero(stage, company(objects, tall ? 2 : panorama ? 4 : 3)), {
    left: width * 0.04,
    right: width * (tall ? 1.02 : 0.98),
    foot: top + 4,
    height: height * (tall ? 0.3 : hanging.length ? 0.4 : 0.46),
    depth: 0,
    shadow: 'none',
    claim: 0.96,
  });
  const lamps = lampsOf(stage, hanging.length > 0);
  const seat = stood.find(({ object }) => object === stage.hero);
  return (
    bricks({ x: 0, y: 0, width, height: top }, tone.groundShade) +
    (hanging.length ? rail(stage, hanging, top) : shelfOfJars(stage)) +
    lamps.map((x) => pendantLamp(width * x, height * (hanging.length ? 0.14 : 0.2) + 26, 0.86, scenery.line, tone.pop)).join('') +
    rect(0, top - 26, width, 30, tone.groundShade) +
    drawing +
    counter(stage, top) +
    (seat && !seat.lies && chance(stage, 0.35) ? birdOn(stage, seat, 0.7) : '')
  );
}

/** Lamps keep clear of the rail and of the jars. */
function lampsOf({ wide, panorama, first }: Stage, hasRail: boolean): readonly number[] {
  if (hasRail && wide) return panorama ? [0.1, 0.9] : [0.16, 0.84];
  const free = panorama ? [0.08, 0.24, 0.4] : wide ? [0.14, 0.38] : [0.24];
  return first ? free : free.map((x) => 1 - x);
}

/** Tools on hooks. */
function rail(stage: Stage, hanging: readonly DrawnObject[], top: number): string {
  const { width, height, tall, panorama, wide, scenery, first } = stage;
  const y = height * (tall ? 0.16 : 0.08);
  const places = tall
    ? [0.3, 0.7]
    : panorama
      ? [0.28, 0.4, 0.62, 0.74]
      : wide
        ? [0.36, 0.5, 0.64]
        : [first ? 0.5 : 0.2, first ? 0.76 : 0.46];
  const used = places.slice(0, Math.max(hanging.length, 2));
  const things = used.map((place, index) => {
    const object = nth(hanging, index % hanging.length);
    const scale = scaleToFit(object, width * (panorama ? 0.11 : wide ? 0.16 : 0.26), (top - y) * 0.38);
    return (
      stroke(path`M${width * place} ${y}v18`, scenery.line, 5) +
      put(stage, object, { x: width * place, foot: y + 14 + object.height * scale, scale, outfit: (index + first) % 2 })
    );
  });
  const [start, end] = [nth(used, 0) - 0.08, nth(used, used.length - 1) + 0.08];
  return stroke(path`M${width * start} ${y}H${width * end}`, scenery.line, 9) + things.join('');
}

function shelfOfJars({ width, height, tall, tone, scenery, first }: Stage): string {
  const y = height * (tall ? 0.26 : 0.24);
  const [left, right] = first ? [width * 0.5, width * 1.02] : [-10, width * 0.5];
  const jars = repeat(Math.floor((right - left) / 62), (index) => {
    const [x, tallness] = [left + 34 + index * 62, index % 3 === 1 ? 40 : 54];
    return index % 4 === 2
      ? circle(x, y - 20, 21, scenery.veil)
      : rect(x - 19, y - tallness, 38, tallness, index % 2 ? scenery.veil : scenery.near, 6) +
          rect(x - 22, y - tallness - 6, 44, 12, scenery.frontShade, 3);
  });
  return jars + rect(left, y, right - left, 12, tone.dark ? tone.brandMid : scenery.front, 2);
}

/** Slab, front and the hero as an emblem on it. */
function counter(stage: Stage, top: number): string {
  const { width, height, tone, scenery, hero } = stage;
  const body = top + 26;
  const isBar = tagged(hero, ...withStools);
  const [x, y, radius] = [width / 2, (height + body) / 2 + 4, (height - body) * 0.4];
  const scale = scaleToFit(hero, radius * 1.36, radius * 1.36);
  return (
    rect(0, body, width, height - body, scenery.front) +
    (isBar ? panels(stage, body) : drawers(stage, body)) +
    circle(x, y, radius, tone.pop === scenery.front ? tone.brand : tone.pop) +
    putSilhouette(stage, hero, { x, foot: y + (hero.height * scale) / 2, scale }, tone.on === 'brand' ? tone.brand : scenery.frontShade) +
    rect(-5, top, width + 10, 26, tone.dark ? tone.paper : tone.deep) +
    rect(0, body, width, 10, scenery.frontShade) +
    (isBar ? stools(stage) : '')
  );
}

/** Where guests sit at the counter. */
const withStools = ['food', 'drink', 'coffee', 'cafe', 'beer', 'wine', 'tea', 'bakery', 'icecream', 'bar'];

function panels({ width, height, scenery }: Stage, top: number): string {
  return stripes({ x: 0, y: top, width, height: height - top }, 46, 4, scenery.frontShade);
}

/** Two rows of drawers with round knobs. */
function drawers({ width, height, tall, tone, scenery }: Stage, top: number): string {
  const across = width / Math.round(width / (tall ? 180 : 150));
  const middle = (top + height) / 2 + 8;
  const joints = repeat(Math.round(width / across) - 1, (index) => path`M${(index + 1) * across} ${top}V${height}`);
  const knobs = [(top + 10 + middle) / 2, (middle + height) / 2].map((y) => path`M${across / 2} ${y}H${width}`).join('');
  return (
    stroke(`${joints}${path`M0 ${middle}H${width}`}`, scenery.frontShade, 5) +
    stroke(knobs, tone.pop === scenery.front ? tone.brand : tone.pop, 15, ` stroke-dasharray="0 ${across}"`)
  );
}

function stools({ width, height, tall, wide, panorama, tone }: Stage): string {
  const places = tall ? [0.14] : panorama ? [0.1, 0.22, 0.78, 0.9] : wide ? [0.12, 0.26, 0.88] : [0.14, 0.86];
  const color = tone.dark ? tone.deep : tone.on === 'accent' ? tone.paper : tone.soft;
  const seat = height * 0.82;
  return (
    stroke(places.map((x) => path`M${width * x} ${seat}V${height + 10}M${width * x - 30} ${height * 0.96}h60`).join(''), color, 9) +
    places.map((x) => rect(width * x - 42, seat - 8, 84, 20, color, 10)).join('')
  );
}
