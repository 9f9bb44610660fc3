import { Jumps } from '../../sections/breadcrumb.tsx';
import { IntroWords } from '../../sections/intro/parts/words.tsx';
import type { IntroView } from '../../sections/intro/schema.ts';
import { Band, fitOf } from '../../sections/parts.tsx';
import { FilmPicture, shapeClass } from './parts/film.tsx';

/** The page's name in thin letters, and under it the lettered edge of a film with the page's parts as frame numbers. A picture runs off the right. */
export default function Rebate({ props, section, site }: IntroView) {
  const { heading, picture, jumps } = props;
  return (
    <Band section={section} band="page" className={`${fitOf(heading.text, 26, 46)}${picture ? ' pictured' : ''}`}>
      <div className="over gridded">
        <IntroWords props={props} site={site} className="words gridded" withoutJumps />
        {picture && (
          <div className="film">
            <div className={`fr ${shapeClass(picture, site)}`}>
              <FilmPicture picture={picture} sizes="(min-width: 56.25rem) 42vw, 100vw" site={site} priority />
            </div>
          </div>
        )}
      </div>
      {jumps.length > 0 && (
        <div className="film parts">
          <Jumps jumps={jumps} site={site} />
        </div>
      )}
    </Band>
  );
}
