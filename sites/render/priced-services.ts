import type { Offer, OfferCatalog, PriceSpecification, Service } from 'schema-dts';
import type { Line } from '../document/document.ts';
import { dollars } from '../prices/dollars.ts';
import { amountsIn, isMaximum, isMinimum, unitOf } from '../prices/price-amounts.ts';
import { type Offered, sectionInfo } from '../sections/info.ts';
import type { PlacedSection } from './placed.ts';

/**
 * The services shown on a page as nodes of their own, and a catalog of those whose price the owner gave. Prices are
 * read from the visible line itself ('from $149', '$45 to $60'), so data and text can't disagree.
 */
export function offeredServices(
  sections: PlacedSection[],
  url: string,
  business: string,
): { services: Service[]; catalog: OfferCatalog | undefined; priceRange: string | undefined } {
  const items = uniqueByName(sections.flatMap(({ section, props }) => sectionInfo(section.kind)?.offered?.(props) ?? []));
  const services = items.map(
    ({ name, text }, index): Service => ({
      '@type': 'Service',
      '@id': `${url}#service-${index + 1}`,
      name: name.text,
      ...(text && { description: text.text }),
      provider: { '@id': business },
    }),
  );
  const offers = items.flatMap((item, index): Offer[] => {
    const price = priceSpecification(item.price);
    return price
      ? [{ '@type': 'Offer', itemOffered: { '@id': `${url}#service-${index + 1}` }, priceCurrency: 'USD', priceSpecification: price }]
      : [];
  });
  const catalog: OfferCatalog | undefined = offers.length
    ? { '@type': 'OfferCatalog', '@id': `${url}#prices`, name: 'Prices', itemListElement: offers }
    : undefined;
  return { services, catalog, priceRange: priceRange(items.flatMap(({ price }) => price ?? [])) };
}

/** Numbers of a price line; nothing unless the owner gave them. `from` makes the number a minimum, two numbers a range. */
export function priceSpecification(line: Line | undefined): PriceSpecification | undefined {
  if (!line || line.from === 'default') return undefined;
  const amounts = amountsIn(line.text);
  const [first, second] = amounts;
  if (first === undefined || amounts.length > 2) return undefined;
  if (second !== undefined) return { '@type': 'PriceSpecification', minPrice: first, maxPrice: second, priceCurrency: 'USD' };
  if (isMinimum(line.text)) return { '@type': 'PriceSpecification', minPrice: first, priceCurrency: 'USD' };
  if (isMaximum(line.text)) return { '@type': 'PriceSpecification', maxPrice: first, priceCurrency: 'USD' };
  return { '@type': 'PriceSpecification', price: first, priceCurrency: 'USD' };
}

/**
 * The lowest and the highest price of a page: '$49–$180', with a plus if the highest is only where it starts. Prices per hour
 * or per foot aren't compared with others, nor is one 'up to' an amount. Nothing unless two services have a price.
 */
export function priceRange(prices: Line[]): string | undefined {
  const plain = prices.flatMap((line) => {
    if (!priceSpecification(line) || isMaximum(line.text) || unitOf(line.text) !== '') return [];
    const [low = 0, high = low] = amountsIn(line.text);
    return [{ low, high, isOpen: low === high && isMinimum(line.text) }];
  });
  if (plain.length < 2) return undefined;
  const lowest = Math.min(...plain.map(({ low }) => low));
  const highest = Math.max(...plain.map(({ high }) => high));
  const end = `${dollars(`${highest}`)}${plain.some(({ high, isOpen }) => high === highest && isOpen) ? '+' : ''}`;
  return lowest === highest ? end : `${dollars(`${lowest}`)}–${end}`;
}

/** A page may show a service twice, at a glance and in full; the entry with a price wins. */
function uniqueByName(items: Offered[]): Offered[] {
  const byName = new Map<string, Offered>();
  for (const item of items) {
    const existing = byName.get(item.name.text);
    if (!existing) byName.set(item.name.text, item);
    else if (!existing.price && item.price) byName.set(item.name.text, { ...existing, price: item.price });
  }
  return [...byName.values()];
}
