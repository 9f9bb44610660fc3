import { Band } from '../../sections/band.tsx';
import type { FaqView } from '../../sections/faq/schema.ts';
import { longWordOf } from '../../sections/fit.ts';
import { Questions } from '../../sections/parts.tsx';

/** Questions in two columns under a rail, in one where half of the page is all there is. */
export default function Columns({ props, section, site }: FaqView) {
  return (
    <Band section={section} className="sec" boxes={['wrap', 'box']}>
      {props.heading && (
        <div className="head fit-box">
          <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
        </div>
      )}
      {props.lead && <p className="lead">{props.lead.text}</p>}
      {props.groups.map((group, index) => (
        <div key={group.items[0]?.question.text} className={group.items.length > 2 ? 'group' : 'group few'}>
          {group.heading && <h3>{group.heading.text}</h3>}
          <Questions items={group.items} name={`${section.id}-${index}`} site={site} />
        </div>
      ))}
    </Band>
  );
}
