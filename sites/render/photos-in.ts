import type { Photo, SiteDocument } from '../document/document.ts';

/** Every photo a document shows, its logo included, each once. */
export function photosIn(document: SiteDocument): Photo[] {
  const photos = new Map<string, Photo>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isPhoto(value)) photos.set(value.id, value);
    else for (const inner of Object.values(value)) walk(inner);
  };
  walk([document.logo, document.pages]);
  return [...photos.values()];
}

function isPhoto(value: object): value is Photo {
  return 'variants' in value && Array.isArray(value.variants) && 'id' in value;
}
