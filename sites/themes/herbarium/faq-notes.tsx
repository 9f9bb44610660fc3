import type { FaqView } from '../../sections/faq/schema.ts';
import { Band, langOf, Title } from '../../sections/parts.tsx';

/** Notes of a field book: questions and answers lie open in two columns, one leaf on the rule above each. No picture. */
export default function NotesFaq({ props, section, site }: FaqView) {
  const Question = props.heading ? 'h3' : 'h2';
  return (
    <Band section={section} boxes={['wrap sec', 'box']}>
      <Title props={props} />
      {props.groups.map((group) => (
        <div key={group.items[0]?.question.text} className="group">
          {group.heading && <p className="of t-3 h">{group.heading.text}</p>}
          <ul className={group.items.length === 1 ? 'one' : undefined}>
            {group.items.map((item) => (
              <li key={item.question.text}>
                <svg viewBox="0 0 30 30" aria-hidden="true">
                  <path d="M4 30c-1-10 4-22 14-28 2 12-4 24-14 28zM5 30c4-1 15-4 20-12-11-1-17 3-20 12z" />
                </svg>
                <Question lang={langOf(item.question, site)}>{item.question.text}</Question>
                <p lang={langOf(item.answer, site)}>{item.answer.text}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Band>
  );
}
