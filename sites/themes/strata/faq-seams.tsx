import type { FaqView } from '../../sections/faq/schema.ts';
import { bedOf, Edge } from '../../sections/ground.tsx';
import { Band, langOf, Title } from '../../sections/parts.tsx';

/** Questions as layers of ground to be opened, the first one open. No picture. */
export default function SeamsFaq({ props, section, site }: FaqView) {
  return (
    <Band section={section} boxes={['wrap sec', 'box']}>
      <Title props={props} />
      {props.groups.map((group, at) => (
        <div key={group.items[0]?.question.text} className="group">
          {group.heading && <p className="of t-3 h">{group.heading.text}</p>}
          {group.items.map((item, index) => (
            <details key={item.question.text} name={`${section.id}-${at}`} open={index === 0} className={bedOf(index, group.items.length)}>
              <summary className="relative apart" lang={langOf(item.question, site)}>
                <Edge of={`${section.id}-${site.document.seed}-${at}-${index}`} />
                {item.question.text}
              </summary>
              <p lang={langOf(item.answer, site)}>{item.answer.text}</p>
            </details>
          ))}
        </div>
      ))}
    </Band>
  );
}
