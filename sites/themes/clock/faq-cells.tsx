import type { FaqView } from '../../sections/faq/schema.ts';
import { Band, langOf, longWordOf, Said } from '../../sections/parts.tsx';

/** Questions in ruled cells from edge to edge, each answered in its cell. The heading has a cell of its own. */
export default function CellsFaq({ props, section, site }: FaqView) {
  return (
    <Band section={section} className="flush">
      {props.groups.map((group, index) => {
        const headed = index === 0 && (props.heading || props.lead);
        const levels = ['h2', 'h3', 'h4'] as const;
        const GroupHeading = props.heading ? 'h3' : 'h2';
        const Question = levels[(props.heading ? 1 : 0) + (group.heading ? 1 : 0)] ?? 'h4';
        const cells = group.items.length + (headed || group.heading ? 1 : 0);
        return (
          <div key={group.items[0]?.question.text} className={`grid stacked of${Math.min(cells, 3)}`}>
            {(headed || group.heading) && (
              <div className="head fit-box">
                {headed && props.heading && <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>}
                {headed && props.lead && <p className="lead">{props.lead.text}</p>}
                {group.heading && <GroupHeading className="of">{group.heading.text}</GroupHeading>}
              </div>
            )}
            {group.items.map((item) => (
              <div key={item.question.text}>
                <Said line={item.question} site={site} as={Question} className="question" />
                <p lang={langOf(item.answer, site)}>{item.answer.text}</p>
              </div>
            ))}
          </div>
        );
      })}
    </Band>
  );
}
