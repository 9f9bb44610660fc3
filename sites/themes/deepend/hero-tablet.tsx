import { explainedFacts, factTiles } from '../../sections/hero/fact-tiles.ts';
import type { HeroView } from '../../sections/hero/schema.ts';
import { Actions, Band, FactPairs, Framed, fitOf, longWordOf, Price, slot } from '../../sections/parts.tsx';

/** The name tablet of a tiled hall: the headline in a frame of small tile, set into a wall with the picture in another, plaques beneath. */
export default function Tablet({ props, section, site }: HeroView) {
  const { headline, lead, picture } = props;
  const plaques = factTiles({ props, site, prices: 3, most: 4 });
  return (
    <Band section={section}>
      <div className={picture ? 'wall pictured' : 'wall'}>
        <div className="tablet">
          <div className={`face box fit-${fitOf(headline.text, 30, 56)} ${longWordOf(headline.text)}`}>
            <h1>{headline.text}</h1>
            <div className="under gridded">
              {props.eyebrow && <p className="place">{props.eyebrow.text}</p>}
              {lead && <p className="lead">{lead.text}</p>}
              <Actions actions={props.actions} site={site} />
            </div>
          </div>
        </div>
        {picture && (
          <div className="tablet inset">
            <Framed className="pic filled" picture={picture} slot={slot(4, 5, '30vw', '92vw')} priority site={site} />
          </div>
        )}
        {plaques.length > 0 && (
          <ul className={`plaques gridded n${plaques.length}`}>
            {plaques.map((plaque) => (
              <li key={plaque.key}>
                {'price' in plaque ? (
                  <>
                    <span className="name">{plaque.name.text}</span>
                    <Price className="figure" line={plaque.price} />
                  </>
                ) : (
                  plaque.text
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <FactPairs facts={explainedFacts(props)} className="know gridded" />
    </Band>
  );
}
