import type { ReactNode } from 'react';
import { Head, langOf } from '../parts.tsx';
import { Framed, slot } from '../picture-view.tsx';
import type { SectionView } from '../registry.ts';
import type { FaqProps } from './schema.ts';

/** Questions as numbered lines with their answers beside them, all of them open. */
export default function LinesOfQuestions({ props, section, site }: SectionView<FaqProps>): ReactNode {
  const Question = props.heading ? 'h3' : 'h2';
  return (
    <section id={section.id} data-section={section.id} className={`faq-lines lined band-${section.band}`}>
      <div className="wrap">
        <div className={props.picture ? 'leaf pictured' : 'leaf'}>
          <Head props={props} className="strip" />
          <div className="cells">
            <div className="groups">
              {props.groups.map((group) => (
                <div key={group.items[0]?.question.text}>
                  {group.heading && <p className="of h">{group.heading.text}</p>}
                  <ol className="numbered">
                    {group.items.map(({ question, answer }) => (
                      <li key={question.text}>
                        <Question className="ask" lang={langOf(question, site)}>
                          {question.text}
                        </Question>
                        <p lang={langOf(answer, site)}>{answer.text}</p>
                      </li>
                    ))}
                  </ol>
                </div>
              ))}
            </div>
            <Framed className="frame" picture={props.picture} slot={slot(4, 5, '30vw')} site={site} />
          </div>
        </div>
      </div>
    </section>
  );
}
