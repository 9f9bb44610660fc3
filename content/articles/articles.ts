import { bySlug } from '../file-slugs.ts';
import type { PageHead } from '../page-head.ts';

/** A file of this folder: front matter and, as `body`, Markdown with second-level headings and links to our own pages. Prices and hours are `{setup}` and the like: see filled.ts. */
export interface ArticleFile extends Omit<PageHead, 'path'> {
  /** Date as YYYY-MM-DD. */
  published: string;
  /** One sentence for lists and feeds. */
  summary: string;
  /** What to read next, by slug. */
  related: readonly string[];
  body: string;
}

/** One article of the blog, without its text, which `articleText` returns. */
export interface Article extends Pick<ArticleFile, 'published' | 'summary' | 'related'> {
  slug: string;
  /** Its title is the article's heading. */
  head: PageHead;
}

/** Articles from their files, newest first. */
export function articlesFrom(files: Record<string, ArticleFile>): Article[] {
  return bySlug(files)
    .map(([slug, { title, description, keywords, published, summary, related }]) => ({
      slug,
      head: { path: `/blog/${slug}`, title, description, keywords },
      published,
      summary,
      related,
    }))
    .sort((a, b) => b.published.localeCompare(a.published));
}

const files = import.meta.glob<ArticleFile>('./*.md', { eager: true, import: 'default' });
const bodies = new Map(bySlug(files).map(([slug, { body }]) => [slug, body]));

export const articles: readonly Article[] = articlesFrom(files);

/** Undefined if the article doesn't exist. */
export function articleBySlug(slug: string): Article | undefined {
  return articles.find((article) => article.slug === slug);
}

/** The Markdown of an article, without its front matter. */
export function bodyOf(slug: string): string {
  const body = bodies.get(slug);
  if (!body) throw new Error(`There is no article ${slug}.`);
  return body;
}
