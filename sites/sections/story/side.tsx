import { Band, Framed, Paragraphs, slot } from '../parts.tsx';
import type { StoryView } from './schema.ts';

/** Paragraphs with a tall picture at their side. */
export default function Side({ props, section, site }: StoryView) {
  return (
    <Band section={section} className="sec">
      <div className={`wrap stacked${props.picture ? ' pictured' : ''}${props.heading ? '' : ' bare'}`}>
        {props.heading && <h2>{props.heading.text}</h2>}
        <div className="words gridded">
          <Paragraphs lines={props.paragraphs} site={site} />
        </div>
        <Framed className="frame r-art filled" picture={props.picture} slot={slot(4, 5, '40vw')} site={site} />
      </div>
    </Band>
  );
}
