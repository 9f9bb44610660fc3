/** Whether a place for files is the address of a bucket, and not a folder. */
export const isBucketAddress = (place: string): boolean => /^https?:/.test(place);

/** Whether a place is a folder, or an address with a bucket in it. */
export function isFolderOrBucket(place: string): boolean {
  return !isBucketAddress(place) || (URL.canParse(place) && new URL(place).pathname.length > 1);
}
