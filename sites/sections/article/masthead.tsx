import { Breadcrumb } from '../breadcrumb.tsx';
import { Band, Framed, slot } from '../parts.tsx';
import { Blocks } from './parts/text.tsx';
import type { ArticleView } from './schema.ts';

/** The picture as wide as the page under a large heading; the post in two columns, its headings on the left. */
export default function Masthead({ props, section, site }: ArticleView) {
  return (
    <Band section={section} className="post">
      <article>
        <div className="wrap head">
          <Breadcrumb site={site} />
          <h1>{props.heading.text}</h1>
          <div className="first gridded">
            {props.byline && <p className="by">{props.byline.text}</p>}
            <p className="answer">{props.answer.text}</p>
          </div>
        </div>
        <Framed className="pic frame" picture={props.picture} slot={slot(3, 1, '100vw')} priority site={site} />
        <div className="wrap sec body">
          <Blocks props={props} site={site} />
        </div>
      </article>
    </Band>
  );
}
