import type { Composition } from '../../../scenes/composition.ts';
import type { Frame } from '../../../scenes/frame.ts';
import { lifeColor } from '../../../scenes/life-colors.ts';
import { nth } from '../../../scenes/nth.ts';
import { bean, croissant } from '../../../scenes/parts/baking.ts';
import { circle, ellipse, fill, path, place, rect, repeat, ring, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const scenes: Composition[] = [
  { title: 'A cup of coffee and a croissant from above', grounds: ['accent', 'brand', 'soft'], draw: cupFromAbove },
  { title: 'Espresso running into a cup', grounds: ['brand', 'soft', 'accent'], draw: espresso },
  { title: 'Paper cups in a row, one steaming', grounds: ['soft', 'accent', 'brand'], draw: toGo },
];

function cupFromAbove(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const radius = tall ? 104 : 102;
  const x = width * (wide ? 0.62 : 0.52);
  const y = height * (tall ? 0.6 : 0.52);
  const [crust, crustShade] = lifeColor('crust', tone);
  const beanColor = tone.deep;
  return (
    repeat(Math.ceil(width / 80), (i) => (i % 2 ? '' : rect(i * 80 - 20, 0, 40, height, tone.groundLight))) +
    cupTop(tone, x, y, radius) +
    place(
      width * (wide ? 0.24 : tall ? 0.36 : 0.17),
      height * (tall ? 0.17 : 0.8),
      wide ? 1.2 : 1.06,
      place(7, 10, 1, croissant(tone.groundShade, tone.groundShade)) + croissant(crust, crustShade),
      tall ? -8 : -18,
    ) +
    bean(width * 0.86, height * (tall ? 0.12 : 0.14), 30, beanColor, tone.groundLight) +
    bean(width * 0.93, height * (tall ? 0.2 : 0.26), -40, beanColor, tone.groundLight) +
    bean(width * 0.8, height * (tall ? 0.22 : 0.06), 80, beanColor, tone.groundLight) +
    bean(width * 0.08, height * (tall ? 0.92 : 0.16), 10, beanColor, tone.groundLight) +
    (wide
      ? bean(width * 0.3, height * 0.22, -20, beanColor, tone.groundLight) +
        bean(width * 0.9, height * 0.86, 50, beanColor, tone.groundLight)
      : '')
  );
}

function espresso(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const x = width * (wide ? 0.58 : 0.5);
  const cupY = height * (tall ? 0.62 : 0.56);
  const cup = tone.pop;
  const cupShade = tone.on === 'accent' ? tone.paperShade : tone.accentShade;
  const machine = tone.dark ? tone.soft : tone.deep;
  const machineShade = tone.dark ? tone.brandMid : tone.ink;
  const topY = height * (tall ? 0.16 : 0.1);
  return (
    rect(0, 0, width, topY + 6, machine) +
    rect(0, topY - 10, width, 16, machineShade) +
    rect(0, height - 46, width, 50, tone.dark ? tone.deep : tone.groundShade) +
    repeat(Math.ceil(width / 34), (i) => stroke(path`M${i * 34} ${height - 32}v60`, tone.dark ? tone.brand : tone.ground, 12)) +
    rect(0, height - 50, width, 14, machineShade) +
    rect(x - 70, topY + 4, 140, 34, machineShade, 4) +
    fill(path`M${x - 88} ${topY + 34}h176v28c0 22-24 34-50 34h-76c-26 0-50-12-50-34z`, machine) +
    rect(x + 80, topY + 38, width, 26, tone.dark ? tone.paper : tone.brand, 13) +
    (wide ? circle(x - 300, topY + 56, 0, machine) + stroke(path`M${x - 250} ${topY}v110q0 40-34 60`, machine, 12) : '') +
    rect(x - 42, topY + 92, 84, 18, machineShade, 4) +
    stroke(path`M${x - 24} ${topY + 108}V${cupY + 10}M${x + 24} ${topY + 108}V${cupY + 10}`, tone.dark ? tone.accent : tone.deep, 9) +
    place(
      x,
      cupY,
      tall ? 1.08 : 1,
      stroke('M112 34C184 20 184 110 92 108', cup, 22) +
        fill('M-128 0h256C128 90 96 132 50 140H-50C-96 132-128 90-128 0z', cup) +
        fill('M24 0h104C128 90 96 132 50 140H4C40 110 40 50 24 0z', cupShade) +
        ellipse(0, 0, 128, 18, cup) +
        ellipse(0, 1, 112, 13, tone.deep) +
        stroke('M-98 36C-92 66-82 86-66 100', tone.on === 'accent' ? tone.soft : tone.accentLight, 9) +
        rect(-170, 138, 340, 17, tone.paper === cup ? tone.brand : tone.paper, 8),
    ) +
    stroke(
      path`M${x - 180} ${cupY - 10}c-22-24 22-40 0-66s20-40 4-62M${x + 196} ${cupY - 20}c-22-24 22-40 0-66`,
      tone.dark ? tone.groundLight : tone.groundShade,
      11,
    )
  );
}

function toGo(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const count = wide ? 5 : 3;
  const gap = width / count;
  const counterY = height * (tall ? 0.78 : 0.8);
  const sunColor = tone.pop;
  const cup = (x: number, s: number, color: string, shade: string, lid?: number) =>
    place(
      x,
      counterY,
      s,
      fill('M-52-150H52L40 0H-40z', color) +
        fill('M10-150h42L40 0H6z', shade) +
        fill('M-48-100h96l-5 60h-86z', lid ? tone.paper : tone.soft) +
        fill('M8-100h40l-5 60H8z', lid ? tone.paperShade : tone.softShade) +
        rect(-58, -166, 116, 20, tone.deep, 6) +
        rect(-48, -182, 96, 20, tone.deep, 6),
    );
  const middle = Math.floor(count / 2);
  const middleX = gap * (middle + 0.5);
  const bigScale = tall ? 1.5 : 1.45;
  return (
    circle(middleX, counterY - 150 * bigScale - (tall ? 70 : 10), tall ? 104 : 112, sunColor) +
    [-1, 0, 1]
      .map((i) =>
        stroke(
          path`M${middleX + i * 38} ${counterY - 182 * bigScale - 16}c-20-22 20-36 0-58s20-36 4-56`,
          tone.on === 'accent' ? tone.accent : tone.dark ? tone.brand : tone.soft,
          11,
        ),
      )
      .join('') +
    repeat(count, (i) =>
      i === middle
        ? ''
        : cup(
            gap * (i + 0.5) + (i < middle ? -6 : 6),
            nth([1, 0.84, 1, 1.1, 0.84], i % 5) * 1.05,
            tone.brandLight,
            tone.dark ? tone.groundLight : tone.brand,
          ),
    ) +
    rect(0, counterY, width, height - counterY, tone.dark ? tone.deep : tone.brand) +
    rect(0, counterY, width, 12, tone.dark ? tone.accent : tone.deep) +
    repeat(Math.ceil(width / 60), (i) => rect(i * 60 + 20, counterY + 34, 20, 80, tone.dark ? tone.groundShade : tone.brandShade)) +
    cup(middleX, bigScale, tone.dark ? tone.paper : tone.brand, tone.dark ? tone.softShade : tone.deep, 1) +
    circle(middleX - 8, counterY - 70 * bigScale, 15, tone.accent)
  );
}

function cupTop(tone: GroundTones, x: number, y: number, radius: number): string {
  const cup = tone.dark ? tone.accent : tone.brand;
  return (
    circle(x + 10, y + 13, radius * 1.6, tone.groundShade) +
    circle(x, y, radius * 1.6, tone.paper) +
    ring(x, y, radius * 1.26, tone.paperShade, 4) +
    stroke(
      path`M${x + radius * 0.9} ${y - radius * 0.3}c${radius * 0.5} ${-radius * 0.3} ${radius * 0.84} ${-radius * 0.06} ${radius * 0.8} ${radius * 0.24}s${-radius * 0.44} ${radius * 0.4} ${-radius * 0.8} ${radius * 0.3}`,
      cup,
      radius * 0.2,
    ) +
    circle(x, y, radius, cup) +
    circle(x, y, radius * 0.83, tone.deep) +
    place(
      x,
      y + radius * 0.02,
      radius / 104,
      fill('M0 56C-44 32-60 2-46-20C-34-38-8-32 0-12C8-32 34-38 46-20C60 2 44 32 0 56z', tone.soft) +
        fill('M0 34C-22 20-32 4-24-8C-17-18-4-14 0-2C4-14 17-18 24-8C32 4 22 20 0 34z', tone.deep) +
        fill('M0 16C-10 10-14 2-10-3C-7-8-2-6 0-1C2-6 7-8 10-3C14 2 10 10 0 16z', tone.soft),
    )
  );
}
