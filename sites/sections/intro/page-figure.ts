import { type Page, pageFacts } from '../../document/document.ts';
import { dollars } from '../../prices/dollars.ts';
import { amountsIn } from '../../prices/price-amounts.ts';
import type { Site } from '../site.ts';

/**
 * A number that is true of an inner page: its lowest price, or how many prices there are if that is only for an extra, how many services, questions, products or photos it has, the
 * year of founding. Undefined where there's none that says something.
 */
export function pageFigure({ page, facts, words }: Site): string | undefined {
  switch (pageFacts[page.kind].figure) {
    case 'lowest price':
      return priceFigure(page, words);
    case 'year founded':
      return facts.founded?.toString();
    case 'count':
      return countOf(page);
    case 'none':
      return undefined;
  }
}

function countOf({ sections }: Page): string | undefined {
  const list = sections.find(({ kind }) => ['details', 'services', 'shelf', 'gallery', 'faq'].includes(kind));
  const { items, groups } = (list?.props ?? {}) as { items?: unknown[]; groups?: { items: unknown[] }[] };
  const count = items?.length ?? groups?.reduce((sum, group) => sum + group.items.length, 0) ?? 0;
  return count > 1 ? String(count) : undefined;
}

function priceFigure({ sections }: Page, { price: { from } }: Site['words']): string | undefined {
  const { groups = [] } = (sections.find(({ kind }) => kind === 'prices')?.props ?? {}) as {
    groups?: { items: { price?: { text: string } }[] }[];
  };
  const amounts = groups.flatMap(({ items }) => items.flatMap(({ price }) => amountsIn(price?.text ?? '').slice(0, 1)));
  const [lowest, ...others] = amounts.sort((a, b) => a - b);
  const highest = others.at(-1);
  if (lowest === undefined) return undefined;
  if (highest === undefined) return dollars(String(lowest));
  return highest <= lowest * widestRange ? from(dollars(String(lowest))) : String(amounts.length);
}

/** From how many times the lowest price the highest is for something else, as a certificate is beside a funeral. */
const widestRange = 10;
