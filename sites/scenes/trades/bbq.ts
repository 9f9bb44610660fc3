import type { Frame } from '../frame.ts';
import { circle, clip, disc, fill, path, place, rect, repeat, stroke } from '../pen.ts';
import type { GroundTones } from '../tones.ts';
import type { Trade } from '../trade.ts';

export const trade: Trade = {
  compositions: [
    { title: 'Steak, a skewer, and corn on the grill', grounds: ['accent', 'soft', 'brand'], draw: grillFromAbove },
    { title: 'A kettle grill with curling smoke', grounds: ['brand', 'soft', 'accent'], draw: kettleGrill },
  ],
};

function grillFromAbove(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const x = width * (wide ? 0.56 : 0.52);
  const y = height * (tall ? 0.56 : 0.52);
  const radius = tall ? 168 : 176;
  const id = `${frame.id}g`;
  const tongs = tone.pop;
  const steak =
    fill('M-70-6C-76-50-30-74 16-62C66-50 84-10 66 26C50 56 10 40-16 54C-44 66-66 36-70-6z', tone.soft) +
    fill('M-58-6C-62-40-26-60 14-50C54-40 70-8 56 18C42 42 8 28-18 40C-40 50-56 28-58-6z', tone.accent) +
    fill('M-20-18c10-16 30-10 28 4s-30 14-28-4z', tone.soft) +
    stroke('M-40-30L-2 30M-6-44L36 22M26-42L54-2', tone.accentShade, 8);
  const skewer =
    stroke('M-150 0H150', tone.paper, 6) +
    repeat(5, (i) => (i % 2 ? rect(-84 + i * 40, -22, 34, 44, tone.soft, 9) : rect(-84 + i * 40, -20, 34, 40, tone.accent, 17)));
  const corn =
    rect(-70, -24, 140, 48, tone.accentLight, 24) +
    repeat(3, (i) => stroke(path`M-54 ${-12 + i * 12}H54`, tone.accent, 9, ' stroke-dasharray="0.100 13"')) +
    fill('M-70-24C-110-30-120-6-126 0C-120 6-110 30-70 24z', tone.brandMid);
  return (
    circle(x + 12, y + 14, radius + 12, tone.groundShade) +
    rect(x - radius - 62, y - 26, 90, 52, tone.dark ? tone.soft : tone.deep, 10) +
    rect(x + radius - 28, y - 26, 90, 52, tone.dark ? tone.soft : tone.deep, 10) +
    circle(x, y, radius + 12, tone.dark ? tone.deep : tone.brand) +
    circle(x, y, radius, tone.ink) +
    clip(
      id,
      disc(x, y, radius - 6),
      repeat(9, (i) =>
        circle(x - 130 + ((i * 83) % 270), y - 120 + ((i * 131) % 250), 20 + (i % 3) * 8, i % 2 ? tone.accentShade : tone.brandShade),
      ) +
        repeat(16, (i) => stroke(path`M${x - radius} ${y - radius + 12 + i * 23}h${2 * radius}`, tone.brandMid, 5)) +
        stroke(path`M${x - 70} ${y - radius}v${2 * radius}M${x + 70} ${y - radius}v${2 * radius}`, tone.brandMid, 5),
    ) +
    place(x - 54, y - 58, 1, steak, -10) +
    place(x + 70, y - 10, 0.92, skewer, 58) +
    place(x - 40, y + 78, 0.95, corn, -14) +
    place(
      width * (tall ? 0.86 : wide ? 0.94 : 0.98),
      height * (tall ? 0.96 : 0.86),
      1,
      stroke('M20 90L-64-78M66 90L-30-94', tone.dark ? tone.paper : tongs === tone.paper ? tone.paper : tone.ink, 13),
      tall ? -20 : -34,
    )
  );
}

function kettleGrill(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const x = width * (wide ? 0.56 : 0.5);
  const y = height * (tall ? 0.6 : 0.69);
  const scale = tall ? 1.08 : 0.96;
  const kettle = tone.dark ? tone.accent : tone.brand;
  const kettleShade = tone.dark ? tone.accentShade : tone.deep;
  const kettleLight = tone.dark ? tone.accentLight : tone.brandLight;
  const smoke = tone.dark ? tone.paper : tone.pop;
  return (
    stroke(path`M${x - 60} ${y - 104}c-70-60 30-100-40-150s-110 30-70 50s60-50 0-80`, smoke, 20) +
    stroke(path`M${x + 60} ${y - 108}c60-60-10-70 50-110s100 40 60 50s-40-60 40-110`, tone.dark ? tone.brandMid : tone.groundShade, 20) +
    rect(0, height - 34, width, 40, tone.dark ? tone.deep : tone.groundShade) +
    place(
      x,
      y,
      scale,
      stroke('M-84 90L-140 220M84 90L140 220M0 100V220', tone.dark ? tone.soft : tone.ink, 12) +
        circle(-140, 206, 20, tone.dark ? tone.soft : tone.ink) +
        fill('M-168 0H168C164 80 100 122 0 122S-164 80-168 0z', kettle) +
        fill('M50 0H168C164 80 100 122 0 122C50 100 66 50 50 0z', kettleShade) +
        rect(-178, -14, 356, 22, tone.dark ? tone.deep : tone.ink, 8) +
        place(
          0,
          27,
          1,
          fill('M-168-40C-160-120-90-150 0-150S160-120 168-40z', kettle) +
            fill('M40-146C110-136 162-110 168-40H70C72-80 66-116 40-146z', kettleShade) +
            stroke('M-134-62C-122-98-92-116-60-124', kettleLight, 9) +
            rect(-36, -180, 72, 18, tone.dark ? tone.deep : tone.ink, 8) +
            rect(-26, -168, 10, 24, tone.dark ? tone.deep : tone.ink) +
            rect(16, -168, 10, 24, tone.dark ? tone.deep : tone.ink),
          0,
        ) +
        rect(-178, -14, 356, 9, tone.dark ? tone.deep : tone.ink, 4) +
        repeat(5, (i) =>
          stroke(
            path`M${-72 + i * 36} ${46 - Math.abs(i - 2) * 5}v${34}`,
            tone.dark ? tone.deep : tone.accent === tone.ground ? tone.paper : tone.accent,
            13,
          ),
        ),
    )
  );
}
