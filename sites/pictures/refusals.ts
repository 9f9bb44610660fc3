import { listInWords } from '../../text/list-in-words.ts';
import type { Photo } from '../document/document.ts';

/** What of a photo matters here. */
export type SeenPhoto = Pick<Photo, 'id' | 'width' | 'height' | 'flaw' | 'likeness' | 'tone'>;

/** A photo of a brief: its place (`photos.0`), and whether its owner wants it even if we'd leave it out. */
export interface JudgedPhoto {
  field: string;
  photo: SeenPhoto;
  keep?: boolean | undefined;
}

/** Why a photo is left out. */
export type Refusal = NonNullable<Photo['flaw']> | 'duplicate';

/**
 * The photos that are left out, by their places, each with the reason. Of photos that look the same, the largest stays, and
 * of those of one size the first. What the owner keeps is never left out, and two of a pair, given by their places, may look the same.
 */
export function refusedPhotos(
  photos: readonly JudgedPhoto[],
  pairs: readonly (readonly [before: string, after: string])[] = [],
): Map<string, Refusal> {
  const partners = new Map(pairs.flatMap(([before, after]) => [[before, after] as const, [after, before] as const]));
  const refused = new Map<string, Refusal>();
  const accepted: JudgedPhoto[] = [];
  const bestFirst = photos.toSorted((a, b) => Number(b.keep ?? false) - Number(a.keep ?? false) || pixelsOf(b) - pixelsOf(a));
  for (const entry of bestFirst) {
    const partner = partners.get(entry.field);
    const isDuplicate = accepted.some(({ field, photo }) => field !== partner && looksTheSame(photo, entry.photo));
    const flaw = entry.photo.flaw ?? (isDuplicate ? 'duplicate' : undefined);
    if (flaw && !entry.keep) refused.set(entry.field, flaw);
    else accepted.push(entry);
  }
  return refused;
}

function pixelsOf({ photo }: JudgedPhoto): number {
  return photo.width * photo.height;
}

/** Sentences for the owner, beside the photo. */
export const refusalWords: Record<Refusal, string> = {
  screenshot: 'This looks like a screenshot. Upload the photo itself, and we’ll use it.',
  graphic: 'This looks like a graphic, such as a flyer or a web page. Upload a photo, and we’ll use it.',
  small: 'This photo is too small to look sharp on your site. Upload the original, and we’ll use it.',
  blurred: 'This photo looks out of focus. Upload a sharper one, and we’ll use it.',
  plain: 'This photo is almost all one color. Upload one that shows more, and we’ll use it.',
  duplicate: 'This looks the same as another photo of yours, so we’ll only use one of them.',
};

/** The sentence beside a photo that came out dark. */
export const lightenedWords = 'We lightened it a little.';

/** Why a site doesn't show a photo of its brief. */
export type NotShown = Refusal | 'permission' | 'room';

/** The reasons as the end of a sentence, for one photo and for several. */
const notShownWords: Record<NotShown, readonly [one: string, several: string]> = {
  screenshot: ['it looks like a screenshot', 'they look like screenshots'],
  graphic: ['it looks like a graphic, such as a flyer', 'they look like graphics, such as flyers'],
  small: ['it’s too small to look sharp', 'they’re too small to look sharp'],
  blurred: ['it looks out of focus', 'they look out of focus'],
  plain: ['it’s almost all one color', 'they’re almost all one color'],
  duplicate: ['it looks the same as another photo of yours', 'they look the same as other photos of yours'],
  permission: ['you haven’t confirmed permission to use it', 'you haven’t confirmed permission to use them'],
  room: ['no page you picked has room for it', 'no page you picked has room for them'],
};

/** Photos that aren't shown, in one sentence per reason. Up to three are named if their names tell them apart, others are counted. */
export function notShownSentences(photos: readonly { name: string; reason: NotShown }[]): string[] {
  return [...new Set(photos.map(({ reason }) => reason))].map((reason) => {
    const names = photos.filter((photo) => photo.reason === reason).map(({ name }) => name);
    const isNamed = names.length <= 3 && new Set(names).size === names.length;
    const [one, several] = notShownWords[reason];
    const which = isNamed ? listInWords(names) : `${names.length} photos`;
    return `We won’t show ${which} because ${names.length === 1 ? one : several}.`;
  });
}

/**
 * Most bits in which two photos may differ and still count as the same. Measured on 423 photos: smaller or brighter copies
 * differ in up to 6 of 64 bits (95%), and of 89,000 pairs of different photos one pair does.
 */
const sameBits = 6;
/** Most that two copies may differ in mean lightness and chroma. */
const sameTone = 0.15;

/** True if two photos look the same: the same picture in another size, quality or light. */
function looksTheSame(one: SeenPhoto, other: SeenPhoto): boolean {
  if (one.likeness === undefined || other.likeness === undefined) return one.id === other.id;
  const differing = BigInt(`0x${one.likeness}`) ^ BigInt(`0x${other.likeness}`);
  const bits = differing.toString(2).replaceAll('0', '').length;
  return bits <= sameBits && toneDistance(one, other) <= sameTone;
}

function toneDistance({ tone: one }: SeenPhoto, { tone: other }: SeenPhoto): number {
  return one && other ? Math.hypot(one.lightness - other.lightness, one.chroma - other.chroma) : 0;
}
