import { butt, circle, fill, path, polar, rect, repeat, ring, stroke } from '../scenes/pen.ts';
import type { Stage } from './stage.ts';

/*
 * What lies behind the objects. Each is one path where it can be, to save bytes.
 */

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Path data of a rectangle, for clipping. */
export function box({ x, y, width, height }: Area): string {
  return path`M${x} ${y}h${width}v${height}h${-width}z`;
}

/** Stripes from top to bottom. */
export function stripes({ x, y, width, height }: Area, step: number, thickness: number, color: string): string {
  const lines = repeat(Math.ceil((width - step * 0.4) / step), (index) => path`M${x + step * (index + 0.4)} ${y}v${height}`);
  return stroke(lines, color, thickness, butt);
}

/** Thin lines from side to side, like boards or bricks' courses. */
export function boards({ x, y, width, height }: Area, step: number, color: string): string {
  const lines = repeat(Math.ceil((height - step * 0.5) / step), (index) => path`M${x} ${y + step * (index + 0.5)}h${width}`);
  return stroke(lines, color, 4, butt);
}

/** Dots in rows, each row half a step beside the one above: a pegboard, a wallpaper. */
export function dots({ x, y, width, height }: Area, step: number, size: number, color: string): string {
  const lines = repeat(
    Math.ceil((height - step * 0.5) / step),
    (index) => path`M${x + (index % 2) * step * 0.5} ${y + step * (index + 0.5)}h${width}`,
  );
  return stroke(lines, color, size, ` stroke-dasharray="0 ${step}"`);
}

/** A wall of bricks. The upright joints are the dashes of one thick line for each course. */
export function bricks({ x, y, width, height }: Area, color: string): string {
  const course = 44;
  const courses = Math.ceil(height / course);
  const beds = repeat(courses, (row) => path`M${x} ${y + row * course}h${width}`);
  const joints = repeat(courses, (row) => {
    const start = Math.min(row % 2 ? 32 : 74, width);
    return path`M${x + start} ${y + (row + 0.5) * course}h${width - start}`;
  });
  return stroke(beds, color, 4, butt) + stroke(joints, color, course, `${butt} stroke-dasharray="4 80"`);
}

/** Rings about a middle. */
export function rings(x: number, y: number, radius: number, color: string, thickness = 20): string {
  return repeat(4, (index) => ring(x, y, radius * (0.7 + index * 0.42), color, thickness));
}

/** Rays from a middle to beyond the frame. */
export function rays({ width, height }: Stage, x: number, y: number, color: string): string {
  const reach = width + height;
  const ray = (index: number) => {
    const [startX, startY] = polar(x, y, reach, index * 30 + 8);
    const [endX, endY] = polar(x, y, reach, index * 30 + 23);
    return path`M${x} ${y}L${Math.round(startX)} ${Math.round(startY)}L${Math.round(endX)} ${Math.round(endY)}z`;
  };
  return fill(repeat(12, ray), color);
}

/** An arch, `radius` wide to each side, that stands on `foot`. */
export function arch(x: number, foot: number, radius: number, rise: number): string {
  return path`M${x - radius} ${foot}v${-rise}a${radius} ${radius} 0 0 1 ${2 * radius} 0v${rise}z`;
}

/** A lamp that hangs from the ceiling, its shade's lower edge at y. */
export function pendantLamp(x: number, y: number, size: number, cord: string, shade: string): string {
  return (
    rect(x - 4, -8, 8, y - 50 * size + 8, cord) + fill(path`M${x - 62 * size} ${y}a${62 * size} ${58 * size} 0 0 1 ${124 * size} 0z`, shade)
  );
}

/** A window with a hill and a sun in it, in its frame and with a sill. */
export function roomWindow(stage: Stage, { x, y, width, height }: Area): string {
  const { tone, scenery } = stage;
  const frame = tone.dark ? tone.soft : tone.paper;
  const [middle, right, foot] = [x + width / 2, x + width, y + height];
  return (
    rect(x - 9, y - 9, width + 18, height + 18, frame, 4) +
    rect(x, y, width, height, tone.dark ? tone.brandLight : tone.accentLight) +
    circle(x + width * 0.7, y + height * 0.34, width * 0.18, tone.paper) +
    fill(
      path`M${x} ${foot}V${y + height * 0.7}Q${x + width * 0.4} ${y + height * 0.5} ${right} ${y + height * 0.76}V${foot}z`,
      tone.dark ? tone.deep : tone.brand,
    ) +
    stroke(path`M${middle} ${y}v${height}M${x} ${y + height / 2}h${width}`, frame, 7) +
    rect(x - 18, foot + 6, width + 36, 11, scenery.line, 3)
  );
}
