import { circle, ellipse, fill, path, place, rect, repeat, stroke } from '../pen.ts';

export const tree = (x: number, y: number, radius: number, colour: string, shade: string, trunk: string) =>
  rect(x - radius * 0.09, y - radius, radius * 0.18, radius, trunk) +
  circle(x, y - radius * 1.5, radius, colour) +
  fill(path`M${x} ${y - radius * 2.5}a${radius} ${radius} 0 0 1 0 ${2 * radius}z`, shade);

export const cone = (x: number, y: number, w: number, h: number, colour: string, shade: string, trunk: string) =>
  rect(x - w * 0.06, y - 26, w * 0.12, 26, trunk) +
  fill(path`M${x} ${y - h}L${x - w / 2} ${y - 18}H${x + w / 2}z`, colour) +
  fill(path`M${x} ${y - h}V${y - 18}H${x + w / 2}z`, shade);

export const tulip = (colour: string, shade: string) =>
  fill('M-34-40C-44-90-30-104-20-110L-4-84L0-116L6-84L22-110C34-100 44-84 34-40C28-10-28-10-34-40z', colour) +
  fill('M6-84L22-110C34-100 44-84 34-40C30-24 16-18 2-18C22-40 20-64 6-84z', shade);

export const daisy = (petal: string, line: string, n = 10) =>
  repeat(n, (i) => place(0, 0, 1, ellipse(0, -34, 12, 26, petal), (i * 360) / n)) + circle(0, 0, 20, line);

export const rose = (colour: string, shade: string) =>
  circle(0, 0, 46, colour) +
  stroke('M-26 4a26 26 0 0 1 50-12M-16 16a22 22 0 0 0 34-16M-8 2a10 10 0 1 1 14 8M-30 20a36 36 0 0 0 50 10', shade, 7);

export const leaf = (colour: string, line?: string) =>
  fill('M0 0C-30-30-30-70 0-104C30-70 30-30 0 0z', colour) + (line ? stroke('M0-6V-78', line, 4) : '');
