/** The ten pages to choose from, in the order shown, with the keys of a brief. */
export const pageChoices = [
  { key: 'home', label: 'Home' },
  { key: 'about', label: 'About' },
  { key: 'services', label: 'Services' },
  { key: 'contact', label: 'Contact' },
  { key: 'booking', label: 'Booking' },
  { key: 'shop', label: 'Shop (Shell)' },
  { key: 'blog', label: 'Blog' },
  { key: 'pricing', label: 'Pricing' },
  { key: 'gallery', label: 'Gallery' },
  { key: 'faq', label: 'FAQ' },
] as const;
export type PageKey = (typeof pageChoices)[number]['key'];

/** A page's name as people read it: 'shop' → 'Shop (Shell)'. */
export function pageLabel(key: PageKey): string {
  return pageChoices.find((page) => page.key === key)?.label ?? key;
}

/** The five pages of a brief for which no one has picked any yet. They fit every trade. */
export const usualPages: PageKey[] = ['home', 'about', 'services', 'contact', 'faq'];

/** A site has exactly five pages. */
export const pagesPerSite = 5;
