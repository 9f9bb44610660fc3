import type { ReactNode } from 'react';
import { ActionLink, AddressLines, ListItems } from '../parts.tsx';
import { Framed, slot } from '../picture-view.tsx';
import type { SectionView } from '../registry.ts';
import type { AreaProps } from './schema.ts';

/** Where it was found, as an herbarium's label says it: the place in large letters inside a double rule, a picture beside it under an arch. */
export default function LocalityArea({ props, section, site }: SectionView<AreaProps>): ReactNode {
  const { address, places, picture } = props;
  return (
    <section id={section.id} data-section={section.id} className={`area-locality band-${section.band}`}>
      <div className="wrap sec">
        <div className="box">
          <div className={picture ? 'sheet stacked pictured' : 'sheet stacked'}>
            <div className="label on-surface">
              <h2>{props.heading.text}</h2>
              {props.lead && <p className="lead">{props.lead.text}</p>}
              <AddressLines lines={address} />
              {places.length > 0 && (
                <ul className={places.length > 5 ? 'many' : undefined}>
                  <ListItems lines={places} />
                </ul>
              )}
              {props.directions && <ActionLink action={props.directions} site={site} className="go tappable" />}
            </div>
            <Framed className="arch frame" picture={picture} slot={slot(4, 5, '24vw', '92vw')} site={site} />
          </div>
        </div>
      </div>
    </section>
  );
}
