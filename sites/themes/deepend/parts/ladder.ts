import { wcagContrast } from 'culori';
import type { Palette } from '../../../document/document.ts';
import type { Site } from '../../../sections/site.ts';
import { derivedProperties } from '../../derived.ts';

/** Least contrast of a colored button or mark with its ground: its shape must be visible at a glance. */
const leastShape = 2;

/** Classes `lit3` and `lit4` for the steps of the ladder of grounds on which the accent stands out. */
export function litSteps({ accent, ...palette }: Palette): string {
  const derived = new Map(derivedProperties({ accent, ...palette }));
  const lit = [3, 4].filter((step) => wcagContrast(accent, derived.get(`--g${step}`) ?? accent) >= leastShape);
  return lit.map((step) => ` lit${step}`).join('');
}

/** Whether feet of water mean something to this business: pools and swimming, not a pool table. */
export function hasWater({ document: { trade } }: Site): boolean {
  return trade.key === 'pool-service' || /\bswim|piscina|alberca|nataci[oó]n/i.test(trade.label.text);
}
