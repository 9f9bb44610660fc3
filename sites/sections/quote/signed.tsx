import type { ReactNode } from 'react';
import { fitOf } from '../fit.ts';
import type { SectionView } from '../registry.ts';
import { Quotation } from './parts/quotation.tsx';
import type { QuoteProps } from './schema.ts';

/** Customers' words as letters received: each is signed in the margin, the first is set largest. The sheet is one color, whatever band it's on. */
export default function SignedQuotes({ props, section, site }: SectionView<QuoteProps>): ReactNode {
  return (
    <section id={section.id} data-section={section.id} className="quote-signed band-page">
      <ul className="wrap sec">
        {props.items.map((item) => (
          <li key={item.text.text}>
            <Quotation item={item} site={site} className={fitOf(item.text.text, 110, 210)} frameClass="stacked" />
          </li>
        ))}
      </ul>
    </section>
  );
}
