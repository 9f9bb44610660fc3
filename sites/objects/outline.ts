import type { DrawnObject } from './object.ts';
import { silhouette } from './skin.ts';

/** How far a painted outline stands out around its object, in units of the drawing. */
export const outlineWidth = 9;

/** The shape of an object in one color, a little larger than the object: the outline painted on a board where it hangs. */
export function outline(drawn: Pick<DrawnObject, 'outer'>, color: string): string {
  const shape = silhouette(drawn, color).replace(
    / stroke-width="([\d.]+)"/g,
    (_, width: string) => ` stroke-width="${Number(width) + 2 * outlineWidth}"`,
  );
  return `<g stroke="${color}" stroke-width="${2 * outlineWidth}">${shape}</g>`;
}
