import type { ReactNode } from 'react';
import type { Picture } from '../../../document/document.ts';
import { drawnShape, ratioOf, shapeOf } from '../../../sections/film-strips.ts';
import { PictureView, Spans } from '../../../sections/parts.tsx';
import type { Site } from '../../../sections/site.ts';
import { toneOf } from '../../lightness.ts';

/** Lettering along the edge of a film, as its maker prints it. Decoration, since the page says it elsewhere. */
export function FilmEdge({ words }: { words: string[] }): ReactNode {
  return (
    <p className="edge" aria-hidden="true">
      <Spans lines={words} />
    </p>
  );
}

/** What the edges of a site's film are lettered with: the name, and the town if it's known. */
export function edgeWords({ facts }: Site): string[] {
  const town = [facts.city, facts.state].filter(Boolean).join(' ');
  return [facts.shortName, ...(town ? [town] : [])];
}

/** A picture in a frame of its own shape, whole. */
export function FilmPicture({
  picture,
  sizes,
  site,
  priority = false,
}: {
  picture: Picture;
  sizes: string;
  site: Site;
  priority?: boolean;
}): ReactNode {
  return <PictureView picture={picture} slot={{ ...drawnShape, sizes, priority }} site={site} />;
}

/** Class of a picture's frame, which sets `--r`, its width over its height. */
export function shapeClass(picture: Picture, site: Site): string {
  return site.valueClass('--r', shapeOf(ratioOf(picture)));
}

/** OKLab lightness. */
const darkestWax = 0.42;

const rings = [
  'M30 5C58 1 92 3 96 26C99 48 97 72 88 86C76 99 40 99 22 95C4 90 1 62 3 40C5 16 18 4 52 4C62 4 70 6 76 9',
  'M74 7C50-1 12 2 5 24C-1 44 0 70 8 85C16 99 56 101 78 95C97 89 100 64 97 40C94 16 80 3 50 4C40 4 32 7 26 10',
  'M14 16C26 1 72-1 88 10C102 22 99 60 96 76C92 95 70 100 46 98C20 96 5 94 3 70C1 46 0 34 10 18C20 4 44 3 60 4',
];

/** The ring of a wax pencil around what was picked. A dark pencil would not show on film: there it is as light as the lettering. */
export function Ring({ site, turn = 0 }: { site: Site; turn?: number }): ReactNode {
  const dark = toneOf(site.document.theme.palette.accent).l < darkestWax;
  return (
    <svg className={dark ? 'ring dark' : 'ring'} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={rings[turn % rings.length]} />
    </svg>
  );
}
