import type { ReactNode } from 'react';
import { Band } from '../band.tsx';
import { Head, langOf, Questions } from '../parts.tsx';
import type { Site } from '../site.ts';
import type { FaqProps, FaqView } from './schema.ts';

/** On a page of their own so many questions, with answers no longer than this, have nothing to open. */
const mostShown = 6;
const longestShown = 220;

/** Questions in a centered column, each on a card of its own; many of them in two columns. */
export default function Centered({ props, section, site }: FaqView) {
  const all = props.groups.flatMap(({ items }) => items);
  const shown = !props.heading && all.length <= mostShown && all.every(({ answer }) => answer.text.length <= longestShown);
  return (
    <Band section={section} boxes={['wrap sec', 'box']}>
      <Head props={props} className="head fit-box" />
      {props.groups.map((group, index) => (
        <div key={group.items[0]?.question.text} className={shown || group.items.length > 5 ? 'group many' : 'group'}>
          {group.heading && <h3>{group.heading.text}</h3>}
          {shown ? (
            <Answers items={group.items} site={site} />
          ) : (
            <Questions items={group.items} name={`${section.id}-${index}`} site={site} />
          )}
        </div>
      ))}
    </Band>
  );
}

function Answers({ items, site }: { items: FaqProps['groups'][number]['items']; site: Site }): ReactNode {
  return (
    <dl className="wraps">
      {items.map((item) => (
        <div key={item.question.text}>
          <dt lang={langOf(item.question, site)}>{item.question.text}</dt>
          <dd lang={langOf(item.answer, site)}>{item.answer.text}</dd>
        </div>
      ))}
    </dl>
  );
}
