import type { Offer, OfferCatalog, PriceSpecification, Service } from 'schema-dts';
import type { Line } from '../document.ts';
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
): { services: Service[]; catalog: OfferCatalog | undefined } {
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
  return { services, catalog };
}

/** Numbers of a price line; nothing unless the owner gave them. `from` makes the number a minimum, two numbers a range. */
export function priceSpecification(line: Line | undefined): PriceSpecification | undefined {
  if (!line || line.from === 'default') return undefined;
  const amounts = [...line.text.matchAll(/\$\s?(\d[\d,]*(?:\.\d{1,2})?)/g)].map(([, digits = '']) => digits.replaceAll(',', ''));
  const [first, second] = amounts;
  if (!first || amounts.length > 2) return undefined;
  if (second) return { '@type': 'PriceSpecification', minPrice: Number(first), maxPrice: Number(second), priceCurrency: 'USD' };
  if (/\b(?:from|starting|starts)\b|\+|\band up\b/i.test(line.text))
    return { '@type': 'PriceSpecification', minPrice: Number(first), priceCurrency: 'USD' };
  return { '@type': 'PriceSpecification', price: Number(first), priceCurrency: 'USD' };
}

/** A page may show a service twice, at a glance and in full; the entry with a price wins. */
function uniqueByName(items: Offered[]): Offered[] {
  const byName = new Map<string, Offered>();
  for (const item of items) {
    const known = byName.get(item.name.text);
    if (!known) byName.set(item.name.text, item);
    else if (!known.price && item.price) byName.set(item.name.text, { ...known, price: item.price });
  }
  return [...byName.values()];
}
