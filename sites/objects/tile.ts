import { frameSize, svg } from '../scenes/frame.ts';
import { place } from '../scenes/pen.ts';
import { type Colors, type Ground, onGround, tones } from '../scenes/tones.ts';
import { object } from './object.ts';
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
    place(x + 9, foot + 11, scale, silhouette(drawn, tone.groundShade)) +
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
  const body = paint(drawn.outer + drawn.inner, skinOf(drawn, onGround(tones(colors), on), on, outfit));
  const whole = svg({ width: drawn.width, height: drawn.height, id, title, body: place(drawn.width / 2, drawn.height, 1, body) });
  return whole.replace('xMidYMid slice', 'xMidYMax meet');
}
