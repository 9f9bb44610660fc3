import { Band, Framed, Paragraphs, slot } from '../../sections/parts.tsx';
import type { StoryView } from '../../sections/story/schema.ts';

/** The first paragraph large across the page, the others in columns that hang from a rail, as in a bulletin. */
export default function Bulletin({ props, section, site }: StoryView) {
  const [first, ...rest] = props.paragraphs;
  const photo = props.picture?.kind === 'photo' ? props.picture : undefined;
  return (
    <Band section={section}>
      <div className="wrap opening">
        {props.heading && <h2>{props.heading.text}</h2>}
        <p className={`h${(first?.text.length ?? 0) > 180 ? ' long' : ''}`}>{first?.text}</p>
      </div>
      <Framed className="photo clipped edged" picture={photo} slot={slot(5, 2, '100vw')} site={site} />
      {(rest.length > 0 || photo) && <div className="railed" />}
      {rest.length > 0 && (
        <div className={`wrap rest t-1 gridded r${Math.min(rest.length, 3)}`}>
          <Paragraphs lines={rest} site={site} />
        </div>
      )}
    </Band>
  );
}
