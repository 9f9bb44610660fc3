import type { Photo } from '../document.ts';
import { type Pixels, sampleOf } from './sample.ts';

const columns = 8;
const rows = 8;

/**
 * Most bits in which two photos may differ and still count as the same. Measured on 423 photos: smaller or brighter copies
 * differ in up to 6 of 64 bits (95%), and of 89,000 pairs of different photos one pair does.
 */
const sameBits = 6;
/** Most that two copies may differ in mean lightness and chroma. */
const sameTone = 0.15;

/**
 * The difference hash of a picture, as 16 hex digits: one bit for each of 8 × 8 places, which tells whether it's lighter than
 * its left neighbor.
 */
export async function likenessOf(pixels: Pixels): Promise<string> {
  const { data } = await sampleOf(pixels, { width: columns + 1, height: rows }, 'gray');
  const bits = Array.from({ length: rows * columns }, (_, bit) => {
    const at = Math.floor(bit / columns) * (columns + 1) + (bit % columns);
    return (data[at + 1] ?? 0) > (data[at] ?? 0) ? 1 : 0;
  });
  return BigInt(`0b${bits.join('')}`)
    .toString(16)
    .padStart(16, '0');
}

/** True if two photos look the same: the same picture in another size, quality or light. */
export function looksTheSame(one: Photo, other: Photo): boolean {
  if (one.likeness === undefined || other.likeness === undefined) return one.id === other.id;
  const differing = BigInt(`0x${one.likeness}`) ^ BigInt(`0x${other.likeness}`);
  const bits = differing.toString(2).replaceAll('0', '').length;
  return bits <= sameBits && toneDistance(one, other) <= sameTone;
}

function toneDistance({ tone: one }: Photo, { tone: other }: Photo): number {
  return one && other ? Math.hypot(one.lightness - other.lightness, one.chroma - other.chroma) : 0;
}
