import { Head } from '../parts.tsx';
import { Framed, slot } from '../picture-view.tsx';
import type { SectionView } from '../registry.ts';
import type { StepsProps } from './schema.ts';

/** Steps as numbered lines; with the whole page's width they're cells of one line. */
export default function Cells({ props, section, site }: SectionView<StepsProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`steps-cells lined band-${section.band}`}>
      <div className="wrap">
        <div className="leaf">
          <Head props={props} className="strip" />
          <ol className="numbered">
            {props.items.map((item) => (
              <li key={item.text.text}>
                <Framed className="frame" picture={item.picture} slot={slot(3, 2, '24vw')} site={site} />
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
