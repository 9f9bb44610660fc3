import { Breadcrumb } from '../breadcrumb.tsx';
import { Band, Framed } from '../parts.tsx';
import { Blocks } from './parts/text.tsx';
import type { ArticleView } from './schema.ts';

/** A post in one reading column: the answer first and large, then the blocks. */
export default function Plain({ props, section, site }: ArticleView) {
  return (
    <Band section={section} className="post">
      <article className="wrap sec">
        <Breadcrumb site={site} />
        <h1>{props.heading.text}</h1>
        {props.byline && <p className="by">{props.byline.text}</p>}
        <Framed
          className="pic frame"
          picture={props.picture}
          slot={{ width: 16, height: 7, sizes: '(min-width: 75rem) 70rem, 100vw', priority: true }}
          site={site}
        />
        <div className="body">
          <p className="answer">{props.answer.text}</p>
          <Blocks props={props} site={site} />
        </div>
      </article>
    </Band>
  );
}
