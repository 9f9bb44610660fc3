import { lineSchema, type Picture, pictureSchema } from '../../sites/document/document.ts';
import type { Replaced } from './schema.ts';

/** A text or a picture in a section's props. */
export interface Place {
  /** Path in the props: `facts.3.text`. */
  path: string;
  holds: 'text' | 'picture';
  /** The text, or the picture's name. */
  says: string;
  /** Headings of the list entries it's in, outermost first. */
  under: string[];
  /** True if its list entry has a heading other than this text. */
  named: boolean;
  /** Brief paths it comes from. */
  fields: string[];
}

/** Props that can be the heading of a list entry; the first that exists counts. Captions can't, because they change with the order. */
const headingKeys = ['heading', 'title', 'term', 'name', 'question', 'label'];

/** Every text and picture of a section's props. */
export function placesIn(props: unknown): Place[] {
  return walk(props, '', [], false);
}

/**
 * Finds an edited place in the props composed now. List entries may have been added, removed or moved, so an entry is
 * identified by its headings, or by its text if it has none. Undefined if it no longer exists.
 */
export function currentPlace(places: Place[], path: string, replaced: Replaced): Place | undefined {
  if (!isListed(path)) return places.find((place) => place.path === path);
  const alike = places.filter((place) => placePattern(place.path) === placePattern(path) && isSameWords(place.under, replaced.under));
  const one = (found: Place[]) => found.find((place) => place.path === path) ?? (found.length === 1 ? found[0] : undefined);
  return one(alike.filter(({ says }) => says === replaced.says)) ?? one(alike.filter(({ named }) => named));
}

/** The pictures in a section's props, each with its path. */
export function picturePlaces(value: unknown, path = ''): { path: string; picture: Picture }[] {
  const picture = pictureSchema.safeParse(value);
  if (picture.success) return [{ path, picture: picture.data }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => picturePlaces(inner, path ? `${path}.${key}` : key));
}

/** A path with its list positions replaced by `*`, so `facts.3.text` and `facts.4.text` are the same. */
export function placePattern(path: string): string {
  return path
    .split('.')
    .map((key) => (isIndex(key) ? '*' : key))
    .join('.');
}

function walk(value: unknown, path: string, under: string[], named: boolean): Place[] {
  const line = lineSchema.safeParse(value);
  if (line.success) return [{ path, holds: 'text', says: line.data.text, under, named, fields: line.data.fields }];
  const picture = pictureSchema.safeParse(value);
  if (picture.success) return [{ path, holds: 'picture', says: pictureName(picture.data), under, named, fields: picture.data.alt.fields }];
  if (value === null || typeof value !== 'object') return [];
  const at = (key: string | number) => (path ? `${path}.${key}` : String(key));
  if (!Array.isArray(value)) return Object.entries(value).flatMap(([key, inner]) => walk(inner, at(key), under, named));
  return value.flatMap((entry, index) => {
    const heading = headingOf(entry);
    if (!heading) return walk(entry, at(index), under, false);
    return Object.entries(entry as object).flatMap(([key, inner]) =>
      key === heading.key
        ? walk(inner, `${at(index)}.${key}`, under, false)
        : walk(inner, `${at(index)}.${key}`, [...under, heading.text], true),
    );
  });
}

function headingOf(entry: unknown): { key: string; text: string } | undefined {
  if (entry === null || typeof entry !== 'object' || lineSchema.safeParse(entry).success) return undefined;
  for (const key of headingKeys) {
    const line = lineSchema.safeParse((entry as Record<string, unknown>)[key]);
    if (line.success) return { key, text: line.data.text };
  }
  return undefined;
}

/** Identifies a picture regardless of its description. */
export function pictureName(picture: Picture): string {
  switch (picture.kind) {
    case 'photo':
      return `photo ${picture.photo.id}`;
    case 'scene':
      return `scene ${picture.trade} ${picture.composition}`;
    case 'signature':
      return `signature ${picture.name}`;
    case 'detail':
      return `detail ${picture.trade} ${picture.n}`;
    case 'composition':
      return `composition ${picture.composition} ${picture.objects.join(' ')}`;
    case 'object':
      return `object ${picture.name}`;
    case 'art':
      return `art ${picture.generator} ${picture.seed}`;
  }
}

function isListed(path: string): boolean {
  return path.split('.').some(isIndex);
}

function isIndex(key: string): boolean {
  return /^\d+$/.test(key);
}

function isSameWords(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}
