import { fitOf } from '../fit.ts';
import type { SectionView } from '../registry.ts';
import { Quotation } from './parts/quotation.tsx';
import type { QuoteProps } from './schema.ts';

/** What customers said as numbered lines, the first one as wide as the page. */
export default function Spoken({ props, section, site }: SectionView<QuoteProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`quote-spoken band-${section.band}`}>
      <ul className="wrap">
        {props.items.map((item) => (
          <li key={item.text.text} className={fitOf(item.text.text, 90, 190)}>
            <Quotation item={item} site={site} className="h" />
          </li>
        ))}
      </ul>
    </section>
  );
}
