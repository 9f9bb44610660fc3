import type { ArticleSlug } from '../articles/slugs.ts';
import type { PageHead } from '../page-head.ts';

/** Services of the seed, in its order; each is at /services/{slug}. */
export const serviceSlugs = ['website-design', 'seo-optimization', 'web-hosting', 'maintenance-support', 'ecommerce-setup'] as const;
export type ServiceSlug = (typeof serviceSlugs)[number];

/** One service page. Texts are plain, except that `answer` may hold Markdown links to our own pages; prices and hours stand as `{setup}`: see filled.ts. */
export interface Service {
  slug: ServiceSlug;
  /** As in the footer. */
  name: string;
  head: PageHead;
  /** The page's one main heading. */
  headline: string;
  lead: string;
  /** What it costs, in one or two sentences. */
  priceLine: string;
  /** Which of our two prices pays for it. */
  charged: 'once' | 'monthly';
  included: readonly { title: string; text: string }[];
  notIncluded: readonly string[];
  /** Steps in their order. */
  how: readonly { title: string; text: string }[];
  questions: readonly { question: string; answer: string }[];
  /** What to read next. */
  articles: readonly ArticleSlug[];
}
