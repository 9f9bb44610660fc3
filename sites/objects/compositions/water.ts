import { nth } from '../../scenes/nth.ts';
import { circle, fill, path, rect, repeat, ring, stroke } from '../../scenes/pen.ts';
import type { Ground } from '../../scenes/tones.ts';
import type { DrawnObject } from '../object.ts';
import { canBe, isBig, tagged } from '../poses.ts';
import { type Placing, put, scaleToFit } from '../put.ts';
import { between, chance, type Stage } from '../stage.ts';
import { bird } from '../surprises.ts';

/** Boats and floats on the water, fish and the anchor under it. For pools, the water is in a tiled basin. */
export const grounds: readonly Ground[] = ['soft', 'accent', 'brand'];

export function suits(objects: readonly DrawnObject[]): number {
  const [hero] = objects;
  if (!hero) return 0;
  if (isBoat(hero) || isPool(hero)) return 1.7;
  if (sinks(hero)) return 1;
  return objects.some((object) => isBoat(object) || isPool(object)) ? 0.5 : 0;
}

export function draw(stage: Stage): string {
  const { width, height, tall } = stage;
  const line = height * (tall ? 0.5 : 0.54);
  const isBasin = tagged(stage.hero, 'pool', 'swim');
  const floating = stage.objects.filter((object) => !isPool(object) && staysUp(object));
  const under = stage.objects.filter((object) => sinks(object));
  const ashore = stage.objects.filter((object) => !isPool(object) && !staysUp(object) && !sinks(object));
  return (
    (isBasin ? poolside(stage, line) : horizon(stage, line)) +
    onTheEdge(stage, ashore, line, isBasin) +
    afloat(stage, floating, line) +
    water(stage, line, isBasin) +
    below(stage, under, line) +
    (isBasin ? dipped(stage, ashore, line) : '') +
    (isBasin ? ladder(stage, line) : '') +
    (chance(stage, 0.4) ? bird(stage, width * 0.08, line - (isBasin ? 26 : 60), 0.8, true) : '')
  );
}

function horizon(stage: Stage, line: number): string {
  const { width, height, tone, scenery } = stage;
  const x = width * between(stage, 0.2, 0.8);
  const radius = Math.min(width, height) * 0.27;
  const shore = path`M0 ${line}V${line - 36}Q${width * 0.18} ${line - 84} ${width * 0.36} ${line - 26}T${width * 0.62} ${line - 14}T${width} ${line - 52}V${line}z`;
  return (
    circle(x, line - radius * 0.36, radius, tone.pop) +
    fill(shore, tone.dark ? tone.groundLight : tone.groundShade) +
    rect(0, line - 12, width, 30, tone.dark ? tone.brandLight : scenery.veil)
  );
}

/** A wall, a palm's leaves and the coping of a pool. */
function poolside({ width, height, tone, scenery, variant }: Stage, line: number): string {
  const sun = circle(width * (variant === 1 ? 0.24 : 0.76), line * 0.42, Math.min(width, height) * 0.15, tone.pop);
  const hedge = repeat(Math.ceil(width / 90) + 1, (index) => circle(index * 90, line - 62 - (index % 2) * 14, 58, tone.groundShade));
  return (
    sun +
    hedge +
    rect(0, line - 60, width, 40, tone.groundShade) +
    rect(0, line - 30, width, 40, scenery.front) +
    rect(0, line - 30, width, 9, scenery.frontShade)
  );
}

