import type { ReactNode } from 'react';
import { fitOf, longWordOf } from '../fit.ts';
import { ActionLink } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { AreaProps } from './schema.ts';

/** The street as large as its column; towns run on in the same letters, parted by slashes. */
export default function StreetArea({ props, section, site }: SectionView<AreaProps>): ReactNode {
  const [street, ...others] = props.address;
  return (
    <section id={section.id} data-section={section.id} className={`area-street band-${section.band}`}>
      <div className="wrap sec">
        <div className="box">
          <h2>{props.heading.text}</h2>
          {props.lead && <p className="lead">{props.lead.text}</p>}
          {street && (
            <address>
              <span className={`large ${fitOf(street.text, 16, 26)} ${longWordOf(street.text)}`}>{street.text}</span>
              {others.map((line) => (
                <span key={line.text}>{line.text}</span>
              ))}
            </address>
          )}
          {props.directions && <ActionLink action={props.directions} site={site} className="btn" />}
          {props.places.length > 0 && (
            <ul className={street || props.places.length > 7 ? 'large places many' : 'large places'}>
              {props.places.map((place) => (
                <li key={place.text} className={longWordOf(place.text)}>
                  {place.text}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}
