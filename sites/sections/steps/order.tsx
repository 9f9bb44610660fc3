import { CardFaces } from '../cards.tsx';
import { Head } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import type { StepsProps } from './schema.ts';

/** The order of it: number cards on one rail across the page, what happens under each. */
export default function Order({ props, section }: SectionView<StepsProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`steps-order band-${section.band} sec`}>
      <div className="wrap">
        <div className="box">
          <Head props={props} className="fit-box" />
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
