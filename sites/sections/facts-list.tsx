import type { ReactNode } from 'react';
import type { Fact } from './fact.ts';

/** Short facts as a definition list; nothing when there are none. */
export function FactsList({ facts }: { facts: Fact[] }): ReactNode {
  if (!facts.length) return null;
  return (
    <dl className={`facts facts-${facts.length}`}>
      {facts.map((fact) => (
        <div key={fact.term.text}>
          <dt className="h">{fact.term.text}</dt>
          {fact.text && <dd>{fact.text.text}</dd>}
        </div>
      ))}
    </dl>
  );
}
