import type { ReactNode } from 'react';
import { fitOf } from '../fit.ts';
import { langOf } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import { quoted } from './quoted.ts';
import type { QuoteProps } from './schema.ts';

/** Customers' words as letters received: each is signed in the margin, the first is set largest. The sheet is one color, whatever band it's on. */
export default function SignedQuotes({ props, section, site }: SectionView<QuoteProps>): ReactNode {
  return (
    <section id={section.id} data-section={section.id} className="quote-signed band-page">
      <ul className="wrap sec">
        {props.items.map((item) => (
          <li key={item.text.text}>
            <figure className="stacked">
              <blockquote lang={langOf(item.text, site)} className={fitOf(item.text.text, 110, 210)}>
                {quoted(item.text.text)}
              </blockquote>
              <figcaption>{item.name.text}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
