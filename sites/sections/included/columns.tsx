import { longWordOf } from '../fit.ts';
import type { SectionView } from '../registry.ts';
import type { IncludedProps } from './schema.ts';

/** What is part of it, as short lines in columns, each behind a small square of the second color. */
export default function Columns({ props, section }: SectionView<IncludedProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`included-columns band-${section.band} sec`}>
      <div className="wrap">
        <div className="fit-box">
          <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
          {props.lead && <p className="lead">{props.lead.text}</p>}
        </div>
        <ul className={props.items.length > 4 ? 'two' : undefined}>
          {props.items.map((item) => (
            <li key={item.text}>{item.text}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
