import { type Refusal, refusedPhotos, type SeenPhoto } from '../../sites/pictures/refusals.ts';

/** What the order of photos depends on. */
interface Ordered {
  /** True for the photo that the owner picked as the first one. */
  lead?: boolean;
  photo: { taken?: string };
}

/**
 * Photos in the order in which a site uses them: the owner's first one, then by the camera's clock, then those without a date
 * as they were uploaded.
 */
export function inSiteOrder<Entry extends Ordered>(photos: readonly Entry[]): Entry[] {
  return photos.toSorted((a, b) => Number(b.lead ?? false) - Number(a.lead ?? false) || compared(a.photo.taken, b.photo.taken));
}

/** Order of two dates of one form. A missing one comes last. */
function compared(one: string | undefined, other: string | undefined): number {
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
  photo: SeenPhoto & Ordered['photo'];
}

/** The photos that we leave out, by their IDs, each with the reason. Those that we may not show aren't judged. */
export function refusedUploads(uploads: readonly Judged[]): Map<string, Refusal> {
  const allowed = inSiteOrder(uploads.filter(({ kind, rights }) => kind === 'photo' && rights));
  return refusedPhotos(allowed.map(({ id, photo, keep }) => ({ field: id, photo, keep })));
}

/** The same if the owner may use all of them. */
export function refusedIfAllowed(uploads: readonly Judged[]): Map<string, Refusal> {
  return refusedUploads(uploads.map((upload) => ({ ...upload, rights: true })));
}

/** IDs of the photos that a site may show, and so start with. */
export function showablePhotos(uploads: readonly Judged[]): Set<string> {
  const refused = refusedUploads(uploads);
  return new Set(uploads.filter(({ id, kind, rights }) => kind === 'photo' && rights && !refused.has(id)).map(({ id }) => id));
}
