import { PictureView } from '../../pictures/picture-view.tsx';
import { longWordOf } from '../fit.ts';
import type { SectionView } from '../registry.ts';
import type { StepsProps } from './schema.ts';

/** Stops along a road: a picture each, the middle one set lower. Without pictures, large numerals take their place. */
export default function Pictures({ props, section, site }: SectionView<StepsProps>) {
  const pictured = props.items.every((item) => item.picture);
  return (
    <section id={section.id} data-section={section.id} className={`steps-pictures band-${section.band} sec`}>
      <div className={`wrap${!pictured && props.picture ? ' beside' : ''}`}>
        <div className="head fit-box">
          <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
          {props.lead && <p>{props.lead.text}</p>}
        </div>
        {!pictured && props.picture && (
          <div className="frame side filled">
            <PictureView picture={props.picture} slot={{ width: 4, height: 5, sizes: '(min-width: 56.25rem) 40vw, 100vw' }} site={site} />
          </div>
        )}
        <ol className={pictured ? `stops stacked n${props.items.length}` : 'plain'}>
          {props.items.map((item) => (
            <li key={item.text.text}>
              {pictured && item.picture && (
                <div className="frame filled">
                  <PictureView
                    picture={item.picture}
                    slot={{ width: 4, height: 3, sizes: '(min-width: 56.25rem) 33vw, 100vw' }}
                    site={site}
                  />
                </div>
              )}
              {item.title && <h3>{item.title.text}</h3>}
              <p className={item.title ? undefined : 'alone'}>{item.text.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
