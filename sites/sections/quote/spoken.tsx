import { fitOf } from '../fit.ts';
import { langOf } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import { quoted } from './quoted.ts';
import type { QuoteProps } from './schema.ts';

/** What customers said as numbered lines, the first one as wide as the page. */
export default function Spoken({ props, section, site }: SectionView<QuoteProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`quote-spoken band-${section.band}`}>
      <ul className="wrap">
        {props.items.map((item) => (
          <li key={item.text.text} className={fitOf(item.text.text, 90, 190)}>
            <figure>
              <blockquote className="h" lang={langOf(item.text, site)}>
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
