import { interpolate, wcagContrast } from 'culori';

/** Whether words of one hex color can be read on another: WCAG AA for text of any size, 4.5. */
export function isLegible(text: string, ground: string): boolean {
  return wcagContrast(text, ground) >= 4.5;
}

/** Whether words can be read on `share` (0 to 1) of `tone` mixed into `ground`, as CSS mixes `in oklab`. */
export function isLegibleOnMix(text: string, ground: string, tone: string, share: number): boolean {
  return wcagContrast(text, interpolate([ground, tone], 'oklab')(share)) >= 4.5;
}
