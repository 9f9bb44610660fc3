import { Band, fitOf } from '../../sections/parts.tsx';
import { Quotations } from '../../sections/quote/parts/quotation.tsx';
import type { QuoteView } from '../../sections/quote/schema.ts';

/** What customers said as ruled lines, the first one as wide as the page. */
export default function Spoken({ props, section, site }: QuoteView) {
  return (
    <Band section={section}>
      <Quotations
        items={props.items}
        site={site}
        className="wrap"
        itemClass={({ text }) => fitOf(text.text, 90, 190)}
        wordsClass={() => 'h'}
      />
    </Band>
  );
}
