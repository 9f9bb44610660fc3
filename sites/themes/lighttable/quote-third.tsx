import { Band, fitOf } from '../../sections/parts.tsx';
import { Quotation, Quotations } from '../../sections/quote/parts/quotation.tsx';
import type { QuoteView } from '../../sections/quote/schema.ts';

/** The first customer's words large, a third into the page; the others in columns under thick black tops. The table stays light, whatever band it's on. */
export default function ThirdQuotes({ props, section, site }: QuoteView) {
  const [first, ...rest] = props.items;
  return (
    <Band section={section} band="page" className="third sec" boxes={['wrap']}>
      {first && <Quotation item={first} site={site} className={`large ${fitOf(first.text.text, 70, 150)}`} frameClass="main" />}
      <Quotations items={rest} site={site} className={`rest gridded n${rest.length}`} />
    </Band>
  );
}
