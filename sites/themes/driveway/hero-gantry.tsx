import { Curb } from '../../sections/curb.tsx';
import type { HeroView } from '../../sections/hero/schema.ts';
import { Actions, Band, Framed, fitOf, longWordOf, slot } from '../../sections/parts.tsx';
import { Street } from './parts/street.tsx';

/** The headline on a road sign over the street, with the picture or an arrow, trade and place on its exit tab; each fact has a small sign of its own. */
export default function GantryHero({ props, section, site }: HeroView) {
  const headline = props.headline.text;
  return (
    <Band section={section}>
      <div className="wrap relative">
        <div className="sign relative">
          {props.eyebrow && <p className="tab band-deep">{props.eyebrow.text}</p>}
          <div className={props.picture ? 'board r-l relative box band-deep pictured' : 'board r-l relative box band-deep'}>
            <h1 className={`${fitOf(headline, 34, 60)} ${longWordOf(headline)}`}>{headline}</h1>
            {props.lead && <p className="lead">{props.lead.text}</p>}
            <Actions actions={props.actions} site={site} />
            {props.picture ? (
              <Framed className="pic r-m frame filled" picture={props.picture} slot={slot(1, 1, '24rem', '92vw')} priority site={site} />
            ) : (
              <svg className="arrow" viewBox="0 0 100 120" aria-hidden="true">
                <path d="M36 120V62H8L50 4l42 58H64v58z" />
              </svg>
            )}
          </div>
        </div>
        {props.facts.length > 0 && (
          <ul className={`facts relative stacked n${props.facts.length}`}>
            {props.facts.map((fact) => (
              <li key={fact.term.text}>
                <div className="small on-surface">
                  <p className="term h">{fact.term.text}</p>
                  {fact.text && <p>{fact.text.text}</p>}
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Street site={site} band={section.band} at={0} />
      {site.opening.carriesMenu && <Curb site={site} />}
    </Band>
  );
}
