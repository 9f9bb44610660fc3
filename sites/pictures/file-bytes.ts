import type { Photo } from '../document/document.ts';

/** Bytes of the photo's file for a phone, up to 960 px wide, as older photos have it. Photos in a list often load a smaller one, so this is an upper estimate. */
export function phoneBytes({ variants }: Photo): number {
  const modern = variants.filter(({ format }) => format === variants[0]?.format);
  return (modern.findLast(({ width }) => width <= 960) ?? modern[0])?.bytes ?? 0;
}

/** Bytes of its smallest file, which phones load for a photo in a list. */
export function listBytes({ variants }: Photo): number {
  return variants[0]?.bytes ?? 0;
}

/** Bytes of an uploaded logo in a header, which is small enough for the smallest WebP file. */
export function logoBytes({ variants }: Photo): number {
  return Math.min(...variants.flatMap(({ format, bytes }) => (format === 'webp' ? bytes : [])));
}
