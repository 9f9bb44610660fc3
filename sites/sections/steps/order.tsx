import { Band } from '../band.tsx';
import { CardFaces } from '../cards.tsx';
import { Head } from '../parts.tsx';
import type { StepsView } from './schema.ts';

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
