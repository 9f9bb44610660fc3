import type { Composition } from '../../../scenes/composition.ts';
import type { Frame } from '../../../scenes/frame.ts';
import { lifeColor } from '../../../scenes/life-colors.ts';
import { leaf } from '../../../scenes/parts/plants.ts';
import { circle, ellipse, fill, path, place, polar, rect, repeat, ring, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const scenes: Composition[] = [
  { title: 'A fish on a plate with fork and knife', grounds: ['brand', 'accent', 'soft'], draw: plateOfFish },
  { title: 'Noodles lifted from a bowl', grounds: ['accent', 'brand', 'soft'], draw: noodles },
  { title: 'Vegetables tossed from a pan', grounds: ['soft', 'brand', 'accent'], draw: tossedPan },
];

function plateOfFish(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const x = width * (tall ? 0.5 : wide ? 0.5 : 0.52);
  const y = height * (tall ? 0.54 : 0.5);
  const radius = tall ? 128 : 152;
  const onPlate = { ground: tone.paper, brand: tone.brand };
  const [herb, , herbLight] = lifeColor('leaf', onPlate);
  const [flesh, fleshShade] = lifeColor('salmon', onPlate);
  const cutlery = tone.dark ? tone.soft : tone.ink;
  const cutleryShade = tone.dark ? tone.brandMid : tone.brandLight;
  const size = tall ? 0.9 : 1;
  const [forkX, knifeX] = [x - radius - (tall ? 38 : 54), x + radius + (tall ? 36 : 50)];
  const stripe = 56;
  const cloth = repeat(Math.ceil(width / stripe), (i) => (i % 2 ? '' : rect(i * stripe, 0, stripe, height, tone.groundLight)));
  return (
    cloth +
    circle(x + 11, y + 14, radius, tone.groundShade) +
    circle(x, y, radius, tone.paper) +
    ring(x, y, radius * 0.88, tone.main === tone.soft ? tone.brand : tone.main, 6) +
    ring(x, y, radius * 0.72, tone.paperShade, 5) +
    place(
      x + 2,
      y,
      radius / 192,
      place(0, 0, 1, fish(flesh, fleshShade, tone.paper), -24) +
        place(
          64,
          64,
          1,
          circle(0, 0, 36, tone.soft) +
            circle(0, 0, 29, lifeColor('corn', onPlate)[0]) +
            repeat(6, (i) => {
              const [p, q] = polar(0, 0, 26, i * 60);
              return stroke(path`M0 0L${p} ${q}`, tone.paper, 4);
            }),
        ) +
        place(
          -54,
          74,
          1,
          fill('M0 0C-40-8-56 20-60 40C-30 44-6 34 0 0z', herb) + fill('M6 4C10 30-6 46-24 54C-28 34-20 12 6 4z', herbLight),
        ),
    ) +
    place(forkX + 8, y, size, fork(tone.groundShade)) +
    place(knifeX + 8, y, size, knife(tone.groundShade, tone.groundShade)) +
    place(forkX, y - 10, size, fork(cutlery)) +
    place(knifeX, y - 10, size, knife(cutlery, cutleryShade)) +
    (wide
      ? circle(width * 0.9 + 6, height * 0.2 + 8, 46, tone.groundShade) +
        circle(width * 0.9, height * 0.2, 46, tone.dark ? tone.brandMid : tone.paper) +
        circle(width * 0.9, height * 0.2, 34, tone.on === 'accent' ? tone.brand : tone.accent)
      : tall
        ? circle(width * 0.84 + 6, height * 0.13 + 8, 44, tone.groundShade) +
          circle(width * 0.84, height * 0.13, 44, tone.dark ? tone.brandMid : tone.paper) +
          circle(width * 0.84, height * 0.13, 32, tone.on === 'accent' ? tone.brand : tone.accent)
        : '') +
    (tall || wide
      ? place(
          width * (wide ? 0.09 : 0.2),
          height * (wide ? 0.76 : 0.12),
          1,
          circle(5, 7, 40, tone.groundShade) +
            circle(0, 0, 40, tone.dark ? tone.accent : tone.brand) +
            circle(-12, -10, 12, tone.soft) +
            circle(13, 8, 12, tone.soft) +
            circle(13, -16, 9, tone.soft),
        )
      : '')
  );
}

function noodles(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const x = width * (wide ? 0.54 : 0.5);
  const y = height * (tall ? 0.62 : 0.58);
  const scale = tall ? 1.06 : 1.08;
  const bowl = tone.dark ? tone.paper : tone.brand;
  const bowlShade = tone.dark ? tone.softShade : tone.deep;
  const [noodle, noodleShade] = lifeColor('straw', tone);
  const sticks = tone.dark ? tone.soft : tone.ink;
  const lift = tall ? 300 : 240;
  const strandX = [-34, -17, 0, 17, 34];
  return (
    circle(x + (wide ? -150 : -70), y - 150, tall ? 96 : 104, tone.groundLight) +
    place(
      x,
      y,
      scale,
      stroke(path`M-60 ${-lift + 60}L300 ${-lift - 50}M-60 ${-lift + 94}L300 ${-lift + 6}`, sticks, 15) +
        strandX
          .map((q, i) =>
            stroke(
              path`M${q + 30} ${-lift + 34}C${q + 60} ${-lift * 0.6} ${q - 10} ${-lift * 0.4} ${q + 20} -20`,
              i % 2 ? noodleShade : noodle,
              14,
            ),
          )
          .join('') +
        strandX.map((q, i) => stroke(path`M${q + 30} ${-lift + 34}q8-34 16 0v${70 + i * 16}`, i % 2 ? noodleShade : noodle, 14)).join('') +
        ellipse(0, -4, 176, 34, bowlShade) +
        circle(-110, -14, 34, noodle) +
        fill('M-144-14a34 34 0 0 0 68 0z', tone.paper) +
        ellipse(112, -16, 40, 26, tone.soft) +
        circle(112, -18, 14, lifeColor('corn', tone)[0]) +
        repeat(6, (i) => stroke(path`M${-84 + i * 34} -10q16-18 32 0t32 4`, i % 2 ? noodleShade : noodle, 13)) +
        fill('M-180-6H180C180 90 110 160 70 170H-70C-110 160-180 90-180-6z', bowl) +
        fill('M40-6H180C180 90 110 160 70 170H10C60 120 60 50 40-6z', bowlShade) +
        stroke('M-180 10H180', tone.accent, 9) +
        repeat(5, (i) => fill(path`M${-118 + i * 52} 56l22-22 22 22-22 22z`, tone.dark ? tone.brand : tone.accent)) +
        rect(-84, 166, 168, 22, bowlShade, 4),
    ) +
    rect(0, Math.min(height - 14, y + 186 * scale), width, height, tone.dark ? tone.deep : tone.groundShade)
  );
}

function fork(color: string): string {
  return (
    rect(-8, 10, 16, 190, color, 8) +
    fill('M-30-110c0-8 12-8 12 0v60h12v-60c0-8 12-8 12 0v60h12v-60c0-8 12-8 12 0v70c0 36-16 44-22 50h-16c-6-6-22-14-22-50z', color)
  );
}

function knife(color: string, s: string): string {
  return rect(-9, 40, 18, 160, color, 8) + fill('M-9 44V-110c26 16 36 70 22 154z', color) + fill('M-2 44V-80c8 20 10 70 6 124z', s);
}

function fish(color: string, shade: string, line: string): string {
  return (
    fill('M-130 0C-90-66 20-70 96-14L150-52C140-20 140 20 150 52L96 14C20 70-90 66-130 0z', color) +
    fill('M-130 0C-90 66 20 70 96 14L150 52C142 34 140 16 140 0z', shade) +
    stroke('M-78-34C-60-14-60 14-78 34', line, 6) +
    repeat(3, (i) => stroke(path`M${-30 + i * 36} -26q14 26 0 52`, line, 5)) +
    circle(-98, -10, 7, line)
  );
}

function tossedPan(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const x = width * (wide ? 0.44 : tall ? 0.42 : 0.4);
  const y = height * (tall ? 0.72 : 0.74);
  const iron = tone.dark ? tone.soft : tone.deep;
  const ironShade = tone.dark ? tone.brandMid : tone.ink;
  const reach = tall ? 150 : 176;
  const [red, , redLight] = lifeColor('tomato', tone);
  const [green, greenShade] = lifeColor('leaf', tone);
  const tomato =
    circle(0, 0, 40, red) + circle(0, 0, 28, redLight) + repeat(3, (i) => place(0, 0, 1, ellipse(0, -14, 7, 10, red), i * 120));
  const mushroom =
    fill('M-46 6C-50-34-22-50 0-50S50-34 46 6C20 14-20 14-46 6z', tone.paper) +
    fill('M10-50C34-46 50-28 46 6C34 10 22 12 10 12C24-8 24-34 10-50z', tone.paperShade) +
    fill('M-16 8H16L12 40a12 8 0 0 1-24 0z', tone.dark ? tone.brandMid : tone.softDeep);
  const onion = ring(0, 0, 34, tone.paper, 11) + ring(0, 0, 16, tone.paper, 7);
  const spots = tall
    ? ([
        [0.16, 0.34],
        [0.46, 0.16],
        [0.8, 0.3],
        [0.34, 0.5],
        [0.68, 0.47],
      ] as const)
    : ([
        [0.12, 0.4],
        [0.3, 0.17],
        [0.52, 0.24],
        [0.36, 0.5],
        [0.66, 0.46],
      ] as const);
  const [a, b, c, d, e] = spots.map(([px, py]) => [width * px, height * py] as const);
  const put = (spot: readonly [number, number] | undefined, drawing: string, turn: number, scale = 1) =>
    spot ? place(spot[0], spot[1], scale, drawing, turn) : '';
  return (
    circle(x + 10, height * (tall ? 0.36 : 0.4), tall ? 150 : 160, tone.groundLight) +
    put(a, tomato, 20) +
    put(b, leaf(green, tone.ground), -40, 0.9) +
    put(c, mushroom, 24, 1.05) +
    put(d, onion, 0) +
    put(e, tomato, -30, 0.86) +
    (wide
      ? place(width * 0.8, height * 0.22, 1.1, leaf(greenShade, tone.ground), 60) + place(width * 0.92, height * 0.42, 0.9, onion)
      : '') +
    place(
      x,
      y,
      1,
      rect(reach - 10, -24, width, 30, iron, 15) +
        rect(reach + 70, -20, width, 38, tone.pop === tone.paper ? tone.paper : tone.accent, 19) +
        rect(reach + 70, 0, width, 18, tone.popShade, 9) +
        fill(
          path`M${-reach} -30H${reach}C${reach} 30 ${reach - 50} 62 ${reach - 80} 62H${-reach + 80}C${-reach + 50} 62 ${-reach} 30 ${-reach} -30z`,
          iron,
        ) +
        fill(
          path`M${reach * 0.4} -30H${reach}C${reach} 30 ${reach - 50} 62 ${reach - 80} 62H${reach * 0.2}Q${reach * 0.46} 20 ${reach * 0.4} -30z`,
          ironShade,
        ) +
        stroke(path`M${-reach + 26} -4Q${-reach + 40} 30 ${-reach + 76} 40`, tone.dark ? tone.paper : tone.brandLight, 8) +
        rect(-reach - 12, -38, 2 * reach + 24, 16, ironShade, 8),
      tall ? 4 : 6,
    ) +
    repeat(wide ? 7 : 5, (i) =>
      place(
        x - reach * 0.9 + (i * reach * 1.8) / (wide ? 6 : 4),
        height + 12,
        0.9 + (i % 2) * 0.35,
        fill('M0 4C-26 4-30-26-10-42C-8-30-2-30 0-38C0-52 4-60 8-66C14-44 28-32 26-12C24 0 14 4 0 4z', lifeColor('flame', tone)[0]),
      ),
    )
  );
}
