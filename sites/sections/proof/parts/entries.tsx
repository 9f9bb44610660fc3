import type { ReactNode } from 'react';
import { Band, FactPairs, Head, ListItems, Title } from '../../parts.tsx';
import type { ProofProps, ProofView } from '../schema.ts';

interface EntriesProps {
  className?: string;
  boxes?: string[];
  /** Class of a box around the heading. */
  headClass?: string;
  list?: 'ul' | 'ol';
  listClass?: string | undefined;
  entryClass?: (entry: ProofProps['items'][number]) => string | undefined;
  termClass?: string;
  textClass?: string;
}

/** A heading and what is on record below it, an entry each. The variant's style sheet gives the entries their shape. */
export function ProofEntries({
  props,
  section,
  className,
  boxes = ['wrap sec'],
  headClass,
  list: List = 'ul',
  ...classes
}: EntriesView): ReactNode {
  const { listClass, entryClass, termClass = 'term', textClass } = classes;
  return (
    <Band section={section} className={className} boxes={boxes}>
      {headClass ? <Head props={props} className={headClass} /> : <Title props={props} />}
      <List className={listClass}>
        {props.items.map((entry) => (
          <li key={`${entry.term.text} ${entry.text?.text}`} className={entryClass?.(entry)}>
            <p className={termClass}>{entry.term.text}</p>
            {entry.text && <p className={textClass}>{entry.text.text}</p>}
          </li>
        ))}
      </List>
    </Band>
  );
}

type EntriesView = Omit<ProofView, 'site'> & EntriesProps;

/** What is on record in two lists: what there is more to say of, and what needs no more words. */
export function Records({ items }: Pick<ProofProps, 'items'>): ReactNode {
  const bare = items.filter(({ text }) => !text);
  return (
    <>
      <FactPairs facts={items.filter(({ text }) => text)} />
      {bare.length > 0 && (
        <ul>
          <ListItems lines={bare.map(({ term }) => term)} />
        </ul>
      )}
    </>
  );
}
