import { Band } from '../../sections/band.tsx';
import type { FaqView } from '../../sections/faq/schema.ts';
import { langOf } from '../../sections/parts.tsx';

/** Enamel plates screwed to the wall, a question and its answer on each. Nothing to open. */
export default function PlatesFaq({ props, section, site }: FaqView) {
  const many = props.groups.flatMap((group) => group.items).length > 2;
  const GroupHeading = props.heading ? 'h3' : 'h2';
  const levels = ['h2', 'h3', 'h4'] as const;
  return (
    <Band section={section} boxes={['wrap sec', 'box']}>
      {props.heading && <h2>{props.heading.text}</h2>}
      {props.lead && <p className="lead">{props.lead.text}</p>}
      {props.groups.map((group) => {
        const Question = levels[(props.heading ? 1 : 0) + (group.heading ? 1 : 0)] ?? 'h4';
        return (
          <div key={group.items[0]?.question.text} className="group">
            {group.heading && <GroupHeading className="of">{group.heading.text}</GroupHeading>}
            <div className={many ? 'plates many' : 'plates'}>
              {group.items.map((item) => (
                <div key={item.question.text} className="plate">
                  <Question lang={langOf(item.question, site)} className="question">
                    {item.question.text}
                  </Question>
                  <p lang={langOf(item.answer, site)}>{item.answer.text}</p>
                </div>
              ))}
            </div>
          </div>
        );
      })}
    </Band>
  );
}
