import type { DrawnObject } from '../objects/object.ts';
import { paint, type Role, type Skin } from '../objects/skin.ts';

/** The colors of a sign: the thing, what is cut out of it, which is the ground, and a second color for one part of it. */
export interface SignColors {
  figure: string;
  ground: string;
  second: string;
}

/** Roles of a drawing that are the thing itself, and those that are its second part; all else is cut out. */
const figureRoles: Role[] = ['main', 'shade', 'light', 'paper', 'paper-shade', 'frame', 'frame-shade', 'tire-shade'];
const secondRoles: Role[] = ['second', 'second-shade', 'second-light', 'mark', 'mark-shade', 'tire'];
const cutRoles: Role[] = ['line', 'second-line', 'dark', 'ground', 'ground-shade'];

/** An object as a stencil of two colors: no shades and no lights, its lines cut through to the ground. */
export function stencil({ outer, inner }: Pick<DrawnObject, 'outer' | 'inner'>, { figure, ground, second }: SignColors): string {
  const skin = Object.fromEntries([
    ...figureRoles.map((role) => [role, figure]),
    ...secondRoles.map((role) => [role, second]),
    ...cutRoles.map((role) => [role, ground]),
  ]) as Skin;
  return paint(outer + inner, skin);
}
