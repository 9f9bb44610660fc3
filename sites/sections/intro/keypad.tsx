import { Band } from '../band.tsx';
import { Breadcrumb, Jumps } from '../breadcrumb.tsx';
import { fitOf, longWordOf } from '../fit.ts';
import { Framed, slot } from '../picture-view.tsx';
import type { IntroView } from './schema.ts';

/** Heading and lead on one line over a row of numbered keys that lead to the lines of the page. */
export default function Keypad({ props, section, site }: IntroView) {
  return (
    <Band section={section} className={`${fitOf(props.heading.text, 25, 50)}${props.picture ? ' pictured' : ''}`}>
      <div className="wrap top">
        <div className="words">
          <Breadcrumb site={site} />
          <h1 className={longWordOf(props.heading.text)}>{props.heading.text}</h1>
          {props.lead && <p className="lead">{props.lead.text}</p>}
        </div>
        <Framed className="frame" picture={props.picture} slot={slot(2, 1, '50vw')} priority site={site} />
      </div>
      <Jumps jumps={props.jumps} site={site} />
    </Band>
  );
}
