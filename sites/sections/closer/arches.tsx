import type { ReactNode } from 'react';
import { PictureView } from '../../pictures/picture-view.tsx';
import type { SectionView } from '../registry.ts';
import type { CloserProps } from './schema.ts';

/** Specimens in a staggered row, each a tall picture with its words below; an odd one on phones is beside its words. */
export default function ArchesCloser({ props, section, site }: SectionView<CloserProps>): ReactNode {
  return (
    <section id={section.id} data-section={section.id} className={`closer-arches band-${section.band}`}>
      <div className="wrap sec">
        <h2>{props.heading.text}</h2>
        <ul className={`row of-${props.items.length}`}>
          {props.items.map((item) => (
            <li key={item.title.text}>
              <div className="arch frame">
                <PictureView picture={item.picture} slot={{ width: 3, height: 4, sizes: '(min-width: 56.25rem) 26vw, 44vw' }} site={site} />
              </div>
              <div>
                <h3>{item.title.text}</h3>
                <p>{item.text.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
