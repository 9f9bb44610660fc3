import type { Palette } from '../../../../document/document.ts';
import { frame } from '../../../../scenes/signature/shapes/frame.ts';
import { foothillTown } from '../../../../scenes/signature/shapes/hillside.ts';
import { tooth } from '../tooth.ts';

export const title = 'Drawing of foothills with a flat-topped mesa, houses, and a small dental office with a tooth on its sign';
export const ratio = 1600 / 520;

export function draw(p: Palette, id: string): string {
  return frame({ width: 1600, height: 520, id, title, align: 'xMidYMax', body: foothillTown(p, tooth(914, 278, 0.52, p.aLight)) });
}
