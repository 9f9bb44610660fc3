import { Actions, Band, FactsList, Framed, fitOf, longWordOf, slot } from '../parts.tsx';
import type { HeroView } from './schema.ts';

/** Very large words beside one tall picture that runs to the page's edge; the facts hang under the words. */
export default function OffsetHero({ props, section, site }: HeroView) {
  return (
    <Band section={section} boxes={['wrap layout stacked']}>
      <div className="words box">
        {props.eyebrow && <p className="eyebrow strong">{props.eyebrow.text}</p>}
        <h1 className={`${fitOf(props.headline.text, 24, 46)} ${longWordOf(props.headline.text)}`}>{props.headline.text}</h1>
        {props.lead && <p className="lead loose">{props.lead.text}</p>}
        <Actions actions={props.actions} site={site} />
      </div>
      <Framed className="arch r-art frame filled" picture={props.picture} slot={slot(5, 7, '38vw', '92vw')} priority site={site} />
      <FactsList facts={props.facts} />
    </Band>
  );
}
