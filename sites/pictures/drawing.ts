import type { Palette, Picture } from '../document/document.ts';
import { compositionPicture } from '../objects/composition-picture.ts';
import { cutOut, tile } from '../objects/tile.ts';
import { art } from '../scenes/art/art.ts';
import { siteColors } from '../scenes/site-colors.ts';
import { detail, scene } from '../trades/scenes.ts';
import { signatureNamed } from '../trades/signature.ts';

type Drawing = Exclude<Picture, { kind: 'photo' }>;

/** Shape of a frame in any unit, such as 4 and 3. */
interface Shape {
  width: number;
  height: number;
}

/** The SVG of a drawing, composed for the slot in the palette's colors; `alt` becomes its title, empty means hidden from readers. Throws for a signature that does not exist. */
export function drawingSvg(picture: Drawing, slot: Shape, palette: Palette, id: string): string {
  const shared = { width: slot.width, height: slot.height, colors: siteColors(palette), id, title: picture.alt.text };
  switch (picture.kind) {
    case 'scene': {
      const { trade, seed, composition, ground, mirror } = picture;
      return scene({ ...shared, trade, seed, composition, ground, mirror });
    }
    case 'detail':
      return detail({ ...shared, trade: picture.trade, n: picture.n, seed: picture.seed });
    case 'composition': {
      const { composition, objects, seed, ground, place, quiet } = picture;
      return compositionPicture({ ...shared, kind: composition, objects, seed, ground, quiet, ...(place && { place }) });
    }
    case 'object':
      return picture.ground
        ? tile({ ...shared, name: picture.name, outfit: picture.outfit, ground: picture.ground })
        : cutOut({ ...shared, name: picture.name, outfit: picture.outfit, on: palette.scheme === 'dark' ? 'deep' : 'paper' });
    case 'art':
      return art({ ...shared, generator: picture.generator, seed: picture.seed });
    case 'signature':
      return renamed(signatureNamed(picture.name).draw(palette, id), picture.alt.text);
  }
}

/** Signatures carry a title of their own; the picture's alternative text takes its place. */
function renamed(svg: string, title: string): string {
  const head = / role="img"><title>[^<]*<\/title>/;
  const escaped = title.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  const name = title ? ` role="img"><title>${escaped}</title>` : ' aria-hidden="true">';
  return svg.replace(head, () => name);
}
