import type { ReactNode } from 'react';
import type { Picture } from '../../../document/document.ts';
import { PictureView } from '../../parts.tsx';
import type { Site } from '../../site.ts';
import type { GalleryProps } from '../schema.ts';

/** Pictures of a long gallery that a phone shows at first. Each photo is a request of its own. */
export const firstOnPhones = 7;

type Item = GalleryProps['items'][number];

/** One picture of a gallery, which shows an item of its list, or what was before or after. */
export interface Tile {
  item: Item;
  picture: Picture;
  /** 'Before' or 'After', if it's one of a pair. */
  label?: string;
  /** Its own. */
  caption?: string | undefined;
  /** Its number among the gallery's pictures, from 0. */
  index: number;
}

/** The pictures of a gallery one by one. */
export function tilesOf(items: readonly Item[], { words: { at } }: Site): Tile[] {
  const tiles = items.flatMap((item) => {
    const { before, picture } = item;
    const caption = item.caption?.text;
    return before
      ? [
          { item, picture: before, label: at.before, caption: item.beforeCaption?.text },
          { item, picture, label: at.after, caption },
        ]
      : [{ item, picture, caption }];
  });
  return tiles.map((tile, index) => ({ ...tile, index }));
}

interface TileLinkProps {
  tile: Tile;
  /** How many pictures the gallery has. */
  count: number;
  section: { id: string };
  site: Site;
  children: ReactNode;
}

/** A gallery's picture as a link that opens it whole. A drawing is as large as it gets, so it's no link. */
export function TileLink({ tile, count, section, site, children }: TileLinkProps): ReactNode {
  if (tile.picture.kind !== 'photo') return children;
  return (
    <a className="opens" id={thumbId(section, tile)} href={`#${photoId(section, tile)}`} aria-label={nameOf(tile, count, site)}>
      {children}
      {tile.label && <span className="side">{tile.label}</span>}
    </a>
  );
}

/**
 * The photos of a gallery, each as large as the window, beside one another: swiping and the arrow keys go from one to the next, as do
 * the links. It's shown while the page's address ends with one of them, so it needs no script. Close leads back to the photo's place in
 * the gallery, or to the gallery's start if a phone hides that place.
 */
export function PhotoViewer({ items, section, site }: { items: readonly Item[]; section: { id: string }; site: Site }): ReactNode {
  const all = tilesOf(items, site);
  const photos = all.filter(({ picture }) => picture.kind === 'photo');
  const { at } = site.words;
  if (photos.length === 0) return null;
  return (
    <section className="viewer" aria-label={site.words.pages.gallery}>
      <ol>
        {photos.map((tile, place) => {
          const [previous, next] = [photos[place - 1], photos[place + 1]];
          const { label, caption } = tile;
          return (
            <li key={tile.index} id={photoId(section, tile)} tabIndex={-1} aria-label={nameOf(tile, all.length, site)}>
              <a className="close" href={`#${thumbId(section, tile)}`}>
                <span className="vh">{at.close}</span>
              </a>
              {items.indexOf(tile.item) >= firstOnPhones && (
                <a className="close folded" href={`#${section.id}`}>
                  <span className="vh">{at.close}</span>
                </a>
              )}
              <figure>
                <PictureView picture={tile.picture} slot={{ width: 4, height: 3, sizes: '100vw' }} site={site} />
                {(label || caption) && <figcaption>{caption ? <Caption tile={tile} /> : label}</figcaption>}
              </figure>
              {previous && (
                <a className="previous" href={`#${photoId(section, previous)}`}>
                  <span className="vh">{at.previousPhoto}</span>
                </a>
              )}
              {next && (
                <a className="next" href={`#${photoId(section, next)}`}>
                  <span className="vh">{at.nextPhoto}</span>
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** 'Before: The kitchen'. The caption is an element of its own, so the editor finds it. */
export function Caption({ tile: { label, caption } }: { tile: Tile }): ReactNode {
  if (!label || !caption) return caption;
  return (
    <>
      {label}: <span>{caption}</span>
    </>
  );
}

/** 'Photo 3 of 12: Before: The kitchen'. */
function nameOf({ caption, picture, label, index }: Tile, count: number, { words }: Site): string {
  return [words.at.photoOf(index + 1, count), label, caption ?? picture.alt.text].filter(Boolean).join(': ');
}

function photoId(section: { id: string }, { index }: Tile): string {
  return `${section.id}-photo-${index + 1}`;
}

function thumbId(section: { id: string }, { index }: Tile): string {
  return `${section.id}-thumb-${index + 1}`;
}
