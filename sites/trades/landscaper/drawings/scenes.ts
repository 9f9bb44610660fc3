import type { Composition } from '../../../scenes/composition.ts';
import type { Frame } from '../../../scenes/frame.ts';
import { lifeColor } from '../../../scenes/life-colors.ts';
import { cone, daisy, leaf, tree } from '../../../scenes/parts/plants.ts';
import { butt, circle, clip, define, ellipse, fill, type Point, path, place, rect, repeat, stroke, use } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const scenes: Composition[] = [
  { title: 'A mower on a striped lawn', grounds: ['soft', 'accent'], draw: mower },
  { title: 'A hedge, half wild and half clipped', grounds: ['soft', 'accent', 'brand'], draw: halfClipped },
  { title: 'A garden path and a pond from above', grounds: ['brand', 'soft'], draw: fromAbove },
];

function mower(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const horizon = height * (tall ? 0.46 : 0.45);
  const vanishX = width * (wide ? 0.34 : 0.36);
  const count = wide ? 13 : 9;
  const stripeWidth = (width * 2.6) / count;
  const sunColor = tone.pop;
  const [lawn, , lawnLight] = lifeColor('leaf', tone);
  const [crown, crownShade] = lifeColor('dark-leaf', tone);
  const stripes = repeat(count, (i) => {
    const a = vanishX - width * 1.3 + i * stripeWidth;
    return i % 2 ? '' : fill(path`M${vanishX} ${horizon - 90}L${a} ${height + 10}H${a + stripeWidth}z`, lawnLight);
  });
  const id = `${frame.id}l`;
  const mowerX = width * (wide ? 0.66 : 0.62);
  const mowerY = height * 0.87;
  return (
    circle(vanishX + 10, horizon - 30, tall ? 92 : 84, sunColor) +
    fill(
      path`M0 ${horizon + 6}C${width * 0.2} ${horizon - 50} ${width * 0.4} ${horizon - 30} ${width * 0.6} ${horizon - 6}S${width * 0.9} ${horizon - 40} ${width} ${horizon - 24}V${height}H0z`,
      tone.groundShade,
    ) +
    rect(0, horizon, width, height - horizon, lawn) +
    clip(id, path`M0 ${horizon}h${width}v${height}H0z`, stripes) +
    cone(width * 0.08, horizon + 16, 84, tall ? 190 : 150, crown, crownShade, tone.deep) +
    cone(width * 0.2, horizon + 12, 60, tall ? 130 : 104, crown, crownShade, tone.deep) +
    tree(width * (wide ? 0.86 : 0.84), horizon + 34, tall ? 74 : 62, crown, crownShade, tone.ink) +
    (wide
      ? tree(width * 0.7, horizon + 16, 40, crown, crownShade, tone.deep) +
        cone(width * 0.96, horizon + 24, 70, 130, crown, crownShade, tone.deep)
      : '') +
    stroke(path`M0 ${horizon + 6}H${width}`, tone.deep, 12) +
    place(
      mowerX,
      mowerY,
      tall ? 1.05 : 1.1,
      ellipse(14, 24, 120, 14, tone.deep) +
        stroke('M70-34L160-150h34', tone.deep, 11) +
        fill('M-96 6v-22a34 34 0 0 1 34-34h100a40 40 0 0 1 40 40v16z', sunColor) +
        fill('M20-50h18a40 40 0 0 1 40 40v16H20z', tone.on === 'accent' ? tone.soft : tone.accentShade) +
        rect(-46, -78, 70, 32, tone.deep, 6) +
        rect(-30, -92, 38, 18, tone.paper, 4) +
        circle(-62, 6, 27, tone.ink) +
        circle(-62, 6, 11, tone.paper) +
        circle(56, 0, 36, tone.ink) +
        circle(56, 0, 15, tone.paper),
    )
  );
}

/** A hedge cut square: a round shrub in a pot is read as a scoop of ice cream. */
function halfClipped(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const middle = width * (wide ? 0.42 : 0.4);
  const foot = height - (tall ? 74 : 52);
  const top = foot - height * (tall ? 0.5 : 0.56);
  const right = middle + width * (tall ? 0.44 : wide ? 0.28 : 0.36);
  const [clipped, wildColor, clippedLight] = lifeColor('leaf', tone);
  const step = 46;
  const wild = repeat(Math.ceil(middle / step), (i) => {
    const x = middle - 30 - i * step;
    const y = top + (i % 2 ? 4 : 18);
    return place(x, y - 20, i % 3 ? 0.5 : 0.72, leaf(wildColor), ((i * 37) % 60) - 38) + circle(x, y, i % 2 ? 36 : 30, wildColor);
  });
  const leaves = (
    [
      [0.22, 0.3],
      [0.56, 0.56],
      [0.78, 0.24],
      [0.3, 0.78],
      [0.82, 0.8],
    ] as const
  ).map(([x, y]) => place(middle + (right - middle) * x, top + (foot - top) * y, 0.34, leaf(wildColor), x * 90 - 40));
  const fallen = (x: number, y: number, turn: number) => place(x, y, 0.3, leaf(clipped), turn);
  return (
    circle(right + (wide ? 60 : 6), foot - 30, tall ? 110 : 124, tone.groundLight) +
    rect(0, foot, width, height - foot, tone.groundShade) +
    wild +
    rect(0, top + 14, middle + 1, foot - top - 14, wildColor) +
    fill(path`M${middle} ${top - 6}H${right - 10}a10 10 0 0 1 10 10V${foot}H${middle}z`, clipped) +
    leaves.join('') +
    stroke(path`M${middle + 22} ${top + 14}H${right - 26}`, clippedLight, 8) +
    place(
      middle + 4,
      top - 26,
      tall ? 0.86 : 1,
      fill('M0 0L216-58l8 26z', tone.dark ? tone.paper : tone.ink) +
        fill('M4 6L222 24l-4 28z', tone.dark ? tone.paper : tone.ink) +
        circle(214, -10, 15, tone.pop) +
        stroke('M224-42C276-70 330-62 400-66M222 36C280 34 330 24 400 34', tone.pop, 24),
      tall ? -30 : -6,
    ) +
    fallen(right + 30, foot + 12, 70) +
    fallen(right + 62, top + 120, -30) +
    fallen(right + 26, top + 206, 110) +
    fallen(middle + 60, foot + 34, -70) +
    (wide ? tree(width * 0.9, height - 30, 54, clipped, wildColor, tone.dark ? tone.paper : tone.deep) : '')
  );
}

