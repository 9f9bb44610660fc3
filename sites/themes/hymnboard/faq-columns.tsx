import { QuestionGroups } from '../../sections/faq/parts/groups.tsx';
import type { FaqView } from '../../sections/faq/schema.ts';
import { Band, Head } from '../../sections/parts.tsx';

/** Questions in two columns under a rail, in one where half of the page is all there is. */
export default function Columns({ props, section, site }: FaqView) {
  return (
    <Band section={section} className="sec" boxes={['wrap', 'box']}>
      <Head props={{ heading: props.heading }} className="head fit-box" />
      {props.lead && <p className="lead">{props.lead.text}</p>}
      <QuestionGroups props={props} section={section} site={site} className={({ items }) => (items.length > 2 ? 'group' : 'group few')} />
    </Band>
  );
}
