import type { HeroView } from '../../sections/hero/schema.ts';
import { Actions, Band, FactPairs, Framed, fitOf, longWordOf, slot } from '../../sections/parts.tsx';

/** A painted sign hung by chains from an iron rod, a board with the picture beside it; a plate for each fact hangs from the sign. */
export default function HungHero({ props, section, site }: HeroView) {
  const headline = props.headline.text;
  return (
    <Band section={section} boxes={['wrap']}>
      <div className={props.picture ? 'hangers pictured' : 'hangers'}>
        <div className="board relative box band-deep">
          {props.eyebrow && <p className="eyebrow strong aligned">{props.eyebrow.text}</p>}
          <h1 className={`${fitOf(headline, 30, 56)} ${longWordOf(headline)}`}>{headline}</h1>
          <div className="under apart wraps">
            {props.lead && <p className="lead loose">{props.lead.text}</p>}
            <Actions actions={props.actions} site={site} />
          </div>
        </div>
        <Framed className="scene relative frame filled" picture={props.picture} slot={slot(3, 4, '26vw', '92vw')} priority site={site} />
      </div>
      <FactPairs facts={props.facts} className={`plates gridded n${props.facts.length}`} />
    </Band>
  );
}
