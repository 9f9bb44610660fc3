import type { Line, PageKind } from '../../document.ts';
import { neutral } from '../words/lines.ts';

/** What a page is called in menus and links. */
export function pageLabel(page: PageKind): Line {
  return neutral(labels[page]);
}

const labels: Record<PageKind, string> = {
  home: 'Home',
  about: 'About',
  services: 'Services',
  pricing: 'Pricing',
  shop: 'Shop',
  gallery: 'Gallery',
  booking: 'Booking',
  blog: 'Blog',
  faq: 'FAQ',
  contact: 'Contact',
};
