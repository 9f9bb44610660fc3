import type { ReactNode } from 'react';
import type { Line } from '../../document.ts';
import { PictureView } from '../../pictures/picture-view.tsx';
import { ActionLink } from '../parts.tsx';
import { Price } from '../price.tsx';
import type { SectionView } from '../registry.ts';
import type { DetailsProps } from './schema.ts';

/** A job ticket per service under a heavy rule: picture, name and price, then what it covers, its signs, and what to do before. */
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
              <p className="price">
                {item.price ? <Price className="h" line={item.price} /> : <ActionLink action={props.ask} site={site} />}
              </p>
            </div>
            {(item.text || item.covers.length + item.signs.length + item.before.length > 0) && (
              <div className="body">
                {item.text && <p>{item.text.text}</p>}
                {item.covers.length + item.signs.length + item.before.length > 0 && (
                  <div className="lists">
                    <Points title="What it covers" lines={item.covers} />
                    <Points title="Signs you need it" lines={item.signs} />
                    <Points title="Before the visit" lines={item.before} />
                  </div>
                )}
              </div>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

function Points({ title, lines }: { title: string; lines: Line[] }): ReactNode {
  if (!lines.length) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.text}>{line.text}</li>
        ))}
      </ul>
    </div>
  );
}
