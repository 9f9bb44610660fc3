import type { PageKind } from '../sites/document/document.ts';

export type PageKey = PageKind;

const pages = {
  home: { label: 'Home', shape: 'opening' },
  about: { label: 'About', shape: 'portrait' },
  services: { label: 'Services', shape: 'list' },
  contact: { label: 'Contact', shape: 'form' },
  booking: { label: 'Booking', shape: 'calendar' },
  shop: { label: 'Shop (Shell)', shape: 'shelf' },
  blog: { label: 'Blog', shape: 'article' },
  pricing: { label: 'Pricing', shape: 'steps' },
  gallery: { label: 'Gallery', shape: 'mosaic' },
  faq: { label: 'FAQ', shape: 'questions' },
} as const satisfies Record<PageKey, { label: string; shape: string }>;

/** The pages to choose from, in the order shown, with the keys of a brief and the outlines they're drawn in. */
export const pageChoices = (Object.keys(pages) as PageKey[]).map((key) => ({ key, ...pages[key] }));

/** A page's name as people read it: 'shop' → 'Shop (Shell)'. */
export function pageLabel(key: PageKey): string {
  return pages[key].label;
}

/** The five pages of a brief for which no one has picked any yet. They fit every trade. */
export const usualPages: PageKey[] = ['home', 'about', 'services', 'contact', 'faq'];

/** A site has exactly five pages. */
export const pagesPerSite = 5;
