import type { FaqView } from '../../sections/faq/schema.ts';
import { Band, Framed, Head, langOf, Said, slot } from '../../sections/parts.tsx';

/** Questions as ruled lines with their answers beside them, all of them open. */
export default function LinesOfQuestions({ props, section, site }: FaqView) {
  const Question = props.heading ? 'h3' : 'h2';
  return (
    <Band section={section} className="lined flush" boxes={['wrap', props.picture ? 'leaf pictured' : 'leaf']}>
      <Head props={props} className="strip" />
      <div className="cells">
        <div className="groups">
          {props.groups.map((group) => (
            <div key={group.items[0]?.question.text}>
              {group.heading && <p className="of h">{group.heading.text}</p>}
              <ol className="ruled">
                {group.items.map(({ question, answer }) => (
                  <li key={question.text}>
                    <Said line={question} site={site} as={Question} className="ask" />
                    <p lang={langOf(answer, site)}>{answer.text}</p>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
        <Framed className="frame clipped" picture={props.picture} slot={slot(4, 5, '30vw')} site={site} />
      </div>
    </Band>
  );
}
