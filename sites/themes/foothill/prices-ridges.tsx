import { comparableAmounts } from '../../prices/price-amounts.ts';
import { Band, Framed, Price, Title } from '../../sections/parts.tsx';
import { Included } from '../../sections/prices/parts/included.tsx';
import type { PricesProps, PricesView } from '../../sections/prices/schema.ts';
import { unevenRowSizes } from '../../sections/rows.ts';

type Item = PricesProps['groups'][number]['items'][number];

/** Prices that can be compared are hills as high as they are: a ridge over each row of a group, the names in the land below. */
export default function RidgesPrices({ props, section, site }: PricesView) {
  const GroupHeading = props.heading ? 'h3' : 'h2';
  return (
    <Band section={section} boxes={['wrap sec']}>
      <Title props={props} fit />
      {props.groups.map((group) => {
        const amounts = comparableAmounts(group.items.map(({ price }) => price?.text));
        const amountOf = (item: Item) => amounts[group.items.indexOf(item)] ?? 0;
        const highest = Math.max(0, ...group.items.map(amountOf));
        return (
          <div key={group.items[0]?.name.text} className="group r-l clipped on-surface">
            {group.heading && <GroupHeading className="head">{group.heading.text}</GroupHeading>}
            <Framed
              className="frame r-m filled"
              picture={group.picture}
              slot={{ width: 4, height: 1, sizes: '(min-width: 72rem) 70rem, 100vw' }}
              site={site}
            />
            {rowsOf(group.items).map((row) => (
              <div key={row[0]?.name.text} className={`row n${row.length}`}>
                {highest > 0 && (
                  <svg viewBox={`0 0 ${row.length * 100} 100`} preserveAspectRatio="none" aria-hidden="true">
                    <path d={ridgeOf(row.map((item) => amountOf(item) / highest))} />
                  </svg>
                )}
                <ul>
                  {row.map((item) => (
                    <li key={item.name.text} className="priced-row box">
                      <p className="what h">{item.name.text}</p>
                      {item.price && <Price className={`price wraps${/\d/.test(item.price.text) ? '' : ' word'}`} line={item.price} />}
                      {item.text && <p>{item.text.text}</p>}
                      <Included lines={item.includes} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        );
      })}
    </Band>
  );
}

function rowsOf(items: Item[]): Item[][] {
  const rows: Item[][] = [];
  for (const [index, size] of unevenRowSizes(items.length, 4).entries()) {
    const [item, row] = [items[index], rows.at(-1)];
    if (!item) continue;
    if (row && row.length < size) row.push(item);
    else rows.push([item]);
  }
  return rows;
}

/** A curve over hills a hundred wide, each as high as its share of the highest, with a valley between two. */
function ridgeOf(shares: number[]): string {
  const heights = shares.map((share) => Math.round(84 - 74 * share));
  const hills = heights.map((top, index) => {
    const x = index * 100;
    const valley = Math.round(Math.max(top, heights[index + 1] ?? 84) * 0.35 + 65 * 0.65 + 10);
    return `C${x + 18} ${top} ${x + 30} ${top} ${x + 50} ${top}S${x + 82} ${Math.min(92, valley)} ${x + 100} ${Math.min(92, valley)}`;
  });
  return `M0 90${hills.join('')}V100H0z`;
}
