import { Band } from '../band.tsx';
import { fitOf } from '../fit.ts';
import { Quotation } from './parts/quotation.tsx';
import type { QuoteView } from './schema.ts';

/** The first customer's words large, a third into the page; the others in columns under thick black tops. The table stays light, whatever band it's on. */
export default function ThirdQuotes({ props, section, site }: QuoteView) {
  const [first, ...rest] = props.items;
  return (
    <Band section={section} band="page" className="third sec" boxes={['wrap']}>
      {first && <Quotation item={first} site={site} className={`large ${fitOf(first.text.text, 70, 150)}`} frameClass="main" />}
      {rest.length > 0 && (
        <ul className={`rest n${rest.length}`}>
          {rest.map((item) => (
            <li key={item.text.text}>
              <Quotation item={item} site={site} />
            </li>
          ))}
        </ul>
      )}
    </Band>
  );
}
