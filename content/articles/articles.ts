import type { PageHead } from '../page-head.ts';
import type { ArticleSlug } from './slugs.ts';

/** One article of the blog, without its text: that stands in texts.ts, so that a list of articles stays light. Filled before it is shown. */
export interface Article {
  slug: ArticleSlug;
  /** Its title is the article's heading. */
  head: PageHead;
  /** Date as YYYY-MM-DD. */
  published: string;
  /** One sentence for lists and feeds. */
  summary: string;
  /** What to read next. */
  related: readonly ArticleSlug[];
}

/** All articles, newest first. */
export const articles: readonly Article[] = [
  {
    slug: 'roadmap-features',
    head: {
      path: '/blog/roadmap-features',
      title: 'Roadmap: what works today and what comes next',
      description:
        'What Sunup does today, from the brief to a live site with leads in your portal, and the two things being built next. Without dates.',
      keywords: ['website service roadmap', 'website builder features', 'own domain website', 'small business website features'],
    },
    published: '2026-11-20',
    summary: 'Everything that is built and works today, and the two things that are being built next.',
    related: ['disrupter-in-web-design', 'website-security', 'value-vs-price'],
  },
  {
    slug: 'speed-optimization',
    head: {
      path: '/blog/speed-optimization',
      title: 'Speed optimization: pages of about 60 KB',
      description:
        'How much our pages weigh, which limits they are held to, and how to check and speed up a website that you already have.',
      keywords: [
        'website speed optimization',
        'fast small business website',
        'Lighthouse score',
        'page weight',
        'Largest Contentful Paint',
      ],
    },
    published: '2026-11-12',
    summary: 'What our pages weigh and why, with the limits for each page and a list of first fixes for a slow site.',
    related: ['seo-features', 'website-security', 'disrupter-in-web-design'],
  },
  {
    slug: 'disrupter-in-web-design',
    head: {
      path: '/blog/disrupter-in-web-design',
      title: 'A disrupter in web design: the draft comes first',
      description:
        'Where the six weeks of a website project go, what replaced each step here, when the {draftHours}-hour clock runs, and what {aDay} does not replace.',
      keywords: ['website in {draftTime}', 'fast web design', 'web design process', 'small business web design'],
    },
    published: '2026-10-22',
    summary: 'How six weeks of handovers became a brief, a finished draft and an approval.',
    related: ['value-vs-price', 'roadmap-features', 'speed-optimization'],
  },
  {
    slug: 'value-vs-price',
    head: {
      path: '/blog/value-vs-price',
      title: 'Value vs. price: what {setup} and {monthly} a month buy',
      description:
        'The first year costs {firstYear}{plusTax}. What that includes, what it does not, and when an agency is the better choice for your business.',
      keywords: ['small business website cost', 'website price comparison', 'web design agency cost', 'affordable business website'],
    },
    published: '2026-10-08',
    summary: 'The first year costs {firstYear}{plusTax}: what is in it, what is missing, and how to work out whether it pays for you.',
    related: ['disrupter-in-web-design', 'roadmap-features', 'seo-features'],
  },
  {
    slug: 'seo-features',
    head: {
      path: '/blog/seo-features',
      title: 'SEO features: what is built in and what is your part',
      description:
        'Titles, structured data and a sitemap come with every site. What each does, which five pages to choose, and your part in one afternoon.',
      keywords: ['local SEO', 'small business SEO', 'structured data local business', 'Google Business Profile', 'SEO checklist'],
    },
    published: '2026-09-24',
    summary: 'What every page carries for search engines from the first day, and an afternoon of work that only you can do.',
    related: ['speed-optimization', 'value-vs-price', 'website-security'],
  },
  {
    slug: 'website-security',
    head: {
      path: '/blog/website-security',
      title: 'Website security: less that can be broken into',
      description:
        'What can go wrong with a small business site, what finished files without script prevent, and an hour of security work that stays with you.',
      keywords: ['small business website security', 'static website security', 'secure website hosting', 'Content-Security-Policy'],
    },
    published: '2026-09-10',
    summary: 'What can go wrong with a small site, what we do about it, and a list for your own accounts.',
    related: ['speed-optimization', 'roadmap-features', 'seo-features'],
  },
];

/** Undefined when there is no such article. */
export function articleBySlug(slug: string): Article | undefined {
  return articles.find((article) => article.slug === slug);
}
