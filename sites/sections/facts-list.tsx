import type { ReactNode } from 'react';
import type { Fact } from '../document/fact.ts';
import { longWordOf } from './fit.ts';

/** Short facts as a definition list. */
export function FactPairs({
  facts,
  className,
  termClass,
}: {
  facts: Fact[];
  className?: string | undefined;
  termClass?: string;
}): ReactNode {
  if (!facts.length) return null;
  return (
    <dl className={className}>
      {facts.map((fact) => (
        <div key={fact.term.text}>
          <dt className={termClass}>{fact.term.text}</dt>
          {fact.text && <dd>{fact.text.text}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Short facts as a plain list. Some have no text. */
export function PlainFacts({ facts, className = 'facts' }: { facts: Fact[]; className?: string }): ReactNode {
  if (!facts.length) return null;
  return (
    <ul className={className}>
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
