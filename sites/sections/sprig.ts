import { blossom, leaf } from '../scenes/signature/shapes/botanical.ts';
import { tenth } from '../scenes/signature/shapes/frame.ts';

/**
 * Pressed plants drawn in the page's own roles: `currentColor` for stem and leaves, the accent for petals. The seed chooses
 * leaf, bloom and bend, so a site has one plant on all its pages.
 */

interface Point {
  x: number;
  y: number;
}

const tones = {
  rim: 'oklch(from var(--accent) calc(l*.86) c h)',
  petal: 'var(--accent)',
  heart: 'oklch(from var(--accent) min(.95,calc(l*1.15)) c calc(h + 8))',
};

/** A sprig that ends in one bloom, 420 by 170. */
export function sprigSvg(seed: number): string {
  const leaves = 4 + (seed % 3);
  const sag = 10 + (Math.floor(seed / 3) % 4) * 6;
  const stem = (along: number) => ({ x: along * 332, y: 96 + sag * along * (1 - along) * 2 - 36 * along * along });
  const parts = Array.from({ length: leaves }, (_, index) => {
    const point = stem(0.26 + (index / leaves) * 0.62);
    return leafOf(seed, point, 76 - index * 4, index % 2 ? 28 : -40);
  });
  const path = Array.from({ length: 9 }, (_, index) => stem(index / 8));
  return `<svg viewBox="0 0 420 170" aria-hidden="true">${stroke(path, 5)}${parts.join('')}${bloomOf(seed, { x: 356, y: 62 }, 46)}</svg>`;
}

/** A branch that grows in from the left, `width` by 300, its bloom near the right end and a bud on a shoot of its own. */
export function branchSvg(seed: number, width: number): string {
  const bend = 34 + (Math.floor(seed / 5) % 4) * 9;
  const stem = (along: number): Point => ({ x: along * (width - 130), y: 172 + bend * Math.sin(along * 4.4) - 14 * along * along });
  const count = Math.round(width / 105);
  const leaves = Array.from({ length: count }, (_, index) => {
    const along = 0.07 + (index / count) * 0.86;
    const point = stem(along);
    const next = stem(along + 0.02);
    const turn = (Math.atan2(next.y - point.y, next.x - point.x) * 180) / Math.PI;
    const side = index % 2 ? 1 : -1;
    return leafOf(seed, point, 118 - along * 40 + (index % 3) * 8, turn + side * (44 - along * 10));
  });
  const path = Array.from({ length: 25 }, (_, index) => stem(index / 24));
  const end = path.at(-1) ?? stem(1);
  const fork = stem(0.72);
  const bud = { x: fork.x + 104, y: fork.y - 92 };
  const shoot = `<path d="M${tenth(fork.x)} ${tenth(fork.y)}q40 -28 ${tenth(bud.x - fork.x)} ${tenth(bud.y - fork.y)}" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>`;
  return `<svg viewBox="0 0 ${width} 300" aria-hidden="true">${shoot}${stroke(path, 6)}${leaves.join('')}${bloomOf(seed, bud, 34)}${bloomOf(seed, { x: end.x + 30, y: end.y - 8 }, 74)}</svg>`;
}

/** A stem that lies along a heading like a rule, `width` by 100, with small leaves and one bloom at its end. */
export function ruleSvg(seed: number, width: number): string {
  const stem = (along: number): Point => ({ x: along * (width - 60), y: 58 + 9 * Math.sin(along * 9) });
  const count = Math.round(width / 74);
  const leaves = Array.from({ length: count }, (_, index) => {
    const along = 0.04 + (index / count) * 0.92;
    return leafOf(seed, stem(along), 46 + (index % 3) * 6, index % 2 ? 34 : -34);
  });
  const path = Array.from({ length: 33 }, (_, index) => stem(index / 32));
  const end = path.at(-1) ?? stem(1);
  return `<svg viewBox="0 0 ${width} 100" aria-hidden="true">${stroke(path, 4)}${leaves.join('')}${bloomOf(seed, { x: end.x + 16, y: end.y - 4 }, 40)}</svg>`;
}

/** A vine as tall as its frame: one piece of it, repeated downward. `id` names the pattern on the page. */
export function vineSvg(seed: number, id: string): string {
  const height = 640;
  const stem = (y: number): Point => ({ x: 112 + 30 * Math.sin((y / height) * 2 * Math.PI), y });
  const leaves = Array.from({ length: 6 }, (_, index) => {
    const y = 70 + index * 100;
    return leafOf(seed, stem(y), 74, index % 2 ? -36 : -146);
  });
  const path = Array.from({ length: 33 }, (_, index) => stem((index / 32) * height));
  const from = stem(330);
  const to = { x: from.x + (from.x > 112 ? -52 : 52), y: from.y - 46 };
  const shoot = `<path d="M${tenth(from.x)} ${tenth(from.y)}Q${tenth(to.x)} ${tenth(from.y - 6)} ${tenth(to.x)} ${tenth(to.y)}" fill="none" stroke="currentColor" stroke-width="3"/>`;
  return `<svg width="100%" height="100%" aria-hidden="true"><pattern id="${id}" width="224" height="${height}" patternUnits="userSpaceOnUse">${stroke(path, 4)}${shoot}${leaves.join('')}${bloomOf(seed, to, 30)}</pattern><rect width="224" height="100%" fill="url(#${id})"/></svg>`;
}

