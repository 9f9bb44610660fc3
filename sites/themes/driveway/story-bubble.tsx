import { Band, Framed, Head, Paragraphs, Said, slot } from '../../sections/parts.tsx';
import type { StoryView } from '../../sections/story/schema.ts';
import { Street } from './parts/street.tsx';

/** Said out of the van's window: the first paragraph in a large speech bubble, the others in one beside it or below, over the street. */
export default function BubbleStory({ props, section, site }: StoryView) {
  const [opening, ...others] = props.paragraphs;
  if (!opening) return null;
  const length = opening.text.length;
  return (
    <Band section={section}>
      <div className="wrap">
        <Head props={{ heading: props.heading }} className="fit-box" />
        <div className={`talk stacked${props.picture ? ' pictured' : ''}${others.length > 0 ? ' more' : ''}`}>
          <Said line={opening} site={site} className={`said relative ${length < 110 ? 'short' : length < 300 ? 'medium' : 'long'}`} />
          <Framed className="frame r-art filled" picture={props.picture} slot={slot(1, 1, '30rem', '92vw')} site={site} />
          {others.length > 0 && (
            <div className={others.map(({ text }) => text).join('').length < 260 ? 'rest relative few' : 'rest relative'}>
              <Paragraphs lines={others} site={site} />
            </div>
          )}
        </div>
      </div>
      <Street site={site} band={section.band} at={0} />
    </Band>
  );
}
