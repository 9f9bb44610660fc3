import { thousandth } from '../scenes/pen.ts';
import type { LogoFace } from './face.ts';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A line of text as path data, in thousandths of an em. The pen starts at 0,0 on the baseline. `ink` is what it covers. */
export interface Lettering {
  data: string;
  ink: Box;
}

/** Sets a line in a face, or nothing if the face lacks one of its letters. `track` is letterspacing in thousandths of an em. */
export function letter(face: LogoFace, text: string, track = 0): Lettering | undefined {
  let pen = 0;
  let data = '';
  let previous = '';
  for (const character of text.replaceAll("'", '’').replaceAll('`', '’').normalize('NFC')) {
    const glyph = face.glyphs.get(character);
    if (!glyph) return undefined;
    pen += face.kerning.get(plain(previous) + plain(character)) ?? 0;
    data += moved(glyph.data, pen);
    pen += glyph.advance + track;
    previous = character;
  }
  return data ? { data, ink: inkOf(data) } : undefined;
}

/** Lettering as SVG: its baseline at `y`, the left edge of its ink at `x`, an em of `size`. */
export function drawn({ data, ink }: Lettering, x: number, y: number, size: number, color: string, extra = ''): string {
  const scale = size / 1000;
  return `<path transform="translate(${hundredth(x - ink.left * scale)} ${hundredth(y)}) scale(${scaleText(scale)})" d="${data}" fill="${color}"${extra}/>`;
}

/** Lettering with the middle of its ink at a point, as large as a box allows. */
export function fitted(lettering: Lettering, x: number, y: number, width: number, height: number, color: string, extra = ''): string {
  const { ink } = lettering;
  const size = 1000 * Math.min(width / (ink.right - ink.left), height / (ink.bottom - ink.top));
  const scale = size / 1000;
  return drawn(lettering, x - ((ink.right - ink.left) * scale) / 2, y - ((ink.top + ink.bottom) * scale) / 2, size, color, extra);
}

export function widthOf({ ink }: Lettering): number {
  return ink.right - ink.left;
}

export function heightOf({ ink }: Lettering): number {
  return ink.bottom - ink.top;
}

/** How far to the right the ink reaches at `y` and below it, from the left edge of the ink. Zero if there's none. */
export function reachBelow({ data, ink }: Lettering, y: number): number {
  let reach = ink.left;
  let [x, at, startX, startY] = [0, 0, 0, 0];
  const lineTo = (toX: number, toY: number) => {
    if (at >= y) reach = Math.max(reach, x);
    if (toY >= y) reach = Math.max(reach, toX);
    if (at < y !== toY < y) reach = Math.max(reach, x + ((toX - x) * (y - at)) / (toY - at));
    [x, at] = [toX, toY];
  };
  for (const [, command, list = ''] of data.matchAll(/([Mlqz])([^Mlqz]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = (list.match(/-?\d+/g) ?? []).map(Number);
    const [fromX, fromY] = [x, at];
    if (command === 'M') [x, at, startX, startY] = [a, b, a, b];
    else if (command === 'l') lineTo(x + a, at + b);
    else if (command === 'z') lineTo(startX, startY);
    else for (let step = 1; step <= 8; step++) lineTo(fromX + bend(a, c, step / 8), fromY + bend(b, d, step / 8));
  }
  return reach - ink.left;
}

function moved(data: string, by: number): string {
  return by === 0 ? data : data.replace(/M(-?\d+)/g, (_, x: string) => `M${Number(x) + Math.round(by)}`);
}

/** Letters with accents are kerned like those without. */
function plain(character: string): string {
  return character.normalize('NFD')[0] ?? '';
}

function inkOf(data: string): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const cover = (x: number, y: number) => {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  };
  let [x, y] = [0, 0];
  for (const [, command, list = ''] of data.matchAll(/([MlqczZ])([^MlqczZ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = (list.match(/-?\d+/g) ?? []).map(Number);
    if (command === 'M') [x, y] = [a, b];
    else if (command === 'l') [x, y] = [x + a, y + b];
    else if (command === 'q') {
      for (const at of [turn(a, c), turn(b, d)]) cover(x + bend(a, c, at), y + bend(b, d, at));
      [x, y] = [x + c, y + d];
    } else continue;
    cover(x, y);
  }
  return box;
}

/** Where a quadratic curve from 0 by a control point to an end turns back, 0 to 1. */
function turn(control: number, end: number): number {
  const at = control / (2 * control - end);
  return at > 0 && at < 1 ? at : 0;
}

function bend(control: number, end: number, at: number): number {
  return 2 * (1 - at) * at * control + at * at * end;
}

function hundredth(value: number): number {
  return +value.toFixed(2);
}

function scaleText(scale: number): number {
  return scale < 0.1 ? +scale.toFixed(5) : thousandth(scale);
}
