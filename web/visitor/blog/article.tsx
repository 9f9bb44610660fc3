import type { MouseEvent } from 'react';
import { data, useNavigate } from 'react-router';
import { articleText } from '../../../content/articles/article-text.ts';
import { type Article, articleBySlug } from '../../../content/articles/articles.ts';
import { filled } from '../../../content/filled.ts';
import { heads } from '../../../content/heads.ts';
import { offerWords } from '../../../content/offer.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { dateInWords } from '../../../time/day-in-words.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { notFoundMeta } from '../../meta/private-meta.ts';
import { Link } from '../../ui/controls/link.tsx';
import { Band } from '../../ui/layout/band.tsx';
import { PageOpening } from '../page-opening.tsx';
import { StartMySite } from '../start-my-site.tsx';
import { articleData, breadcrumbData } from '../structured-data.ts';
import type { Route } from './+types/article';
import { articleHtml, readingMinutes } from './article-html.ts';
import { feedLink } from './feed-link.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return notFoundMeta();
  const { head, published, words } = loaderData;
  const { title, description, path } = head;
  return [
    ...pageMeta(head, matches, [
      articleData(matches, { title, description, path, published, wordCount: words }),
      breadcrumbData(matches, [
        { name: heads.blog.title, path: heads.blog.path },
        { name: title, path },
      ]),
    ]),
    { property: 'article:published_time', content: published },
    feedLink(),
  ];
};

export async function loader({ params }: Route.LoaderArgs) {
  const unfilled = articleBySlug(params.slug);
  if (!unfilled) throw data(null, { status: 404 });
  const offer = offerWords(await readSettings());
  const article = filled(unfilled, offer);
  const { html, headings, words } = articleHtml(articleText(article.slug, offer));
  return {
    head: article.head,
    published: article.published,
    summary: article.summary,
    html,
    headings,
    words,
    minutes: readingMinutes(words),
    related: filled(relatedTo(article), offer),
  };
}

function relatedTo({ related }: Article) {
  return related.flatMap((slug) => {
    const other = articleBySlug(slug);
    return other ? [{ path: other.head.path, title: other.head.title, summary: other.summary }] : [];
  });
}

/** An article: its text with a table of contents at the left, and articles to read next. */
export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { head, published, summary, html, headings, minutes, related } = loaderData;
  const followOwnLinks = useOwnLinks();
  return (
    <>
      <PageOpening
        size="page"
        above={
          <>
            <Link to="/blog" className="link">
              Blog
            </Link>{' '}
            <span className="ml-4">
              <time dateTime={published}>{dateInWords(published)}</time> · {minutes} min read
            </span>
          </>
        }
        title={head.title}
        lead={summary}
      />
      <Band>
        <div className="grid gap-[clamp(2rem,5vw,5rem)] md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
          <nav aria-label="In this article" className="md:sticky md:top-[calc(7rem+var(--strip))] md:self-start">
            <ul className="border-b border-line-strong text-ui">
              {headings.map(({ id, text }) => (
                <li key={id} className="border-t border-line-strong">
                  <a href={`#${id}`} className="block py-2.5 text-ink-2 no-underline hover:text-ink hover:underline">
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: handles clicks on links inside, which Enter triggers too. */}
          <article
            className="article-text"
            onClick={followOwnLinks}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered on the server from our own Markdown.
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </div>
      </Band>
      <Band tone="dawn">
        <div className="grid gap-[clamp(2rem,5vw,5rem)] md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
          <div>
            <h2 className="text-2">Keep reading.</h2>
            <div className="mt-7">
              <StartMySite location="final-cta" />
            </div>
          </div>
          <ul className="border-b border-line-strong">
            {related.map(({ path, title, summary: about }) => (
              <li key={path} className="border-t border-line-strong py-5">
                <h3 className="text-4">
                  <Link to={path} className="touch-area decoration-accent-line decoration-2 underline-offset-[.2em] hover:underline">
                    {title}
                  </Link>
                </h3>
                <p className="mt-1.5 max-w-[36em] text-ui">{about}</p>
              </li>
            ))}
          </ul>
        </div>
      </Band>
    </>
  );
}

/** Makes links inside the text use the router, like all other links. */
function useOwnLinks() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const path = link?.getAttribute('href');
    if (!path?.startsWith('/') || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(path);
  };
}
