import { Band, Framed, Head, slot } from '../parts.tsx';
import { Answers, QuestionGroups } from './parts/groups.tsx';
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
              <Answers items={all} site={site} />
            ) : (
              <QuestionGroups props={props} section={section} site={site} className={() => 'group'} />
            )}
          </div>
        </div>
        <Framed className="frame r-art filled" picture={props.picture} slot={slot(12, 11, '40vw')} site={site} />
      </div>
    </Band>
  );
}
