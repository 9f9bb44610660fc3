import { Band } from '../band.tsx';
import { fitOf } from '../fit.ts';
import { Quotation } from './parts/quotation.tsx';
import type { QuoteView } from './schema.ts';

/** One customer's sentence as large as the band allows; any others are small below it. */
export default function LoudQuote({ props, section, site }: QuoteView) {
  const [first, ...others] = props.items;
  if (!first) return null;
  return (
    <Band section={section} boxes={['wrap inner']}>
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
    </Band>
  );
}
