import type { Palette } from '../../../../document/document.ts';
import { frame } from '../../../../scenes/signature/shapes/frame.ts';
import { house, pawBadge, van } from '../../../../scenes/signature/shapes/street.ts';
import { mix } from '../../../../scenes/signature/shapes/tones.ts';

export const title = 'Drawing of a van with a paw on its side, parked in a driveway';
export const ratio = 4 / 3;

export function draw(p: Palette, id: string): string {
  return frame({
    width: 480,
    height: 360,
    id,
    title,
    align: 'xMidYMax',
    body: `<rect width="480" height="360" fill="${p.aSky}"/>${house(p, 266, 250, 0.52)}<path d="M0 246h480v120H0z" fill="${p.aGround}"/><path d="M336 248h88l60 120H180z" fill="${mix(p.aLight, mix(p.aSoft, p.aDark, 0.2), 0.24)}"/>${van(p, 40, 336, 1, pawBadge(p))}`,
  });
}
