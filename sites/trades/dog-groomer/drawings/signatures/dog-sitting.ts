import type { Palette } from '../../../../document/document.ts';
import { sittingDog } from '../../../../scenes/signature/shapes/dog.ts';
import { frame } from '../../../../scenes/signature/shapes/frame.ts';
import { mix } from '../../../../scenes/signature/shapes/tones.ts';

export const title = 'Drawing of a dog sitting with its head tilted';
export const ratio = 12 / 11;

export function draw(p: Palette, id: string): string {
  return frame({
    width: 480,
    height: 440,
    id,
    title,
    align: 'xMidYMax',
    body: `<rect width="480" height="440" fill="${p.aMain}"/><circle cx="240" cy="250" r="170" fill="${mix(p.aMain, p.aDark, 0.2)}"/>${sittingDog(p, 240, 446, 1.3, { tilt: -12, collar: p.aSoft })}`,
  });
}
