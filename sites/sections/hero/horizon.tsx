import { Actions, Band, FactPairs, Framed, fitOf, slot } from '../parts.tsx';
import type { HeroView } from './schema.ts';

/** Centered words over a landscape that runs the page's full width; facts lie on its edge. */
export default function Horizon({ props, section, site }: HeroView) {
  const isPanorama = props.picture?.kind === 'signature' && props.picture.name.startsWith('panorama');
  return (
    <Band section={section} className={`fit-${fitOf(props.headline.text, 44, 64)}`}>
      <div className="land clipped centered">
        <div className="words relative">
          {props.eyebrow && <p className="eb strong on-surface">{props.eyebrow.text}</p>}
          <h1>{props.headline.text}</h1>
          {props.lead && <p className="lead balanced">{props.lead.text}</p>}
          <Actions actions={props.actions} site={site} />
        </div>
        {props.picture && (
          <Framed
            className={isPanorama ? 'view frame clipped open' : `view frame clipped ${props.picture.kind === 'photo' ? 'photo' : 'drawn'}`}
            picture={props.picture}
            slot={slot(5, 2, '100vw')}
            priority
            site={site}
          />
        )}
      </div>
      <FactPairs facts={props.facts} className={`keys r-m relative gridded on-surface n${props.facts.length}`} />
    </Band>
  );
}
