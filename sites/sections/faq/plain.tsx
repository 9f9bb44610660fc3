import { Band } from '../band.tsx';
import { Head, langOf, Questions } from '../parts.tsx';
import { Framed, slot } from '../picture-view.tsx';
import type { FaqView } from './schema.ts';

/** Longest answer and most questions that are simply shown; beyond that they fold. */
const longestShown = 130;
const mostShown = 4;

/** A few short answers stand open in rows; a lone question is set as large as its heading; many fold away. */
export default function Plain({ props, section, site }: FaqView) {
  const all = props.groups.flatMap((group) => group.items);
  const shown = props.groups.length === 1 && all.length <= mostShown && all.every((item) => item.answer.text.length <= longestShown);
  return (
    <Band section={section} className="sec">
      <div
        className={`wrap${props.picture ? ' pictured stacked' : ''}${shown && all.length === 1 ? ' lone' : ''}${props.heading ? '' : ' bare'}`}
      >
        <div className="words">
          <Head props={props} className="head fit-box" />
          <div>
            {shown ? (
              <dl>
                {all.map((item) => (
                  <div key={item.question.text}>
                    <dt lang={langOf(item.question, site)}>{item.question.text}</dt>
                    <dd lang={langOf(item.answer, site)}>{item.answer.text}</dd>
                  </div>
                ))}
              </dl>
            ) : (
              props.groups.map((group, index) => (
                <div className="group" key={group.heading?.text ?? group.items[0]?.question.text}>
                  {group.heading && <h3>{group.heading.text}</h3>}
                  <Questions items={group.items} name={`${section.id}-${index}`} site={site} />
                </div>
              ))
            )}
          </div>
        </div>
        <Framed className="frame filled" picture={props.picture} slot={slot(12, 11, '40vw')} site={site} />
      </div>
    </Band>
  );
}
