import type { ReactNode } from 'react';
import { fitOf } from '../fit.ts';
import type { SectionView } from '../registry.ts';
import { Quotation } from './parts/quotation.tsx';
import type { QuoteProps } from './schema.ts';

/** One customer's sentence as large as the band allows; any others are small below it. */
export default function LoudQuote({ props, section, site }: SectionView<QuoteProps>): ReactNode {
  const [first, ...others] = props.items;
  if (!first) return null;
  return (
    <section id={section.id} data-section={section.id} className={`quote-loud band-${section.band}`}>
      <div className="wrap inner">
        <Quotation item={first} site={site} className={`h ${fitOf(first.text.text, 110, 220)}`} frameClass="first" />
        {others.length > 0 && (
          <ul className={`others others-${others.length}`}>
            {others.map((item) => (
              <li key={item.text.text}>
                <Quotation item={item} site={site} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
