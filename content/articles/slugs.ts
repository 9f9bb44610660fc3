/** Articles of the seed, in its order; each is at /blog/{slug}. */
export const articleSlugs = [
  'disrupter-in-web-design',
  'value-vs-price',
  'roadmap-features',
  'seo-features',
  'speed-optimization',
  'website-security',
] as const;
export type ArticleSlug = (typeof articleSlugs)[number];
