import type { HeroView } from '../../sections/hero/schema.ts';
import { Actions, Band, fitOf, longWordOf, PlainFacts } from '../../sections/parts.tsx';
import { pictureKey } from '../../sections/picture-key.ts';
import { FilmPicture, Ring, shapeClass } from './parts/film.tsx';

/** Slides on the lit table: square mounts, each with a whole photo in its window, numbered; trade and place are stamped on the large one. */
export default function Slides({ props, section, site }: HeroView) {
  const { headline, eyebrow, lead, facts, picture, more = [] } = props;
  const pictures = [...(picture ? [picture] : []), ...more];
  return (
    <Band section={section} band="tint" className={`stacked n${pictures.length}`}>
      <div className={`say gridded ${fitOf(headline.text, 28, 56)}`}>
        <h1 className={longWordOf(headline.text)}>{headline.text}</h1>
        {lead && <p className="lead loose">{lead.text}</p>}
        <Actions actions={props.actions} site={site} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls sideways, which the keyboard must be able to do */}
      <ol className="mounts gridded ring-inside" aria-label={site.words.pages.gallery} tabIndex={0}>
        {pictures.map((slide, index) => (
          <li key={pictureKey(slide)} className={index === 0 ? 'pick drawn' : undefined}>
            <p className="stamp clipped" aria-hidden={index > 0 || !eyebrow}>
              {(index === 0 && eyebrow?.text) || site.facts.shortName}
            </p>
            <div className="window gridded">
              <div className={`photo relative ${shapeClass(slide, site)}${slide.kind === 'photo' ? '' : ' lit'}`}>
                <FilmPicture
                  picture={slide}
                  sizes={index === 0 ? '(min-width: 56.25rem) 38vw, 78vw' : '(min-width: 56.25rem) 20vw, 52vw'}
                  site={site}
                  priority={index === 0}
                />
                {index === 0 && <Ring site={site} turn={1} />}
              </div>
            </div>
          </li>
        ))}
      </ol>
      <PlainFacts facts={facts} />
    </Band>
  );
}
