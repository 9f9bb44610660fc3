import type { FaqView } from '../../sections/faq/schema.ts';
import { Band, langOf, Title } from '../../sections/parts.tsx';

/** A tool chest: every question is a drawer that its plus opens, and what's inside is the answer. Many drawers stand in two stacks. */
export default function Drawers({ props, section, site }: FaqView) {
  return (
    <Band section={section} className="perforated" boxes={['wrap sec', 'box']}>
      <Title props={props} />
      {props.groups.map((group, at) => (
        <div key={group.items[0]?.question.text} className="group">
          {group.heading && <h3>{group.heading.text}</h3>}
          <div className="chest gridded">
            {stacks(group.items).map((items, stack) => (
              <div key={items[0]?.question.text}>
                {items.map((item, index) => (
                  <details key={item.question.text} className="on-surface" name={`${section.id}-${at}`} open={stack === 0 && index === 0}>
                    <summary className="strong apart" lang={langOf(item.question, site)}>
                      {item.question.text}
                    </summary>
                    <p lang={langOf(item.answer, site)}>{item.answer.text}</p>
                  </details>
                ))}
              </div>
            ))}
          </div>
        </div>
      ))}
    </Band>
  );
}

/** Two stacks of about the same height while the first drawer is open; a few stay together. */
function stacks<T>(items: T[]): T[][] {
  const middle = Math.max(1, Math.round(items.length / 2 - 0.7));
  return items.length > 2 ? [items.slice(0, middle), items.slice(middle)] : [items];
}
