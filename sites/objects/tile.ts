import { frameSize, svg } from '../scenes/frame.ts';
import { place, rect } from '../scenes/pen.ts';
import { type Colors, type Ground, type GroundTones, onGround, tones } from '../scenes/tones.ts';
import { type DrawnObject, object } from './object.ts';
import { canBe } from './poses.ts';
import { floorShadow, type Placing } from './put.ts';
import { paint, silhouette, skinOf } from './skin.ts';

export interface TileRequest {
  /** The object's name. */
  name: string;
  colors: Colors;
  /** Unique on the page. */
  id: string;
  ground?: Ground;
  /** Which of the outfits that read on the ground, counted round, so that neighbors can differ. */
  outfit?: number;
  /** Shape of the frame in any unit; a square when absent. */
  width?: number;
  height?: number;
  /** Accessible name; without one the picture is hidden from readers. */
  title?: string;
}

/** One object on a plain ground, as SVG: for lists, avatars and cards. Deterministic for its request. */
export function tile({ name, colors, id, ground = 'soft', outfit = 0, width = 1, height = 1, title = '' }: TileRequest): string {
  const drawn = object(name);
  const tone = onGround(tones(colors), ground);
  const frame = frameSize(width, height);
  const scale = Math.min((frame.height * 0.78) / drawn.height, (frame.width * 0.78) / drawn.width);
  const [x, foot] = [frame.width / 2, (frame.height + drawn.height * scale) / 2];
  const body =
    (stands(drawn) ? rect(0, foot - 10, frame.width, frame.height, tone.groundLight) : '') +
    shadowOf(drawn, { x, foot, scale }, tone) +
    place(x, foot, scale, paint(drawn.outer + drawn.inner, skinOf(drawn, tone, ground, outfit)));
  return svg({ ...frame, id, title, ground: tone.ground, body });
}

/** One object without a ground, as SVG, standing on the lower edge of its frame; its colors are those that read on `on`. */
export function cutOut({
  name,
  colors,
  id,
  outfit = 0,
  title = '',
  on,
}: Omit<TileRequest, 'ground' | 'width' | 'height'> & { on: Ground }): string {
  const drawn = object(name);
  const tone = onGround(tones(colors), on);
  const [x, foot] = [drawn.width / 2, drawn.height];
  const body =
    shadowOf(drawn, { x, foot, scale: 1 }, tone) + place(x, foot, 1, paint(drawn.outer + drawn.inner, skinOf(drawn, tone, on, outfit)));
  // Room for the shadow, on the right and below.
  const room = stands(drawn) ? { right: drawn.width * 0.12, below: 9 } : { right: 9, below: 11 };
  const whole = svg({ width: drawn.width + room.right, height: drawn.height + room.below, id, title, body });
  return whole.replace('xMidYMid slice', 'xMidYMax meet');
}

/** What can stand does, whatever else it can do. */
function stands(drawn: DrawnObject): boolean {
  return canBe(drawn, 'table', 'floor');
}

/** On the floor beside what stands, and on the wall or the table behind the others: nothing floats. */
function shadowOf(drawn: DrawnObject, { x, foot, scale }: Pick<Placing, 'x' | 'foot' | 'scale'>, tone: GroundTones): string {
  return stands(drawn)
    ? floorShadow(drawn, { x, foot, scale }, tone.groundShade)
    : place(x + 9, foot + 11, scale, silhouette(drawn, tone.groundShade));
}
