import { listEntries } from '../../text/tidy/lists.ts';
import { tidy } from '../../text/tidy/tidy.ts';
import { isAmount, parsePrice, type ServicePrice } from './price-text.ts';

/** Where the price of a line may begin: after a dash, a colon, a tab or dots, or with words that prices begin with. */
const beforePrice = /\s[-–—]\s|[:|]\s|\t|\.{2,}|…+|\s(?=\$|(?:from|starting|up to|desde|hasta|a partir de)\s)/gi;

/** The services of a pasted list, a line each, with the price that follows the name: '• Water heaters – from $1,250'. */
export function servicesIn(text: string): ({ name: string } & ServicePrice)[] {
  return listEntries(text).map((line) => {
    const splits = [...line.matchAll(beforePrice)]
      .filter(({ index }) => index > 0)
      .map(({ index, 0: found }) => ({ name: line.slice(0, index), price: parsePrice(line.slice(index + found.length)) }));
    const read = splits.find(({ name, price }) => !isQualifier.test(name) && isReadPrice(price));
    // A price that can't be read is kept as typed, so the brief asks about it.
    const { name, price } = read ?? splits.find((split) => split.price.priceFrom?.includes('$')) ?? { name: line, price: {} };
    return { name: tidy(name, 'label'), ...price };
  });
}

/** 'About $200' is another price than '$200'. */
const isQualifier = /(?:[~±]|\b(?:about|approx\.?|approximately|around|roughly|unos|aprox\.?|cerca de))$/i;

function isReadPrice({ price, priceFrom, priceTo }: ServicePrice): boolean {
  return price === 'call' || isAmount(priceFrom ?? priceTo ?? '');
}
