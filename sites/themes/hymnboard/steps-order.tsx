import { Band } from '../../sections/band.tsx';
import { Head } from '../../sections/parts.tsx';
import type { StepsView } from '../../sections/steps/schema.ts';
import { CardFaces } from './parts/cards.tsx';

/** The order of it: number cards on one rail across the page, what happens under each. */
export default function Order({ props, section }: StepsView) {
  return (
    <Band section={section} className="sec" boxes={['wrap', 'box']}>
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
    </Band>
  );
}
