import type { ReactNode } from 'react';
import { random } from '../scenes/random.ts';
import { tenth } from '../scenes/signature/shapes/frame.ts';

/** How many grounds there are from the surface down: `bed1` to `bed4`. */
const grounds = 4;

/** The class of the ground that the `index`th of `count` layers lies in, deeper from one to the next. */
export function bedOf(index: number, count: number): string {
  return `bed${1 + Math.floor((index * grounds) / Math.max(count, grounds))}`;
}

/** The uneven upper edge of a layer of ground, with a few pebbles under it. `of` names the layer: the same one always looks the same. */
export function Edge({ of }: { of: string }): ReactNode {
  const next = random(`ground:${of}`);
  const pebbles = Array.from({ length: 9 }, (_, index) => {
    const x = Math.round(index * 160 + next() * 120);
    const width = Math.round(5 + next() * 11);
    return `M${x} ${Math.round(46 + next() * 12)}a${width} ${tenth(width * 0.55)} 0 1 0 ${width * 2} 0a${width} ${tenth(width * 0.55)} 0 1 0-${width * 2} 0z`;
  });
  return (
    <svg className="edge" viewBox="0 0 1440 64" preserveAspectRatio="none" aria-hidden="true">
      <path d={`${ridge(next, 1440, 6, 32)}V64H0z`} />
      <path className="pebbles" d={pebbles.join('')} />
    </svg>
  );
}

/** A cut through the ground in the palette's own colors, 1600 by 620: a sun over five uneven layers. */
export function cutSvg(seed: number): string {
  const next = random(`cut:${seed}`);
  const sun = { x: Math.round(980 + next() * 360), r: Math.round(84 + next() * 40) };
  const layers = [
    ['--a-ground', 250],
    ['--a-pop', 335],
    ['--a-main', 405],
    ['--a-soft', 480],
    ['--a-dark', 545],
  ] as const;
  const drawn = layers.map(([tone, top], index) => {
    const stones = Array.from({ length: 5 }, () => {
      const r = 8 + next() * 16;
      return `<ellipse cx="${Math.round(next() * 1600)}" cy="${Math.round(top + 62 + next() * 16)}" rx="${tenth(r)}" ry="${tenth(r * 0.55)}"/>`;
    });
    const shown = index % 2 ? '' : `<g fill="var(--a-light)" opacity=".35">${stones.join('')}</g>`;
    return `<path d="${ridge(next, 1600, top, top + 62 - index * 6)}V620H0z" fill="var(${tone})"/>${shown}`;
  });
  return `<svg viewBox="0 0 1600 620" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><rect width="1600" height="620" fill="var(--a-sky)"/><circle cx="${sun.x}" cy="200" r="${Math.round(sun.r * 1.4)}" fill="var(--a-light)" opacity=".55"/><circle cx="${sun.x}" cy="200" r="${sun.r}" fill="var(--a-pop)"/>${drawn.join('')}</svg>`;
}

/** The start of a path that runs from the left to the right, up and down between two heights. */
function ridge(next: () => number, width: number, top: number, bottom: number): string {
  const pieces = 5;
  const height = () => Math.round(top + next() * (bottom - top));
  const from = height();
  const curve = Array.from({ length: pieces }, (_, index) => {
    const x = ((index + 1) * width) / pieces;
    const y = height();
    return `${index ? 'S' : `C${width / pieces / 3} ${from} `}${tenth(x - width / pieces / 3)} ${y} ${x} ${y}`;
  });
  return `M0 ${from}${curve.join('')}`;
}
