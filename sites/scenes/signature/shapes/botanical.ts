import { tenth } from './frame.ts';

/** Three tones of a blossom from its rim to its heart's ring. */
export interface BlossomTones {
  rim: string;
  petal: string;
  heart: string;
}

/** A ruffled, many-petalled blossom around the origin with radius 100, as the content of a <g> to be placed with <use>. */
export function blossom({ rim, petal, heart }: BlossomTones): string {
  return [
    ruffle(76, 26, 14, 0, rim),
    disc(74, rim),
    ruffle(60, 22, 13, 9, petal),
    disc(58, petal),
    ruffle(42, 17, 11, 0, heart),
    disc(42, heart),
    ruffle(22, 12, 8, 12, petal),
    disc(16, rim),
  ].join('');
}

/** A pinnate leaf from (x, y), `length` long, turned by `degrees` (0 points right). */
export function leaf(x: number, y: number, length: number, degrees: number, color: string): string {
  const leaflets = [0.18, 0.36, 0.54, 0.72, 0.88].map((along, index) => {
    const size = length * (0.34 - 0.045 * index);
    const half = (side: number) =>
      `M${tenth(length * along)} 0c${tenth(size * 0.2)} ${tenth(side * size * 0.7)} ${tenth(size * 0.7)} ${tenth(side * size * 0.9)} ${tenth(size)} ${tenth(side * size * 0.95)} ${tenth(0)} ${tenth(-side * size * 0.5)} ${tenth(-size * 0.4)} ${tenth(-side * size * 0.9)} ${tenth(-size)} ${tenth(-side * size * 0.95)}z`;
    return half(-1) + half(1);
  });
  const tip = `M${tenth(length * 0.92)} 0c${tenth(length * 0.1)} ${tenth(-length * 0.1)} ${tenth(length * 0.22)} ${tenth(-length * 0.06)} ${tenth(length * 0.26)} 0 ${tenth(-length * 0.04)} ${tenth(length * 0.06)} ${tenth(-length * 0.16)} ${tenth(length * 0.1)} ${tenth(-length * 0.26)} 0z`;
  return `<g transform="translate(${x} ${y}) rotate(${degrees})" fill="${color}"><path d="M0 0H${tenth(length)}" stroke="${color}" stroke-width="${tenth(length * 0.035)}"/><path d="${leaflets.join('')}${tip}"/></g>`;
}

function ruffle(distance: number, radius: number, count: number, turn: number, color: string): string {
  const circles = Array.from({ length: count }, (_, index) => {
    const angle = ((index / count) * 360 + turn) * (Math.PI / 180);
    return `<circle cx="${tenth(distance * Math.cos(angle))}" cy="${tenth(distance * Math.sin(angle))}" r="${radius}"/>`;
  });
  return `<g fill="${color}">${circles.join('')}</g>`;
}

function disc(radius: number, color: string): string {
  return `<circle r="${radius}" fill="${color}"/>`;
}
