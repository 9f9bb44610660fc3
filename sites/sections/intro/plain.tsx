import { Band, Framed, fitOf, slot } from '../parts.tsx';
import { IntroWords } from './parts/words.tsx';
import type { IntroView } from './schema.ts';

/** Breadcrumb, heading and lead on the page's own ground; with a picture to the right. */
export default function Plain({ props, section, site }: IntroView) {
  return (
    <Band section={section} className={`fit-${fitOf(props.heading.text, 40, 70)}${props.picture ? ' pictured' : ''}`}>
      <div className="wrap stacked">
        <IntroWords props={props} site={site} />
        <Framed className="frame r-art filled" picture={props.picture} slot={slot(4, 3, '40vw')} priority site={site} />
      </div>
    </Band>
  );
}
