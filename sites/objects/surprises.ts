import { pick } from '../scenes/art/generator.ts';
import { bird as birdShape } from '../scenes/parts/animals.ts';
import { circle, fill, path, place, repeat, stroke } from '../scenes/pen.ts';
import { tagged } from './poses.ts';
import { putExtra } from './put.ts';
import type { Stood } from './row.ts';
import type { Stage } from './stage.ts';

/*
 * Small surprises, at most one or two in a picture. A quiet picture has none.
 */

/** A bird that stands on x, y and looks left. */
export function bird(stage: Stage, x: number, y: number, size = 1, flip = false): string {
  if (stage.quiet) return '';
  const { tone, scenery } = stage;
  const feathers = tone.dark ? tone.paper : tone.pop;
  const legs = stroke('M-4 12v14M8 12v14', scenery.line, 4);
  return place(x, y - 26 * size, size, legs + birdShape(feathers, tone.deep), 0, flip ? -1 : 1);
}

/** A bird on top of an object; none where it would leave the frame. */
export function birdOn(stage: Stage, { object, x, foot, scale, flip }: Stood, size = 0.8): string {
  const [perchX, perchY] = [x + object.perch.x * scale * (flip ? -1 : 1), foot + object.perch.y * scale];
  if (perchY < 58 * size || perchX < 30 || perchX > stage.width - 30) return '';
  return bird(stage, perchX, perchY, size, chosenSide(stage));
}

/** The head and paws of a cat behind an edge at y. */
export function peekingCat(stage: Stage, x: number, y: number, size: number, fur: string, eyes: string): string {
  if (stage.quiet || !suitsCat(stage)) return '';
  const head =
    fill('M-40 4V-18L-36-58L-14-42H14L36-58L40-18V4z', fur) +
    circle(-15, -18, 6, eyes) +
    circle(15, -18, 6, eyes) +
    fill('M-5-8H5L0-2z', eyes) +
    fill('M-62 4a14 14 0 0 1 28 0zM34 4a14 14 0 0 1 28 0z', fur);
  return place(x, y, size, head);
}

/** A sitting cat. */
export function sittingCat(stage: Stage, x: number, foot: number, height: number, outfit = 1): string {
  if (stage.quiet || !suitsCat(stage)) return '';
  return putExtra(stage, 'cat', { x, foot, scale: height / 200, outfit, shadow: 'none' });
}

export function butterfly(stage: Stage, x: number, y: number, size: number, wings: string, body: string): string {
  if (stage.quiet) return '';
  const drawn =
    fill('M0 0C-34-40-50-10-34 4C-44 26-16 34 0 6C16 34 44 26 34 4C50-10 34-40 0 0z', wings) +
    stroke('M0-8V18M0-8l-8-14M0-8l8-14', body, 4);
  return place(x, y, size, drawn, -18);
}

export function ladybug(stage: Stage, x: number, y: number, size: number, color: string, turn = 30): string {
  if (stage.quiet) return '';
  const { deep } = stage.tone;
  const drawn =
    circle(0, -14, 8, deep) + circle(0, 0, 17, color) + stroke('M0-16V16', deep, 4) + stroke('M-8-3h0M8-3h0M-7 7h0M7 7h0', deep, 6);
  return place(x, y, size, drawn, turn);
}

/** A snail that creeps to the left along y. */
export function snail(stage: Stage, x: number, y: number, size: number): string {
  if (stage.quiet) return '';
  const { tone, scenery } = stage;
  const body = tone.dark ? tone.paper : tone.deep;
  const drawn =
    fill('M-48-30Q-60-30-56-16Q-52 0-34 0H44Q30-14 0-14H-30Z', body) +
    stroke('M-50-28l-8-18M-44-28l2-18', body, 4) +
    circle(6, -30, 28, tone.pop) +
    stroke('M22-30a16 16 0 1 1-16-16a9 9 0 1 1 0 18', scenery.frontShade, 5);
  return place(x, y, size, drawn);
}

/** A mouse that looks left along y. */
export function mouse(stage: Stage, x: number, y: number, size: number): string {
  if (stage.quiet) return '';
  const { tone, scenery } = stage;
  const fur = tone.dark ? tone.paper : scenery.frontShade;
  const drawn =
    stroke('M30-8q26 8 40-12', fur, 5) +
    fill('M-52-8Q-30-44 8-44Q40-40 40 0H-40Q-52 0-52-8z', fur) +
    circle(-10, -42, 13, fur) +
    circle(-10, -42, 6, tone.pop) +
    circle(-30, -20, 4, tone.on === 'brand' ? tone.deep : tone.pop) +
    circle(-52, -8, 5, tone.pop);
  return place(x, y, size, drawn);
}

/** Pennants on a cord across the frame. */
export function bunting(stage: Stage, y: number, count: number): string {
  if (stage.quiet) return '';
  const { width, tone, scenery } = stage;
  const cord = stroke(path`M-10 ${y}Q${width / 2} ${y + 56} ${width + 10} ${y}`, scenery.line, 4);
  const pennants = [tone.pop, scenery.veil, scenery.front].map((color, turn) =>
    fill(
      repeat(count, (index) => (index % 3 === turn ? pennant((index + 0.5) / count, y, width, width / count) : '')),
      color,
    ),
  );
  return cord + pennants.join('');
}

function pennant(share: number, y: number, width: number, room: number): string {
  const top = y + 112 * share * (1 - share);
  return path`M${Math.round(share * width - room * 0.3)} ${Math.round(top)}h${Math.round(room * 0.6)}l${-Math.round(room * 0.3)} ${Math.round(room * 0.62)}z`;
}

function chosenSide(stage: Stage): boolean {
  return pick(stage, [true, false]);
}

/** A picture of a cat needs no second one, and no one puts a cat beside a canary or an aquarium. */
function suitsCat({ objects }: Stage): boolean {
  return !objects.some((object) => object.name === 'cat' || tagged(object, 'bird', 'poultry', 'aquarium', 'reptile', 'rabbit', 'small'));
}
