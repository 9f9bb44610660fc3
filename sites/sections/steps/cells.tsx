import { PictureView } from '../../pictures/picture-view.tsx';
import type { SectionView } from '../registry.ts';
import type { StepsProps } from './schema.ts';

/** Steps as numbered lines; with the whole page's width they're cells of one line. */
export default function Cells({ props, section, site }: SectionView<StepsProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`steps-cells lined band-${section.band}`}>
      <div className="wrap">
        <div className="leaf">
          <div className="strip">
            <h2>{props.heading.text}</h2>
            {props.lead && <p>{props.lead.text}</p>}
          </div>
          <ol className="numbered">
            {props.items.map((item) => (
              <li key={item.text.text}>
                {item.picture && (
                  <div className="frame">
                    <PictureView
                      picture={item.picture}
                      slot={{ width: 3, height: 2, sizes: '(min-width: 56.25rem) 24vw, 100vw' }}
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
      </div>
    </section>
  );
}
