import { Jumps } from '../../sections/breadcrumb.tsx';
import { IntroWords } from '../../sections/intro/parts/words.tsx';
import type { IntroView } from '../../sections/intro/schema.ts';
import { Band, Framed, fitOf, slot } from '../../sections/parts.tsx';

/** Heading and lead on one line over a row of keys that lead to the lines of the page. */
export default function Keypad({ props, section, site }: IntroView) {
  return (
    <Band section={section} className={`${fitOf(props.heading.text, 25, 50)}${props.picture ? ' pictured' : ''}`}>
      <div className="wrap top">
        <IntroWords props={props} site={site} withoutJumps />
        <Framed className="frame clipped" picture={props.picture} slot={slot(2, 1, '50vw')} priority site={site} />
      </div>
      <Jumps jumps={props.jumps} site={site} />
    </Band>
  );
}
