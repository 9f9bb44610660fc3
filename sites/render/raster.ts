import type { Photo } from '../document/document.ts';
import type { PhotoBytes } from './files.ts';

/** The bytes of a photo in a format that every program reads, if it has one. */
export async function rasterOf(photo: Photo, photoBytes: PhotoBytes): Promise<Uint8Array | undefined> {
  const variant = photo.variants.findLast(({ format }) => format === 'jpeg' || format === 'png') ?? photo.variants.at(-1);
  return variant && photoBytes(variant.hash);
}
