import { Band, Framed, Price, slot } from '../parts.tsx';
import { Included } from './parts/included.tsx';
import type { PricesView } from './schema.ts';

/** Longest price, in characters, that fits on one line. */
const longestLine = 18;

/** Prices as a table a group: the job, what it is or includes, and the price in large figures. */
export default function TablePrices({ props, section, site }: PricesView) {
  const GroupHeading = props.heading ? 'h3' : 'h2';
  // Without a heading to stand beside, the picture gets a column of its own.
  const aside = props.groups.find((group) => group.picture && !group.heading)?.picture;
  return (
    <Band section={section} boxes={[`wrap sec${props.heading ? '' : ' close'}${aside ? ' beside' : ''}`]}>
      {props.heading && <h2 className="over">{props.heading.text}</h2>}
      {props.lead && <p className="lead muted">{props.lead.text}</p>}
      {props.groups.map((group) => {
        const explained = group.items.some((item) => item.text || item.includes.length);
        return (
          <div key={group.items[0]?.name.text} className="group">
            {group.heading && (
              <div className="title aligned">
                <Framed className="art r-m clipped frame" picture={group.picture} slot={slot(1, 1, '7rem', '7rem')} site={site} />
                <GroupHeading className="head t-3 box">{group.heading.text}</GroupHeading>
              </div>
            )}
            <table
              className={explained ? undefined : 'untold'}
              aria-label={group.heading?.text ?? props.heading?.text ?? site.words.pages.pricing}
            >
              <tbody>
                {group.items.map((item) => (
                  <tr key={item.name.text}>
                    <th scope="row" className="h">
                      {item.name.text}
                    </th>
                    {explained && (
                      <td className="what">
                        {item.text && <p>{item.text.text}</p>}
                        <Included lines={item.includes} />
                      </td>
                    )}
                    <td className="price">
                      {item.price && <Price className={item.price.text.length > longestLine ? 'h' : 'h nw'} line={item.price} />}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        );
      })}
      <Framed className="art r-m clipped frame" picture={aside} slot={slot(1, 1, '20rem', '92vw')} site={site} />
    </Band>
  );
}
