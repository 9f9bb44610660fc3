import { Band, fitOf } from '../parts.tsx';
import { Quotation, Quotations } from './parts/quotation.tsx';
import type { QuoteView } from './schema.ts';

/** One customer's sentence as large as the band allows; any others are small below it. */
export default function LoudQuote({ props, section, site }: QuoteView) {
  const [first, ...others] = props.items;
  if (!first) return null;
  return (
    <Band section={section} boxes={['wrap inner']}>
      <Quotation item={first} site={site} className={`h ${fitOf(first.text.text, 110, 220)}`} frameClass="first centered" />
      <Quotations items={others} site={site} className={`others gridded others-${others.length}`} />
    </Band>
  );
}
