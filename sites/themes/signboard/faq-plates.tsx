import type { FaqView } from '../../sections/faq/schema.ts';
import { Band, langOf, Said, Title } from '../../sections/parts.tsx';

/** Enamel plates screwed to the wall, a question and its answer on each. Nothing to open. */
export default function PlatesFaq({ props, section, site }: FaqView) {
  const many = props.groups.flatMap((group) => group.items).length > 2;
  const GroupHeading = props.heading ? 'h3' : 'h2';
  const levels = ['h2', 'h3', 'h4'] as const;
  return (
    <Band section={section} boxes={['wrap sec', 'box']}>
      <Title props={props} />
      {props.groups.map((group) => {
        const Question = levels[(props.heading ? 1 : 0) + (group.heading ? 1 : 0)] ?? 'h4';
        return (
          <div key={group.items[0]?.question.text} className="group">
            {group.heading && <GroupHeading className="of">{group.heading.text}</GroupHeading>}
            <div className={many ? 'plates gridded many' : 'plates gridded'}>
              {group.items.map((item) => (
                <div key={item.question.text} className="plate">
                  <Said line={item.question} site={site} as={Question} className="question" />
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
