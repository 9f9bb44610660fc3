import { pick } from '../../scenes/art/generator.ts';
import { nth } from '../../scenes/nth.ts';
import { circle, clip, path, rect, repeat, stroke } from '../../scenes/pen.ts';
import { type Ground, type GroundTones, onGround } from '../../scenes/tones.ts';
import { type Area, boards, box, bricks } from '../backdrops.ts';
import type { DrawnObject } from '../object.ts';
import { canBe, tagged } from '../poses.ts';
import { put, putExtra, scaleToFit } from '../put.ts';
import { aroundHero, company, row } from '../row.ts';
import { between, chance, type Stage } from '../stage.ts';
import { bird, sittingCat } from '../surprises.ts';

/** A shop window from the street. Only for what is sold or made in a shop. */
export const grounds: readonly Ground[] = ['brand', 'accent', 'soft', 'deep'];

/** Shops that have a striped awning. */
const awningTags = [
  'food',
  'bakery',
  'bread',
  'cake',
  'coffee',
  'cafe',
  'tea',
  'flower',
  'shop',
  'clothes',
  'shoes',
  'gift',
  'book',
  'toy',
  'jewel',
  'wine',
  'icecream',
  'antique',
  'candle',
];
/** Shops that have a plain sign above their window. */
const signTags = [
  'sew',
  'lock',
  'phone',
  'tech',
  'computer',
  'optic',
  'hair',
  'nails',
  'music',
  'pottery',
  'art',
  'frame',
  'gallery',
  'pharmacy',
  'print',
  'time',
  'photo',
  'travel',
  'pet',
  'bike',
  'paper',
  'drink',
  'spa',
  'tattoo',
  'laundry',
  'paint',
];

export function suits([hero, ...others]: readonly DrawnObject[], ratio: number): number {
  if (!hero || !tagged(hero, ...awningTags, ...signTags)) return 0;
  const count = [hero, ...others].filter((object) => canBe(object, 'table') || isStanding(object)).length;
  if (!count && ![hero, ...others].some((object) => canBe(object, 'hung', 'flat'))) return 0;
  return canBe(hero, 'table', 'flat', 'hung') && count ? (ratio > 2.3 && count < 2 ? 0.5 : 1.1) : 0.5;
}

/** The ground behind the glass, for each ground of the wall. */
const inside: Partial<Record<Ground, Ground>> = { brand: 'soft', deep: 'accent', accent: 'paper', soft: 'brand' };

export function draw(stage: Stage): string {
  const { width, height, tall, wide, panorama, tone, scenery, variant } = stage;
  const on = inside[tone.on] ?? 'brand';
  const room = onGround(stage.tone, on);
  const opening = areaBetween(
    width * (tall ? 0.12 : panorama ? 0.05 : 0.08),
    width * (wide ? 0.66 : tall ? 0.88 : 0.92),
    height * (tall ? 0.24 : 0.21),
    height * (panorama ? 0.82 : 0.78),
  );
  const glass = thingsIn(stage).lone ? narrowed(opening, opening.height * 1.5) : opening;
  const street = height * (panorama ? 0.95 : 0.93);
  const trim = tone.dark || on === 'brand' ? tone.paper : tone.deep;
  const wall = { x: 0, y: 0, width, height: street };
  return (
    (variant === 2 ? bricks(wall, tone.groundShade) : boards(wall, 62, tone.groundShade)) +
    rect(glass.x - 12, glass.y, glass.width + 24, glass.height + 12, trim, 4) +
    clip(stage.nextId(), box(glass), display(stage, glass, room)) +
    rect(glass.x - 24, glass.y + glass.height + 6, glass.width + 48, 17, trim, 3) +
    (tagged(stage.hero, ...awningTags) ? awning(stage, glass) : fascia(stage, glass)) +
    (wide ? door(stage, room, trim, street) : '') +
    rect(0, street, width, height - street, scenery.near) +
    pavement(stage, street)
  );
}

function display(stage: Stage, glass: Area, room: GroundTones): string {
  const { tall, wide, panorama, variant } = stage;
  const { standing, hanging, lone } = thingsIn(stage);
  const right = glass.x + glass.width;
  const { drawing: shown, stood } = row(stage, aroundHero(stage, company(standing, panorama ? 4 : wide ? 3 : tall ? 2 : 3)), {
    left: glass.x + 12,
    right: right + (lone ? -12 : tall ? 20 : 0),
    foot: glass.y + glass.height - 8,
    height: glass.height * (hanging.length ? 0.64 : lone ? 0.88 : 0.78),
    on: room.on,
    depth: 0,
    shadow: 'wall',
    claim: 0.96,
  });
  const alone = !standing.length;
  const count = hanging.length ? (alone ? (panorama ? 5 : wide ? 4 : tall ? 2 : 3) : Math.min(hanging.length, 2)) : 0;
  const onStrings = Array.from({ length: count }, (_, index) => {
    const share = alone ? (index + 0.5) / count : 0.2 + 0.6 * (count < 2 ? stage.first : index / (count - 1));
    const length = glass.height * (0.1 + ((index + variant) % 2) * 0.08);
    return onString(stage, nth(hanging, index % hanging.length), {
      x: glass.x + glass.width * share,
      top: glass.y,
      length,
      room,
      size: { width: (glass.width / Math.max(count, 2)) * 0.8, height: glass.height * (alone ? 0.72 : 0.46) },
      outfit: (index + 1) % 2,
    });
  });
  const lit = circle(
    lone ? nth(stood, 0).x : glass.x + glass.width * between(stage, 0.3, 0.7),
    glass.y + glass.height / 2,
    glass.height * 0.44,
    room.on === 'brand' ? room.groundShade : room.groundLight,
  );
  const gleam = stroke(path`M${right - 40} ${glass.y + 40}l-60 90M${right - 20} ${glass.y + 70}l-34 52`, room.groundLight, 7);
  return rect(glass.x, glass.y, glass.width, glass.height, room.ground) + lit + onStrings.join('') + shown + gleam;
}

