import type { ReactNode } from 'react';
import type { Picture } from '../../../document/document.ts';
import { ratioOf, shapeOf } from '../../film-strips.ts';
import { listPhotoOnPhone, PictureView } from '../../parts.tsx';
import { pictureKey } from '../../picture-key.ts';
import type { Site } from '../../site.ts';
import type { GalleryProps } from '../schema.ts';
import { FilterChoice, filterClasses, usedFilters } from './filters.tsx';
import { Caption, firstOnPhones, type Tile, TileLink, tilesOf } from './viewer.tsx';

/** Taller photos are cropped to this shape, so that no more than three share a row. */
const tallest = 0.75;
/** Shapes of a first photo that gets a row of its own. */
const leads = { from: 1.2, to: 1.8 };

interface TilesProps {
  props: GalleryProps;
  section: { id: string };
  site: Site;
  figureClass?: string;
}

/**
 * A gallery's pictures in rows that fill the width, in their order: a large one first, then up to three in a row, and what was before
 * beside what's after. A click opens a photo whole. Filters, and the phone's choice to see all of many, are inputs that CSS reads.
 */
export function Tiles({ props, section, site, figureClass }: TilesProps): ReactNode {
  const { items } = props;
  const filters = usedFilters(props);
  const tiles = tilesOf(items, site);
  const folds = items.length > firstOnPhones;
  return (
    <>
      <FilterChoice filters={filters} name={`${section.id}-show`} site={site} />
      <ul className={folds ? 'tiles folds' : 'tiles'}>
        {items.map((item, place) => {
          const own = tiles.filter((tile) => tile.item === item);
          const shape = shapeOfTile(item.picture);
          const isLead = place === 0 && !item.before && shape >= leads.from && shape < leads.to;
          const classes = [
            site.valueClass('--r', item.before ? 2 * shape : shape),
            item.before ? 'pair' : isLead ? 'large' : '',
            filterClasses(item, filters),
          ];
          return (
            <li key={pictureKey(item.picture)} className={classes.filter(Boolean).join(' ')}>
              <figure className={figureClass}>
                {own.map((tile) => (
                  <TileLink key={tile.index} tile={tile} count={tiles.length} section={section} site={site}>
                    <PictureView picture={tile.picture} slot={{ width: 4, height: 3, sizes: sizesOf(shape, isLead) }} site={site} />
                  </TileLink>
                ))}
                <Captions tiles={own} />
              </figure>
            </li>
          );
        })}
      </ul>
      {folds && (
        <label className="unfold">
          <input className="all" type="checkbox" />
          {site.words.at.showAll(tiles.length)}
        </label>
      )}
    </>
  );
}

/** The caption of a picture. Those of a pair are side by side, each under its own. */
function Captions({ tiles }: { tiles: readonly Tile[] }): ReactNode {
  if (!tiles.some(({ caption }) => caption)) return null;
  const [only, ...others] = tiles;
  if (only && others.length === 0) return <figcaption>{only.caption}</figcaption>;
  return (
    <figcaption>
      {tiles.map((tile) => (
        <span key={tile.index}>
          <Caption tile={tile} />
        </span>
      ))}
    </figcaption>
  );
}

function shapeOfTile(picture: Picture): number {
  return Math.max(tallest, shapeOf(ratioOf(picture)));
}

function sizesOf(shape: number, isLead: boolean): string {
  const desktop = isLead ? 92 : shape < leads.from ? 33 : shape < leads.to ? 48 : 92;
  return `(min-width: 36rem) ${desktop}vw, ${shape < 0.85 ? '48vw' : listPhotoOnPhone}`;
}
