import { circle, fill, path, place, repeat, ring } from '../pen.ts';

export const wheel = (radius: number, colour: string, shade: string, line: string, n = 5) =>
  circle(0, 0, radius, colour) +
  circle(0, 0, radius * 0.66, shade) +
  repeat(n, (i) =>
    place(
      0,
      0,
      1,
      fill(
        path`M${-radius * 0.1} ${-radius * 0.16}L${-radius * 0.17} ${-radius * 0.6}H${radius * 0.17}L${radius * 0.1} ${-radius * 0.16}z`,
        line,
      ),
      (i * 360) / n,
    ),
  ) +
  ring(0, 0, radius * 0.6, line, radius * 0.09) +
  circle(0, 0, radius * 0.17, line);
