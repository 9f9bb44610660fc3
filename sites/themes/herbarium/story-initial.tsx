import { sentences } from '../../language/sentences.ts';
import { Band, Framed, Paragraphs, Said, slot } from '../../sections/parts.tsx';
import type { StoryView } from '../../sections/story/schema.ts';

/** Shortest text that is set in two columns. */
const longText = 420;
/** Shortest first sentence that begins with an initial: beside it a short one would leave a hole. */
const longSentence = 80;

/** A chapter of a book: a large initial before a long sentence, the first paragraph in display size beside the picture's arch, the others in columns below. */
export default function InitialStory({ props, section, site }: StoryView) {
  const [first, ...rest] = props.paragraphs;
  const length = rest.reduce((sum, { text }) => sum + text.length, 0);
  const initial = (sentences(first?.text ?? '')[0]?.length ?? 0) >= longSentence ? ' initial' : '';
  return (
    <Band section={section} boxes={[props.picture ? 'wrap stacked sec pictured' : 'wrap stacked sec']}>
      <div className="opening">
        {props.heading && <h2>{props.heading.text}</h2>}
        {first && <Said line={first} site={site} className={`first${first.text.length > 260 ? ' long' : ''}${initial}`} />}
      </div>
      <Framed className="arch r-art frame filled" picture={props.picture} slot={slot(3, 4, '30vw', '92vw')} site={site} />
      {rest.length > 0 && (
        <div className={length > longText ? 'rest columns' : 'rest'}>
          <Paragraphs lines={rest} site={site} />
        </div>
      )}
    </Band>
  );
}
