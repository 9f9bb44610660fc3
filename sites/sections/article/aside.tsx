import { Breadcrumb } from '../breadcrumb.tsx';
import { Framed, slot } from '../picture-view.tsx';
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
          <Framed className="pic" picture={props.picture} slot={slot(3, 2, '50vw')} priority site={site} />
          <Blocks props={props} site={site} />
        </div>
      </article>
    </section>
  );
}
