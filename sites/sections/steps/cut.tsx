import { longWordOf } from '../fit.ts';
import type { SectionView } from '../registry.ts';
import type { StepsProps } from './schema.ts';

/** Steps under pieces of film cut to unequal lengths, numbered along the edge. */
export default function Cut({ props, section }: SectionView<StepsProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`steps-cut band-${section.band} sec`}>
      <div className="wrap">
        <div className="box fit-box">
          <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
          {props.lead && <p className="lead">{props.lead.text}</p>}
          <ol className={`stacked n${props.items.length}`}>
            {props.items.map((item) => (
              <li key={item.text.text}>
                {item.title && <h3>{item.title.text}</h3>}
                <p>{item.text.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
