import { Band, Framed, slot, Title } from '../parts.tsx';
import { QuestionGroups } from './parts/groups.tsx';
import type { FaqView } from './schema.ts';

/** Heading on one side, questions on the other; the groups keep their own headings. */
export default function SplitFaq({ props, section, site }: FaqView) {
  return (
    <Band section={section} boxes={[`wrap sec layout stacked${props.heading || props.picture ? '' : ' bare'}`]}>
      {(props.heading || props.picture) && (
        <div className="title fit-box">
          <Title props={props} fit />
          <Framed className="art r-art clipped frame wide" picture={props.picture} slot={slot(4, 5, '20vw', '20vw')} site={site} />
        </div>
      )}
      <div className="groups gridded">
        <QuestionGroups props={props} section={section} site={site} />
      </div>
    </Band>
  );
}
