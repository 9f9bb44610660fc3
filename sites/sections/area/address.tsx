import { Hills } from '../hills.tsx';
import { ActionLink, AddressLines, ListItems } from '../parts.tsx';
import { PictureView, slot } from '../picture-view.tsx';
import type { SectionView } from '../registry.ts';
import type { AreaProps } from './schema.ts';

/** The address, or the places served, on a card that ends in a picture of the street, or in hills. */
export default function Address({ props, section, site }: SectionView<AreaProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`area-address band-${section.band}`}>
      <div className="wrap sec">
        <div className="box">
          <div className={props.picture ? 'card on-surface' : 'card on-surface bare'}>
            <div className="tx">
              <h2>{props.heading.text}</h2>
              <AddressLines lines={props.address} />
              {props.lead && <p>{props.lead.text}</p>}
              {props.places.length > 0 && (
                <ul className="places wraps">
                  <ListItems lines={props.places} />
                </ul>
              )}
              {props.directions && <ActionLink action={props.directions} site={site} className="go tappable" />}
            </div>
            <div className="pic">
              {props.picture ? (
                <PictureView picture={props.picture} slot={slot(20, 11, '36rem')} site={site} />
              ) : (
                <Hills palette={site.document.theme.palette} of={section.id} sun={0.75} width={700} height={190} />
              )}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
