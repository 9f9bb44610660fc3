import type { PageKind } from '../document/document.ts';

interface Picked {
  pages: readonly PageKind[];
  details?: { booking?: { kind?: 'request' | 'link' | undefined } | undefined } | undefined;
}

/** Picked pages that have a form, the one made for it first. Pricing only has one if no other page does. */
export function formPages({ pages, details }: Picked): PageKind[] {
  const made = (['booking', 'contact'] as const).filter(
    (page) => pages.includes(page) && !(page === 'booking' && details?.booking?.kind === 'link'),
  );
  return made.length === 0 && pages.includes('pricing') ? ['pricing'] : made;
}
