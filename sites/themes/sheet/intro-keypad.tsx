import { Band } from '../../sections/band.tsx';
import { Breadcrumb, Jumps } from '../../sections/breadcrumb.tsx';
import { fitOf, longWordOf } from '../../sections/fit.ts';
import type { IntroView } from '../../sections/intro/schema.ts';
import { Framed, slot } from '../../sections/picture-view.tsx';

/** Heading and lead on one line over a row of numbered keys that lead to the lines of the page. */
export default function Keypad({ props, section, site }: IntroView) {
  return (
    <Band section={section} className={`${fitOf(props.heading.text, 25, 50)}${props.picture ? ' pictured' : ''}`}>
      <div className="wrap top">
        <div className="words">
          <Breadcrumb site={site} />
          <h1 className={longWordOf(props.heading.text)}>{props.heading.text}</h1>
          {props.lead && <p className="lead t-1">{props.lead.text}</p>}
        </div>
        <Framed className="frame" picture={props.picture} slot={slot(2, 1, '50vw')} priority site={site} />
      </div>
      <Jumps jumps={props.jumps} site={site} />
    </Band>
  );
}
