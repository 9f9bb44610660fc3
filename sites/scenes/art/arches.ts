import { circle, fill, path, rect, repeat } from '../pen.ts';
import { type Generator, pick } from './generator.ts';

/** Rows of overlapping arches: nested, filled, with a sun, or low. */
export const arches: Generator = (tone, field) => {
  const { width, height, random } = field;
  const columns = Math.max(2, Math.min(7, Math.round(width / pick(field, [100, 133, 160]))));
  const step = width / columns;
  const rise = step * (1.05 + random() * 0.5);
  const rows = Math.ceil(height / rise) + 1;
  const dark = random() < 0.45;
  const ground = dark ? tone.deep : tone.soft;
  const colors = dark
    ? ([tone.brand, tone.accent, tone.brandMid, tone.soft] as const)
    : ([tone.brand, tone.accent, tone.brandMid, tone.deep, tone.paper] as const);
  const half = step / 2;
  let body = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, floor] = [step * (column + 0.5), rise * (row + 1)];
      const kind = random();
      const color = pick(field, colors);
      const inner = pick(field, others(colors, color));
      const sill = pick(field, others([ground, tone.deep], inner));
      body += arch(x, floor, half, rise, color);
      if (kind < 0.42)
        body += arch(x, floor, half * 0.66, rise - half * 0.34, ground) + arch(x, floor, half * 0.33, rise - half * 0.67, inner);
      else if (kind < 0.66) body += arch(x, floor, half * 0.62, rise * 0.7, inner);
      else if (kind < 0.84) {
        body += circle(x, floor - rise + half, half * 0.42, inner);
        body +=
          kind < 0.75
            ? rect(x - half, floor - rise * 0.22, step, rise * 0.22, sill)
            : repeat(3, (index) => rect(x - half, floor - 12 - index * 20, step, 9, ground));
      } else body += fill(path`M${x - half} ${floor}a${half} ${half} 0 0 1 ${step} 0z`, inner);
    }
  }
  return { ground, body };
};

function arch(x: number, floor: number, half: number, height: number, color: string): string {
  return fill(path`M${x - half} ${floor}V${floor - height + half}a${half} ${half} 0 0 1 ${2 * half} 0V${floor}z`, color);
}

/** The list without a color; the list itself if nothing else is in it. */
function others(list: readonly string[], color: string): readonly [string, ...string[]] {
  const [first, ...rest] = list.filter((other) => other !== color);
  return first === undefined ? [color] : [first, ...rest];
}
