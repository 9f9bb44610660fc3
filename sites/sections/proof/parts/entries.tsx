import type { ReactNode } from 'react';
import { longWordOf } from '../../fit.ts';
import type { ProofView } from '../schema.ts';

/** A heading and what is on record below it. The variant's style sheet gives the entries their shape. */
export function ProofEntries({ props, section, variant }: ProofView & { variant: string }): ReactNode {
  return (
    <section id={section.id} data-section={section.id} className={`proof-${variant} band-${section.band}`}>
      <div className="wrap sec">
        <div className="fit-box">
          <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
        </div>
        <ul>
          {props.items.map((item) => (
            <li key={`${item.term.text} ${item.text?.text}`}>
              <p className="h">{item.term.text}</p>
              {item.text && <p>{item.text.text}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
