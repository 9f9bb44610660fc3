import { Band } from '../../sections/band.tsx';
import type { StepsView } from '../../sections/steps/schema.ts';

/** Steps as numbered tags, each hung a little lower than the one before. */
export default function Tags({ props, section }: StepsView) {
  return (
    <Band section={section} boxes={['wrap sec', 'box']}>
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
    </Band>
  );
}
