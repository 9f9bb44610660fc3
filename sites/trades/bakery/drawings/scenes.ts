import type { Composition } from '../../../scenes/composition.ts';
import type { Frame } from '../../../scenes/frame.ts';
import { lifeColor } from '../../../scenes/life-colors.ts';
import { croissant } from '../../../scenes/parts/baking.ts';
import { circle, fill, path, place, polar, rect, repeat, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const scenes: Composition[] = [
  { title: 'Loaves and croissants on shelves', grounds: ['soft', 'brand', 'accent'], draw: shelves },
  { title: 'A croissant like a rising sun', grounds: ['accent', 'brand', 'soft'], draw: croissantSun },
  { title: 'Dough under a rolling pin, from above', grounds: ['brand', 'accent', 'soft'], draw: rollingPin },
];

function shelves(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const count = tall ? 3 : 2;
  const shelfHeight = height / count;
  const [crust, crustShade] = lifeColor('crust', tone);
  const flour = tone.paper;
  const board = tone.dark ? tone.deep : tone.brand;
  const boardShade = tone.dark ? tone.ink : tone.deep;
  const boule = (x: number, y: number, s: number) =>
    place(
      x,
      y,
      s,
      fill('M-70 0C-84-60-50-100 0-100S84-60 70 0z', crustShade) +
        fill('M-70 0C-84-60-50-100 0-100S40-60 30 0z', crust) +
        stroke('M-36-30L20-76M-14-16L42-62M-40-58L-8-84', flour, 7),
    );
  const crescent = (x: number, y: number, s: number, t = 0) => place(x, y - 34 * s, s, croissant(crust, crustShade), t);
  const row = (y: number, i: number) =>
    i === 0
      ? wide
        ? boule(width * 0.1, y, 1.2) +
          place(width * 0.38, y - 60, 1, loaf(crust, crustShade, flour)) +
          crescent(width * 0.66, y, 1.05) +
          boule(width * 0.92, y, 1.25)
        : boule(width * 0.14, y, 1.2) + place(width * 0.56, y - 62, 1.05, loaf(crust, crustShade, flour)) + crescent(width * 1.02, y, 1.1)
      : i === 1
        ? crescent(width * (wide ? 0.14 : 0.24), y, 1.05) +
          (wide
            ? place(width * 0.48, y - 56, 1, loaf(crust, crustShade, flour)) + crescent(width * 0.8, y, 1)
            : boule(width * 0.76, y, 1.35))
        : place(width * 0.3, y - 60, 1.05, loaf(crust, crustShade, flour)) + boule(width * 0.86, y, 1.2);
  return repeat(count, (i) => {
    const y = shelfHeight * (i + 1) - 40;
    return (
      rect(-10, y - 6, width + 20, 50, tone.groundShade) +
      row(y, i) +
      rect(-10, y, width + 20, 18, board) +
      rect(-10, y + 18, width + 20, 7, boardShade) +
      repeat(Math.ceil(width / 150), (j) =>
        place(
          j * 150 + 70,
          y + 26,
          1,
          fill('M-24 0h48v14a24 12 0 0 1-48 0z', tone.paper) + stroke('M-12 9h24', tone.dark ? tone.brandMid : tone.brand, 4),
        ),
      )
    );
  });
}

function croissantSun(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const x = width * 0.5;
  const y = height * (tall ? 0.56 : 0.58);
  const scale = tall ? 1.9 : wide ? 2.15 : 1.95;
  const [crust, crustShade] = lifeColor('crust', tone);
  const rayColor = tone.dark ? tone.paper : tone.brand;
  return (
    repeat(13, (i) => {
      const t = 186 + i * 14;
      const [p, q] = polar(x, y + 30, (tall ? 186 : 206) + 0, t);
      const [u, v] = polar(x, y + 30, i % 2 ? 246 : 290, t);
      return stroke(path`M${p} ${q}L${u} ${v}`, rayColor, 13);
    }) +
    rect(0, y + 66, width, height, tone.dark ? tone.deep : tone.groundShade) +
    place(x + 10, y + 14, scale, croissant(tone.groundShade, tone.groundShade)) +
    place(x, y, scale, croissant(crust, crustShade)) +
    repeat(9, (i) =>
      circle(width * (0.14 + ((i * 37) % 80) / 100), y + 92 + ((i * 23) % Math.max(20, height - y - 110)), 3 + (i % 3) * 2, crust),
    )
  );
}

function loaf(color: string, shade: string, line: string): string {
  return (
    fill('M-110 50C-126 0-96-60 0-62S126 0 110 50C60 66-60 66-110 50z', color) +
    fill('M20-62C110-56 124 4 110 50C90 56 60 60 30 62C60 30 60-30 20-62z', shade) +
    stroke('M-62-26C-54-6-50 14-52 36M-16-40C-8-16-6 10-8 40M32-40C38-16 40 10 36 40M74-24C78-6 80 12 76 32', line, 9)
  );
}

function rollingPin(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const x = width * (wide ? 0.46 : 0.48);
  const y = height * (tall ? 0.54 : 0.54);
  const [pin, pinShade, pinLight] = lifeColor('wood', tone);
  const dough = 'M-176-10C-190-110-90-164 6-152C120-150 196-84 182 14C176 112 84 158-10 150C-110 152-168 90-176-10z';
  const star = 'M0-40L12-14L40-12L18 8L26 36L0 20L-26 36L-18 8L-40-12L-12-14z';
  return (
    repeat(24, (i) => circle((i * 137) % width, (i * 89 + 30) % height, 3 + (i % 3) * 2, tone.dark ? tone.brandLight : tone.groundShade)) +
    place(x + 10, y + 14, tall ? 1 : 1.04, fill(dough, tone.groundShade)) +
    place(
      x,
      y,
      tall ? 1 : 1.04,
      fill(dough, tone.paper) +
        stroke('M-140-30C-140-90-80-124-20-124', tone.paperShade, 11) +
        place(-78, 74, 0.9, fill(star, tone.ground), 12) +
        place(6, 100, 0.72, fill(star, tone.ground), -10),
    ) +
    place(
      x + (tall ? 10 : 24),
      y - (tall ? 30 : 24),
      tall ? 0.94 : 1.08,
      rect(-270, -10, 560, 26, tone.groundShade, 13) +
        rect(-178, -30, 380, 84, tone.groundShade, 22) +
        rect(-284, -20, 560, 30, pinShade, 15) +
        rect(-190, -42, 380, 84, pin, 22) +
        fill('M-190 12H190V20A22 22 0 0 1 168 42H-168A22 22 0 0 1-190 20z', pinShade) +
        stroke('M-160-22H70', pinLight, 9),
      tall ? -52 : -24,
    ) +
    place(
      width * (wide ? 0.88 : tall ? 0.2 : 0.9),
      height * (tall ? 0.86 : 0.84),
      wide ? 1.3 : 1,
      fill(star, 'none', ` stroke="${tone.groundShade}" stroke-width="12" transform="translate(6 8)"`) +
        fill(star, 'none', ` stroke="${tone.dark ? tone.soft : tone.deep}" stroke-width="12"`),
      18,
    )
  );
}
