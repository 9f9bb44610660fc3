import { Band, Framed, Paragraphs, Said, slot } from '../../sections/parts.tsx';
import type { StoryView } from '../../sections/story/schema.ts';

/** The first paragraph as large as a sign across the basin; below it the picture in tile and the rest in columns. */
export default function Basin({ props, section, site }: StoryView) {
  const [first, ...rest] = props.paragraphs;
  const { picture } = props;
  return (
    <Band
      section={section}
      className={`depth sec${picture ? ' pictured' : ''}${rest.length > 1 ? ' many' : ''}${rest.length > 0 ? '' : ' lone'}`}
    >
      <div className="wrap stacked">
        {props.heading && <h2 className="t-3">{props.heading.text}</h2>}
        {first && <Said line={first} site={site} className={`first${first.text.length > 200 ? ' long' : ''}`} />}
        <Framed className="frame filled" picture={picture} slot={slot(5, 4, '45vw')} site={site} />
        {rest.length > 0 && (
          <div className="words t-1 gridded">
            <Paragraphs lines={rest} site={site} />
          </div>
        )}
      </div>
    </Band>
  );
}
