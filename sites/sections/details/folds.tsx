import type { ReactNode } from 'react';
import { sentences } from '../../language/sentences.ts';
import { HungPrice } from '../hung-price.tsx';
import { Band, Framed, slot } from '../parts.tsx';
import type { DetailsView } from './schema.ts';

/** A fold of the sheet for each service: its price and picture hang in the margin, its words start loud and lower their voice. Names alone are listed large. */
export default function FoldsDetails({ props, section, site }: DetailsView) {
  if (props.items.every((item) => !item.text && !item.picture && !item.price)) {
    return (
      <Band section={section} className="hung-figures names" boxes={['wrap stacked']}>
        <ul className={props.items.length > 4 ? 'words many' : 'words'}>
          {props.items.map((item) => (
            <li key={item.anchor} id={item.anchor}>
              <h2>{item.name.text}</h2>
            </li>
          ))}
        </ul>
      </Band>
    );
  }
  return (
    <Band section={section} className="hung-figures">
      {props.items.map((item) => (
        <div key={item.anchor} id={item.anchor} className="service">
          <div className="wrap stacked">
            <div className="words">
              <h2>{item.name.text}</h2>
              {item.text && <Voice text={item.text.text} />}
            </div>
            {(item.price || item.picture) && (
              <div className="figures">
                {item.price && <HungPrice line={item.price} />}
                <Framed className="pic r-m backed frame" picture={item.picture} slot={slot(4, 3, '17rem', '92vw')} site={site} />
              </div>
            )}
          </div>
        </div>
      ))}
    </Band>
  );
}

/** The first sentence larger than the others. */
function Voice({ text }: { text: string }): ReactNode {
  const [first = text, ...rest] = sentences(text);
  return (
    <>
      <p className={first.length > 170 ? 'first t-3 long' : 'first t-3'}>{first}</p>
      {rest.length > 0 && <p className="rest">{rest.join(' ')}</p>}
    </>
  );
}
