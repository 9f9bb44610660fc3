import type { SiteDocument } from '../document.ts';
import { markSvg } from '../logo/logo.ts';

/** The mark of the site's logo as a small icon; a business with a logo of its own gets one drawn from its name. */
export function faviconSvg(document: SiteDocument): string {
  return markSvg(document, { id: 'icon' });
}
