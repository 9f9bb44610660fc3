import type { SiteDocument } from '../document.ts';
import { mark } from '../scenes/marks/mark.ts';
import { siteColors } from '../scenes/site-colors.ts';

/** The site's mark as a small icon; a business with a logo of its own gets a mark drawn from its initials. */
export function faviconSvg(document: SiteDocument): string {
  return siteMark(document, 'icon');
}

/** The mark in a box of 100 by 100, or of `size` pixels. */
export function siteMark({ facts, logo, seed, theme, trade }: SiteDocument, id: string, size?: number): string {
  const drawn = logo.kind === 'mark' ? { seed: logo.seed, kind: logo.mark } : { seed: String(seed), kind: 'monogram' };
  return mark({ name: facts.name, trade: trade.key, colors: siteColors(theme.palette), id, ...drawn, ...(size && { size }) });
}
