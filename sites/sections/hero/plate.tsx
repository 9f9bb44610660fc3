import { Actions, Band, FactPairs, Framed, fitOf, slot } from '../parts.tsx';
import type { HeroView } from './schema.ts';

/** A picture as wide as the window, or a drawing nearly so, the words on a plate cut into its lower corner. */
export default function Plate({ props, section, site }: HeroView) {
  // What a composed drawing shows is in its middle, so it stands beside the plate, not behind it.
  const beside = props.picture?.kind === 'composition' || props.picture?.kind === 'scene';
  return (
    <Band section={section} className={`fit-${fitOf(props.headline.text, 40, 70)}`}>
      <div className={beside ? 'full relative beside' : 'full relative'}>
        <Framed
          className="frame filled"
          picture={props.picture}
          slot={beside ? slot(3, 2, '62vw', '100vw') : slot(16, 9, '100vw')}
          priority
          site={site}
        />
        <div className="plate relative">
          {props.eyebrow && <p className="eb strong">{props.eyebrow.text}</p>}
          <h1>{props.headline.text}</h1>
          {props.lead && <p className="lead">{props.lead.text}</p>}
          <Actions actions={props.actions} site={site} />
        </div>
      </div>
      {props.facts.length > 0 && (
        <div className="wrap">
          <FactPairs facts={props.facts} />
        </div>
      )}
    </Band>
  );
}
