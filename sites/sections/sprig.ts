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

/** The one leaf and the one bloom of a drawing, each defined once and used again. `id` must be the drawing's own on its page. */
function plantOf(seed: number, id: string) {
  return {
    defs: `<defs><g id="${id}-leaf">${leafOf(seed)}</g><g id="${id}-bloom">${bloomOf(seed)}</g></defs>`,
    /** From a point of the stem, `degrees` from pointing right. */
    leaf: ({ x, y }: Point, length: number, degrees: number) =>
      `<use href="#${id}-leaf" transform="translate(${tenth(x)} ${tenth(y)}) rotate(${Math.round(degrees)}) scale(${Math.round(length) / 100})"/>`,
    bloom: ({ x, y }: Point, radius: number) =>
      `<use href="#${id}-bloom" transform="translate(${tenth(x)} ${tenth(y)}) scale(${Math.round(radius) / 100})"/>`,
  };
}

/** A sprig that ends in one bloom, 420 by 170. */
export function sprigSvg(seed: number, id: string): string {
  const { defs, leaf: leafAt, bloom } = plantOf(seed, id);
  const leaves = 4 + (seed % 3);
  const sag = 10 + (Math.floor(seed / 3) % 4) * 6;
  const stem = (along: number) => ({ x: along * 332, y: 96 + sag * along * (1 - along) * 2 - 36 * along * along });
  const parts = Array.from({ length: leaves }, (_, index) =>
    leafAt(stem(0.26 + (index / leaves) * 0.62), 76 - index * 4, index % 2 ? 28 : -40),
  );
  return `<svg viewBox="0 0 420 170" aria-hidden="true">${defs}${stroke(along(stem, 8), 5)}${parts.join('')}${bloom({ x: 356, y: 62 }, 46)}</svg>`;
}

/** A branch that grows in from the left, 1460 by 300, its bloom near the right end and a bud on a shoot of its own. */
export function branchSvg(seed: number, id: string): string {
  const { defs, leaf: leafAt, bloom } = plantOf(seed, id);
  const bend = 34 + (Math.floor(seed / 5) % 4) * 9;
  const stem = (at: number): Point => ({ x: at * 1330, y: 172 + bend * Math.sin(at * 4.4) - 14 * at * at });
  const count = 14;
  const leaves = Array.from({ length: count }, (_, index) => {
    const at = 0.07 + (index / count) * 0.86;
    const side = index % 2 ? 1 : -1;
    return leafAt(stem(at), 118 - at * 40 + (index % 3) * 8, turnOf(stem, at) + side * (44 - at * 10));
  });
  const end = stem(1);
  const fork = stem(0.72);
  const bud = { x: fork.x + 104, y: fork.y - 92 };
  return `<svg viewBox="0 0 1460 300" aria-hidden="true">${defs}${shoot(fork, bud, 4)}${stroke(along(stem, 24), 6)}${leaves.join('')}${bloom(bud, 34)}${bloom({ x: end.x + 30, y: end.y - 8 }, 74)}</svg>`;
}

/** A stem that lies along a heading like a rule, `width` by 100, with small leaves and one bloom at its end. */
export function ruleSvg(seed: number, width: number, id: string): string {
  const { defs, leaf: leafAt, bloom } = plantOf(seed, id);
  const stem = (at: number): Point => ({ x: at * (width - 60), y: 58 + 9 * Math.sin(at * 9) });
  const count = Math.round(width / 74);
  const leaves = Array.from({ length: count }, (_, index) =>
    leafAt(stem(0.04 + (index / count) * 0.92), 46 + (index % 3) * 6, index % 2 ? 34 : -34),
  );
  const end = stem(1);
  return `<svg viewBox="0 0 ${width} 100" aria-hidden="true">${defs}${stroke(along(stem, 32), 4)}${leaves.join('')}${bloom({ x: end.x + 16, y: end.y - 4 }, 40)}</svg>`;
}

