import { photoPairs } from '../../sites/pictures/pairs.ts';
import { type Refusal, refusedPhotos, type SeenPhoto } from '../../sites/pictures/refusals.ts';

/** What the order of photos depends on. */
interface Ordered {
  /** The place that the owner gave it, from 0. */
  place?: number | null;
  photo: { taken?: string };
}

/**
 * Photos in the order in which a site uses them: those that the owner placed, then the others by the camera's clock, then those
 * without a date as they were uploaded.
 */
export function inSiteOrder<Entry extends Ordered>(photos: readonly Entry[]): Entry[] {
  return photos.toSorted((a, b) => compared(a.place ?? undefined, b.place ?? undefined) || compared(a.photo.taken, b.photo.taken));
}

/** The order as the owner wants it: all photos, or only those that come first. The others follow by date. */
export function placed<Entry extends Ordered & { id: string }>(photos: readonly Entry[], order: readonly string[]): Entry[] {
  return photos.map((photo) => ({ ...photo, place: order.includes(photo.id) ? order.indexOf(photo.id) : null }));
}

/** Order of two places, or of two dates of one form. A missing one comes last. */
function compared<Of extends string | number>(one: Of | undefined, other: Of | undefined): number {
  if (one === other) return 0;
  if (one === undefined) return 1;
  return other === undefined || one < other ? -1 : 1;
}

/** What it depends on whether we leave a photo out. */
interface Judged extends Ordered {
  id: string;
  kind: 'photo' | 'logo';
  rights: boolean;
  keep: boolean;
  photo: SeenPhoto & Ordered['photo'] & { after?: string };
}

/** The photos that we leave out, by their IDs, each with the reason. Those that we may not show aren't judged. */
export function refusedUploads(uploads: readonly Judged[]): Map<string, Refusal> {
  const allowed = inSiteOrder(uploads.filter(({ kind, rights }) => kind === 'photo' && rights));
  const pairs = pairsOfUploads(allowed).map(([before, after]) => [before.id, after.id] as const);
  return refusedPhotos(
    allowed.map(({ id, photo, keep }) => ({ field: id, photo, keep })),
    pairs,
  );
}

/** The same if the owner may use all of them. */
export function refusedIfAllowed(uploads: readonly Judged[]): Map<string, Refusal> {
  return refusedUploads(uploads.map((upload) => ({ ...upload, rights: true })));
}

/** Photos that show one thing before and after. */
export function pairsOfUploads<Entry extends { id: string; photo: { after?: string } }>(
  uploads: readonly Entry[],
): (readonly [before: Entry, after: Entry])[] {
  return photoPairs(uploads.map(({ id, photo }) => ({ file: id, after: photo.after }))).flatMap((pair) => {
    const [before, after] = pair.map((place) => uploads[place]);
    return before && after ? [[before, after] as const] : [];
  });
}
