import { Band } from '../../sections/band.tsx';
import type { FaqView } from '../../sections/faq/schema.ts';
import { langOf } from '../../sections/parts.tsx';

/** A correspondence: questions in the margin's hand, each with its reply beside it in the letter. Nothing to open, and no picture: the margin is theirs. */
export default function RepliesFaq({ props, section, site }: FaqView) {
  const Question = props.heading ? 'h3' : 'h2';
  return (
    <Band section={section} boxes={['wrap sec', 'box']}>
      {(props.heading || props.lead) && (
        <div className="row stacked">
          <div className="reply">
            {props.heading && <h2>{props.heading.text}</h2>}
            {props.lead && <p className="lead">{props.lead.text}</p>}
          </div>
        </div>
      )}
      {props.groups.map((group) => (
        <div key={group.items[0]?.question.text} className="group">
          {group.heading && (
            <div className="row stacked">
              <p className="reply of">{group.heading.text}</p>
            </div>
          )}
          {group.items.map((item) => (
            <div key={item.question.text} className="row stacked">
              <Question lang={langOf(item.question, site)} className="question">
                {item.question.text}
              </Question>
              <p lang={langOf(item.answer, site)} className={item.answer.text.length > 260 ? 'reply long' : 'reply'}>
                {item.answer.text}
              </p>
            </div>
          ))}
        </div>
      ))}
    </Band>
  );
}
