import type { ReactNode } from 'react';
import { PictureView } from '../../pictures/picture-view.tsx';
import { sentences } from '../../writer/words/sentences.ts';
import { fitOf } from '../fit.ts';
import { langOf } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { StoryProps } from './schema.ts';

/** A sandwich board on the sidewalk with the picture on it; without a picture the story's first sentence is painted on it. */
export default function SandwichStory({ props, section, site }: SectionView<StoryProps>): ReactNode {
  const [opening, ...others] = props.paragraphs;
  if (!opening) return null;
  const [first = opening.text, ...rest] = sentences(opening.text);
  const painted = props.picture || first.length > 170 ? undefined : first;
  const start = painted ? rest.join(' ') : opening.text;
  const bare = !props.picture && !painted;
  const alone = painted !== undefined && !start && others.length === 0;
  return (
    <section id={section.id} data-section={section.id} className={`story-sandwich band-${section.band}`}>
      <div className={`wrap sec${bare ? ' bare' : ''}${alone ? ' alone' : ''}`}>
        {props.heading && <h2 className={bare || alone ? undefined : 'over'}>{props.heading.text}</h2>}
        {(props.picture || painted) && (
          <div className="stand">
            <div className="board">
              {props.picture ? (
                <div className="pic frame">
                  <PictureView
                    picture={props.picture}
                    slot={{ width: 5, height: 6, sizes: '(min-width: 56.25rem) 32vw, 80vw' }}
                    site={site}
                  />
                </div>
              ) : (
                <p lang={langOf(opening, site)} className={`painted h ${fitOf(first, 60, 110)}`}>
                  {first}
                </p>
              )}
            </div>
          </div>
        )}
        {!alone && (
          <div className="words">
            {start && (
              <p lang={langOf(opening, site)} className={start.length > 260 ? 'long' : undefined}>
                {start}
              </p>
            )}
            {others.map((paragraph) => (
              <p key={paragraph.text} lang={langOf(paragraph, site)}>
                {paragraph.text}
              </p>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