function fromAbove(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide, id } = frame;
  const [leafColor, leafShade] = lifeColor('leaf', tone);
  const plants = tall ? tallBeds : wide ? wideBeds : beds;
  const pondX = width * (tall ? 0.26 : wide ? 0.83 : 0.8);
  const pondY = height * (tall ? 0.47 : 0.24);
  return (
    repeat(Math.ceil(width / 56) + 1, (i) => (i % 2 ? '' : rect(i * 56, 0, 56, height, tone.groundLight))) +
    define(`${id}r`, rosette(leafColor, leafShade, tone.ground)) +
    define(`${id}b`, daisy(tone.accent, tone.dark ? tone.paper : tone.deep, 9)) +
    steppingStones(frame, tone) +
    ellipse(pondX + 8, pondY + 10, 104, 76, tone.groundShade) +
    ellipse(pondX, pondY, 102, 74, tone.dark ? tone.paper : tone.brandMid) +
    ellipse(pondX, pondY, 84, 58, lifeColor('water', tone)[0]) +
    place(pondX - 14, pondY + 8, 1, fill('M-34 0C-16-18 10-18 26 0L44-13V13L26 0C10 18-16 18-34 0z', tone.accent), -14) +
    place(pondX + 40, pondY - 22, 1, fill('M0 0L18-10A21 21 0 1 1 6-20z', tone.dark ? tone.deep : tone.soft)) +
    plants
      .map(
        ([kind, x, y, size]) =>
          circle(width * x + 7, height * y + 9, size * (kind === 'r' ? 90 : 58), tone.groundShade) +
          use(`${id}${kind}`, width * x, height * y, size),
      )
      .join('')
  );
}

/** Where plants stand, in shares of the frame: rosettes and blooms, with their scale. */
type Bed = readonly [kind: 'r' | 'b', x: number, y: number, size: number];

const beds: readonly Bed[] = [
  ['r', 0.13, 0.2, 0.86],
  ['b', 0.36, 0.14, 0.8],
  ['b', 0.04, 0.5, 0.6],
  ['r', 0.6, 0.92, 1],
  ['b', 0.42, 0.94, 0.5],
  ['r', 0.97, 0.92, 0.8],
  ['b', 0.8, 0.94, 0.46],
];

const wideBeds: readonly Bed[] = [
  ...beds.map(([kind, x, y, size]): Bed => [kind, x * 0.96, y, size]),
  ['r', 0.58, 0.06, 0.66],
  ['b', 0.68, 0.36, 0.5],
];

const tallBeds: readonly Bed[] = [
  ['r', 0.1, 0.12, 0.9],
  ['b', 0.86, 0.09, 0.84],
  ['b', 0.46, 0.3, 0.5],
  ['r', 0.94, 0.6, 0.8],
  ['r', 0.84, 0.9, 1.04],
  ['b', 0.56, 0.72, 0.64],
  ['b', 0.06, 0.84, 0.8],
];

/** A plant seen from above: two rounds of leaves. */
function rosette(leafColor: string, innerColor: string, rib: string): string {
  return (
    repeat(8, (i) => place(0, 0, 1, leaf(leafColor, rib), i * 45)) + repeat(6, (i) => place(0, 0, 0.62, leaf(innerColor, rib), i * 60 + 20))
  );
}

/** Slabs along a curve through the frame, each turned with the way. */
function steppingStones({ width, height, tall, wide }: Frame, tone: GroundTones): string {
  const along = (from: number, bend: number, pull: number, to: number, t: number) =>
    from * (1 - t) ** 3 + 3 * bend * t * (1 - t) ** 2 + 3 * pull * t ** 2 * (1 - t) + to * t ** 3;
  const at = (t: number): Point =>
    tall
      ? [
          along(width * 0.3, -width * 0.1, width * 1.3, width * 0.62, t),
          along(height * 1.02, height * 0.6, height * 0.5, -height * 0.02, t),
        ]
      : [
          along(-width * 0.02, width * 0.36, width * 0.44, width * 1.02, t),
          along(height * 0.8, height * 1.1, -height * 0.1, height * 0.62, t),
        ];
  const count = tall || wide ? 11 : 9;
  const slabs = repeat(count, (i) => {
    const [x, y] = at(i / (count - 1));
    const [nextX, nextY] = at(i / (count - 1) + 0.01);
    const length = Math.hypot(nextX - x, nextY - y);
    const [acrossX, acrossY] = [((nextY - y) / length) * 40, ((x - nextX) / length) * 40];
    return path`M${x - acrossX} ${y - acrossY}l${2 * acrossX} ${2 * acrossY}`;
  });
  return stroke(slabs, tone.groundShade, 54, `${butt} transform="translate(6 8)"`) + stroke(slabs, tone.paper, 54, butt);
}
