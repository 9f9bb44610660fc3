import { blossom, leaf } from '../../scenes/signature/shapes/botanical.ts';
import { tenth } from '../../scenes/signature/shapes/frame.ts';

/**
 * A pressed sprig that ends in one blossom, drawn in the page's own roles: `currentColor` for stem and leaves, the
 * accent for the petals. The seed chooses how many leaves it bears and how far it bends.
 */
export function sprigSvg(seed: number): string {
  const leaves = 4 + (seed % 3);
  const sag = 10 + (Math.floor(seed / 3) % 4) * 6;
  const tones = {
    rim: 'oklch(from var(--accent) calc(l*.86) c h)',
    petal: 'var(--accent)',
    heart: 'oklch(from var(--accent) min(.95,calc(l*1.15)) c calc(h + 8))',
  };
  const stem = (along: number) => ({ x: along * 332, y: 96 + sag * along * (1 - along) * 2 - 36 * along * along });
  const parts = Array.from({ length: leaves }, (_, index) => {
    const point = stem(0.26 + (index / leaves) * 0.62);
    return leaf(tenth(point.x), tenth(point.y), 76 - index * 4, index % 2 ? 28 : -40, 'currentColor');
  });
  const path = Array.from({ length: 9 }, (_, index) => {
    const point = stem(index / 8);
    return `${tenth(point.x)} ${tenth(point.y)}`;
  }).join('L');
  return `<svg viewBox="0 0 420 170" aria-hidden="true"><path d="M${path}" fill="none" stroke="currentColor" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>${parts.join('')}<g transform="translate(356 62) scale(.46)">${blossom(tones)}</g></svg>`;
}
