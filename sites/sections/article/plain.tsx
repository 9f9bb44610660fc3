import { Fragment } from 'react';
import { PictureView } from '../../pictures/picture-view.tsx';
import { menuPages } from '../../site.ts';
import { ActionLink } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { ArticleProps } from './schema.ts';

/** A post in one reading column: the answer first and large, then the blocks. */
export default function Plain({ props, section, site }: SectionView<ArticleProps>) {
  const list = menuPages(site.document).find((page) => page.kind === 'blog');
  return (
    <section id={section.id} data-section={section.id} className={`article-plain band-${section.band}`}>
      <article className="wrap sec">
        <nav aria-label={site.words.at.breadcrumb}>
          <ol>
            <li>
              <a href="/">{site.words.pages.home}</a>
            </li>
            {list && (
              <li>
                <a href={list.path}>{list.label.text}</a>
              </li>
            )}
            <li aria-current="page">{site.page.label.text}</li>
          </ol>
        </nav>
        <h1>{props.heading.text}</h1>
        {props.byline && <p className="by">{props.byline.text}</p>}
        {props.picture && (
          <div className="pic">
            <PictureView
              picture={props.picture}
              slot={{ width: 16, height: 7, sizes: '(min-width: 75rem) 70rem, 100vw', priority: true }}
              site={site}
            />
          </div>
        )}
        <div className="body">
          <p className="answer">{props.answer.text}</p>
          {props.blocks.map((block) => (
            <Fragment key={block.paragraphs[0]?.text}>
              {block.heading && <h2>{block.heading.text}</h2>}
              {block.paragraphs.map((paragraph) => (
                <p key={paragraph.text}>{paragraph.text}</p>
              ))}
            </Fragment>
          ))}
          {props.related && <ActionLink action={props.related} site={site} className="btn" />}
        </div>
      </article>
    </section>
  );
}
