import type { ReactNode } from 'react';
import { CardFaces } from '../cards.tsx';
import { ActionLink, Head } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { AreaProps } from './schema.ts';

/** The house number on large cards in the board's color, the street under its rail. Towns served stand on rails of their own. */
export default function Plate({ props, section, site }: SectionView<AreaProps>): ReactNode {
  const [street, ...rest] = props.address.map(({ text }) => text);
  const [, number, name] = houseNumber.exec(street ?? '') ?? [];
  return (
    <section id={section.id} data-section={section.id} className={`area-plate band-${section.band} sec`}>
      <div className="wrap">
        <div className="box">
          <div className={props.places.length > 0 ? 'layout stacked towns' : 'layout stacked'}>
            <Head props={props} className="head fit-box" />
            {street && (
              <div className="where">
                {number && (
                  <div className={`railed l${Math.min(number.length, 6)}`}>
                    <CardFaces texts={[number]} />
                  </div>
                )}
                <address>
                  <span className="vh">{street}</span>
                  <span className="street h" aria-hidden="true">
                    {name ?? street}
                  </span>
                  {rest.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
                {props.directions && <ActionLink action={props.directions} site={site} className="btn" />}
              </div>
            )}
            {props.places.length > 0 && (
              <ul className="places">
                {props.places.map(({ text }) => (
                  <li key={text} className="h">
                    {text}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

const houseNumber = /^(\d{1,6})\s+(.+)$/;
