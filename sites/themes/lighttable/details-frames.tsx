import type { DetailsView } from '../../sections/details/schema.ts';
import { Band, longWordOf, PriceLine } from '../../sections/parts.tsx';
import { FilmPicture, shapeClass } from './parts/film.tsx';

/** A strip of film for each service, lying a little to one side: its photo whole, its words on a light frame, its price on one that wasn't exposed. */
export default function FramesDetails({ props, section, site }: DetailsView) {
  return (
    <Band section={section} band="tint" className={`stacked${props.items.length > 6 ? ' many' : ''}`}>
      {props.items.map((item) => (
        <div
          key={item.anchor}
          id={item.anchor}
          className={`film strip${item.price ? '' : ' unpriced'}${item.picture?.kind === 'photo' ? ' pictured' : ''}`}
        >
          {item.picture?.kind === 'photo' && (
            <div className={`fr ${shapeClass(item.picture, site)}`}>
              <FilmPicture picture={item.picture} sizes="(min-width: 56.25rem) 30vw, 100vw" site={site} />
            </div>
          )}
          <div className="lit gridded box">
            <h2 className={longWordOf(item.name.text)}>{item.name.text}</h2>
            {item.text && <p>{item.text.text}</p>}
          </div>
          <PriceLine line={item.price} />
        </div>
      ))}
    </Band>
  );
}
