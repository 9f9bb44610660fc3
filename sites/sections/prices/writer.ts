import { computed, fromBrief } from '../../document/lines.ts';
import { priceTag } from '../../labels/money.ts';
import { unitWords } from '../../prices/price-units.ts';
import type { PageContext, SectionDraft } from '../../writer/context.ts';
import type { PricesProps } from './schema.ts';

type Group = PricesProps['groups'][number];

/** The price list; nothing when the brief has not one price. */
export function pricesSection(context: PageContext): SectionDraft<PricesProps> | undefined {
  const { offers, pictures, heading, tradeHeadings } = context;
  const packages = packageItems(context);
  const names = packages.map(({ name }) => name.text.toLowerCase());
  const single = offers.filter(({ name }) => !names.includes(name.text.toLowerCase()));
  const services = single.map(({ name, text, price }) => ({ name, ...(text ? { text } : {}), ...(price ? { price } : {}), includes: [] }));
  const priced = services.some(({ price }) => price) || packages.length > 0;
  if (!priced) return undefined;
  const groups = [packages, services].filter((items) => items.length > 0);
  const pieces = groups.length === 1 ? halves(groups[0] ?? []) : groups;
  const picture = pieces.length > 0 ? pictures.extra(context.frame('prices')) : undefined;
  return {
    kind: 'prices',
    props: {
      groups: pieces.map((items, index) => ({
        ...(groups.length > 1 ? { heading: index === 0 ? heading('prices') : heading('services', tradeHeadings.services) } : {}),
        items,
        ...(picture && index === 0 ? { picture } : {}),
      })),
    },
  };
}

function packageItems({ brief, language }: PageContext): Group['items'] {
  return (brief.details?.pricing ?? []).map(({ name, price, unit, includes = [] }, index) => {
    const field = `details.pricing.${index}`;
    return {
      name: fromBrief(name, `${field}.name`),
      price:
        unit && Number(price) > 0
          ? computed(`${priceTag(price, language)} ${unitWords(unit, language)}`, `${field}.price`, `${field}.unit`)
          : computed(priceTag(price, language), `${field}.price`),
      includes: includes.map((text, at) => fromBrief(text, `${field}.includes.${at}`)),
    };
  });
}

/** A long list in two parts, one for each column. */
function halves(items: Group['items']): Group['items'][] {
  const middle = Math.ceil(items.length / 2);
  return items.length > 7 ? [items.slice(0, middle), items.slice(middle)] : [items];
}
