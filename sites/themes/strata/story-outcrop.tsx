import { Edge } from '../../sections/ground.tsx';
import { Band, Framed, langOf, Paragraphs, Said, slot } from '../../sections/parts.tsx';
import type { StoryView } from '../../sections/story/schema.ts';

/** The first paragraph large on the surface; the others go a layer deeper each and a step to the right. A photo as wide as the window has the first one's plate in its corner, a drawing at its foot, and the others below. */
export default function OutcropStory({ props, section, site }: StoryView) {
  const [first, ...rest] = props.paragraphs;
  const opening = (
    <div className="opening relative">
      {props.heading && <h2>{props.heading.text}</h2>}
      {first && <Said line={first} site={site} className={first.text.length > 240 ? 'first long' : 'first'} />}
    </div>
  );
  if (props.picture) {
    return (
      <Band section={section} className="pictured">
        <div className={props.picture.kind === 'photo' ? 'full' : 'full drawn'}>
          <Framed className="frame filled" picture={props.picture} slot={slot(16, 8, '100vw')} site={site} />
          {opening}
        </div>
        {rest.length > 0 && (
          <div className={rest.length > 1 ? 'wrap rest stacked two' : 'wrap rest stacked'}>
            <Paragraphs lines={rest} site={site} />
          </div>
        )}
      </Band>
    );
  }
  return (
    <Band section={section}>
      <div className="wrap">{opening}</div>
      {rest.map((paragraph, index) => (
        <div key={paragraph.text} className={`bed bed${Math.min(index + 1, 4)}`}>
          <Edge of={`${section.id}-${site.document.seed}-${index}`} />
          <div className="wrap">
            <p lang={langOf(paragraph, site)}>{paragraph.text}</p>
          </div>
        </div>
      ))}
    </Band>
  );
}