/** A vine as tall as its frame: a bloom, and below it one piece of stem, repeated downward. */
export function vineSvg(seed: number, id: string): string {
  const { defs, leaf: leafAt, bloom } = plantOf(seed, id);
  const height = 640;
  const top = 72;
  const stem = (at: number): Point => ({ x: 112 + 30 * Math.sin(at * 2 * Math.PI), y: at * height });
  const leaves = Array.from({ length: 6 }, (_, index) => leafAt(stem((70 + index * 100) / height), 74, index % 2 ? -36 : -146));
  const from = stem(0.51);
  const to = { x: from.x + 52, y: from.y - 46 };
  return `<svg width="100%" height="100%" aria-hidden="true">${defs}<pattern id="${id}" y="${top}" width="224" height="${height}" patternUnits="userSpaceOnUse">${stroke(along(stem, 32), 4)}${shoot(from, to, 3)}${leaves.join('')}${bloom(to, 30)}</pattern><rect y="${top}" width="224" height="100%" fill="url(#${id})"/>${bloom({ x: 112, y: top }, 34)}</svg>`;
}

/** How a plant grows, in stages from 0 to 1: more leaves each time, then the bud, then the bloom; 120 by 200, from the ground up. */
export function stageSvg(seed: number, grown: number, id: string): string {
  const { defs, leaf: leafAt, bloom } = plantOf(seed, id);
  const height = 46 + grown * 104;
  const stem = (at: number): Point => ({ x: 60 + 7 * Math.sin(at * 3), y: 196 - at * height });
  const count = 2 + Math.round(grown * 4);
  const leaves = Array.from({ length: count }, (_, index) =>
    leafAt(stem(0.22 + (index / count) * (grown === 1 ? 0.6 : 0.78)), 34 + grown * 14, index % 2 ? -38 : -142),
  );
  const top = stem(1);
  const size = grown === 1 ? 38 : grown > 0.6 ? 15 : 0;
  return `<svg viewBox="0 0 120 200" aria-hidden="true">${defs}${stroke(along(stem, 8), 4)}${leaves.join('')}${size ? bloom({ x: top.x, y: top.y - size / 4 }, size) : leafAt(top, 26, -90)}</svg>`;
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

function along(stem: (at: number) => Point, pieces: number): Point[] {
  return Array.from({ length: pieces + 1 }, (_, index) => stem(index / pieces));
}

function turnOf(stem: (at: number) => Point, at: number): number {
  const [from, to] = [stem(at), stem(at + 0.02)];
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

function stroke(points: Point[], width: number): string {
  return `<path d="M${points.map(({ x, y }) => `${tenth(x)} ${tenth(y)}`).join('L')}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
}

/** A thin stem of a bud's own. */
function shoot(from: Point, to: Point, width: number): string {
  return `<path d="M${tenth(from.x)} ${tenth(from.y)}Q${tenth(to.x - 30)} ${tenth(from.y - 24)} ${tenth(to.x)} ${tenth(to.y)}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round"/>`;
}

/** A leaf from the origin to the right, 100 long: pinnate, lancet or round. */
function leafOf(seed: number): string {
  const kind = seed % 3;
  if (kind === 0) return leaf(0, 0, 100, 0, 'currentColor');
  const blade = kind === 1 ? 'M6 0C30-21 80-19 100 0 80 19 30 21 6 0z' : 'M16 0C24-46 84-46 96 0 84 46 24 46 16 0z';
  return `<path d="M0 0H16" stroke="currentColor" stroke-width="3.5"/><path d="${blade}" fill="currentColor"/><path d="M12 0H82" stroke="var(--band-bg,var(--bg))" stroke-width="2" opacity=".5"/>`;
}

/** A bloom around the origin with radius 100: ruffled, a star of petals, or a poppy's bowl. */
function bloomOf(seed: number): string {
  return [blossom(tones), star(), poppy()][Math.floor(seed / 3) % 3] ?? '';
}

function star(): string {
  const petals = Array.from({ length: 9 }, (_, index) => `<ellipse cx="62" rx="42" ry="17" transform="rotate(${index * 40})"/>`).join('');
  return `<g fill="${tones.rim}" transform="rotate(20)">${petals}</g><g fill="${tones.petal}">${petals}</g><circle r="27" fill="${tones.heart}"/><circle r="15" fill="${tones.rim}"/>`;
}

function poppy(): string {
  const petals = Array.from(
    { length: 5 },
    (_, index) =>
      `<path d="M0 0C-58-22-62-92 0-98 62-92 58-22 0 0z" fill="${index % 2 ? tones.petal : tones.rim}" transform="rotate(${index * 72})"/>`,
  );
  return `${petals.join('')}<circle r="40" fill="${tones.heart}"/><circle r="20" fill="${tones.rim}"/>`;
}
