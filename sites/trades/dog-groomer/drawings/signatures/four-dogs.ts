import type { Palette } from '../../../../document/document.ts';
import { sittingDog } from '../../../../scenes/signature/shapes/dog.ts';
import { frame } from '../../../../scenes/signature/shapes/frame.ts';
import { natural } from '../../../../scenes/signature/shapes/natural.ts';
import { mix } from '../../../../scenes/signature/shapes/tones.ts';

export const title = 'Drawing of four dogs in a row, from small to large';
export const ratio = 3;

/** Stands on the ground of its frame: the picture has no background of its own. */
export function draw(p: Palette, id: string): string {
  const brown = { fur: natural(p, 0.46, 0.09, 52), ear: natural(p, 0.34, 0.07, 52) };
  const white = { fur: p.aLight, ear: mix(p.aLight, p.aDark, 0.22) };
  const gray = { fur: mix(p.aDark, p.aLight, 0.26), ear: mix(p.aDark, p.aLight, 0.1) };
  return frame({
    width: 1200,
    height: 400,
    id,
    title,
    align: 'xMidYMax',
    fit: 'meet',
    body: `${sittingDog(p, 130, 402, 0.58, { coat: brown, collar: p.aMain })}${sittingDog(p, 370, 402, 0.84, { coat: white })}${sittingDog(p, 660, 402, 1.14, { collar: p.aMain })}${sittingDog(p, 1000, 402, 1.42, { coat: gray, collar: p.aSoft })}`,
  });
}
