import { PlainFacts } from '../facts-list.tsx';
import { edgeWords, FilmEdge, FilmPicture, Ring, shapeClass } from '../film.tsx';
import { isShortStrip, ratioOf } from '../film-strips.ts';
import { fitOf, longWordOf } from '../fit.ts';
import { Actions } from '../parts.tsx';
import { pictureKey } from '../picture-key.ts';
import type { SectionView } from '../registry.ts';
import type { HeroProps } from './schema.ts';

/** A strip of film across the page and off both its sides: the owner's photos whole, the first one ringed. Trade and place are printed on its edge. */
export default function Strip({ props, section, site }: SectionView<HeroProps>) {
  const { headline, eyebrow, lead, facts, picture, more = [] } = props;
  const [before, ...after] = more;
  const frames = [...(before ? [before] : []), ...(picture ? [picture] : []), ...after];
  const short = isShortStrip(frames.map(ratioOf));
  return (
    <section
      id={section.id}
      data-section={section.id}
      className={`hero-strip band-${section.band} ${fitOf(headline.text, 28, 56)}${facts.length > 0 ? ' told' : ''}`}
    >
      <div className={short ? 'film short' : 'film'}>
        <FilmEdge words={edgeWords(site)} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, which the keyboard must be able to do */}
        <ul className="frames" aria-label={site.words.pages.gallery} tabIndex={0}>
          {frames.map((frame) => (
            <li key={pictureKey(frame)} className={`fr ${shapeClass(frame)}${frame === picture ? ' pick drawn' : ''}`}>
              <FilmPicture
                picture={frame}
                sizes={frame === picture ? '(min-width: 56.25rem) 45vw, 90vw' : '(min-width: 56.25rem) 45vw, 52vw'}
                site={site}
                priority={frame === picture}
              />
              {frame === picture && <Ring site={site} />}
            </li>
          ))}
        </ul>
        <p className="edge eb">
          <span>{eyebrow?.text ?? site.facts.shortName}</span>
        </p>
      </div>
      <div className="say">
        <h1 className={longWordOf(headline.text)}>{headline.text}</h1>
        {lead && <p className="lead">{lead.text}</p>}
        <Actions actions={props.actions} site={site} />
      </div>
      <PlainFacts facts={facts} />
    </section>
  );
}
