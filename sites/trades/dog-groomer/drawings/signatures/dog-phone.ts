import type { Palette } from '../../../../document/document.ts';
import { sittingDog } from '../../../../scenes/signature/shapes/dog.ts';
import { frame } from '../../../../scenes/signature/shapes/frame.ts';
import { mix } from '../../../../scenes/signature/shapes/tones.ts';

export const title = 'Drawing of a dog sitting beside a phone';
export const ratio = 4 / 3;

export function draw(p: Palette, id: string): string {
  return frame({
    width: 480,
    height: 360,
    id,
    title,
    align: 'xMidYMax',
    body: `<rect width="480" height="360" fill="${p.aPop}"/><circle cx="240" cy="210" r="150" fill="${mix(p.aPop, p.aLight, 0.24)}"/>${sittingDog(p, 206, 360, 1.05, { collar: p.aMain })}<g transform="translate(352 196) rotate(14)"><rect x="-44" y="-92" width="88" height="176" rx="18" fill="${p.aDark}"/><rect x="-34" y="-74" width="68" height="136" rx="6" fill="${p.aLight}"/><path d="M-18-44h36M-18-22h36M-18 0h20" stroke="${p.aMain}" stroke-width="9" stroke-linecap="round"/><circle cx="0" cy="36" r="13" fill="${p.aGround}"/></g>`,
  });
}
