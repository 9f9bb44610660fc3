import { Hills } from '../../sections/hills.tsx';
import { Band, longWordOf, Paragraphs, PictureView, Said, slot } from '../../sections/parts.tsx';
import { firstSentenceOf } from '../../sections/story/opening.ts';
import type { StoryView } from '../../sections/story/schema.ts';

/** Longest sentence that can stand in the sky. */
const longestOpening = 190;

/** The first sentence in the sky over a wide view; the rest on a panel that lies on the view's lower edge. */
export default function LookoutStory({ props, section, site }: StoryView) {
  const { first: sky, rest: told } = firstSentenceOf(props, longestOpening);
  if (!sky && told.length === 0) return null;
  const { length } = told.map(({ text }) => text).join(' ');
  return (
    <Band section={section}>
      <div className="words centered box">
        {props.heading && <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>}
        {sky && <Said line={sky} site={site} className={sky.text.length < 80 ? 'sky balanced short' : 'sky balanced'} />}
      </div>
      <div className={`view r-l backed ${props.picture?.kind === 'photo' ? 'photo' : props.picture ? 'drawn' : 'hilly'}`}>
        {props.picture ? (
          <PictureView picture={props.picture} slot={slot(5, 2, '100vw')} site={site} />
        ) : (
          <Hills palette={site.document.theme.palette} of={section.id} sun={0.72} />
        )}
      </div>
      {told.length > 0 && (
        <div className={`panel r-l relative on-surface ${length < 240 ? 'few' : length < 520 && told.length < 2 ? 'some' : 'many'}`}>
          <Paragraphs lines={told} site={site} />
        </div>
      )}
    </Band>
  );
}
