import type { ReactNode } from 'react';
import type { Fact } from '../document/fact.ts';
import { longWordOf } from './fit.ts';

interface PairsProps {
  facts: Fact[];
  className?: string;
  termClass?: string;
  /** The class of a fact by its term. */
  classOf?: (term: string) => string | undefined;
}

/** Short facts as a definition list, or as paragraphs if some say it all in the term: a list has a definition for each. */
export function FactPairs({ facts, className, termClass = '', classOf }: PairsProps): ReactNode {
  if (!facts.length) return null;
  const [List, Term, Meaning] = facts.every(({ text }) => text) ? (['dl', 'dt', 'dd'] as const) : (['div', 'p', 'p'] as const);
  return (
    <List className={`pairs ${className ?? ''}`.trim()}>
      {facts.map(({ term, text }) => (
        <div key={term.text} className={classOf?.(term.text)}>
          <Term className={`term ${termClass}`.trim()}>{term.text}</Term>
          {text && <Meaning className="meaning">{text.text}</Meaning>}
        </div>
      ))}
    </List>
  );
}

/** Short facts as a plain list. Some have no text. */
export function PlainFacts({ facts }: { facts: Fact[] }): ReactNode {
  if (!facts.length) return null;
  return (
    <ul className="facts">
      {facts.map(({ term, text }) => (
        <li key={term.text}>
          <b>{term.text}</b>
          {text && <span>{text.text}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Class of a list of facts by the longest word of their terms (see `longWordOf`). */
export function longTermOf(facts: Fact[]): string {
  return longWordOf(facts.map(({ term }) => term.text).join(' '));
}

/** Short facts with a look of their own: as a definition list, or as a plain list when some say it all in the term; nothing when there are none. */
export function FactsList({ facts }: { facts: Fact[] }): ReactNode {
  if (!facts.length) return null;
  const className = `facts facts-${facts.length} ${longTermOf(facts)}`.trim();
  if (facts.some((fact) => !fact.text)) {
    return (
      <ul className={className}>
        {facts.map((fact) => (
          <li key={fact.term.text}>
            <p className="term h">{fact.term.text}</p>
            {fact.text && <p className="meaning">{fact.text.text}</p>}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <dl className={className}>
      {facts.map((fact) => (
        <div key={fact.term.text}>
          <dt className="term h">{fact.term.text}</dt>
          <dd className="meaning">{fact.text?.text}</dd>
        </div>
      ))}
    </dl>
  );
}
