import { PictureView } from '../../pictures/picture-view.tsx';
import { Breadcrumb } from '../breadcrumb.tsx';
import type { SectionView } from '../registry.ts';
import { Blocks } from './parts/text.tsx';
import type { ArticleProps } from './schema.ts';

/** The question and its answer stay beside the post, which is read on the right. */
export default function Aside({ props, section, site }: SectionView<ArticleProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`article-aside post band-${section.band}`}>
      <article className="wrap sec">
        <div className="head">
          <Breadcrumb site={site} />
          <h1>{props.heading.text}</h1>
          {props.byline && <p className="by">{props.byline.text}</p>}
          <p className="answer">{props.answer.text}</p>
        </div>
        <div className="body">
          {props.picture && (
            <div className="pic">
              <PictureView
                picture={props.picture}
                slot={{ width: 3, height: 2, sizes: '(min-width: 56.25rem) 50vw, 100vw', priority: true }}
                site={site}
              />
            </div>
          )}
          <Blocks props={props} site={site} />
        </div>
      </article>
    </section>
  );
}
