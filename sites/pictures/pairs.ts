/** A photo by its file, and the file of the photo that its owner set beside it as the "after". */
interface Pairable {
  file: string;
  after?: string | undefined;
}

/** Places of photos that show one thing before and after. A photo is in one pair only, and a pair lasts while both photos are there. */
export function photoPairs(photos: readonly Pairable[]): [before: number, after: number][] {
  const paired = new Set<number>();
  return photos.flatMap((photo, before) => {
    const after = photo.after ? photos.findIndex(({ file }) => file === photo.after) : -1;
    if (after < 0 || after === before || paired.has(before) || paired.has(after)) return [];
    paired.add(before).add(after);
    return [[before, after] as [number, number]];
  });
}
