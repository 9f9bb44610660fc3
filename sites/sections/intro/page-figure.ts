import type { Page } from '../../document/document.ts';
import { dollars } from '../../prices/dollars.ts';
import { amountsIn } from '../../prices/price-amounts.ts';
import type { Site } from '../site.ts';

/** The lowest price of a page of prices, if it's for more than an extra. No other page has a number that customers come for. */
export function pageFigure({ page, words }: Pick<Site, 'page' | 'words'>): string | undefined {
  if (page.kind !== 'pricing') return undefined;
  const [lowest, ...others] = amountsOn(page).sort((a, b) => a - b);
  const highest = others.at(-1);
  if (lowest === undefined) return undefined;
  if (highest === undefined) return dollars(String(lowest));
  return highest <= lowest * widestRange ? words.price.from(dollars(String(lowest))) : undefined;
}

function amountsOn({ sections }: Page): number[] {
  const { groups = [] } = (sections.find(({ kind }) => kind === 'prices')?.props ?? {}) as {
    groups?: { items: { price?: { text: string } }[] }[];
  };
  return groups.flatMap(({ items }) => items.flatMap(({ price }) => amountsIn(price?.text ?? '').slice(0, 1)));
}

/** From how many times the lowest price the highest is for something else, as a certificate is beside a funeral. */
const widestRange = 10;
