import { Breadcrumb } from '../breadcrumb.tsx';
import { Band, Framed, slot } from '../parts.tsx';
import { Blocks, blockId } from './parts/text.tsx';
import type { ArticleView } from './schema.ts';

/** A post that opens with its answer in a panel and a list of its parts, which are numbered. */
export default function Chapters({ props, section, site }: ArticleView) {
  const parts = props.blocks.flatMap(({ heading }, index) => (heading ? [{ heading, id: blockId(index) }] : []));
  return (
    <Band section={section} className="post">
      <article className="wrap sec">
        <Breadcrumb site={site} />
        <h1>{props.heading.text}</h1>
        {props.byline && <p className="by">{props.byline.text}</p>}
        <div className={props.picture ? 'open r-l clipped pictured' : 'open r-l clipped'}>
          <p className="answer">{props.answer.text}</p>
          <Framed className="pic frame" picture={props.picture} slot={slot(1, 1, '34vw')} priority site={site} />
        </div>
        <div className="rest">
          {parts.length > 1 && (
            <nav className="parts" aria-label={site.words.at.thisPage}>
              <ol>
                {parts.map(({ heading, id }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{heading.text}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <div className="body">
            <Blocks props={props} site={site} />
          </div>
        </div>
      </article>
    </Band>
  );
}
