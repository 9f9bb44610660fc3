import type { Palette } from '../../../../document/document.ts';
import { frame, tenth } from '../../../../scenes/signature/shapes/frame.ts';
import { beanBag } from '../shapes.ts';

export const title = 'Drawing of a bag of coffee beans with a sun on it';
export const ratio = 200 / 250;

export function draw(p: Palette, id: string): string {
  const rays = Array.from({ length: 8 }, (_, turn) => {
    const angle = (turn * Math.PI) / 4;
    const at = (radius: number) => `${tenth(96 + radius * Math.cos(angle))} ${tenth(116 + radius * Math.sin(angle))}`;
    return `M${at(52)}L${at(62)}`;
  }).join('');
  const emblem = `<path d="${rays}" stroke="${p.aSoft}" stroke-width="8" stroke-linecap="round"/>`;
  return frame({ width: 200, height: 250, id, title, align: 'xMidYMax', fit: 'meet', body: beanBag(p, p.aPop, p.aSoft, emblem) });
}
