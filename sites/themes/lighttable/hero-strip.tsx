import { fullStrips, isShortStrip, ratioOf } from '../../sections/film-strips.ts';
import type { HeroView } from '../../sections/hero/schema.ts';
import { Actions, Band, fitOf, longWordOf, PlainFacts } from '../../sections/parts.tsx';
import { pictureKey } from '../../sections/picture-key.ts';
import { edgeWords, FilmEdge, FilmPicture, Ring, shapeClass } from './parts/film.tsx';

/** Width over height of the frame of a name. */
const nameShape = 1;
/** Services that fill a strip without photos. */
const mostNamed = 4;

/**
 * A strip of film across the page and off both its sides: the owner's photos whole, the first one ringed. Without photos its frames are
 * lit and hold drawn things and the names of services. Trade and place are printed on its edge.
 */
export default function Strip({ props, section, site }: HeroView) {
  const { headline, eyebrow, lead, facts, picture, more = [], services = [] } = props;
  const pick = picture ?? more[0];
  const [before, ...after] = more.filter((other) => other !== pick);
  const frames = [...(before ? [before] : []), ...(pick ? [pick] : []), ...after];
  const named = frames.some(({ kind }) => kind === 'photo') ? [] : services.slice(0, mostNamed);
  const short = isShortStrip([...frames.map(ratioOf), ...named.map(() => nameShape)], fullStrips.row);
  return (
    <Band section={section} className={`${fitOf(headline.text, 28, 56)}${facts.length > 0 ? ' told' : ''}`}>
      <div className={short ? 'film short' : 'film'}>
        <FilmEdge words={edgeWords(site)} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, which the keyboard must be able to do */}
        <ul className="frames" aria-label={named.length > 0 ? site.words.pages.services : site.words.pages.gallery} tabIndex={0}>
          {frames.map((frame) => (
            <li
              key={pictureKey(frame)}
              className={`fr ${shapeClass(frame, site)}${frame === pick ? ' pick drawn' : ''}${frame.kind === 'photo' ? '' : ' lit'}`}
            >
              <FilmPicture
                picture={frame}
                sizes={frame === pick ? '(min-width: 56.25rem) 45vw, 90vw' : '(min-width: 56.25rem) 45vw, 52vw'}
                site={site}
                priority={frame === pick}
              />
              {frame === pick && <Ring site={site} />}
            </li>
          ))}
          {named.map(({ name, price }, index) => (
            <li key={name.text} className={`fr lit named${!pick && index === 0 ? ' pick drawn' : ''}`}>
              <span className={longWordOf(name.text)}>{name.text}</span>
              {price && <span className="price">{price.text}</span>}
              {!pick && index === 0 && <Ring site={site} />}
            </li>
          ))}
        </ul>
        <p className="edge eb" aria-hidden={!eyebrow}>
          <span>{eyebrow?.text ?? site.facts.shortName}</span>
        </p>
      </div>
      <div className="say gridded">
        <h1 className={longWordOf(headline.text)}>{headline.text}</h1>
        {lead && <p className="lead loose">{lead.text}</p>}
        <Actions actions={props.actions} site={site} />
      </div>
      <PlainFacts facts={facts} />
    </Band>
  );
}
