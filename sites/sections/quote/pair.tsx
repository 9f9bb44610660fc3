import type { ReactNode } from 'react';
import { fitOf } from '../fit.ts';
import type { SectionView } from '../registry.ts';
import { Quotation } from './parts/quotation.tsx';
import type { QuoteProps } from './schema.ts';

/** Customers' words set in uneven columns under one rule, each with its name; the first is the largest. */
export default function PairQuote({ props, section, site }: SectionView<QuoteProps>): ReactNode {
  return (
    <section id={section.id} data-section={section.id} className={`quote-pair band-${section.band}`}>
      <ul className={`wrap sec list stacked of-${props.items.length}`}>
        {props.items.map((item, index) => (
          <li key={item.text.text} className={widthOf(props.items, index)}>
            <Quotation item={item} site={site} className={`h ${fitOf(item.text.text, 90, 180)}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In rows of two the longer quote gets the wider column; an odd count puts the first alone on its row. */
function widthOf(items: QuoteProps['items'], index: number): 'wide' | 'narrow' | undefined {
  if (items.length % 2) return undefined;
  const partner = items[index % 2 ? index - 1 : index + 1];
  const [own, other] = [items[index]?.text.text.length ?? 0, partner?.text.text.length ?? 0];
  return own > other || (own === other && index % 2 === 0) ? 'wide' : 'narrow';
}
