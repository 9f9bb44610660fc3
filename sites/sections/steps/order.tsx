import { CardFaces } from '../cards.tsx';
import { longWordOf } from '../fit.ts';
import type { SectionView } from '../registry.ts';
import type { StepsProps } from './schema.ts';

/** The order of it: number cards on one rail across the page, what happens under each. */
export default function Order({ props, section }: SectionView<StepsProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`steps-order band-${section.band} sec`}>
      <div className="wrap">
        <div className="box">
          <div className="fit-box">
            <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
            {props.lead && <p className="lead">{props.lead.text}</p>}
          </div>
          <ol className={`n${props.items.length}`}>
            {props.items.map(({ title, text }, index) => (
              <li key={text.text}>
                <div className="railed">
                  <CardFaces texts={[String(index + 1)]} />
                </div>
                <div className="tx">
                  {title && <h3>{title.text}</h3>}
                  <p>{text.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
