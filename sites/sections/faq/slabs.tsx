import { Band, Framed, Questions, slot, Title } from '../parts.tsx';
import { Answers } from './parts/groups.tsx';
import type { FaqView } from './schema.ts';

/** Longest answer and most questions that are simply shown; beyond that they fold. */
const longestShown = 150;
const mostShown = 4;

/** Questions on slabs of white tile in two stacks across the page; a few short answers stand open. */
export default function Slabs({ props, section, site }: FaqView) {
  const all = props.groups.flatMap((group) => group.items);
  const shown = all.length <= mostShown && all.every((item) => item.answer.text.length <= longestShown);
  return (
    <Band section={section} className="depth sec" boxes={['wrap', 'box fit-box']}>
      <Title props={props} fit />
      {props.groups.map((group, at) => {
        const picture = at === 0 ? props.picture : undefined;
        const stacks = shown ? [] : stacksOf(group.items, picture !== undefined);
        return (
          <div key={group.items[0]?.question.text} className="group">
            {group.heading && <h3>{group.heading.text}</h3>}
            {shown && <Answers items={group.items} site={site} className={group.items.length % 2 ? 'odd' : undefined} />}
            {stacks.length > 0 && (
              <div className={`stacks n${stacks.length}`}>
                {stacks.map((stack, index) => (
                  <div key={stack[0]?.question.text ?? 'picture'}>
                    {index === 1 && <Framed className="frame filled" picture={picture} slot={slot(3, 2, '45vw')} site={site} />}
                    {stack.length > 0 && <Questions items={stack} name={`${section.id}-${at}-${index}`} site={site} />}
                  </div>
                ))}
              </div>
            )}
          </div>
        );
      })}
    </Band>
  );
}

/**
 * Two stacks that end together. A picture heads the second and takes the height that its questions leave; without one, a question too many
 * closes both.
 */
function stacksOf<T>(items: T[], pictured: boolean): T[][] {
  if (pictured) {
    // The least height of the picture is that of about five questions.
    const middle = Math.ceil((items.length + 5) / 2);
    return [items.slice(0, middle), items.slice(middle)];
  }
  const half = Math.floor(items.length / 2);
  return [items.slice(0, half), items.slice(half, 2 * half), items.slice(2 * half)].filter((stack) => stack.length > 0);
}
