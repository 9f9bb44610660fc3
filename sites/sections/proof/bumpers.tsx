import type { ReactNode } from 'react';
import { longWordOf } from '../fit.ts';
import type { SectionView } from '../registry.ts';
import type { ProofProps } from './schema.ts';

/** Bumper stickers, one for each fact. */
export default function BumpersProof({ props, section }: SectionView<ProofProps>): ReactNode {
  return (
    <section id={section.id} data-section={section.id} className={`proof-bumpers band-${section.band}`}>
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
