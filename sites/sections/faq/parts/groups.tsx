import type { ReactNode } from 'react';
import { langOf, Questions } from '../../parts.tsx';
import type { Site } from '../../site.ts';
import type { FaqProps, FaqView } from '../schema.ts';

type Group = FaqProps['groups'][number];

/** The groups of questions, each under its heading. Those that are `shown` have nothing to open. */
export function QuestionGroups({ props, section, site, shown, className }: GroupsProps): ReactNode {
  return props.groups.map((group, index) => (
    <div key={group.items[0]?.question.text} className={className?.(group)}>
      {group.heading && <h3>{group.heading.text}</h3>}
      {shown ? (
        <Answers items={group.items} site={site} className="wraps" />
      ) : (
        <Questions items={group.items} name={`${section.id}-${index}`} site={site} />
      )}
    </div>
  ));
}

type GroupsProps = FaqView & { shown?: boolean; className?: (group: Group) => string };

/** Questions with their answers in sight. */
export function Answers({ items, site, className }: { items: Group['items']; site: Site; className?: string | undefined }): ReactNode {
  return (
    <dl className={className}>
      {items.map(({ question, answer }) => (
        <div key={question.text}>
          <dt lang={langOf(question, site)}>{question.text}</dt>
          <dd lang={langOf(answer, site)}>{answer.text}</dd>
        </div>
      ))}
    </dl>
  );
}