/** What is in the window. A lone thing gets a narrower one, so that it doesn't look lost. */
function thingsIn({ objects }: Stage): { standing: DrawnObject[]; hanging: DrawnObject[]; lone: boolean } {
  const standing = objects.filter((object) => canBe(object, 'table') || isStanding(object));
  const hanging = objects.filter((object) => !standing.includes(object) && canBe(object, 'flat', 'hung'));
  return { standing, hanging, lone: standing.length === 1 && !hanging.length };
}

interface StringOptions {
  x: number;
  top: number;
  length: number;
  room: GroundTones;
  size: { width: number; height: number };
  outfit: number;
}

function onString(stage: Stage, object: DrawnObject, { x, top, length, room, size, outfit }: StringOptions): string {
  const scale = scaleToFit(object, size.width, size.height);
  return (
    stroke(path`M${x} ${top}v${length + 6}`, room.dark ? room.soft : room.deep, 3) +
    put(stage, object, { x, foot: top + length + object.height * scale, scale, on: room.on, outfit })
  );
}

function awning({ tone, scenery }: Stage, { x, y, width }: Area): string {
  const count = Math.ceil((width + 60) / 44);
  const left = x - 30;
  const strips = (turn: number) => repeat(count, (index) => (index % 2 === turn ? path`M${left + index * 44 + 22} ${y - 34}v30` : ''));
  return (
    stroke(strips(0), tone.pop === tone.paper ? tone.brand : tone.pop, 44) +
    stroke(strips(1), tone.paper, 44) +
    rect(left, y - 60, count * 44, 28, scenery.front, 4) +
    rect(left, y - 34, count * 44, 12, tone.groundShade)
  );
}

/** A board above the window with a lamp at each end. */
function fascia({ tone, scenery }: Stage, { x, y, width }: Area): string {
  const [left, top] = [x - 26, y - 66];
  const lamp = (at: number) => stroke(path`M${at} ${top}q0-22 24-22`, scenery.line, 6) + circle(at + 30, top - 16, 13, tone.pop);
  return (
    rect(left, top, width + 52, 52, scenery.front, 4) +
    rect(left, top + 42, width + 52, 10, scenery.frontShade) +
    stroke(path`M${left + 26} ${top + 22}h${width * 0.2}m22 0h${width * 0.1}`, tone.pop, 10) +
    lamp(x + width * 0.56) +
    lamp(x + width * 0.86)
  );
}

function door({ width, height, tone }: Stage, room: GroundTones, trim: string, street: number): string {
  const [x, y, across] = [width * 0.75, height * 0.2, Math.min(width * 0.17, height * 0.46)];
  return (
    rect(x, y, across, street - y, trim, 4) +
    rect(x + 12, y + 12, across - 24, street - y, tone.dark ? tone.accent : tone.brand, 2) +
    rect(x + 28, y + 30, across - 56, height * 0.36, tone.dark ? room.ground : tone.groundLight, 2) +
    circle(x + across - 26, height * 0.68, 7, trim)
  );
}

function pavement(stage: Stage, street: number): string {
  const { width, wide, tall, thrift } = stage;
  const plant =
    (tall || !wide) && !thrift
      ? putExtra(stage, 'plant', { x: width * pick(stage, [0.16, 0.84]), foot: street + 6, scale: 0.56, shadow: 'none' })
      : '';
  const guest = chance(stage, 0.5)
    ? sittingCat(stage, width * (wide ? 0.7 : 0.62), street + 8, 84, 0)
    : bird(stage, width * (wide ? 0.71 : 0.36), street + 4, 0.8);
  return plant + guest;
}

/** Small enough for a window: a dress form, but no sofa. */
function isStanding(object: DrawnObject): boolean {
  return canBe(object, 'floor') && object.cm < 180;
}

function areaBetween(left: number, right: number, top: number, foot: number): Area {
  return { x: left, y: top, width: right - left, height: foot - top };
}

/** The middle of an area, if it's wider than that. */
function narrowed(area: Area, most: number): Area {
  const width = Math.min(area.width, most);
  return { ...area, x: area.x + (area.width - width) / 2, width };
}
