import { Band, Framed, Paragraphs, slot } from '../parts.tsx';
import type { StoryView } from './schema.ts';

/** A picture from one edge of the window, the heading on a plate cut into it, the paragraphs below. */
export default function Wide({ props, section, site }: StoryView) {
  return (
    <Band section={section} className={props.picture ? 'pictured' : undefined}>
      <Framed className="frame filled" picture={props.picture} slot={slot(21, 9, '100vw')} site={site} />
      <div className={`wrap stacked${props.heading ? '' : ' bare'}`}>
        {props.heading && <h2 className="relative box">{props.heading.text}</h2>}
        <div className={`words${props.paragraphs.length > 3 ? ' many' : ''}`}>
          <Paragraphs lines={props.paragraphs} site={site} />
        </div>
      </div>
    </Band>
  );
}
