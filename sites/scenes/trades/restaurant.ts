import type { Frame } from '../frame.ts';
import { bean } from '../parts/baking.ts';
import { circle, ellipse, fill, path, place, polar, rect, repeat, ring, stroke } from '../pen.ts';
import type { GroundTones } from '../tones.ts';
import type { Trade } from '../trade.ts';

export const trade: Trade = {
  compositions: [
    { title: 'A fish on a plate with fork and knife', grounds: ['brand', 'accent', 'soft'], draw: plateOfFish },
    { title: 'Noodles lifted from a bowl', grounds: ['accent', 'brand', 'soft'], draw: noodles },
  ],
};

function plateOfFish(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const x = width * (tall ? 0.5 : wide ? 0.5 : 0.52);
  const y = height * (tall ? 0.54 : 0.5);
  const radius = tall ? 150 : 158;
  const cutlery = tone.dark ? tone.soft : tone.ink;
  const cutleryShade = tone.dark ? tone.brandMid : tone.brandLight;
  const stripe = 56;
  const cloth = repeat(Math.ceil(width / stripe), (i) => (i % 2 ? '' : rect(i * stripe, 0, stripe, height, tone.groundLight)));
  return (
    cloth +
    circle(x + 11, y + 14, radius, tone.groundShade) +
    circle(x, y, radius, tone.paper) +
    ring(x, y, radius * 0.76, tone.paperShade, 5) +
    place(
      x + 2,
      y,
      radius / 170,
      place(
        0,
        0,
        1,
        fish(tone.on === 'accent' ? tone.brand : tone.accent, tone.on === 'accent' ? tone.deep : tone.accentShade, tone.paper),
        -24,
      ) +
        place(
          64,
          64,
          1,
          circle(0, 0, 36, tone.soft) +
            circle(0, 0, 29, tone.accentLight) +
            repeat(6, (i) => {
              const [p, q] = polar(0, 0, 26, i * 60);
              return stroke(path`M0 0L${p} ${q}`, tone.paper, 4);
            }),
        ) +
        place(
          -54,
          74,
          1,
          fill('M0 0C-40-8-56 20-60 40C-30 44-6 34 0 0z', tone.brand) + fill('M6 4C10 30-6 46-24 54C-28 34-20 12 6 4z', tone.brandLight),
        ),
    ) +
    place(x - radius - (tall ? 24 : 54), y - 10, tall ? 0.9 : 1, fork(cutlery)) +
    place(x + radius + (tall ? 26 : 56), y - 10, tall ? 0.9 : 1, knife(cutlery, cutleryShade)) +
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
            bean(-8, -6, 30, tone.soft, tone.accentShade, 0.8) +
            bean(12, 10, -30, tone.soft, tone.accentShade, 0.8) +
            bean(12, -14, 70, tone.soft, tone.accentShade, 0.7),
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
  const noodle = tone.pop;
  const noodleShade = tone.popShade;
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
        fill('M-144-14a34 34 0 0 0 68 0z', tone.paper === noodle ? tone.accent : tone.paper) +
        ellipse(112, -16, 40, 26, tone.soft) +
        circle(112, -18, 14, tone.accent) +
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

function fork(colour: string): string {
  return (
    rect(-8, 10, 16, 190, colour, 8) +
    fill('M-30-110c0-8 12-8 12 0v60h12v-60c0-8 12-8 12 0v60h12v-60c0-8 12-8 12 0v70c0 36-16 44-22 50h-16c-6-6-22-14-22-50z', colour)
  );
}

function knife(colour: string, s: string): string {
  return rect(-9, 40, 18, 160, colour, 8) + fill('M-9 44V-110c26 16 36 70 22 154z', colour) + fill('M-2 44V-80c8 20 10 70 6 124z', s);
}

function fish(colour: string, shade: string, line: string): string {
  return (
    fill('M-130 0C-90-66 20-70 96-14L150-52C140-20 140 20 150 52L96 14C20 70-90 66-130 0z', colour) +
    fill('M-130 0C-90 66 20 70 96 14L150 52C142 34 140 16 140 0z', shade) +
    stroke('M-78-34C-60-14-60 14-78 34', line, 6) +
    repeat(3, (i) => stroke(path`M${-30 + i * 36} -26q14 26 0 52`, line, 5)) +
    circle(-98, -10, 7, line)
  );
}
