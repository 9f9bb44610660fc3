import { Band, fitOf, Paragraphs, Said } from '../../sections/parts.tsx';
import type { StoryView } from '../../sections/story/schema.ts';
import { edgeWords, FilmEdge, FilmPicture, shapeClass } from './parts/film.tsx';

/** A film hangs down the page's left edge with the photo on it, whole; beside it the first words large, the others under them. */
export default function Upright({ props, section, site }: StoryView) {
  const [first, ...rest] = props.paragraphs;
  // No drawing lies on film among photos.
  const picture = props.picture?.kind === 'photo' ? props.picture : undefined;
  return (
    <Band section={section} band="page" className={picture ? 'pictured' : undefined}>
      {picture && (
        <div className="film">
          <div className="hang">
            <div className={`fr ${shapeClass(picture, site)}`}>
              <FilmPicture picture={picture} sizes="(min-width: 56.25rem) 36vw, 100vw" site={site} />
            </div>
          </div>
          <FilmEdge words={edgeWords(site)} />
        </div>
      )}
      <div className="words stacked">
        {props.heading && <h2>{props.heading.text}</h2>}
        {first && <Said line={first} site={site} className={`first ${fitOf(first.text, 140, 280)}`} />}
        {rest.length > 0 && (
          <div className={rest.length > 2 ? 'rest gridded many' : 'rest gridded'}>
            <Paragraphs lines={rest} site={site} />
          </div>
        )}
      </div>
    </Band>
  );
}
