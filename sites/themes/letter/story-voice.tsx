import { Band, Framed, Said, slot } from '../../sections/parts.tsx';
import type { StoryView } from '../../sections/story/schema.ts';

/** The letter itself: each paragraph set smaller than the one before, as a voice lowers. The picture hangs in the margin. */
export default function VoiceStory({ props, section, site }: StoryView) {
  const longest = Math.max(...props.paragraphs.slice(0, 2).map(({ text }) => text.length));
  const start = longest > 240 ? 2 : (props.paragraphs[0]?.text.length ?? 0) > 110 ? 1 : 0;
  return (
    <Band section={section} boxes={['wrap stacked sec']}>
      <div className="words">
        {props.heading && <h2>{props.heading.text}</h2>}
        {props.paragraphs.map((paragraph, index) => (
          <Said line={paragraph} site={site} key={paragraph.text} className={`v${Math.min(start + index, 3)}`} />
        ))}
      </div>
      <Framed className="pic r-m backed frame" picture={props.picture} slot={slot(4, 5, '17rem', '92vw')} site={site} />
    </Band>
  );
}
