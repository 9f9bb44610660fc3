import type { ReactNode } from 'react';
import { ActionLink, Band, Head, Price } from '../../sections/parts.tsx';
import { ServiceName } from '../../sections/services/parts/name.tsx';
import type { ServicesProps, ServicesView } from '../../sections/services/schema.ts';
import { hoursIn } from '../../sections/services/stay.ts';

type Item = ServicesProps['items'][number];

/** What takes hours is a strip of film as long as they are, all on one scale. Where the owner names no hours, services are a list along the edge of a film. */
export default function Lengths({ props, section, site }: ServicesView) {
  const { items } = props;
  const stays = items.flatMap((item) => {
    const hours = hoursIn(item.text?.text ?? '');
    return hours ? [{ item, hours }] : [];
  });
  const timed = stays.length > 1 ? stays : [];
  const most = Math.max(0, ...timed.map(({ hours }) => hours));
  const rest = items.filter((item) => !timed.some((stay) => stay.item === item));
  return (
    <Band section={section} className="sec">
      <Head props={props} className="wrap head fit-box" />
      {timed.length > 0 && (
        <ul className={`stays gridded ${site.valueClass('--of', most)}`}>
          {timed.map((stay) => (
            <li key={stay.item.anchor} className={`${site.valueClass('--n', stay.hours)}${stay.hours > most * 0.7 ? ' full' : ''}`}>
              <div className="says">
                <PriceLine item={stay.item} />
                <ServiceName item={stay.item} site={site} />
                {stay.item.text && <p>{stay.item.text.text}</p>}
              </div>
              <Stay hours={stay.hours} />
            </li>
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <ul className={`wrap list gridded n${Math.min(rest.length, 4)}`}>
          {rest.map((item) => (
            <li key={item.anchor} className="priced-row">
              <ServiceName item={item} site={site} />
              <PriceLine item={item} />
              {item.text && <p>{item.text.text}</p>}
            </li>
          ))}
        </ul>
      )}
      {props.more && (
        <p className="wrap more">
          <ActionLink action={props.more} site={site} />
        </p>
      )}
    </Band>
  );
}

function PriceLine({ item }: { item: Item }): ReactNode {
  if (!item.price) return null;
  return (
    <p className={/\d/.test(item.price.text) ? 'price at-right' : 'price at-right told t-1'}>
      <Price line={item.price} />
    </p>
  );
}

/** A frame for each hour. The text beside it says how many there are. */
function Stay({ hours }: { hours: number }): ReactNode {
  return (
    <div className="film" aria-hidden="true">
      {Array.from({ length: hours }, (_, hour) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hours of one stay
        <span key={hour}>{hour + 1}</span>
      ))}
    </div>
  );
}
