import type { PageKind } from '../document/document.ts';

/** Pages to replace first with a gallery, least important first. */
const leastImportant: PageKind[] = ['blog', 'faq', 'pricing', 'about'];
/** Most pages to swap for a gallery. */
const mostSwaps = 2;

/** The picked pages that an owner whose photos have no room may swap for a gallery, `short` ones first. None if they picked a gallery. */
export function pagesToSwapForGallery(picked: readonly PageKind[], short: readonly PageKind[]): PageKind[] {
  if (picked.includes('gallery')) return [];
  return leastImportant
    .filter((page) => picked.includes(page))
    .toSorted((one, other) => Number(short.includes(other)) - Number(short.includes(one)))
    .slice(0, mostSwaps);
}
