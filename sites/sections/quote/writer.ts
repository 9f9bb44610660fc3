import { fromBrief } from '../../document/lines.ts';
import type { PageContext, SectionDraft } from '../../writer/context.ts';
import type { QuoteProps } from './schema.ts';

/** Customers' words, with consent only. */
export function quoteSection({ brief }: PageContext): SectionDraft<QuoteProps> | undefined {
  const items = (brief.proof?.quotes ?? []).flatMap(({ text, name, consent }, index) =>
    consent === true ? [{ text: fromBrief(text, `proof.quotes.${index}.text`), name: fromBrief(name, `proof.quotes.${index}.name`) }] : [],
  );
  return items.length > 0 ? { kind: 'quote', props: { items } } : undefined;
}
