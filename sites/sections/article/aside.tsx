import { Breadcrumb } from '../breadcrumb.tsx';
import { Band, Framed, slot } from '../parts.tsx';
import { Blocks } from './parts/text.tsx';
import type { ArticleView } from './schema.ts';

/** The question and its answer stay beside the post, which is read on the right. */
export default function Aside({ props, section, site }: ArticleView) {
  return (
    <Band section={section} className="post">
      <article className="wrap sec">
        <div className="head">
          <Breadcrumb site={site} />
          <h1>{props.heading.text}</h1>
          {props.byline && <p className="by">{props.byline.text}</p>}
          <p className="answer">{props.answer.text}</p>
        </div>
        <div className="body">
          <Framed className="pic frame" picture={props.picture} slot={slot(3, 2, '50vw')} priority site={site} />
          <Blocks props={props} site={site} />
        </div>
      </article>
    </Band>
  );
}
