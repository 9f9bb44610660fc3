import { type Pixels, sampleOf } from './sample.ts';

const columns = 8;
const rows = 8;

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
