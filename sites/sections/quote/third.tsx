import { fitOf } from '../fit.ts';
import { langOf } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import { quoted } from './quoted.ts';
import type { QuoteProps } from './schema.ts';

/** The first customer's words large, a third into the page; the others in columns under thick black tops. The table stays light, whatever band it's on. */
export default function ThirdQuotes({ props, section, site }: SectionView<QuoteProps>) {
  const [first, ...rest] = props.items;
  return (
    <section id={section.id} data-section={section.id} className="quote-third third band-page sec">
      <div className="wrap">
        {first && (
          <figure className="main">
            <blockquote lang={langOf(first.text, site)} className={`large ${fitOf(first.text.text, 70, 150)}`}>
              {quoted(first.text.text)}
            </blockquote>
            <figcaption>{first.name.text}</figcaption>
          </figure>
        )}
        {rest.length > 0 && (
          <ul className={`rest n${rest.length}`}>
            {rest.map((item) => (
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
