import type { ReactNode } from 'react';
import { Band, Head, PriceLine } from '../../sections/parts.tsx';
import { pictureKey } from '../../sections/picture-key.ts';
import { lengthsOf } from '../../sections/prices/lengths-of.ts';
import { Included } from '../../sections/prices/parts/included.tsx';
import type { PricesProps, PricesView } from '../../sections/prices/schema.ts';
import type { Site } from '../../sections/site.ts';
import { edgeWords, FilmEdge, FilmPicture, shapeClass } from './parts/film.tsx';

type Group = PricesProps['groups'][number];

/** Each price over a length of film cut to it: what costs twice as much is twice as long. Photos lie on a strip of their own above. */
export default function LengthsPrices({ props, section, site }: PricesView) {
  const GroupHeading = props.heading ? 'h3' : 'h2';
  const photos = props.groups.flatMap(({ picture }) => (picture?.kind === 'photo' ? [picture] : []));
  return (
    <Band section={section}>
      {photos.length > 0 && (
        <div className="film row">
          <div className="frames clipped">
            {photos.map((photo) => (
              <div key={pictureKey(photo)} className={`fr ${shapeClass(photo, site)}`}>
                <FilmPicture picture={photo} sizes="(min-width: 56.25rem) 34vw, 90vw" site={site} />
              </div>
            ))}
          </div>
          <FilmEdge words={edgeWords(site)} />
        </div>
      )}
      <Head props={props} className="over" />
      {props.groups.map((group) => (
        <div key={group.items[0]?.name.text} className="group">
          {group.heading && <GroupHeading>{group.heading.text}</GroupHeading>}
          <Cuts items={group.items} site={site} />
        </div>
      ))}
    </Band>
  );
}

function Cuts({ items, site }: { items: Group['items']; site: Site }): ReactNode {
  const lengths = lengthsOf(items.map(({ price }) => price?.text));
  return (
    <ul>
      {items.map((item, index) => (
        <li key={item.name.text} className={lengths[index] ? `cut ${site.valueClass('--n', lengths[index])}` : undefined}>
          <div className="says on-baseline priced-row">
            <p className="name strong">{item.name.text}</p>
            <PriceLine line={item.price} />
            {item.text && <p className="text">{item.text.text}</p>}
            <Included lines={item.includes} className="includes" />
          </div>
        </li>
      ))}
    </ul>
  );
}
