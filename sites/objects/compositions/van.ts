import { circle, fill, path, rect, repeat, stroke } from '../../scenes/pen.ts';
import { type Ground, type GroundTones, mix, onGround } from '../../scenes/tones.ts';
import { land } from '../land.ts';
import type { DrawnObject } from '../object.ts';
import { canBe, isBig, tagged } from '../poses.ts';
import { put, scaleToFit } from '../put.ts';
import { liesDown, row } from '../row.ts';
import { between, chance, type Stage } from '../stage.ts';
import { bird } from '../surprises.ts';

/** A van with the hero on its side and a second thing on its roof. In a tall frame its back doors are open. */
export const grounds: readonly Ground[] = ['soft', 'accent', 'brand'];

export function suits([hero]: readonly DrawnObject[]): number {
  if (!hero || tagged(hero, 'faith', 'funeral', 'calm')) return 0;
  return isBig(hero) ? 0.3 : 0.8;
}

/** The van's color as a ground, for each ground of the sky. */
const bodyGround: Partial<Record<Ground, Ground>> = { soft: 'brand', brand: 'soft', accent: 'paper' };

export function draw(stage: Stage): string {
  const body = onGround(stage.tone, bodyGround[stage.tone.on] ?? 'brand');
  return stage.tall ? fromBehind(stage, body) : fromTheSide(stage, body);
}

function shadeOf(body: GroundTones): string {
  if (body.on === 'brand') return body.deep;
  return body.on === 'soft' ? body.brandMid : body.softShade;
}

interface Van {
  left: number;
  /** Length of the box, without the cab. */
  length: number;
  cab: number;
  roof: number;
  floor: number;
}

function fromTheSide(stage: Stage, body: GroundTones): string {
  const { width, height, panorama, tone } = stage;
  const road = height * 0.86;
  const van: Van = {
    left: panorama ? width * 0.2 : -width * 0.04,
    length: panorama ? height * 1.5 : width * 0.7,
    cab: panorama ? height * 0.62 : width * 0.34,
    roof: height * 0.24,
    floor: road - 32,
  };
  const marks = repeat(6, (index) => path`M${(index * width) / 5 - 20} ${height * 0.94}h${width * 0.09}`);
  return (
    land(stage, height * 0.62) +
    rect(0, road, width, height - road, mix(stage.scenery.near, tone.deep, tone.on === 'brand' ? 0.6 : 0.5)) +
    stroke(marks, tone.pop, 6) +
    roofLoad(stage, van) +
    vanBody(stage, van, body) +
    heroOnSide(stage, van, body) +
    wheels(stage, road - 6, [van.left + van.length * 0.2, van.left + van.length + van.cab * 0.36]) +
    waiting(stage, road) +
    (chance(stage, 0.5) ? bird(stage, van.left + van.length * 0.86, van.roof + 1, 0.9, true) : '')
  );
}

function roofLoad(stage: Stage, { left, length, roof }: Van): string {
  const { height, tone, objects } = stage;
  const load = objects.slice(1).find((object) => object.cm >= 60 && !isBig(object));
  if (!load) return '';
  const [start, end] = [left + length * 0.1, left + length * 0.72];
  const rack = stroke(
    path`M${start} ${roof - 10}H${end}M${start + 40} ${roof - 10}v16M${end - 40} ${roof - 10}v16`,
    tone.dark ? tone.paper : tone.deep,
    8,
  );
  const lies = liesDown(load);
  const [across, high] = lies ? [load.height, load.width] : [load.width, load.height];
  const scale = Math.min((height * 0.19) / high, (length * 0.5) / across);
  const foot = roof - 12 + (lies ? ((across - high) * scale) / 2 : 0);
  return put(stage, load, { x: left + length * 0.38, foot, scale, outfit: 1, shadow: 'none', turn: lies ? 90 : 0 }) + rack;
}

function vanBody(stage: Stage, { left, length, cab, roof, floor }: Van, body: GroundTones): string {
  const { tone } = stage;
  const shade = shadeOf(body);
  const front = left + length;
  const high = floor - roof;
  return (
    fill(
      path`M${left + 24} ${roof}H${front}L${front + cab * 0.44} ${roof + high * 0.44}L${front + cab} ${roof + high * 0.56}V${floor}H${left}V${roof + 24}A24 24 0 0 1 ${left + 24} ${roof}z`,
      body.ground,
    ) +
    fill(path`M${left} ${floor - 44}H${front + cab}V${floor}H${left}z`, shade) +
    fill(
      path`M${front - 14} ${roof + 24}h16l${cab * 0.34} ${high * 0.36}h${-cab * 0.34 - 16}z`,
      body.on === 'brand' ? tone.soft : tone.brandLight,
    ) +
    stroke(path`M${front - 32} ${roof + 14}V${floor - 8}`, shade, 5) +
    rect(front - 14, roof + high * 0.58, 34, 9, shade, 4) +
    circle(front + cab - 16, roof + high * 0.68, 9, tone.pop)
  );
}

