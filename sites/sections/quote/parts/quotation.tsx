import type { ReactNode } from 'react';
import { langOf } from '../../parts.tsx';
import type { Site } from '../../site.ts';
import { quoted } from '../quoted.ts';
import type { QuoteProps } from '../schema.ts';

interface QuotationProps {
  item: QuoteProps['items'][number];
  site: Site;
  /** Class of the words. */
  className?: string | undefined;
  frameClass?: string | undefined;
}

/** What a customer said, with their name. */
export function Quotation({ item: { text, name }, site, className, frameClass }: QuotationProps): ReactNode {
  return (
    <figure className={frameClass}>
      <blockquote lang={langOf(text, site)} className={className}>
        {quoted(text.text)}
      </blockquote>
      <figcaption>{name.text}</figcaption>
    </figure>
  );
}

interface QuotationsProps {
  items: QuoteProps['items'];
  site: Site;
  className?: string;
  itemClass?: (item: QuoteProps['items'][number], index: number) => string | undefined;
  wordsClass?: (item: QuoteProps['items'][number]) => string;
  frameClass?: string;
}

/** What customers said as a list; nothing without any. */
export function Quotations({ items, site, className, itemClass, wordsClass, frameClass }: QuotationsProps): ReactNode {
  if (items.length === 0) return null;
  return (
    <ul className={className}>
      {items.map((item, index) => (
        <li key={item.text.text} className={itemClass?.(item, index)}>
          <Quotation item={item} site={site} className={wordsClass?.(item)} frameClass={frameClass} />
        </li>
      ))}
    </ul>
  );
}
