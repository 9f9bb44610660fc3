import { circle, fill, path, place, rect, ring, stroke } from '../../scenes/pen.ts';
import { type Ground, mix, onGround } from '../../scenes/tones.ts';
import { bricks } from '../backdrops.ts';
import { land } from '../land.ts';
import { companion } from '../poses.ts';
import { put, scaleToFit } from '../put.ts';
import { chance, type Stage } from '../stage.ts';
import { bird } from '../surprises.ts';

/** The hero on a board that hangs from an iron bracket, at a brick corner. */
export const grounds: readonly Ground[] = ['soft', 'brand', 'accent', 'deep'];

export function suits(): number {
  return 0.9;
}

/** The ground of the board, for each ground of the sky. */
const boardGround: Record<Ground, Ground> = { soft: 'brand', paper: 'brand', accent: 'brand', brand: 'accent', deep: 'accent' };

export function draw(stage: Stage): string {
  const { width, height, tall, wide, panorama } = stage;
  const corner = width * (panorama ? 0.2 : wide ? 0.26 : 0.2);
  const radius = tall ? width * 0.33 : height * (panorama ? 0.37 : 0.33);
  const arm = { y: height * (tall ? 0.17 : panorama ? 0.08 : 0.14), length: tall ? width * 0.66 : height * (panorama ? 0.94 : 0.82) };
  const board = { x: corner + arm.length * (tall ? 0.6 : 0.62), y: arm.y + radius + height * (panorama ? 0.08 : 0.1), radius };
  return (
    outside(stage) +
    wall(stage, corner) +
    below(stage) +
    bracket(stage, corner, arm) +
    hangers(stage, board, arm.y) +
    boardWithHero(stage, board) +
    (chance(stage, 0.5) ? bird(stage, corner + arm.length * 0.8, arm.y - 7, 0.9, true) : '')
  );
}

function outside(stage: Stage): string {
  const { width, height, tall, wide, tone, scenery } = stage;
  if (wide || tall) return land(stage, height * (tall ? 0.8 : 0.82), { place: stage.place ?? 'city' });
  return circle(width * 0.86, height * 0.84, height * 0.22, tone.groundShade) + rect(0, height * 0.9, width, height * 0.1, scenery.near);
}

function wall({ height, tone }: Stage, corner: number): string {
  const [color, joints] = wallColors(tone);
  return (
    rect(-5, -5, corner + 5, height + 10, color) +
    bricks({ x: 0, y: -24, width: corner, height: height + 30 }, joints) +
    rect(corner - 12, -5, 12, height + 10, joints)
  );
}

function wallColors(tone: Stage['tone']): readonly [wall: string, joints: string] {
  switch (tone.on) {
    case 'accent':
      return [tone.soft, tone.softDeep];
    case 'deep':
      return [tone.brand, tone.brandShade];
    case 'brand':
      return [tone.deep, mix(tone.deep, tone.ink, 0.5)];
    default:
      return [tone.accent, tone.accentShade];
  }
}

/** A second thing on the ground, where there is room. */
function below(stage: Stage): string {
  const { width, height, tall, wide, panorama, scenery, first } = stage;
  const second = companion(stage.objects);
  if (!second || !(wide || tall)) return '';
  const side = height * (tall ? 0.24 : panorama ? 0.66 : 0.5);
  const third = panorama ? companion(stage.objects.filter((object) => object !== second)) : undefined;
  const stand = (object: typeof second, x: number, size: number, outfit: number) =>
    put(stage, object, {
      x: width * x,
      foot: height * 0.95,
      scale: scaleToFit(object, size, size),
      outfit,
      shadow: 'floor',
      shadowColor: scenery.nearShade,
    });
  return stand(second, panorama ? 0.72 : wide ? 0.82 : 0.62, side, first) + (third ? stand(third, 0.9, side * 0.8, 1 - first) : '');
}

function bracket({ tone, scenery }: Stage, corner: number, { y, length }: { y: number; length: number }): string {
  const iron = tone.dark ? tone.paper : scenery.line;
  return (
    stroke(path`M${corner} ${y}H${corner + length}M${corner} ${y + 78}Q${corner + 60} ${y + 70} ${corner + 96} ${y}`, iron, 11) +
    ring(corner + length + 9, y, 10, iron, 7) +
    rect(corner - 8, y - 22, 16, 130, iron, 5)
  );
}

interface Board {
  x: number;
  y: number;
  radius: number;
}

function hangers({ tone, scenery }: Stage, { x, y, radius }: Board, arm: number): string {
  const length = y - radius * 0.8 - arm;
  return stroke(path`M${x - radius / 2} ${arm}v${length}M${x + radius / 2} ${arm}v${length}`, tone.dark ? tone.paper : scenery.line, 6);
}

function boardWithHero(stage: Stage, board: Board): string {
  const { tone, hero, first } = stage;
  const { x, y, radius } = board;
  const on = boardGround[tone.on];
  const ground = onGround(tone, on);
  const scale = scaleToFit(hero, radius * 1.47, radius * 1.37);
  return (
    place(8, 11, 1, boardShape(stage, board, tone.groundShade)) +
    boardShape(stage, board, ground.ground) +
    border(stage, board, ground.dark ? tone.accent : tone.deep) +
    put(stage, hero, { x, foot: y + hero.height * scale * 0.5, scale, on, outfit: 1 - first, shadow: 'none' })
  );
}

function boardShape({ variant }: Stage, { x, y, radius }: Board, color: string): string {
  if (variant === 0) return circle(x, y, radius, color);
  if (variant === 1) return rect(x - radius * 0.96, y - radius * 0.9, radius * 1.92, radius * 1.8, color, 16);
  return fill(shield(x, y, radius), color);
}

function border({ variant }: Stage, { x, y, radius }: Board, color: string): string {
  if (variant === 0) return ring(x, y, radius - 13, color, 5);
  if (variant === 2) return stroke(shield(x, y, radius - 13), color, 5);
  const [width, height] = [radius * 1.76, radius * 1.64];
  return stroke(path`M${x - width / 2} ${y - height / 2}h${width}v${height}h${-width}z`, color, 5);
}

function shield(x: number, y: number, radius: number): string {
  return path`M${x - radius} ${y - radius * 0.86}H${x + radius}V${y + radius * 0.2}Q${x + radius} ${y + radius * 0.8} ${x} ${y + radius * 1.1}Q${x - radius} ${y + radius * 0.8} ${x - radius} ${y + radius * 0.2}z`;
}
