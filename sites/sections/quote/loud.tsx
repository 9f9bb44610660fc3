import type { ReactNode } from 'react';
import { fitOf } from '../fit.ts';
import { langOf } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import { quoted } from './quoted.ts';
import type { QuoteProps } from './schema.ts';

/** One customer's sentence as large as the band allows; any others are small below it. */
export default function LoudQuote({ props, section, site }: SectionView<QuoteProps>): ReactNode {
  const [first, ...others] = props.items;
  if (!first) return null;
  return (
    <section id={section.id} data-section={section.id} className={`quote-loud band-${section.band}`}>
      <div className="wrap inner">
        <figure className="first">
          <blockquote lang={langOf(first.text, site)} className={`h ${fitOf(first.text.text, 110, 220)}`}>
            {quoted(first.text.text)}
          </blockquote>
          <figcaption>{first.name.text}</figcaption>
        </figure>
        {others.length > 0 && (
          <ul className={`others others-${others.length}`}>
            {others.map((item) => (
              <li key={item.text.text}>
                <figure>
                  <blockquote lang={langOf(item.text, site)}>{quoted(item.text.text)}</blockquote>
                  <figcaption>{item.name.text}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
