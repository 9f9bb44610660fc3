import type { Palette } from '../../../../document/document.ts';
import { frame } from '../../../../scenes/signature/shapes/frame.ts';
import { mix } from '../../../../scenes/signature/shapes/tones.ts';
import { beanBag, coffeeTones } from '../shapes.ts';

export const title = 'Drawing of a bag of coffee beans with a moon on it';
export const ratio = 200 / 250;

export function draw(p: Palette, id: string): string {
  const body = mix(coffeeTones(p).night, p.aMain, 0.16);
  return frame({
    width: 200,
    height: 250,
    id,
    title,
    align: 'xMidYMax',
    fit: 'meet',
    body: beanBag(p, body, p.aPop, `<circle cx="82" cy="104" r="36" fill="${body}"/>`),
  });
}
