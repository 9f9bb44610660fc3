import { butt, fill, offsetLine, type Point, place, rect, roundLine, stroke } from '../pen.ts';

export const drop = (x: number, y: number, radius: number, colour: string, light?: string) =>
  place(
    x,
    y,
    radius / 10,
    fill('M0-18C3-10 10-4 10 2.500A10 10 0 0 1-10 2.500C-10-4-3-10 0-18z', colour) +
      (light ? stroke('M-5 3A5 5 0 0 0-1 7.500', light, 2) : ''),
  );

export const pipe = (pts: readonly Point[], w: number, radius: number, colour: string, s: string, light: string, shadow: string) =>
  stroke(roundLine(pts, radius), shadow, w, ' stroke-linecap="butt" transform="translate(8 10)"') +
  stroke(roundLine(pts, radius), colour, w, butt) +
  stroke(roundLine(offsetLine(pts, -w * 0.32), radius), s, w * 0.36, butt) +
  stroke(roundLine(offsetLine(pts, w * 0.26), radius), light, w * 0.11, butt);

export const collar = (x: number, y: number, w: number, colour: string, v?: number) =>
  v ? rect(x - w / 2, y - 13, w, 26, colour, 4) : rect(x - 13, y - w / 2, 26, w, colour, 4);
