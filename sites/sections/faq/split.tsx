import { Band } from '../band.tsx';
import { longWordOf } from '../fit.ts';
import { Questions } from '../parts.tsx';
import { Framed, slot } from '../picture-view.tsx';
import type { FaqView } from './schema.ts';

/** Heading on one side, questions on the other; the groups keep their own headings. */
export default function SplitFaq({ props, section, site }: FaqView) {
  return (
    <Band section={section} boxes={[`wrap sec layout stacked${props.heading || props.picture ? '' : ' bare'}`]}>
      {(props.heading || props.picture) && (
        <div className="title fit-box">
          {props.heading && <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>}
          {props.lead && <p className="lead">{props.lead.text}</p>}
          <Framed className="art frame wide" picture={props.picture} slot={slot(4, 5, '20vw', '20vw')} site={site} />
        </div>
      )}
      <div className="groups">
        {props.groups.map((group, index) => (
          <div key={group.items[0]?.question.text}>
            {group.heading && <h3>{group.heading.text}</h3>}
            <Questions items={group.items} name={`${section.id}-${index}`} site={site} />
          </div>
        ))}
      </div>
    </Band>
  );
}
