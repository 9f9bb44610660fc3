import { Band, fitOf } from '../parts.tsx';
import { Quotations } from './parts/quotation.tsx';
import type { QuoteProps, QuoteView } from './schema.ts';

/** Customers' words set in uneven columns under one rule, each with its name; the first is the largest. */
export default function PairQuote({ props, section, site }: QuoteView) {
  return (
    <Band section={section}>
      <Quotations
        items={props.items}
        site={site}
        className={`wrap sec list stacked of-${props.items.length}`}
        itemClass={(_, index) => widthOf(props.items, index)}
        wordsClass={({ text }) => `h ${fitOf(text.text, 90, 180)}`}
      />
    </Band>
  );
}

/** In rows of two the longer quote gets the wider column; an odd count puts the first alone on its row. */
function widthOf(items: QuoteProps['items'], index: number): 'wide' | 'narrow' | undefined {
  if (items.length % 2) return undefined;
  const partner = items[index % 2 ? index - 1 : index + 1];
  const [own, other] = [items[index]?.text.text.length ?? 0, partner?.text.text.length ?? 0];
  return own > other || (own === other && index % 2 === 0) ? 'wide' : 'narrow';
}
