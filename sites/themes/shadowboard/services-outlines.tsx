import { Band, Framed, longWordOf, slot, Title } from '../../sections/parts.tsx';
import { AfterPrices } from '../../sections/services/parts/after.tsx';
import { ServiceName } from '../../sections/services/parts/name.tsx';
import type { ServicesView } from '../../sections/services/schema.ts';
import { Tool } from './parts/tool.tsx';

/** Painted cells of unequal size, each with what the job takes, if something shows it. */
export default function OutlinesServices({ props, section, site }: ServicesView) {
  const spans = cellSpans(props.items.length);
  return (
    <Band section={section} boxes={['wrap sec']}>
      <Title props={props} />
      <ul className={`cells gridded of-${Math.min(props.items.length, 7)}`}>
        {props.items.map(({ picture, ...item }, index) => (
          <li key={item.anchor} className={`gridded box s${spans[index]} ${longWordOf(item.name.text)}`}>
            <div className="cell gridded">
              <ServiceName item={item} site={site} />
              <div className="tx in-column">
                {item.text && <p>{item.text.text}</p>}
                {item.price && <span className="tape">{item.price.text}</span>}
              </div>
              {picture?.kind === 'object' && <Tool name={picture.name} site={site} outfit={picture.outfit} />}
              {picture?.kind === 'photo' && <Framed className="print" picture={picture} slot={slot(1, 1, '12rem', '12rem')} site={site} />}
            </div>
          </li>
        ))}
      </ul>
      <AfterPrices props={props} site={site} />
    </Band>
  );
}

const rows: Record<1 | 2 | 3, readonly (readonly number[])[]> = {
  1: [[12]],
  2: [
    [7, 5],
    [5, 7],
  ],
  3: [
    [3, 5, 4],
    [5, 4, 3],
    [4, 3, 5],
  ],
};

/** Widths of `count` cells in twelfths of a row: a row of two first, then rows of two or three, no neighbors alike. */
export function cellSpans(count: number): number[] {
  const spans: number[] = [];
  for (let row = 0; spans.length < count; row++) {
    const left = count - spans.length;
    const size = left === 1 ? 1 : left === 2 || left === 4 || (row === 0 && left !== 3 && left !== 6) ? 2 : 3;
    const kinds = rows[size];
    spans.push(...(kinds[row % kinds.length] ?? []));
  }
  return spans;
}
