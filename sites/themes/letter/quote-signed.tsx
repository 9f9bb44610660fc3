import { Band, fitOf } from '../../sections/parts.tsx';
import { Quotations } from '../../sections/quote/parts/quotation.tsx';
import type { QuoteView } from '../../sections/quote/schema.ts';

/** Customers' words as letters received: each is signed in the margin, the first is set largest. The sheet is one color, whatever band it's on. */
export default function SignedQuotes({ props, section, site }: QuoteView) {
  return (
    <Band section={section} band="page">
      <Quotations
        items={props.items}
        site={site}
        className="wrap sec"
        wordsClass={({ text }) => fitOf(text.text, 110, 210)}
        frameClass="stacked"
      />
    </Band>
  );
}
