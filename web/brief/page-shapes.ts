import type { PageKey } from '../../content/site-pages.ts';
import type { PageShape } from '../ui/drawings/page-outline.tsx';

/** The outline drawing of each page. */
export const pageShapes: Record<PageKey, PageShape> = {
  home: 'opening',
  about: 'portrait',
  services: 'list',
  contact: 'form',
  booking: 'calendar',
  shop: 'shelf',
  blog: 'article',
  pricing: 'steps',
  gallery: 'mosaic',
  faq: 'questions',
};
