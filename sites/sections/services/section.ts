import type { SectionInfo } from '../info.ts';
import type { ServicesProps } from './schema.ts';

/** From how many services on a variant shows no pictures; those then stay free for other sections. */
const picturelessFrom: Record<string, number> = {
  board: 2,
  docket: 1,
  enclosures: 1,
  layers: 1,
  lengths: 1,
  lines: 1,
  menu: 3,
  slots: 1,
  stickers: 1,
};

/** Whether a variant shows pictures of so many services. */
export function showsPictures(variant: string | undefined, count: number): boolean {
  return count < (picturelessFrom[variant ?? ''] ?? Number.POSITIVE_INFINITY);
}

/** Most services that a variant features. */
export const mostFeatured = 3;

/** Whether a variant shows a few of so many services under a picture of their own, the others by name. */
export function features(variant: string | undefined, count: number): boolean {
  return variant === 'menu' && count > 2;
}

/** Variants that stand on large pictures. */
const pictorial = new Set(['pictures']);

export const info: SectionInfo = {
  label: 'Services',
  entry: 'Service',
  frames: { board: 3 / 2, doors: 24 / 13, menu: 3 / 4, mosaic: 3 / 2, pictures: 16 / 9 },
  shows: { mosaic: { more: 2 }, outlines: { tools: true } },
  earlyPictures: (pictures, variant) => {
    // Cut-out objects are part of the page's own HTML.
    const { length } = pictures.filter(({ kind }) => variant !== 'outlines' || kind === 'photo');
    return variant === 'menu' || showsPictures(variant, length) ? Math.min(length, mostFeatured) : 0;
  },
  unsuited: (variant, { services, pictured }) => pictorial.has(variant) && services > pictured,
  offered: ({ items }: ServicesProps) => items,
};
