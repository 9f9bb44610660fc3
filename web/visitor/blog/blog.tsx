import { Rss } from 'lucide-react';
import { articleText } from '../../../content/articles/article-text.ts';
import { articles } from '../../../content/articles/articles.ts';
import { filled } from '../../../content/filled.ts';
import { heads } from '../../../content/heads.ts';
import { offerWords } from '../../../content/offer.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { dateInWords } from '../../../time/day-in-words.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { Link } from '../../ui/controls/link.tsx';
import { Band } from '../../ui/layout/band.tsx';
import { PageOpening } from '../page-opening.tsx';
import { breadcrumbData } from '../structured-data.ts';
import type { Route } from './+types/blog';
import { articleHtml, readingMinutes } from './article-html.ts';
import { feedLink } from './feed-link.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(heads.blog, matches, [breadcrumbData(matches, [{ name: heads.blog.title, path: heads.blog.path }])]),
  feedLink(),
];

export async function loader() {
  const words = offerWords(await readSettings());
  return {
    articles: filled([...articles], words).map(({ slug, head, published, summary }) => ({
      path: head.path,
      title: head.title,
      published,
      summary,
      minutes: readingMinutes(articleHtml(articleText(slug, words)).words),
    })),
  };
}

/** /blog: the newest article is large, the others are rows. */
export default function Blog({ loaderData }: Route.ComponentProps) {
  const [newest, ...older] = loaderData.articles;
  return (
    <>
      <PageOpening
        size="page"
        title="What we’ve learned from building and measuring."
        lead="Six articles on what a small business website costs, how fast and safe it should be, and what brings people to it."
        actions={
          <Link to="/blog/rss.xml" document className="link">
            <Rss size={17} aria-hidden="true" />
            RSS feed
          </Link>
        }
      />
      <Band>
        {newest && (
          <article className="grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-4 pb-[clamp(2.5rem,5vw,4.5rem)] md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
            <p className="text-ui text-ink-2 md:pt-3">
              {dateInWords(newest.published)}
              <br />
              {newest.minutes} min read
            </p>
            <div>
              <h2 className="max-w-[16em] text-1 leading-none tracking-[-.03em]">
                <Link to={newest.path} className="decoration-accent-line decoration-3 underline-offset-[.14em] hover:underline">
                  {newest.title}
                </Link>
              </h2>
              <p className="mt-5 max-w-[32em] text-lead text-ink-2">{newest.summary}</p>
            </div>
          </article>
        )}
        {older.map(({ path, title, published, summary, minutes }) => (
          <article
            key={path}
            className="grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-2 border-t border-line-strong py-7 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
          >
            <p className="text-ui text-ink-2 md:pt-1.5">
              {dateInWords(published)} <span className="max-md:before:content-['_·_'] md:block">{minutes} min read</span>
            </p>
            <div>
              <h2 className="text-3">
                <Link to={path} className="decoration-accent-line decoration-2 underline-offset-[.2em] hover:underline">
                  {title}
                </Link>
              </h2>
              <p className="mt-2 max-w-[40em] text-ink-2">{summary}</p>
            </div>
          </article>
        ))}
      </Band>
    </>
  );
}
