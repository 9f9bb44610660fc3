import { Band } from '../../sections/band.tsx';
import { longWordOf } from '../../sections/fit.ts';
import type { StepsView } from '../../sections/steps/schema.ts';

/** Steps under pieces of film cut to unequal lengths, numbered along the edge. */
export default function Cut({ props, section }: StepsView) {
  return (
    <Band section={section} className="sec" boxes={['wrap', 'box fit-box']}>
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
    </Band>
  );
}
