import { pick } from '../../scenes/art/generator.ts';
import { circle, fill, path, rect, stroke } from '../../scenes/pen.ts';
import type { Ground } from '../../scenes/tones.ts';
import { arch, pendantLamp, roomWindow, stripes } from '../backdrops.ts';
import type { DrawnObject } from '../object.ts';
import { canBe, forTable, livesOutdoors } from '../poses.ts';
import { aroundHero, company, row } from '../row.ts';
import { between, chance, type Stage } from '../stage.ts';
import { birdOn, peekingCat } from '../surprises.ts';

/** Things on a table with a cloth over its edge. */
export const grounds: readonly Ground[] = ['soft', 'brand', 'accent'];

export function suits([hero, ...others]: readonly DrawnObject[], ratio: number): number {
  if (!hero || hero.cm > 160) return 0;
  const standing = others.filter((object) => canBe(object, 'table')).length + (canBe(hero, 'table') ? 1 : 0);
  if (!standing || !(canBe(hero, 'table') || (canBe(hero, 'flat') && hero.cm < 90))) return 0;
  return standing > 1 ? 1.3 : ratio > 2.3 ? 0.4 : 0.9;
}

export function draw(stage: Stage): string {
  const { width, height, tall, panorama } = stage;
  const back = height * (tall ? 0.7 : 0.66);
  const edge = height * (tall ? 0.85 : 0.84);
  const onTable = forTable(stage.objects);
  const objects = aroundHero(stage, company(onTable, tall ? 3 : panorama ? 5 : 4));
  const { drawing, stood } = row(stage, objects, {
    left: width * (tall ? -0.1 : 0.05),
    right: width * (tall ? 1.16 : 1.06),
    foot: back + (edge - back) * 0.62,
    height: height * (tall ? 0.5 : panorama ? 0.68 : 0.62),
    claim: tall ? 0.8 : 0.88,
    depth: (edge - back) * 0.34,
    shadowColor: stage.scenery.nearShade,
  });
  const clothX = width * between(stage, 0.14, 0.74);
  const perch = stood.find(({ object }) => object === stage.hero) ?? stood[0];
  const joke = chance(stage, 0.5)
    ? catUnderEdge(stage, width * (clothX > width / 2 ? 0.22 : 0.78), edge)
    : perch && !perch.lies
      ? birdOn(stage, perch)
      : '';
  return (
    wall(stage, back) +
    rect(0, back, width, edge - back + 2, stage.scenery.near) +
    drawing +
    front(stage, edge) +
    cloth(stage, clothX, edge) +
    joke
  );
}

function wall(stage: Stage, foot: number): string {
  const { width, height, tall, wide, panorama, tone, scenery, variant } = stage;
  const x = width * (wide ? pick(stage, [0.24, 0.7]) : between(stage, 0.36, 0.66));
  const beside = x > width / 2 ? width * 0.12 : width * 0.76;
  const view = panorama ? roomWindow(stage, { x: beside, y: height * 0.1, width: height * 0.32, height: height * 0.38 }) : '';
  if (variant === 0) {
    const radius = tall ? width * 0.3 : height * 0.3;
    return (
      view +
      fill(arch(x, foot, radius, height * 0.26), scenery.veil) +
      circle(x + radius * 0.34, foot - height * 0.3, radius * 0.3, tone.pop)
    );
  }
  if (variant === 1 || stage.objects.some(livesOutdoors))
    return view + circle(x, foot - height * 0.2, height * (tall ? 0.26 : 0.38), scenery.veil);
  const lamps = panorama ? [0.2, 0.5, 0.8] : [0.62];
  return (
    stripes({ x: 0, y: 0, width, height: foot }, 72, 14, tone.groundShade) +
    lamps.map((share) => pendantLamp(width * share, height * 0.2 + 30, 1, scenery.front, tone.pop)).join('')
  );
}

function front({ width, height, scenery }: Stage, edge: number): string {
  return rect(0, edge, width, height - edge, scenery.front) + rect(0, edge, width, 11, scenery.frontShade);
}

/** The corner of a cloth that hangs over the edge, with a border. */
function cloth({ height, tone, scenery }: Stage, x: number, edge: number): string {
  const drop = height - edge;
  return (
    fill(
      path`M${x - 74} ${edge}h148v${drop * 0.46}l-74 ${drop * 0.34}-74 ${-drop * 0.34}z`,
      tone.pop === scenery.front ? tone.brand : tone.pop,
    ) + stroke(path`M${x - 60} ${edge + 8}v${drop * 0.32}l60 ${drop * 0.28} 60 ${-drop * 0.28}v${-drop * 0.32}`, scenery.front, 5)
  );
}

function catUnderEdge(stage: Stage, x: number, edge: number): string {
  const { tone, scenery } = stage;
  const cat = peekingCat(stage, x, edge + 8, 0.9, scenery.front, tone.pop);
  return cat && cat + rect(x - 60, edge, 120, 13, scenery.frontShade);
}
