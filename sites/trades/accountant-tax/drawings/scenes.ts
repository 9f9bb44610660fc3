import type { Composition } from '../../../scenes/composition.ts';
import type { Frame } from '../../../scenes/frame.ts';
import { nth } from '../../../scenes/nth.ts';
import { bird } from '../../../scenes/parts/animals.ts';
import { leaf } from '../../../scenes/parts/plants.ts';
import { butt, circle, fill, type Point, path, place, rect, repeat, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const scenes: Composition[] = [
  { title: 'Pencils like a rising chart', grounds: ['soft', 'accent', 'brand'], mirrors: false, draw: pencilChart },
  { title: 'An adding machine with a long tape', grounds: ['brand', 'accent', 'soft'], draw: addingMachine },
  { title: 'Stacks of coins, a sapling on the last', grounds: ['accent', 'brand', 'soft'], mirrors: false, draw: coinStairs },
];

function pencilChart(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const count = wide ? 6 : 4;
  const gap = width / (count + 0.4);
  const pencilWidth = gap * 0.62;
  const pairs = tone.dark
    ? ([
        [tone.accent, tone.accentShade],
        [tone.soft, tone.brandMid],
      ] as const)
    : tone.on === 'accent'
      ? ([
          [tone.brand, tone.deep],
          [tone.paper, tone.softShade],
        ] as const)
      : ([
          [tone.brand, tone.deep],
          [tone.accent, tone.accentShade],
        ] as const);
  const levels = [0.34, 0.46, 0.4, 0.6, 0.68, 0.8].slice(6 - count);
  const pencil = (x: number, h: number, [a, b]: readonly [string, string], tip: string) => {
    const y = height - h;
    return (
      fill(path`M${x - pencilWidth / 2 + 10} ${height + 10}V${y + 78}l10 10v400z`, tone.groundShade) +
      fill(path`M${x - pencilWidth / 2} ${y + 78}L${x} ${y}L${x + pencilWidth / 2} ${y + 78}z`, tone.dark ? tone.paper : tone.accentLight) +
      fill(path`M${x - pencilWidth * 0.15} ${y + 24}L${x} ${y}L${x + pencilWidth * 0.15} ${y + 24}z`, tip) +
      fill(
        path`M${x - pencilWidth / 2} ${height + 10}V${y + 78}q${pencilWidth / 6} -20 ${pencilWidth / 3} 0q${pencilWidth / 6} -20 ${pencilWidth / 3} 0q${pencilWidth / 6} -20 ${pencilWidth / 3} 0V${height + 10}z`,
        a,
      ) +
      fill(path`M${x + pencilWidth / 6} ${height + 10}V${y + 78}q${pencilWidth / 6} -20 ${pencilWidth / 3} 0V${height + 10}z`, b) +
      stroke(path`M${x - pencilWidth / 6} ${y + 84}V${height}`, b, 4)
    );
  };
  const tips = levels.map((h, i): Point => [gap * (i + 0.7), height - height * h * (tall ? 0.86 : 0.94)]);
  return (
    repeat(6, (i) => stroke(path`M0 ${height - i * height * 0.19}H${width}`, tone.groundShade, 4)) +
    tips.map(([x, y], i) => pencil(x, height - y, nth(pairs, i % 2), tone.ink)).join('') +
    (tall
      ? circle(width * 0.24, height * 0.2, 58, tone.dark ? tone.paper : tone.pop)
      : circle(width * 0.16, height * 0.24, 52, tone.on === 'soft' ? tone.accent : tone.paper)) +
    rect(-5, height - 18, width + 10, 30, tone.deep)
  );
}

function addingMachine(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const x = width * (wide ? 0.38 : tall ? 0.42 : 0.38);
  const machineY = height * (tall ? 0.56 : 0.52);
  const machine = tone.dark ? tone.accent : tone.brand;
  const machineShade = tone.dark ? tone.accentShade : tone.deep;
  const tape = tone.paper;
  const tapeWidth = 130;
  const slotY = machineY - 30;
  const curl = tall ? 96 : 118;
  const figures = repeat(5, (i) =>
    i > (tall ? 4 : 2)
      ? ''
      : stroke(path`M${x - 44} ${slotY - 20 - i * 30}h${nth([50, 64, 36, 58, 44], i)}`, tone.brandMid, 8) +
        stroke(path`M${x + 24} ${slotY - 20 - i * 30}h24`, i ? tone.brandMid : tone.on === 'accent' ? tone.brand : tone.accent, 8),
  );
  return (
    (wide || tall ? circle(width * (tall ? 0.78 : 0.84), height * (tall ? 0.18 : 0.3), tall ? 62 : 76, tone.groundLight) : '') +
    stroke(
      path`M${x} ${slotY}V${curl + 26}A${curl} ${curl} 0 0 1 ${x + 2 * curl} ${curl + 26}V${height + 80}`,
      tone.groundShade,
      tapeWidth,
      ' stroke-linecap="butt" transform="translate(12 12)"',
    ) +
    stroke(
      path`M${x + 0.1} ${curl + 30}A${curl} ${curl} 0 0 1 ${x + 2 * curl} ${curl + 26}V${height + 80}`,
      tone.dark ? tone.brandMid : tone.on === 'accent' ? tone.softShade : tone.softDeep,
      tapeWidth,
      butt,
    ) +
    stroke(path`M${x} ${slotY + 12}V${curl + 26}A${curl} ${curl} 0 0 1 ${x + curl * 0.3} ${26 + curl * 0.29}`, tape, tapeWidth, butt) +
    repeat(9, (i) =>
      stroke(
        path`M${x + 2 * curl - 44} ${curl + 50 + i * 34}h${nth([56, 38, 64, 46], i % 4)}m${nth([32, 50, 24, 42], i % 4) - 20} 0h18`,
        tone.dark ? tone.brand : tone.brandMid,
        7,
      ),
    ) +
    figures +
    place(
      x,
      machineY,
      1,
      fill(path`M-166 40L-140-20H140L166 40V${height - machineY + 10}H-166z`, machine) +
        fill(path`M90-20H140L166 40V${height - machineY + 10}H100L110 40z`, machineShade) +
        rect(-92, -34, 184, 26, tone.dark ? tone.deep : tone.ink, 8) +
        repeat(12, (i) => {
          const c = i % 4;
          const r = Math.floor(i / 4);
          return rect(-136 + c * 58, 60 + r * 46, 46, 34, c === 3 ? (tone.dark ? tone.deep : tone.accent) : tone.paper, 8);
        }) +
        rect(-140, 16, 220, 26, tone.dark ? tone.deep : tone.ink, 5) +
        stroke('M30 29h40', tone.accent, 7),
    ) +
    (wide
      ? place(
          width * 0.8,
          height,
          1,
          [0, 1, 2, 3]
            .map((i) =>
              rect(
                -70 + (i % 2) * 8,
                -34 - i * 30,
                140,
                26,
                i % 2 ? (tone.dark ? tone.accentShade : tone.brandLight) : tone.dark ? tone.accent : tone.pop,
                13,
              ),
            )
            .join('') +
            place(10, -128, 0.9, leaf(tone.dark ? tone.paper : tone.deep), -34) +
            place(10, -128, 0.9, leaf(tone.main), 30),
        )
      : '')
  );
}

function coinStairs(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const count = wide ? 5 : tall ? 3 : 4;
  const gap = width / (count + 0.25);
  const coin = tone.on === 'accent' ? tone.brand : tone.accent;
  const coinShade = tone.on === 'accent' ? tone.deep : tone.accentShade;
  const coinLight = tone.on === 'accent' ? tone.brandLight : tone.accentLight;
  const coinWidth = gap * 0.8;
  const tableY = height - 46;
  const stack = (x: number, m: number) =>
    repeat(m, (i) => {
      const y = tableY - 32 - i * 34;
      const o = ((i * 37 + m * 13) % 9) - 4;
      return (
        rect(x - coinWidth / 2 + o, y, coinWidth, 30, i % 2 ? coinShade : coin, 9) +
        rect(x - coinWidth / 2 + 12 + o, y + 7, coinWidth * 0.3, 5, i % 2 ? coin : coinLight, 2)
      );
    });
  const stacks = tall ? [3, 6, 9] : wide ? [1, 2, 4, 5, 7] : [1, 3, 4, 6];
  const plantX = gap * (count - 0.5) + gap * 0.15;
  const plantY = tableY - nth(stacks, count - 1) * 34;
  const plant = tone.dark ? tone.soft : tone.on === 'accent' ? tone.paper : tone.brand;
  return (
    circle(plantX - (tall ? 40 : 30), plantY - 50, tall ? 130 : 120, tone.groundLight) +
    rect(0, tableY, width, 60, tone.dark ? tone.deep : tone.groundShade) +
    repeat(
      count,
      (i) =>
        fill(path`M${gap * (i + 0.65) + coinWidth / 2} ${tableY}l60 40h${-coinWidth}l-60-40z`, tone.groundShade) +
        stack(gap * (i + 0.65), nth(stacks, i)),
    ) +
    stroke(path`M${plantX} ${plantY}V${plantY - 70}`, plant, 9) +
    place(plantX, plantY - 30, 0.8, leaf(plant), -62) +
    place(plantX, plantY - 44, 0.74, leaf(tone.dark ? tone.brandMid : plant === tone.paper ? tone.soft : tone.deep), 58) +
    place(plantX, plantY - 62, 0.66, leaf(plant), -8) +
    (wide ? place(width * 0.22, tableY - 90, 1, bird(tone.dark ? tone.paper : tone.deep, tone.dark ? tone.deep : tone.accent), 0, -1) : '')
  );
}
