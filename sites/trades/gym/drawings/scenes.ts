import type { Composition } from '../../../scenes/composition.ts';
import type { Frame } from '../../../scenes/frame.ts';
import { nth } from '../../../scenes/nth.ts';
import { circle, define, fill, path, place, rect, repeat, stroke, use } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const scenes: Composition[] = [
  { title: 'A kettlebell against the sun', grounds: ['accent', 'brand', 'soft'], draw: kettlebells },
  { title: 'A barbell pressed overhead', grounds: ['brand', 'soft', 'accent'], draw: overheadPress },
  { title: 'Dumbbells on a rack', grounds: ['soft', 'accent', 'brand'], draw: dumbbellRack },
];

function kettlebells(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const x = width * (wide ? 0.56 : 0.5);
  const y = height * 0.6;
  const scale = tall ? 1.14 : 1.12;
  const iron = tone.dark ? tone.accent : tone.brand;
  const ironShade = tone.dark ? tone.accentShade : tone.deep;
  const ironLight = tone.dark ? tone.accentLight : tone.brandLight;
  const sunColor = tone.on === 'accent' ? tone.paper : tone.dark ? tone.groundLight : tone.accent;
  const kettlebell = (line: string) =>
    stroke('M-62-74C-104-190-60-206 0-206S104-190 62-74', line, 36) + circle(0, 20, 132, line) + fill('M-76-76h152v40h-152z', line);
  return (
    circle(x, y - 34, tall ? 200 : 196, sunColor) +
    rect(0, height - 44, width, 50, tone.dark ? tone.deep : tone.groundShade) +
    (wide || tall
      ? place(
          x - (tall ? 150 : 260),
          height - 60,
          tall ? 0.5 : 0.62,
          kettlebell(tone.dark ? tone.brandLight : tone.dark ? tone.groundLight : tone.deep),
        ) + place(x + (tall ? 150 : 250), height - 54, tall ? 0.42 : 0.5, kettlebell(tone.dark ? tone.brandLight : tone.deep))
      : '') +
    place(x + 12, y + 8, scale, kettlebell(tone.on === 'soft' ? tone.accentShade : tone.groundShade)) +
    place(
      x,
      y,
      scale,
      kettlebell(iron) +
        fill('M20-111A132 132 0 0 1 20 151C80 90 80-50 20-111z', ironShade) +
        fill('M20-206C70-206 98-190 62-74l-6 0', 'none', ` stroke="${ironShade}" stroke-width="36"`) +
        stroke('M-98 10A98 98 0 0 1-50-66', ironLight, 12) +
        circle(0, 24, 50, tone.on === 'accent' ? tone.accent : tone.paper) +
        fill('M10-16L-24 32H-2L-12 66L24 16H2z', ironShade),
    )
  );
}

function overheadPress(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const x = width * 0.5;
  const y = height * (tall ? 0.27 : 0.3);
  const skin = tone.on === 'accent' ? tone.paper : tone.dark ? tone.soft : tone.accent;
  const skinShade = tone.on === 'accent' ? tone.softShade : tone.dark ? tone.brandMid : tone.accentShade;
  const shirt = tone.dark ? tone.accent : tone.brand;
  const shirtShade = tone.dark ? tone.accentShade : tone.deep;
  const bar = tone.dark ? tone.paper : tone.ink;
  const scale = 1;
  const reach = tall ? 104 : 128;
  const bend = 14;
  const plate = (px: number, radius: number, line: string) => rect(px - 15, y - radius, 30, 2 * radius, line, 9);
  const plateX = tall ? width * 0.5 - 18 : Math.min(width * 0.5 - 30, 270);
  return (
    circle(x, y + 150, tall ? 150 : 176, tone.groundLight) +
    stroke(path`M${x - width / 2 - 10} ${y + bend}Q${x} ${y - bend} ${x + width / 2 + 10} ${y + bend}`, bar, 11) +
    [-1, 1]
      .map(
        (q) =>
          plate(x + q * (plateX - 34), tall ? 92 : 100, tone.dark ? tone.accent : tone.brand) +
          plate(x + q * (plateX - 2), tall ? 70 : 76, tone.dark ? tone.paper : tone.deep) +
          (wide ? plate(x + q * (plateX + 30), 52, tone.dark ? tone.accentShade : tone.accent) : ''),
      )
      .join('') +
    place(
      x,
      y,
      scale,
      fill('M-84 200C-116 190-108 150-150 120 z', 'none') +
        ([-1, 1] as const)
          .map((q) =>
            place(
              0,
              0,
              1,
              fill(
                path`M${reach - 20} 0L${reach + 22} 0C${reach + 34} 70 ${reach + 30} 130 84 196L50 150C${reach - 40} 110 ${reach - 22} 60 ${reach - 20} 0z`,
                q > 0 ? skinShade : skin,
              ) +
                rect(reach - 26, -16, 50, 34, q > 0 ? skinShade : skin, 14) +
                rect(reach - 24, 24, 48, 15, shirt, 4),
              0,
              q,
            ),
          )
          .join('') +
        fill(path`M-96 176C-60 146-30 138 0 138S60 146 96 176C100 240 84 320 76 ${height - y + 20}H-76C-84 320-100 240-96 176z`, shirt) +
        fill(path`M0 138C30 138 60 146 96 176C100 240 84 320 76 ${height - y + 20}H10C20 300 20 200 0 138z`, shirtShade) +
        fill('M-34 138Q0 190 34 138L26 100H-26z', skin) +
        fill('M0 165Q18 160 34 138L26 100H0z', skinShade) +
        fill('M-46 62C-46 20 46 20 46 62V84C46 120 20 136 0 136S-46 120-46 84z', skin) +
        fill('M0 30C24 30 46 36 46 62V84C46 120 20 136 0 136z', skinShade) +
        fill('M-50 62C-56 10-20-4 6 0C40 2 56 24 50 62C30 50-30 50-50 62z', tone.ink) +
        rect(-50, 50, 100, 14, tone.paper, 4) +
        stroke('M-30 82q8 6 16 0M14 82q8 6 16 0M-12 112q12 7 24 0', tone.ink, 6),
    )
  );
}

