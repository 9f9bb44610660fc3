import { Band, fitOf, longWordOf } from '../../sections/parts.tsx';
import { Quotation, Quotations } from '../../sections/quote/parts/quotation.tsx';
import type { QuoteView } from '../../sections/quote/schema.ts';

/** A customer's words on a tablet framed in small tile; any others on plain plaques under it. */
export default function TabletQuote({ props, section, site }: QuoteView) {
  const [first, ...others] = props.items;
  if (!first) return null;
  return (
    <Band section={section} className="depth" boxes={['wrap sec']}>
      <div className="edge">
        <Quotation item={first} site={site} className={`h fit-${fitOf(first.text.text, 90, 190)} ${longWordOf(first.text.text)}`} />
      </div>
      <Quotations items={others} site={site} className="wraps" />
    </Band>
  );
}
