import { lineSchema, type Picture, pictureSchema } from '../../sites/document.ts';

/** A text or a picture in a section's props. */
export interface Spot {
  /** Place in the props: `facts.3.text`. */
  path: string;
  holds: 'text' | 'picture';
  /** The words, or which picture it is. */
  says: string;
  /** Headings of the list entries it belongs to, the outermost first. */
  under: string[];
  /** Whether its own entry of a list has a heading, and it is not that heading. */
  named: boolean;
  /** Brief paths it rests on. */
  fields: string[];
}

/** What stood at a place when somebody changed it. */
export type Replaced = Pick<Spot, 'says' | 'under'>;

/** What names an entry of a list, the first that is there. Captions of pictures are left out: they change with the order. */
const headingKeys = ['heading', 'title', 'term', 'name', 'question', 'label'];

/** Every text and picture of a section's props. */
export function spotsIn(props: unknown): Spot[] {
  return walk(props, '', [], false);
}

/**
 * Where the spot that somebody changed is by now. In a list entries come, go and change places, so an entry counts as the
 * same one by its headings and, where it has none of its own, by what it says. Undefined when it is not there any more.
 */
export function spotNow(spots: Spot[], path: string, replaced: Replaced | null): Spot | undefined {
  if (!replaced || !isListed(path)) return spots.find((spot) => spot.path === path);
  const alike = spots.filter((spot) => shapeOf(spot.path) === shapeOf(path) && isSameWords(spot.under, replaced.under));
  const one = (found: Spot[]) => found.find((spot) => spot.path === path) ?? (found.length === 1 ? found[0] : undefined);
  return one(alike.filter(({ says }) => says === replaced.says)) ?? one(alike.filter(({ named }) => named));
}

/** Places that differ only in their entry of a list: `facts.3.text` and `facts.4.text` are both `facts.*.text`. */
export function shapeOf(path: string): string {
  return path
    .split('.')
    .map((key) => (isIndex(key) ? '*' : key))
    .join('.');
}

function walk(value: unknown, path: string, under: string[], named: boolean): Spot[] {
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

/** Which picture it is, whatever is said about it. */
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
