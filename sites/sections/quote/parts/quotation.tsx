import type { ReactNode } from 'react';
import { langOf } from '../../parts.tsx';
import type { Site } from '../../site.ts';
import { quoted } from '../quoted.ts';
import type { QuoteProps } from '../schema.ts';

interface QuotationProps {
  item: QuoteProps['items'][number];
  site: Site;
  /** Class of the words. */
  className?: string;
  frameClass?: string;
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
