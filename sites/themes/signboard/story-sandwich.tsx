import { Band, Framed, fitOf, Said, slot } from '../../sections/parts.tsx';
import { firstSentenceOf } from '../../sections/story/opening.ts';
import type { StoryView } from '../../sections/story/schema.ts';

/** Longest sentence that fits on the board. */
const longestPainted = 170;

/** A sandwich board on the sidewalk with the picture on it; without a picture the story's first sentence is painted on it. */
export default function SandwichStory({ props, section, site }: StoryView) {
  const { first: painted, rest } = props.picture ? { rest: props.paragraphs } : firstSentenceOf(props, longestPainted);
  if (!painted && rest.length === 0) return null;
  const bare = !props.picture && !painted;
  const alone = painted !== undefined && rest.length === 0;
  return (
    <Band section={section} boxes={[`wrap stacked sec${bare ? ' bare' : ''}${alone ? ' alone' : ''}`]}>
      {props.heading && <h2 className={bare || alone ? undefined : 'over'}>{props.heading.text}</h2>}
      {(props.picture || painted) && (
        <div className="stand relative">
          <div className="board relative gridded">
            {props.picture ? (
              <Framed className="pic backed frame edged" picture={props.picture} slot={slot(5, 6, '32vw', '80vw')} site={site} />
            ) : (
              painted && <Said line={painted} site={site} className={`painted h ${fitOf(painted.text, 60, 110)}`} />
            )}
          </div>
        </div>
      )}
      {!alone && (
        <div className="words">
          {rest.map((paragraph, index) => (
            <Said
              line={paragraph}
              site={site}
              key={paragraph.text}
              className={index === 0 && paragraph.text.length > 260 ? 'long' : undefined}
            />
          ))}
        </div>
      )}
    </Band>
  );
}
