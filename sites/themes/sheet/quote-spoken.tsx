import { Band } from '../../sections/band.tsx';
import { fitOf } from '../../sections/fit.ts';
import { Quotation } from '../../sections/quote/parts/quotation.tsx';
import type { QuoteView } from '../../sections/quote/schema.ts';

/** What customers said as numbered lines, the first one as wide as the page. */
export default function Spoken({ props, section, site }: QuoteView) {
  return (
    <Band section={section}>
      <ul className="wrap">
        {props.items.map((item) => (
          <li key={item.text.text} className={fitOf(item.text.text, 90, 190)}>
            <Quotation item={item} site={site} className="h" />
          </li>
        ))}
      </ul>
    </Band>
  );
}
