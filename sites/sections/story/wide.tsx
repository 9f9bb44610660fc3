import { Framed, slot } from '../picture-view.tsx';
import type { SectionView } from '../registry.ts';
import type { StoryProps } from './schema.ts';

/** A picture from one edge of the window, the heading on a plate cut into it, the paragraphs below. */
export default function Wide({ props, section, site }: SectionView<StoryProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`story-wide band-${section.band}${props.picture ? ' pictured' : ''}`}>
      <Framed className="frame filled" picture={props.picture} slot={slot(21, 9, '100vw')} site={site} />
      <div className={`wrap stacked${props.heading ? '' : ' bare'}`}>
        {props.heading && <h2>{props.heading.text}</h2>}
        <div className={`words${props.paragraphs.length > 3 ? ' many' : ''}`}>
          {props.paragraphs.map((paragraph) => (
            <p key={paragraph.text}>{paragraph.text}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
