import { ownThings } from '../../sections/own-things.ts';
import { Band, Framed, Paragraphs, slot } from '../../sections/parts.tsx';
import type { StoryView } from '../../sections/story/schema.ts';
import { Tool } from './parts/tool.tsx';

/** The first words large across the board, the rest in columns below them, over a bench with everything on it. A photo is pinned up beside them. */
export default function Bench({ props, section, site }: StoryView) {
  const photo = props.picture?.kind === 'photo' ? props.picture : undefined;
  const [first, ...rest] = props.paragraphs;
  const objects = ownThings(site.document).slice(0, 7);
  return (
    <Band section={section} className="perforated">
      <div className={`wrap sec${photo ? ' pinned' : ''}`}>
        <div className={`words${rest.length === 1 && !photo ? ' two' : ''}`}>
          {props.heading && <h2>{props.heading.text}</h2>}
          <p className={`first t-3 h${(first?.text.length ?? 0) > 200 ? ' long' : ''}`}>{first?.text}</p>
          {rest.length > 0 && (
            <div className={`rest${rest.length > 1 ? ' many' : ''}`}>
              <Paragraphs lines={rest} site={site} />
            </div>
          )}
        </div>
        <Framed className="print pinned-up" picture={photo} slot={slot(4, 5, '34vw', '92vw')} site={site} />
      </div>
      {objects.length > 1 && (
        <div className="bench clipped" aria-hidden="true">
          <ul className="wrap">
            {objects.map((name, index) => (
              <li key={name}>
                <Tool name={name} site={site} outfit={index} stands />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Band>
  );
}
