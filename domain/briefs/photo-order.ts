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