function heroOnSide(stage: Stage, { left, length, roof, floor }: Van, body: GroundTones): string {
  const { hero, first } = stage;
  const on: Ground = body.on === 'brand' ? 'accent' : 'brand';
  const radius = (floor - roof) * 0.4;
  const [x, y] = [left + length * 0.46, roof + (floor - roof) * 0.46];
  const scale = scaleToFit(hero, radius * 1.5, radius * 1.4);
  return (
    circle(x + 6, y + 8, radius, shadeOf(body)) +
    circle(x, y, radius, onGround(stage.tone, on).ground) +
    put(stage, hero, { x, foot: y + (hero.height * scale) / 2, scale, on, outfit: first, shadow: 'none' })
  );
}

function wheels({ tone }: Stage, y: number, middles: readonly number[]): string {
  return middles
    .map(
      (x) => circle(x, y, 44, tone.deep) + circle(x, y, 24, tone.paper) + circle(x, y, 9, tone.pop === tone.paper ? tone.brand : tone.pop),
    )
    .join('');
}

/** A third thing at the roadside of a panorama. */
function waiting(stage: Stage, road: number): string {
  const { width, height, panorama, objects, scenery } = stage;
  const third = objects[2];
  if (!panorama || !third || !canBe(third, 'table', 'floor')) return '';
  return put(stage, third, {
    x: width * 0.88,
    foot: road + 16,
    scale: scaleToFit(third, height * 0.42, height * 0.42),
    outfit: 1,
    shadow: 'floor',
    shadowColor: scenery.nearShade,
  });
}

function fromBehind(stage: Stage, body: GroundTones): string {
  const { width, height, tone, scenery } = stage;
  const road = height * 0.86;
  const [left, across, roof, floor] = [width * 0.16, width * 0.68, height * 0.26, road - 26];
  const right = left + across;
  const shade = shadeOf(body);
  const doorAt = (hinge: number, away: number) =>
    fill(path`M${hinge} ${roof - 4}L${hinge + away} ${roof - 22}V${floor + 8}L${hinge} ${floor - 4}z`, shade);
  const bumper = scenery.front === body.ground ? tone.deep : scenery.front;
  return (
    land(stage, height * 0.56) +
    rect(0, road - 10, width, height, scenery.near) +
    rect(left + 20, floor - 6, 46, 50, tone.deep, 10) +
    rect(right - 66, floor - 6, 46, 50, tone.deep, 10) +
    rect(left - 4, roof - 26, across + 8, floor - roof + 40, body.ground, 24) +
    loaded(stage, { x: left + 14, y: roof, width: across - 28, height: floor - roof - 8 }, body.on === 'brand' ? 'soft' : 'brand') +
    doorAt(left + 6, -width * 0.15) +
    doorAt(right - 6, width * 0.15) +
    circle(left + across / 2, roof - 13, 8, tone.pop) +
    rect(left - 8, floor - 8, across + 16, 24, bumper, 6) +
    rect(left + 4, floor - 4, 24, 15, tone.pop, 4) +
    rect(right - 28, floor - 4, 24, 15, tone.pop, 4) +
    (chance(stage, 0.5) ? bird(stage, left + across * between(stage, 0.2, 0.7), roof - 26, 0.8) : '')
  );
}

/** What is in the van, on one or two boards. */
function loaded(stage: Stage, { x, y, width, height }: { x: number; y: number; width: number; height: number }, on: Ground): string {
  const inside = onGround(stage.tone, on);
  const objects = stage.objects.filter((object) => !isBig(object) && canBe(object, 'table', 'floor', 'flat', 'hung')).slice(0, 4);
  const things = objects.length ? objects : [stage.hero];
  const boards = things.length > 2 ? [things.slice(0, 2), things.slice(2)] : things.map((thing) => [thing]);
  const room = (height - 20) / boards.length;
  const shelves = boards.map((board, index) => {
    const foot = y + height - 10 - index * room;
    const { drawing } = row(stage, board, {
      left: x + 8,
      right: x + width - 8,
      foot,
      height: room * 0.84,
      on,
      depth: 0,
      shadow: 'wall',
      claim: 1,
    });
    return drawing + rect(x, foot, width, 9, inside.groundShade);
  });
  return rect(x, y, width, height, inside.ground, 6) + shelves.join('');
}
