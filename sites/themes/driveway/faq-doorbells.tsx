import type { FaqView } from '../../sections/faq/schema.ts';
import { Band, Framed, Questions, slot, Title } from '../../sections/parts.tsx';

/** Questions with a doorbell each: ring, and the answer opens. In two rows of doors, or beside a picture. */
export default function DoorbellsFaq({ props, section, site }: FaqView) {
  return (
    <Band section={section} boxes={['wrap sec', 'box fit-box']}>
      <Title props={props} fit />
      {props.groups.map((group, at) => {
        const picture = at === 0 ? props.picture : undefined;
        const middle = picture || group.items.length < 3 ? group.items.length : Math.ceil(group.items.length / 2);
        const stacks = [group.items.slice(0, middle), group.items.slice(middle)].filter((stack) => stack.length > 0);
        return (
          <div key={group.items[0]?.question.text} className="group">
            {group.heading && <h3>{group.heading.text}</h3>}
            <div className={stacks.length > 1 || picture ? 'doors stacked two' : 'doors stacked'}>
              {stacks.map((stack, index) => (
                <Questions key={stack[0]?.question.text} items={stack} name={`${section.id}-${at}-${index}`} site={site} />
              ))}
              <Framed className="frame r-art filled" picture={picture} slot={slot(1, 1, '34rem', '92vw')} site={site} />
            </div>
          </div>
        );
      })}
    </Band>
  );
}
