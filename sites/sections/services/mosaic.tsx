import { ActionLink, Band, listPhotoOnPhone, PictureView, PriceLine, Title } from '../parts.tsx';
import { ServiceName } from './parts/name.tsx';
import type { ServicesView } from './schema.ts';
import { type Cell, wallOf } from './wall.ts';

/** Glazes of the words down the wall; `x` is the loud one. */
const glazes = ['1', '4', '3', '1', 'x', '4', '2', '4', '1', '3', '2', '4'];

/** One tiled wall of words and pictures. A further picture takes tiles of its own in a row; rows without one are all words. */
export default function Mosaic({ props, section, site }: ServicesView) {
  const { items, pictures = [] } = props;
  const pictured = items.every((item) => item.picture);
  const cells = wallOf(items.length, pictured ? 'each' : pictures.length);
  return (
    <Band section={section} className="depth flush">
      <div className="wrap head gridded sec fit-box">
        <Title props={props} fit />
        {props.more && <ActionLink action={props.more} site={site} className="more strong tappable" />}
      </div>
      <ul className="wall gridded">
        {cells.map((cell) => {
          const item = items[cell.index];
          if (cell.what === 'words' && item) {
            return (
              <li key={item.anchor} className={`relative words in-column ${placeOf(cell)} g${glazes[cell.index]}`}>
                <ServiceName item={item} site={site} />
                {item.text && <p className="text loose">{item.text.text}</p>}
                <PriceLine line={item.price} />
              </li>
            );
          }
          const picture = cell.what === 'picture' ? item?.picture : pictures[cell.index];
          return (
            picture && (
              <li key={`${cell.what}${cell.index}`} className={`pic filled ${picture.kind} ${placeOf(cell)}`}>
                <PictureView picture={picture} slot={slotOf(cell)} site={site} />
              </li>
            )
          );
        })}
      </ul>
    </Band>
  );
}

function placeOf({ column, span }: Cell): string {
  return `c${column} s${span}`;
}

function slotOf({ span }: Cell) {
  return span > 3
    ? { width: 5, height: 3, sizes: `(min-width: 56.25rem) 42vw, ${listPhotoOnPhone}` }
    : { width: 3, height: 2, sizes: `(min-width: 56.25rem) 25vw, ${listPhotoOnPhone}` };
}
