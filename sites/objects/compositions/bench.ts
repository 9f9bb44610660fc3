import { nth } from '../../scenes/nth.ts';
import { path, rect, stroke } from '../../scenes/pen.ts';
import type { Ground } from '../../scenes/tones.ts';
import { land, tufts } from '../land.ts';
import type { DrawnObject } from '../object.ts';
import { canBe, forTable } from '../poses.ts';
import { aroundHero, company, row } from '../row.ts';
import { chance, type Stage } from '../stage.ts';
import { bird, birdOn, bunting, snail } from '../surprises.ts';

/** Things on a bench outdoors, before the place. */
export const grounds: readonly Ground[] = ['soft', 'accent', 'brand'];

export function suits([hero, ...others]: readonly DrawnObject[], ratio: number): number {
  if (!hero || hero.cm > 160) return 0;
  if (canBe(hero, 'table')) return ratio > 2.3 && others.length < 2 ? 0.5 : 1;
  return others.filter((object) => canBe(object, 'table')).length > 1 ? 0.6 : 0;
}

const thickness = 20;

export function draw(stage: Stage): string {
  const { width, height, tall, wide, panorama } = stage;
  const top = height * (tall ? 0.78 : 0.76);
  const left = width * (panorama ? 0.14 : 0.04);
  const length = width * (panorama ? 0.76 : 1.1);
  const onBench = forTable(stage.objects);
  const objects = aroundHero(stage, company(onBench, tall ? 3 : panorama ? 5 : wide ? 4 : 3));
  const lone = objects.length === 1;
  const { drawing, stood } = row(stage, objects, {
    left: !tall ? left + 62 : lone ? left : -width * 0.1,
    right: panorama ? left + length - 30 : width * (lone ? 0.96 : tall ? 1.18 : 1.06),
    foot: top + 3,
    height: height * (lone ? 0.66 : tall ? 0.42 : panorama ? 0.62 : 0.54),
    depth: 0,
    shadow: 'none',
    claim: lone ? 1 : tall ? 0.82 : 0.95,
  });
  const pennants = chance(stage, 0.5) ? bunting(stage, height * 0.02, panorama ? 13 : wide ? 9 : tall ? 5 : 7) : '';
  const guest = tall
    ? birdOn(stage, nth(stood, stood.length - 1))
    : chance(stage, 0.6)
      ? bird(stage, left + 34, top)
      : snail(stage, left + 50, top, 0.6);
  return (
    land(stage, height * (tall ? 0.54 : 0.52)) +
    pennants +
    bench(stage, left, top, length) +
    drawing +
    seat(stage, left, top, length) +
    tufts(stage, height + 6, wide ? 7 : 4) +
    guest
  );
}

/** Legs and braces. */
function bench({ height, scenery, tone }: Stage, left: number, top: number, length: number): string {
  const color = woodShade({ scenery, tone });
  const under = top + thickness;
  const right = left + length * 0.9;
  return (
    rect(left + 26, under, 22, height, color) +
    rect(right - 22, under, 22, height, color) +
    stroke(path`M${left + 36} ${height + 10}L${left + 150} ${under}M${right - 12} ${height + 10}L${right - 126} ${under}`, color, 15)
  );
}

function seat({ scenery, tone }: Stage, left: number, top: number, length: number): string {
  return (
    rect(left, top, length, thickness, tone.dark ? tone.soft : tone.brand, 4) +
    rect(left, top + thickness - 6, length, 8, woodShade({ scenery, tone }), 4)
  );
}

function woodShade({ tone }: Pick<Stage, 'scenery' | 'tone'>): string {
  return tone.dark ? tone.brandMid : tone.deep;
}
