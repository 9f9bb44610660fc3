import { Band } from '../../sections/band.tsx';
import { Edge } from '../../sections/ground.tsx';
import type { StepsView } from '../../sections/steps/schema.ts';

/** Steps down into the ground: each is a layer that starts further to the right, with its number on the edge. */
export default function DigSteps({ props, section, site }: StepsView) {
  return (
    <Band section={section} boxes={['wrap sec', 'box']}>
      <h2>{props.heading.text}</h2>
      {props.lead && <p className="lead">{props.lead.text}</p>}
      <ol>
        {props.items.map((item, index) => (
          <li key={item.text.text} className={`bed${index + 1}`}>
            <Edge of={`${section.id}-${site.document.seed}-${index}`} />
            {item.title && <h3>{item.title.text}</h3>}
            <p className={item.title || item.text.text.length > 110 ? undefined : 'alone'}>{item.text.text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
