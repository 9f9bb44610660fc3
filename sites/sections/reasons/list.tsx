import type { ReactNode } from 'react';
import { longWordOf } from '../fit.ts';
import type { SectionView } from '../registry.ts';
import type { ReasonsProps } from './schema.ts';

/** Short pairs in a ruled list beside their heading. */
export default function ListReasons({ props, section }: SectionView<ReasonsProps>): ReactNode {
  return (
    <section id={section.id} data-section={section.id} className={`reasons-list band-${section.band}`}>
      <div className="wrap sec layout">
        <div className="head fit-box">
          <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
        </div>
        <ul>
          {props.items.map((item) => (
            <li key={item.title.text}>
              <h3>{item.title.text}</h3>
              <p>{item.text.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
