import { tidy } from '../text/tidy/tidy.ts';
import { truncate } from '../text/truncate.ts';

/** Longer names are cut. */
const maxCharacters = 200;

/**
 * A sender's file name, safe to display: without folders and without invisible or direction-changing characters (with
 * U+202E a name can read "photo.jpg" and still end in ".exe"). Empty if nothing is left.
 */
export function shownFileName(name: string): string {
  return truncate(tidy(name.replace(/^.*[\\/]/s, ''), 'code'), maxCharacters);
}
