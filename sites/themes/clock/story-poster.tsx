import { Band, Framed, longWordOf, Paragraphs, Said, slot } from '../../sections/parts.tsx';
import { firstSentenceOf } from '../../sections/story/opening.ts';
import type { StoryView } from '../../sections/story/schema.ts';

/** Longest sentence that can be shouted. */
const longestShout = 150;

/** The first sentence as large as a poster's, from edge to edge; below it the rest in a cell beside the picture. */
export default function PosterStory({ props, section, site }: StoryView) {
  const { first: shout, rest: told } = firstSentenceOf(props, longestShout);
  if (!shout && told.length === 0) return null;
  return (
    <Band section={section}>
      <div className="top box">
        {props.heading && <h2 className="t-3">{props.heading.text}</h2>}
        {shout && (
          <Said line={shout} site={site} className={`shout balanced n${Math.ceil(shout.text.length / 30)} ${longWordOf(shout.text)}`} />
        )}
      </div>
      {(told.length > 0 || props.picture) && (
        <div className={props.picture ? 'cells stacked pictured' : 'cells stacked'}>
          <Framed className="pic frame filled" picture={props.picture} slot={slot(4, 3, '45vw')} site={site} />
          {told.length > 0 && (
            <div className={told.length === 1 && (told[0]?.text.length ?? 0) < 160 ? 'words few' : 'words'}>
              <Paragraphs lines={told} site={site} />
            </div>
          )}
        </div>
      )}
    </Band>
  );
}
