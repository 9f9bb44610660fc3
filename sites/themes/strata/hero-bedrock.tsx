import { Edge } from '../../sections/ground.tsx';
import type { HeroView } from '../../sections/hero/schema.ts';
import { Actions, Band, fitOf, longWordOf } from '../../sections/parts.tsx';

/** A cliff as wide as the window, the words on a plate cut into it; each fact lies in a layer of the ground. No picture. */
export default function BedrockHero({ props, section, site }: HeroView) {
  const headline = props.headline.text;
  const beds = Array.from({ length: 4 }, (_, index) => props.facts[index]);
  return (
    <Band section={section} className="stacked">
      <div className="plate relative box">
        {props.eyebrow && <p className="eyebrow strong">{props.eyebrow.text}</p>}
        <h1 className={`${fitOf(headline, 32, 60)} ${longWordOf(headline)}`}>{headline}</h1>
        {props.lead && <p className="lead loose">{props.lead.text}</p>}
        <Actions actions={props.actions} site={site} />
      </div>
      <div className="cliff in-column">
        <div className="sky clipped relative" aria-hidden="true" />
        {beds.map((fact, index) => (
          <div key={fact?.term.text ?? `bed${index}`} className={`bed aligned bed${index + 1}${fact ? '' : ' bare'}`}>
            <Edge of={`${site.document.seed}-${index}`} />
            {fact && (
              <div className="fact gridded">
                <p className="term h">{fact.term.text}</p>
                {fact.text && <p>{fact.text.text}</p>}
              </div>
            )}
          </div>
        ))}
      </div>
    </Band>
  );
}
