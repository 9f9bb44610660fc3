import { type RiseCut, risePaths } from './rise-paths.ts';

/** Redraws a server-rendered `Rise` (its `data-cut` names the cut) with the sun at `hours` of 24. */
export function drawRise(svg: SVGSVGElement, hours: number): void {
  const { lit, unlit, done, sun } = risePaths({ cut: svg.dataset.cut as RiseCut, value: hours, total: 24 });
  const set = (part: string, attributes: Record<string, string | number>) => {
    const element = svg.querySelector(`[data-part="${part}"]`);
    for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name, String(value));
  };
  set('lit', { d: lit });
  set('unlit', { d: unlit });
  set('done', { d: hours > 0 ? done : '' });
  set('sun', { cx: sun.x, cy: sun.y });
}
