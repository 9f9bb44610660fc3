import type { ReactNode } from 'react';
import { PictureView } from '../../pictures/picture-view.tsx';
import { Price } from '../price.tsx';
import type { SectionView } from '../registry.ts';
import type { DetailsProps } from './schema.ts';

/** A job ticket per service under a heavy rule: picture, name and price, then what it is. */
export default function TicketsDetails({ props, section, site }: SectionView<DetailsProps>): ReactNode {
  const someDrawn = props.items.some(({ picture }) => picture.kind !== 'art');
  // A pattern among pictures of the work looks like a mistake.
  const isPictured = ({ picture }: DetailsProps['items'][number]) => !someDrawn || picture.kind !== 'art';
  return (
    <section id={section.id} data-section={section.id} className={`details-tickets band-${section.band}`}>
      <div className="wrap">
        {props.items.map((item) => (
          <div key={item.anchor} id={item.anchor} className={isPictured(item) ? 'ticket' : 'ticket bare'}>
            {isPictured(item) && (
              <div className="art frame">
                <PictureView
                  picture={item.picture}
                  slot={{ width: 1, height: 1, sizes: '(min-width: 56.25rem) 13rem, 11rem' }}
                  site={site}
                />
              </div>
            )}
            <div className="title">
              <h2>{item.name.text}</h2>
              {item.price && (
                <p className="price">
                  <Price className="h" line={item.price} />
                </p>
              )}
            </div>
            {item.text && (
              <div className="body">
                <p>{item.text.text}</p>
              </div>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
