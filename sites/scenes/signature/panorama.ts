import type { Palette } from '../../document/document.ts';
import { frame } from './shapes/frame.ts';
import { foothillTown } from './shapes/hillside.ts';

export const title = 'Drawing of a small town before foothills: a flat-topped mesa, houses, trees and the sun';
export const ratio = 1600 / 520;

/** For any trade with an address. Its sky is the quiet band's ground, so text above it has no seam. */
export function draw(p: Palette, id: string): string {
  return frame({ width: 1600, height: 520, id, title, align: 'xMidYMax', body: foothillTown(p) });
}
