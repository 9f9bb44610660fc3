import type { SectionView } from '../registry.ts';
import type { StepsProps } from './schema.ts';

/** Steps as numbered tags, each hung a little lower than the one before. */
export default function Tags({ props, section }: SectionView<StepsProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`steps-tags band-${section.band}`}>
      <div className="wrap sec">
        <div className="box">
          <h2>{props.heading.text}</h2>
          {props.lead && <p className="lead">{props.lead.text}</p>}
          <ol className={`n${props.items.length}`}>
            {props.items.map((item) => (
              <li key={item.text.text}>
                <div>
                  {item.title && <h3>{item.title.text}</h3>}
                  <p>{item.text.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
