import { Band, Framed, fitOf, Head, Paragraphs, slot } from '../../sections/parts.tsx';
import type { StoryView } from '../../sections/story/schema.ts';

/** The owner's words as clauses: the first as large as a headline, the rest in two columns, a picture at the side. */
export default function Clauses({ props, section, site }: StoryView) {
  const [first, ...rest] = props.paragraphs;
  return (
    <Band section={section} className="lined flush" boxes={['wrap', props.picture ? 'leaf pictured' : 'leaf']}>
      <Head props={{ heading: props.heading }} className="strip" />
      <div className="cells">
        <div className="words">
          {first && <p className={`first ${fitOf(first.text, 150, 280)}`}>{first.text}</p>}
          {rest.length > 0 && (
            <div className={rest.length > 1 ? 'rest two' : 'rest'}>
              <Paragraphs lines={rest} site={site} />
            </div>
          )}
        </div>
        <Framed className="frame clipped" picture={props.picture} slot={slot(4, 5, '32vw')} site={site} />
      </div>
    </Band>
  );
}
