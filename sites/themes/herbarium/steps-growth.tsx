import { Band } from '../../sections/band.tsx';
import { Ornament } from '../../sections/ornament.tsx';
import { stageSvg } from '../../sections/sprig.ts';
import type { StepsView } from '../../sections/steps/schema.ts';

/** A plant grows from step to step, on one line of ground, and blooms at the last. */
export default function GrowthSteps({ props, section, site }: StepsView) {
  const last = props.items.length - 1;
  return (
    <Band section={section} boxes={['wrap sec', 'box']}>
      <h2>{props.heading.text}</h2>
      {props.lead && <p className="lead">{props.lead.text}</p>}
      <ol className={`of-${last + 1}`}>
        {props.items.map((item, index) => (
          <li key={item.text.text}>
            <Ornament className="plant" svg={stageSvg(site.document.seed, index / last, `${section.id}-${index}`)} />
            <div className="words">
              {item.title && <h3>{item.title.text}</h3>}
              <p className={item.title || item.text.text.length > 90 ? undefined : 'alone'}>{item.text.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}