function afloat(stage: Stage, floating: readonly DrawnObject[], line: number): string {
  const { width, tall, wide, panorama, first } = stage;
  const places = tall ? [0.5, 0.86] : panorama ? [0.4, 0.74, 0.1] : wide ? [0.42, 0.8] : [0.48, 0.88];
  return floating
    .slice(0, places.length)
    .map((object, index) => {
      const share = index ? 0.46 : 1;
      const upright = !canBe(object, 'flat') || object.height < object.width * 1.35;
      const [across, high] = upright ? [object.width, object.height] : [object.height, object.width];
      const scale = Math.min((width * (tall ? 0.94 : panorama ? 0.44 : wide ? 0.52 : 0.74) * share) / across, (line * 0.9 * share) / high);
      const sunk = high * scale * (canBe(object, 'floor') && upright ? 0.1 : 0.34) + ((object.height - high) * scale) / 2;
      return put(stage, object, {
        x: width * nth(places, index),
        foot: line + sunk + index * 10,
        scale,
        outfit: (index + first) % 2,
        turn: upright ? (canBe(object, 'flat', 'hung') ? -8 : 0) : 84,
        shadow: 'none',
      });
    })
    .reverse()
    .join('');
}

function water(stage: Stage, line: number, isBasin: boolean): string {
  const { width, height, tone, scenery } = stage;
  const crest = 40;
  const waves = repeat(Math.ceil(width / crest / 2) + 1, () => `q${crest / 2} -9 ${crest} 0t${crest} 0`);
  const body = fill(`${path`M0 ${line}`}${waves}V${height}H0z`, scenery.near);
  const glints = repeat(
    5,
    (index) => path`M${width * ((index * 0.23 + 0.06) % 1)} ${line + 22 + (index % 3) * 13}h${34 + (index % 2) * 30}`,
  );
  if (!isBasin) {
    const deep = path`M0 ${height * 0.84}Q${width * 0.3} ${height * 0.78} ${width * 0.6} ${height * 0.86}T${width} ${height * 0.82}V${height}H0z`;
    return body + fill(deep, scenery.nearShade) + stroke(glints, tone.dark ? tone.brandLight : scenery.veil, 6) + weeds(stage);
  }
  const tile = 54;
  const joints =
    repeat(Math.ceil(width / tile), (index) => path`M${index * tile + 24} ${line + 44}V${height}`) +
    repeat(Math.ceil((height - line - 44) / tile), (index) => path`M0 ${line + 44 + index * tile}H${width}`);
  return body + stroke(joints, scenery.nearShade, 4) + stroke(glints, tone.dark ? tone.brandLight : scenery.veil, 6);
}

function weeds({ width, height, scenery }: Stage): string {
  const blade = (x: number, high: number) => path`M${x} ${height + 6}q-14 ${-high * 0.3} 0 ${-high * 0.55}t-4 ${-high * 0.45}`;
  return stroke(
    blade(width * 0.08, 86) + blade(width * 0.08 + 22, 56) + blade(width * 0.9, 70) + blade(width * 0.9 - 20, 104),
    scenery.plant,
    11,
  );
}

/** Fish and the anchor; where there are none, a few bubbles. */
function below(stage: Stage, under: readonly DrawnObject[], line: number): string {
  const { width, height, tall, wide, panorama, tone, scenery, thrift, first } = stage;
  const places: readonly (readonly [number, number])[] = tall
    ? [
        [0.42, 0.5],
        [0.78, 0.74],
        [0.3, 0.84],
      ]
    : [
        [wide ? 0.22 : 0.26, 0.5],
        [wide ? 0.68 : 0.76, 0.62],
        [0.92, 0.4],
      ];
  const room = height - line;
  const repeats = under.length && !thrift ? (panorama ? 3 : 2) : 1;
  const underwater = Array.from({ length: Math.min(places.length, Math.max(under.length, under.length ? repeats : 0)) }, (_, index) =>
    nth(under, index % under.length),
  );
  const drawn = underwater.map((object, index) => {
    const [x, depth] = nth(places, index);
    const scale = scaleToFit(object, width * 0.4, room * (tagged(object, 'ship', 'boat') ? 0.7 : 0.42)) * (index ? 0.78 : 1);
    const placing: Placing = {
      x: width * x,
      foot: line + room * depth + (object.height * scale) / 2,
      scale,
      outfit: (index + first) % 2,
      flip: index % 2 === 1,
      turn: between(stage, -8, 8),
      shadow: 'none',
    };
    return (tagged(object, 'boat') ? rope(stage, placing, object, line) : '') + put(stage, object, placing);
  });
  const bubbles = repeat(4, (index) =>
    ring(
      width * 0.54 + (index % 2) * 20,
      line + room * (0.3 + index * 0.14),
      5 + (index % 3) * 3,
      tone.dark ? tone.brandLight : scenery.veil,
      4,
    ),
  );
  return bubbles + drawn.join('');
}