function dumbbellRack(tone: GroundTones, frame: Frame): string {
  const { width, height, tall } = frame;
  const rows = tall ? 3 : 2;
  const shelfHeight = height / rows;
  const iron = tone.dark ? tone.accent : tone.brand;
  const ironShade = tone.dark ? tone.accentShade : tone.deep;
  const rack = tone.dark ? tone.soft : tone.ink;
  const dumbbell = (x: number, y: number, radius: number, line: string, shade: string) =>
    place(
      x,
      y,
      1,
      rect(-radius * 1.2, -radius * 0.17, radius * 2.4, radius * 0.34, tone.dark ? tone.brandMid : tone.ink, 4) +
        repeat(5, (i) => rect(-radius * 0.3 + i * radius * 0.15 - 2, -radius * 0.17, 4, radius * 0.34, tone.brandLight)) +
        [-1, 1]
          .map((q) =>
            place(
              q * radius * 0.98,
              0,
              1,
              rect(
                q > 0 ? -radius * 0.66 : radius * 0.46,
                -radius * 0.6,
                radius * 0.2,
                radius * 1.2,
                tone.dark ? tone.paper : tone.ink,
                3,
              ) +
                fill(
                  path`M${-radius * 0.52} ${-radius * 0.56}L${-radius * 0.28} ${-radius}H${radius * 0.28}L${radius * 0.52} ${-radius * 0.56}V${radius * 0.56}L${radius * 0.28} ${radius}H${-radius * 0.28}L${-radius * 0.52} ${radius * 0.56}z`,
                  line,
                ) +
                fill(
                  path`M${radius * 0.06} ${-radius}H${radius * 0.28}L${radius * 0.52} ${-radius * 0.56}V${radius * 0.56}L${radius * 0.28} ${radius}H${radius * 0.06}z`,
                  shade,
                ),
            ),
          )
          .join(''),
    );
  let shelves = '';
  const hot = tone.on === 'accent' || tone.dark ? tone.paper : tone.accent;
  const hotShade = tone.on === 'accent' ? tone.softShade : tone.dark ? tone.brandMid : tone.accentShade;
  shelves += define(`${frame.id}d`, dumbbell(0, 0, 60, iron, ironShade)) + define(`${frame.id}e`, dumbbell(0, 0, 60, hot, hotShade));
  for (let i = 0; i < rows; i++) {
    const y = shelfHeight * (i + 1) - 42;
    const r = nth([50, 60, 68], (i + (tall ? 0 : 1)) % 3);
    const step = r * 3.5;
    const n = Math.ceil(width / step) + 1;
    shelves += rect(-10, y - 4, width + 20, 54, tone.groundShade);
    for (let j = 0; j < n; j++) {
      const hot = (j + i) % 3 === 1;
      shelves += use(frame.id + (hot ? 'e' : 'd'), j * step + (i % 2 ? -10 : 66), y - r + 2, +(r / 60).toFixed(2));
    }
    shelves += rect(-10, y, width + 20, 20, rack, 0);
  }
  return repeat(2, (i) => rect(width * (i ? 0.88 : 0.1), 0, 26, height, tone.dark ? tone.groundLight : tone.groundShade)) + shelves;
}
