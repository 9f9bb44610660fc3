import { Actions, Band, FactsList, Framed, fitOf, longWordOf, slot } from '../parts.tsx';
import type { HeroView } from './schema.ts';

/** A painted sign across the page with the picture bolted over its lower corner; the facts stand under the sign. */
export default function SignHero({ props, section, site }: HeroView) {
  return (
    <Band section={section}>
      <div className={`wrap layout${props.facts.length ? '' : ' alone'}${props.picture ? '' : ' bare'}`}>
        <div className="board relative box band-deep">
          {props.eyebrow && <p className="eyebrow relative strong aligned">{props.eyebrow.text}</p>}
          <h1 className={`relative ${fitOf(props.headline.text, 30, 56)} ${longWordOf(props.headline.text)}`}>{props.headline.text}</h1>
          {props.lead && <p className="lead relative">{props.lead.text}</p>}
          <Actions actions={props.actions} site={site} />
        </div>
        <Framed className="scene r-art frame filled" picture={props.picture} slot={slot(5, 8, '26vw', '92vw')} priority site={site} />
        <FactsList facts={props.facts} />
      </div>
    </Band>
  );
}
