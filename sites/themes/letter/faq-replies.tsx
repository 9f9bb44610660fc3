import type { FaqView } from '../../sections/faq/schema.ts';
import { Band, Head, Said } from '../../sections/parts.tsx';

/** A correspondence: questions in the margin's hand, each with its reply beside it in the letter. Nothing to open, and no picture: the margin is theirs. */
export default function RepliesFaq({ props, section, site }: FaqView) {
  const Question = props.heading ? 'h3' : 'h2';
  return (
    <Band section={section} boxes={['wrap sec', 'box']}>
      {(props.heading || props.lead) && (
        <div className="row stacked">
          <Head props={props} className="reply" />
        </div>
      )}
      {props.groups.map((group) => (
        <div key={group.items[0]?.question.text} className="group">
          {group.heading && (
            <div className="row stacked">
              <p className="reply of t-3">{group.heading.text}</p>
            </div>
          )}
          {group.items.map((item) => (
            <div key={item.question.text} className="row stacked">
              <Said line={item.question} site={site} as={Question} className="question" />
              <Said line={item.answer} site={site} className={item.answer.text.length > 260 ? 'reply long' : 'reply'} />
            </div>
          ))}
        </div>
      ))}
    </Band>
  );
}
