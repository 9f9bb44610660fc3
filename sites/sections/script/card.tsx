import { Fragment } from 'react';
import { isLegible } from '../legible.ts';
import type { SectionView } from '../registry.ts';
import type { ScriptProps } from './schema.ts';

/** What to say on the phone, as one card to read out with blanks underlined. */
export default function Card({ props, section, site }: SectionView<ScriptProps>) {
  const length = props.parts.reduce((sum, part) => sum + part.text.text.length, 0);
  const { link, surface, tint } = site.document.theme.palette;
  const linked = isLegible(link, section.band === 'page' ? tint : surface);
  return (
    <section
      id={section.id}
      data-section={section.id}
      className={`script-card band-${section.band} sec${length > 190 ? ' long' : ''}${linked ? ' linked' : ''}`}
    >
      <div className="wrap">
        <h2>{props.heading.text}</h2>
        <p className="say">
          “
          {props.parts.map(({ text, blank }) => (
            <Fragment key={text.text}>{blank ? <u>{text.text}</u> : text.text}</Fragment>
          ))}
          ”
        </p>
      </div>
    </section>
  );
}
