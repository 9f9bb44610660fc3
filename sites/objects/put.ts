import { fill, path, place } from '../scenes/pen.ts';
import { type Ground, onGround } from '../scenes/tones.ts';
import { type DrawnObject, object } from './object.ts';
import { paint, silhouette, skinOf } from './skin.ts';
import type { Stage } from './stage.ts';

export interface Placing {
  x: number;
  /** Where it stands. */
  foot: number;
  /** Units of the picture for one of the drawing. */
  scale: number;
  /** The ground it is seen against; the picture's when absent. */
  on?: Ground;
  /** Which of the outfits that read there, counted round. */
  outfit?: number;
  /** Degrees clockwise, about its middle. */
  turn?: number;
  flip?: boolean;
  /** Cast on the wall behind it, or on the floor. */
  shadow?: 'wall' | 'floor' | 'none';
  shadowColor?: string;
}

/** Draws an object on the stage. A second drawing of the same object in the same colors costs only a few bytes. */
export function put(stage: Stage, drawn: DrawnObject, placing: Placing): string {
  const { on = stage.tone.on, outfit = 0, shadow = 'wall' } = placing;
  const colors = skinOf(drawn, stage.tone, on, outfit);
  const shadowColor = placing.shadowColor ?? (on === stage.tone.on ? stage.tone : onGround(stage.tone, on)).groundShade;
  const figure = once(stage, `${drawn.name} ${on} ${colors.main} ${colors.second}`, () => paint(drawn.outer + drawn.inner, colors));
  return shadowOf(stage, drawn, placing, shadow, shadowColor) + placed(stage, drawn, placing, figure);
}

/** The shape of an object in one color, placed like an object. */
export function putSilhouette(stage: Stage, drawn: DrawnObject, placing: Placing, color: string): string {
  return placed(
    stage,
    drawn,
    placing,
    once(stage, `${drawn.name} ${color}`, () => silhouette(drawn, color)),
  );
}

/** An object by name that a composition adds of its own: a tree, a plant, a cat. */
export function putExtra(stage: Stage, name: string, placing: Placing): string {
  return put(stage, object(name), placing);
}

/** Scale at which an object just fits into a box. */
export function scaleToFit(drawn: DrawnObject, width: number, height: number): number {
  return Math.min(width / drawn.width, height / drawn.height);
}

function shadowOf(stage: Stage, drawn: DrawnObject, placing: Placing, shadow: Placing['shadow'], color: string): string {
  if (shadow === 'floor') return floorShadow(drawn, placing, color);
  if (shadow === 'none' || stage.thrift > 1 || (stage.thrift === 1 && drawn !== stage.hero)) return '';
  return putSilhouette(stage, drawn, { ...placing, x: placing.x + 8, foot: placing.foot + 10 }, color);
}

/** A slanted pool to the right of the foot. */
export function floorShadow({ width }: DrawnObject, { x, foot, scale }: Pick<Placing, 'x' | 'foot' | 'scale'>, color: string): string {
  const left = x - width * scale * 0.42;
  return fill(
    path`M${left} ${foot}l${width * scale * 0.2} -7H${x + width * scale * 0.62}L${x + width * scale * 0.46} ${foot + 5}Q${x} ${foot + 9} ${left} ${foot}z`,
    color,
  );
}

function placed(stage: Stage, drawn: DrawnObject, { x, foot, scale, turn = 0, flip = false }: Placing, figure: string): string {
  const direction = (drawn.oneWay ? stage.mirrored : flip) ? -1 : 1;
  if (!turn) return place(x, foot, scale, figure, 0, direction);
  const middle = drawn.height / 2;
  return place(x, foot - middle * scale, scale, place(0, middle, 1, figure), turn, direction);
}

/** The drawing itself the first time, a use of it afterwards. */
function once(stage: Stage, key: string, draw: () => string): string {
  const symbolId = stage.drawn.get(key);
  if (symbolId) return `<use href="#${symbolId}"/>`;
  const id = stage.nextId();
  stage.drawn.set(key, id);
  return `<g id="${id}">${draw()}</g>`;
}
