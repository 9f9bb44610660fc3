import { circle, fill, path, place, repeat, ring } from '../../../scenes/pen.ts';

/** A car's wheel about 0,0: tire, hub, spokes. */
export function wheel(radius: number, tire: string, hub: string, metal: string, spokes = 5): string {
  const spoke = fill(
    path`M${-radius * 0.1} ${-radius * 0.16}L${-radius * 0.17} ${-radius * 0.6}H${radius * 0.17}L${radius * 0.1} ${-radius * 0.16}z`,
    metal,
  );
  return (
    circle(0, 0, radius, tire) +
    circle(0, 0, radius * 0.66, hub) +
    repeat(spokes, (index) => place(0, 0, 1, spoke, (index * 360) / spokes)) +
    ring(0, 0, radius * 0.6, metal, radius * 0.09) +
    circle(0, 0, radius * 0.17, metal)
  );
}
