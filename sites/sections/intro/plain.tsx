import { Band } from '../band.tsx';
import { Breadcrumb, Jumps } from '../breadcrumb.tsx';
import { fitOf } from '../fit.ts';
import { Framed, slot } from '../picture-view.tsx';
import type { IntroView } from './schema.ts';

/** Breadcrumb, heading and lead on the page's own ground; with a picture to the right. */
export default function Plain({ props, section, site }: IntroView) {
  return (
    <Band section={section} className={`fit-${fitOf(props.heading.text, 40, 70)}${props.picture ? ' pictured' : ''}`}>
      <div className="wrap stacked">
        <div className="words">
          <Breadcrumb site={site} />
          <h1>{props.heading.text}</h1>
          {props.lead && <p className="lead">{props.lead.text}</p>}
          <Jumps jumps={props.jumps} site={site} />
        </div>
        <Framed className="frame filled" picture={props.picture} slot={slot(4, 3, '40vw')} priority site={site} />
      </div>
    </Band>
  );
}
