import type { ReactNode } from 'react';
import type { HeroProps, HeroView } from '../../sections/hero/schema.ts';
import { Band } from '../../sections/parts.tsx';
import { hasPage, pathOf, type Site } from '../../sections/site.ts';
import { Under } from './parts/under.tsx';

type Priced = NonNullable<HeroProps['prices']>[number];

/** The owner's prices as a row of huge keys, one marked, over the headline. */
export default function Keys({ props, section, site }: HeroView) {
  const prices = props.prices ?? [];
  // A size or a code is looked for by its name, so that is the large part then.
  const byName = prices.length > 0 && prices.every(({ name }) => name.text.length <= 4);
  const marked = markedOf(prices, `${props.headline.text} ${props.lead?.text ?? ''}`);
  const services = hasPage(site.document, 'services') ? pathOf(site.document, 'services') : undefined;
  return (
    <Band section={section} className={`has-under ${byName ? 'by-name' : 'by-price'} ${widthOf(prices, byName, site)}`}>
      {prices.length > 0 && (
        <div className="code relative">
          <ul>
            {prices.map((item, index) => (
              <li key={item.name.text} className={index === marked && prices.length > 1 ? 'on on-accent' : undefined}>
                {services && item.anchor ? (
                  <a href={`${services}#${item.anchor}`}>
                    <Key item={item} />
                  </a>
                ) : (
                  <p>
                    <Key item={item} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Under props={props} site={site} />
    </Band>
  );
}

function Key({ item: { name, price } }: { item: Priced }): ReactNode {
  const { before, figure, to, end, after } = partsOf(price.text);
  return (
    <>
      <span className="name">{name.text}</span>{' '}
      <span className="price gridded">
        {before && <small className="before">{before}</small>}{' '}
        <span className="figure">
          {figure}
          {end && (
            <>
              {' '}
              <small>{to}</small> <span className="end">{end}</span>
            </>
          )}
        </span>{' '}
        {after && <small>{after}</small>}
      </span>
    </>
  );
}

type Parts = { before: string; figure: string; to: string; end: string; after: string };

/** The figure of a price, the end of its range, and the words around them: 'from', '$149', '', '', '' or '', '$45', 'to', '$90', 'per hour'. */
function partsOf(text: string): Parts {
  const [, before = '', figure = text, to = '', end = '', after = ''] =
    /^(\D*?)(\$?\d[\d.,]*)(?:\s*(to|a|[-–])\s*(\$?\d[\d.,]*))?(.*)$/.exec(text) ?? [];
  return { before: before.trim(), figure, to, end, after: after.trim() };
}

/** The key that the opening speaks of, by its name or its figure, else the owner's first. */
function markedOf(prices: Priced[], opening: string): number {
  const words = opening.toLowerCase();
  const spoken = ({ name, price }: Priced) =>
    new RegExp(`(?<![\\w$])${RegExp.escape(name.text.toLowerCase())}(?!\\w)`).test(words) ||
    new RegExp(`${RegExp.escape(partsOf(price.text).figure)}(?![\\d,])`).test(words);
  return Math.max(0, prices.findIndex(spoken));
}

/** Widths in em that the row of keys may take; its letters are set by them. */
const widths = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20];

/** Estimated for condensed figures, with the room between the keys. A row that would be longer wraps. */
function widthOf(prices: Priced[], byName: boolean, site: Site): string {
  const letters = prices.map(({ name, price }) => (byName ? name.text.length : longestLine(partsOf(price.text))));
  const em = letters.reduce((sum, count) => sum + count * 0.46 + 0.34, 0);
  const longest = Math.max(0, ...letters);
  return `${site.valueClass('--em', widths.find((width) => width >= em) ?? 12)} ${longest > 5 ? 'long' : 'brief'}`;
}

/** Letters of the longer line of a price; a range is set on two, the word between its ends small. */
function longestLine({ figure, end }: Parts): number {
  return end ? Math.max(figure.length + 1, end.length) : figure.length;
}
