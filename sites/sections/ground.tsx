import type { ReactNode } from 'react';
import type { Palette } from '../document/document.ts';
import { random } from '../scenes/random.ts';
import { tenth } from '../scenes/signature/shapes/frame.ts';

/** How many grounds there are from the surface down: `bed1` to `bed4`. */
const grounds = 4;

/** The class of the ground that the `index`th of `count` layers lies in, deeper from one to the next. */
export function bedOf(index: number, count: number): string {
  return `bed${1 + Math.floor((index * grounds) / Math.max(count, grounds))}`;
}

/** The uneven upper edge of a layer of ground, with a few pebbles under it. `of` is a seed, so that a layer looks the same each time. */
export function Edge({ of }: { of: string }): ReactNode {
  const next = random(`ground:${of}`);
  const pebbles = Array.from({ length: 9 }, (_, index) => {
    const x = Math.round(index * 160 + next() * 120);
    const width = Math.round(5 + next() * 11);
    return `M${x} ${Math.round(46 + next() * 12)}a${width} ${tenth(width * 0.55)} 0 1 0 ${width * 2} 0a${width} ${tenth(width * 0.55)} 0 1 0-${width * 2} 0z`;
  });
  return (
    <svg className="ground-edge" viewBox="0 0 1440 64" preserveAspectRatio="none" aria-hidden="true">
      <path d={`${ridge(next, 1440, 6, 32)}V64H0z`} />
      <path className="pebbles" d={pebbles.join('')} />
    </svg>
  );
}

/** A cut through the ground in the palette's own colors, 1600 by 440: a sun over five uneven layers. */
export function cutSvg(seed: number, { aSky, aLight, aGround, aPop, aMain, aSoft, aDark }: Palette): string {
  const next = random(`cut:${seed}`);
  const [x, r] = [Math.round(960 + next() * 200), Math.round(62 + next() * 26)];
  const layers = [aGround, aPop, aMain, aSoft, aDark].map((color, index) => {
    const top = 128 + index * 62;
    const stones = Array.from({ length: 5 }, () => {
      const width = 8 + next() * 14;
      return `<ellipse cx="${Math.round(next() * 1600)}" cy="${Math.round(top + 50 + next() * 12)}" rx="${tenth(width)}" ry="${tenth(width * 0.55)}"/>`;
    });
    const shown = index % 2 ? '' : `<g fill="${aLight}" opacity=".35">${stones.join('')}</g>`;
    return `<path d="${ridge(next, 1600, top, top + 44)}V440H0z" fill="${color}"/>${shown}`;
  });
  return `<svg viewBox="0 0 1600 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="1600" height="440" fill="${aSky}"/><circle cx="${x}" cy="112" r="${Math.round(r * 1.4)}" fill="${aLight}" opacity=".55"/><circle cx="${x}" cy="112" r="${r}" fill="${aPop}"/>${layers.join('')}</svg>`;
}

/** The start of a path that runs from the left to the right, up and down between two heights. */
export function ridge(next: () => number, width: number, top: number, bottom: number): string {
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
