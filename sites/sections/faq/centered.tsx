import { Band, Head } from '../parts.tsx';
import { QuestionGroups } from './parts/groups.tsx';
import type { FaqView } from './schema.ts';

/** On a page of their own so many questions, with answers no longer than this, have nothing to open. */
const mostShown = 6;
const longestShown = 220;

/** Questions in a centered column, each on a card of its own; many of them in two columns. */
export default function Centered({ props, section, site }: FaqView) {
  const all = props.groups.flatMap(({ items }) => items);
  const shown = !props.heading && all.length <= mostShown && all.every(({ answer }) => answer.text.length <= longestShown);
  return (
    <Band section={section} boxes={['wrap sec', 'box']}>
      <Head props={props} className="head centered fit-box" />
      <QuestionGroups
        props={props}
        section={section}
        site={site}
        shown={shown}
        className={({ items }) => (shown || items.length > 5 ? 'group many' : 'group')}
      />
    </Band>
  );
}
