import type { Composition } from '../../../scenes/composition.ts';
import type { Frame } from '../../../scenes/frame.ts';
import { circle, fill, path, place, polar, rect, repeat, ring, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';
import { wheel } from './wheel.ts';

export const scenes: Composition[] = [
  { title: 'An old car head on, a cat on its roof', grounds: ['brand', 'soft', 'accent'], draw: carNose },
  { title: 'A wheel and a wrench', grounds: ['accent', 'soft', 'brand'], draw: wheelAndWrench },
  { title: 'A car on the lift, a mechanic below', grounds: ['soft', 'brand'], draw: onLift },
];

function carNose(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const x = width * 0.5;
  const y = height * (tall ? 0.6 : 0.62);
  const scale = tall ? 0.98 : wide ? 1.18 : 1.06;
  const body = tone.dark ? tone.accent : tone.brand;
  const bodyShade = tone.dark ? tone.accentShade : tone.deep;
  const glass = tone.dark ? tone.deep : tone.ink;
  const chrome = tone.paper;
  const half = (f: number) =>
    place(
      0,
      0,
      1,
      fill('M0-150H92C112-150 124-138 132-110L150-40H0z', f ? bodyShade : body) +
        fill('M0-132H84C98-132 106-124 112-104L126-52H0z', glass) +
        fill('M0-44H150C196-40 212-20 214 20V100H0z', f ? bodyShade : body) +
        circle(146, 26, 50, f ? bodyShade : body) +
        circle(146, 26, 42, chrome) +
        circle(146, 26, 32, tone.dark ? tone.soft : tone.accent) +
        stroke('M122 26a24 24 0 0 1 24-24', chrome, 7) +
        rect(112, 118, 72, 72, tone.ink, 10) +
        rect(0, 84, 224, 34, f ? tone.paperShade : chrome, 14) +
        rect(96, 74, 26, 54, f ? tone.brandMid : tone.soft, 8),
      0,
      f ? 1 : -1,
    );
  return (
    (tall ? repeat(3, (i) => stroke(path`M0 ${40 + i * 40}H${width}`, tone.groundLight, 12)) : '') +
    circle(x, y - 96 * scale, 168 * scale, tone.groundLight) +
    rect(0, height - 34, width, 40, tone.groundShade) +
    fill(path`M${x - 260} ${height - 34}h520l60 40H${x - 320}z`, tone.dark ? tone.ink : tone.groundShade) +
    place(
      x,
      y - (tall ? 0 : 6),
      scale,
      half(0) +
        half(1) +
        stroke('M-60-60L-10-120M60-112L34-78', tone.dark ? tone.brand : tone.brandLight, 8) +
        fill('M-62-14H62L46 66H-46z', tone.ink) +
        repeat(6, (i) => stroke(path`M${-44 + i * 17.6} -2L${-34 + i * 13.6} 56`, chrome, 6)) +
        circle(0, -36, 10, chrome) +
        stroke('M-150-44C-196-40-212-20-214 20', tone.dark ? tone.accentLight : tone.brandLight, 7) +
        fill('M-40-150c-8-30 4-50 18-46c6-18 34-18 40 0c16-6 30 16 22 46z', tone.ink) +
        fill('M-22-172L-34-206l26 18zM22-172L34-206l-26 18z', tone.ink) +
        circle(-12, -168, 4, tone.accent) +
        circle(12, -168, 4, tone.accent),
    )
  );
}

function wheelAndWrench(tone: GroundTones, frame: Frame): string {
  const { width, height, tall } = frame;
  const x = width * 0.4;
  const y = height * (tall ? 0.44 : 0.53);
  const radius = tall ? 168 : 178;
  const rim = tone.dark ? tone.accent : tone.paper;
  const rimShade = tone.on === 'accent' ? tone.softShade : tone.dark ? tone.accentShade : tone.brandMid;
  const wrench = tone.dark ? tone.soft : tone.on === 'accent' ? tone.brand : tone.accent;
  const wrenchShade = tone.dark ? tone.brandMid : tone.on === 'accent' ? tone.deep : tone.accentShade;
  return (
    repeat(Math.ceil(width / 44) + 10, (i) =>
      i % 2 ? '' : fill(path`M${i * 44 - 200} ${height}l44-46h44l-44 46z`, tone.dark ? tone.accent : tone.deep),
    ) +
    rect(0, height - 46, width, 5, tone.deep) +
    circle(x + 14, y + 14, radius, tone.groundShade) +
    repeat(28, (i) => {
      const [p, q] = polar(x, y, radius, (i * 360) / 28);
      return circle(p, q, 13, tone.ink);
    }) +
    circle(x, y, radius, tone.ink) +
    ring(x, y, radius * 0.84, tone.dark ? tone.groundLight : tone.brandShade, 6) +
    place(
      x,
      y,
      1,
      circle(0, 0, radius * 0.68, rimShade) +
        repeat(5, (i) =>
          place(
            0,
            0,
            1,
            fill('M-30-10C-20-50-24-90-34-112A118 118 0 0 1 34-112C24-90 20-50 30-10z', rim) +
              fill('M4-10V-116A118 118 0 0 1 34-112C24-90 20-50 30-10z', tone.dark ? tone.accentShade : tone.paperShade),
            i * 72 + 8,
          ),
        ) +
        ring(0, 0, radius * 0.66, rim, 12) +
        circle(0, 0, 44, rim) +
        repeat(5, (i) => {
          const [p, q] = polar(0, 0, 26, i * 72 - 46);
          return circle(p, q, 7, tone.ink);
        }) +
        circle(0, 0, 11, tone.ink),
    ) +
    place(
      x + (tall ? 50 : 60),
      y + (tall ? 60 : -26),
      1,
      fill('M-34-52a62 62 0 1 0 68 0v44a36 36 0 0 1-68 0z', tone.groundShade, ' transform="translate(8 10)"') +
        fill('M-40-58V-14L-20 6H20L40-14V-58A66 66 0 0 1 30 62L34 420H-34L-30 62A66 66 0 0 1-40-58z', wrench) +
        fill('M40-58A66 66 0 0 1 30 62L34 420H6V20L20 6L40-14z', wrenchShade) +
        rect(-11, 110, 22, 340, wrenchShade, 11),
      tall ? -30 : -62,
    )
  );
}

function onLift(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const x = width * (wide ? 0.46 : 0.5);
  const y = height * (tall ? 0.42 : 0.35);
  const scale = wide ? 1.06 : tall ? 0.86 : 0.98;
  const body = tone.dark ? tone.accent : tone.brand;
  const bodyShade = tone.dark ? tone.accentShade : tone.deep;
  const lift = tone.dark ? tone.soft : tone.accent;
  const liftShade = tone.dark ? tone.brandMid : tone.accentShade;
  return (
    repeat(wide ? 5 : 3, (i) =>
      fill(path`M${(width / (wide ? 5 : 3)) * (i + 0.5) - 34} 0h68l-20 26h-28z`, tone.dark ? tone.paper : tone.deep),
    ) +
    rect(0, height - 40, width, 50, tone.groundShade) +
    rect(x - 50, y + 60, 36, height - y - 60, liftShade) +
    rect(x + 14, y + 60, 36, height - y - 60, liftShade) +
    rect(x - 50, y + 60, 22, height - y - 60, lift) +
    rect(x + 14, y + 60, 22, height - y - 60, lift) +
    rect(x - 190 * scale, y + 74 * scale, 380 * scale, 20, tone.dark ? tone.paper : tone.deep, 6) +
    rect(x - 90, height - 52, 180, 20, tone.dark ? tone.paper : tone.deep, 4) +
    place(
      x,
      y,
      scale,
      fill('M-250 54V10C-246-14-220-20-170-28C-140-60-110-96-60-98H40C90-96 120-60 150-30C210-26 246-10 250 20V54z', body) +
        fill('M-250 54V28H250V54z', bodyShade) +
        fill('M-140-30C-120-56-96-78-62-80H-14V-30zM4-80H40C74-78 96-56 114-30H4z', tone.dark ? tone.deep : tone.paper) +
        fill('M40-80C74-78 96-56 114-30H80C74-50 60-70 36-80z', tone.dark ? tone.ink : tone.softShade) +
        stroke('M-4-98V50', bodyShade, 5) +
        stroke('M14-8h26M-122-8h26', bodyShade, 7) +
        fill('M250 4h-30v18h30z', tone.paper) +
        place(-150, 56, 1, wheel(52, tone.ink, tone.paper, tone.brandMid)) +
        place(150, 56, 1, wheel(52, tone.ink, tone.paper, tone.brandMid)),
    ) +
    place(
      x + (wide ? 130 : tall ? 96 : 122),
      height - 34,
      (height - 34 - y - 90 * scale) / 272,
      stroke('M-18-74V-6M16-74V-6', tone.dark ? tone.paper : tone.ink, 24) +
        fill('M-34-180C-34-200 34-200 34-180L30-66H-32z', tone.dark ? tone.paper : tone.ink) +
        stroke('M-28-172L-58-236', tone.dark ? tone.paper : tone.ink, 18) +
        stroke('M30-172L46-130L20-104', tone.dark ? tone.paper : tone.ink, 16) +
        circle(0, -220, 24, tone.accent === tone.ground ? tone.paper : tone.accent) +
        fill('M-26-224a26 26 0 0 1 52 0h14v8h-66z', tone.dark ? tone.deep : tone.brand) +
        place(-58, -240, 0.5, fill('M-34-52a62 62 0 1 0 68 0v44a36 36 0 0 1-68 0z', lift === tone.accent ? tone.deep : tone.accent), -16),
    )
  );
}
