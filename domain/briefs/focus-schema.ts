/** The point of a photo that stays in view when it's cropped: 0, 0 is the upper left corner, 1, 1 the lower right. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** A focal point in a form: '0.4 0.25'. Undefined for anything else. */
export function readFocalPoint(typed: string | undefined): FocalPoint | undefined {
  const [, x, y] = /^(0(?:\.\d{1,4})?|1) (0(?:\.\d{1,4})?|1)$/.exec(typed ?? '') ?? [];
  return x && y ? { x: Number(x), y: Number(y) } : undefined;
}

/** The form's text for a focal point. */
export function focalPointText({ x, y }: FocalPoint): string {
  return `${x} ${y}`;
}