/** How a plant grows, in stages from 0 to 1: more leaves each time, then the bud, then the bloom; 120 by 200, from the ground up. */
export function stageSvg(seed: number, grown: number): string {
  const height = 46 + grown * 104;
  const stem = (along: number): Point => ({ x: 60 + 7 * Math.sin(along * 3), y: 196 - along * height });
  const count = 2 + Math.round(grown * 4);
  const leaves = Array.from({ length: count }, (_, index) =>
    leafOf(seed, stem(0.22 + (index / count) * (grown === 1 ? 0.6 : 0.78)), 34 + grown * 14, index % 2 ? -38 : -142),
  );
  const path = Array.from({ length: 9 }, (_, index) => stem(index / 8));
  const top = stem(1);
  const size = grown === 1 ? 38 : grown > 0.6 ? 15 : 0;
  return `<svg viewBox="0 0 120 200" aria-hidden="true">${stroke(path, 4)}${leaves.join('')}${size ? bloomOf(seed, { x: top.x, y: top.y - size / 4 }, size) : leafOf(seed, top, 26, -90)}</svg>`;
}

/** A day's stretch of stem that bears so many leaves, 180 by 30. Days of up to twelve leaves grow at one pace, longer ones closer. */
export function stretchSvg(leaves: number): string {
  const pace = Math.min(14, 168 / Math.max(leaves, 1));
  const drawn = Array.from({ length: leaves }, (_, index) => {
    const x = tenth(3 + index * pace);
    return index % 2 ? `M${x} 30c4-1 12-6 13-18-10 1-14 9-13 18z` : `M${x} 30c-1-10 4-22 14-28 2 12-4 24-14 28z`;
  });
  return `<svg viewBox="0 0 180 30" aria-hidden="true"><path d="${drawn.join('')}"/></svg>`;
}

function stroke(points: Point[], width: number): string {
  return `<path d="M${points.map(({ x, y }) => `${tenth(x)} ${tenth(y)}`).join('L')}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
}

/** A leaf from a point of the stem, `degrees` from pointing right: pinnate, lancet or round. */
function leafOf(seed: number, { x, y }: Point, length: number, degrees: number): string {
  const kind = seed % 3;
  if (kind === 0) return leaf(tenth(x), tenth(y), Math.round(length), Math.round(degrees), 'currentColor');
  const [wide, start] = kind === 1 ? [0.21, 0.06] : [0.5, 0.2];
  const from = length * start;
  const half = (side: number) => `${tenth(length * 0.3)} ${tenth(side * length * wide)} ${tenth(length * 0.8)} ${tenth(side * length * wide * 0.9)}`;
  const back = `${tenth(length * 0.8)} ${tenth(length * wide * 0.9)} ${tenth(length * 0.3)} ${tenth(length * wide)}`;
  return `<g transform="translate(${tenth(x)} ${tenth(y)}) rotate(${Math.round(degrees)})"><path d="M0 0H${tenth(from + 4)}" stroke="currentColor" stroke-width="3"/><path d="M${tenth(from)} 0C${half(-1)} ${tenth(length)} 0 ${back} ${tenth(from)} 0z" fill="currentColor"/><path d="M${tenth(from)} 0H${tenth(length * 0.8)}" stroke="var(--band-bg,var(--bg))" stroke-width="1.5" opacity=".45"/></g>`;
}

/** A bloom of a radius around a point: ruffled, a star of petals, or a poppy's bowl. */
function bloomOf(seed: number, { x, y }: Point, radius: number): string {
  const kind = Math.floor(seed / 3) % 3;
  return `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${tenth(radius) / 100})">${kind === 0 ? blossom(tones) : kind === 1 ? star() : poppy()}</g>`;
}

function star(): string {
  const petals = Array.from({ length: 9 }, (_, index) => `<ellipse cx="62" rx="42" ry="17" transform="rotate(${index * 40})"/>`);
  return `<g fill="${tones.rim}" transform="rotate(20)">${petals.join('')}</g><g fill="${tones.petal}">${petals.join('')}</g><circle r="27" fill="${tones.heart}"/><circle r="15" fill="${tones.rim}"/>`;
}

function poppy(): string {
  const petals = Array.from(
    { length: 5 },
    (_, index) => `<path d="M0 0C-58-22-62-92 0-98 62-92 58-22 0 0z" fill="${index % 2 ? tones.petal : tones.rim}" transform="rotate(${index * 72})"/>`,
  );
  return `${petals.join('')}<circle r="40" fill="${tones.heart}"/><circle r="20" fill="${tones.rim}"/>`;
}
