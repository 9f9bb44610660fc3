/** A tiny SVG pen: every function answers markup, coordinates are rounded to a tenth. */

export type Point = readonly [x: number, y: number];

/** Square ends, for lines that a frame or another shape cuts. */
export const butt = ' stroke-linecap="butt"';

/** Path data with its numbers rounded; strings in it are taken as they are. */
export function path(pieces: TemplateStringsArray, ...values: (number | string)[]): string {
  return pieces.reduce((data, piece, index) => {
    const value = values[index];
    return data + piece + (value === undefined ? '' : typeof value === 'number' ? tenth(value) : value);
  }, '');
}

export function fill(data: string, color: string, extra = ''): string {
  return `<path d="${data}" fill="${color}"${extra}/>`;
}

export function stroke(data: string, color: string, thickness: number, extra = ''): string {
  return `<path d="${data}" stroke="${color}" stroke-width="${tenth(thickness)}"${extra}/>`;
}

export function rect(x: number, y: number, width: number, height: number, color: string, radius = 0): string {
  const corners = radius ? ` rx="${tenth(radius)}"` : '';
  return `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}"${corners} fill="${color}"/>`;
}

export function circle(x: number, y: number, radius: number, color: string): string {
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}" fill="${color}"/>`;
}

export function ellipse(x: number, y: number, radiusX: number, radiusY: number, color: string): string {
  return `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(radiusX)}" ry="${tenth(radiusY)}" fill="${color}"/>`;
}

/** A circle's outline. */
export function ring(x: number, y: number, radius: number, color: string, thickness: number, extra = ''): string {
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}" stroke="${color}" stroke-width="${tenth(thickness)}"${extra}/>`;
}

/** Moves, turns (degrees clockwise) and scales a drawing made about 0,0; `flip` -1 mirrors it. */
export function place(x: number, y: number, scale: number, drawing: string, turn = 0, flip: 1 | -1 = 1): string {
  const size = thousandth(scale);
  const turned = turn ? ` rotate(${tenth(turn)})` : '';
  const scaled = flip < 0 ? ` scale(${-size} ${size})` : scale === 1 ? '' : ` scale(${size})`;
  return `<g transform="translate(${tenth(x)} ${tenth(y)})${turned}${scaled}">${drawing}</g>`;
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** The point at an angle in degrees, clockwise from the right. */
export function polar(x: number, y: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** A circle as path data, for clipping. */
export function disc(x: number, y: number, radius: number): string {
  return path`M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
}

/** A drawing seen through a path. The id must be unique on the page. */
export function clip(id: string, data: string, drawing: string): string {
  return `<clipPath id="${id}"><path d="${data}"/></clipPath><g clip-path="url(#${id})">${drawing}</g>`;
}

/** A drawing seen where a white drawing covers it. The id must be unique on the page. */
export function masked(id: string, cover: string, drawing: string): string {
  return `<mask id="${id}">${cover}</mask><g mask="url(#${id})">${drawing}</g>`;
}

/** Keeps a drawing for `use`, to draw it many times in few bytes. */
export function define(id: string, drawing: string): string {
  return `<defs><g id="${id}">${drawing}</g></defs>`;
}

export function use(id: string, x: number, y: number, scale: number): string {
  return `<use href="#${id}" transform="translate(${tenth(x)} ${tenth(y)}) scale(${thousandth(scale)})"/>`;
}

/** A line through points with its corners rounded by arcs. */
export function roundLine(points: readonly Point[], radius: number): string {
  let data = '';
  points.forEach((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    data += before && after ? cornerAt(before, point, after, radius) : path`${before ? 'L' : 'M'}${point[0]} ${point[1]}`;
  });
  return data;
}

/** The same line, `distance` to its left. Meant for lines of right angles. */
export function offsetLine(points: readonly Point[], distance: number): Point[] {
  return points.map((point, index): Point => {
    const [before, after] = [points[index - 1], points[index + 1]];
    const arriving: Point = before ? normal(before, point) : [0, 0];
    const leaving: Point = after ? normal(point, after) : [0, 0];
    return [point[0] + (arriving[0] + leaving[0]) * distance, point[1] + (arriving[1] + leaving[1]) * distance];
  });
}

/** A number with at most one decimal, as the pen writes it. */
export function tenth(value: number): number {
  return +value.toFixed(1);
}

/** A number with at most three decimals, for scales. */
export function thousandth(value: number): number {
  return +value.toFixed(3);
}

function cornerAt(before: Point, corner: Point, after: Point, radius: number): string {
  const incoming = [corner[0] - before[0], corner[1] - before[1]] as const;
  const outgoing = [after[0] - corner[0], after[1] - corner[1]] as const;
  const [lengthIn, lengthOut] = [Math.hypot(...incoming), Math.hypot(...outgoing)];
  const r = Math.min(radius, lengthIn / 2, lengthOut / 2);
  const clockwise = incoming[0] * outgoing[1] - incoming[1] * outgoing[0] > 0 ? 1 : 0;
  const start: Point = [corner[0] - (incoming[0] / lengthIn) * r, corner[1] - (incoming[1] / lengthIn) * r];
  const end: Point = [corner[0] + (outgoing[0] / lengthOut) * r, corner[1] + (outgoing[1] / lengthOut) * r];
  return path`L${start[0]} ${start[1]}A${r} ${r} 0 0 ${clockwise} ${end[0]} ${end[1]}`;
}

/** Unit vector to the left of the way from one point to another. */
function normal(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [(to[1] - from[1]) / length, -(to[0] - from[0]) / length];
}