function rope({ scenery }: Stage, { x, foot, scale }: Placing, object: DrawnObject, line: number): string {
  const top = foot - object.height * scale;
  return stroke(path`M${x} ${top + 8}C${x - 20} ${(top + line) / 2} ${x + 50} ${line + 30} ${x + 46} ${line - 4}`, scenery.line, 5);
}

/** Things that don't swim stand on a landing stage, or on the pool's coping. */
function onTheEdge(stage: Stage, ashore: readonly DrawnObject[], line: number, isBasin: boolean): string {
  const { width, height, tall, scenery, first, tone } = stage;
  const object = ashore.find((candidate) => canBe(candidate, 'floor', 'table') && !isBig(candidate));
  if (!object) return '';
  const foot = line - (isBasin ? 24 : 34);
  const scale = scaleToFit(object, width * 0.24, foot * (tall ? 0.5 : 0.8));
  const x = width * 0.86;
  const post = (at: number) => rect(at, foot + 12, 16, height, tone.dark ? tone.brandMid : scenery.frontShade);
  const landing = isBasin
    ? ''
    : rect(x - width * 0.14, foot - 3, width * 0.3, 18, scenery.front, 3) + post(x - width * 0.11) + post(x + width * 0.06);
  return put(stage, object, { x, foot, scale, outfit: 1 - first, shadow: 'none' }) + landing;
}

/** A net on its pole, held into the pool from the edge. */
function dipped(stage: Stage, ashore: readonly DrawnObject[], line: number): string {
  const { width, height, tall, first } = stage;
  const net = ashore.find((object) => canBe(object, 'flat') && object.cm >= 130);
  if (!net) return '';
  const scale = scaleToFit(net, width, height * (tall ? 0.62 : 0.84));
  const low = line + (height - line) * 0.66;
  return put(stage, net, { x: width * (tall ? 0.56 : 0.6), foot: low, scale, turn: 26, outfit: first, shadow: 'none' });
}

function ladder({ width, height, tone, first }: Stage, line: number): string {
  const x = width * (first ? 0.1 : 0.16);
  const rail = (at: number) => path`M${at - 34} ${line - 24}v-20a17 17 0 0 1 34 0V${height * 0.86}`;
  const rungs = repeat(3, (index) => path`M${x} ${line + 34 + index * 36}h58`);
  return stroke(rail(x) + rail(x + 58) + rungs, tone.dark ? tone.paper : tone.deep, 9);
}

function isBoat(object: DrawnObject): boolean {
  return tagged(object, 'kayak', 'canoe', 'surf') || (tagged(object, 'boat') && isBig(object));
}

/** The drawing of a whole pool: here the picture is the pool. */
function isPool(object: DrawnObject): boolean {
  return tagged(object, 'pool') && isBig(object);
}

/** A boat, a ring, a duck. */
function staysUp(object: DrawnObject): boolean {
  return isBoat(object) || tagged(object, 'duck') || (tagged(object, 'pool') && canBe(object, 'flat') && object.cm < 130);
}

/** A fish, an anchor. */
function sinks(object: DrawnObject): boolean {
  return !staysUp(object) && tagged(object, 'fish', 'boat') && canBe(object, 'flat') && !canBe(object, 'floor', 'table');
}
