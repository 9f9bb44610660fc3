import type { Composition } from '../../../scenes/composition.ts';
import type { Frame } from '../../../scenes/frame.ts';
import { circle, ellipse, fill, path, place, rect, repeat, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const scenes: Composition[] = [
  { title: 'A plane and a long shaving', grounds: ['soft', 'brand', 'accent'], draw: plane },
  { title: 'A saw biting into a plank', grounds: ['accent', 'soft', 'brand'], draw: saw },
  { title: 'A staircase with a banister', grounds: ['brand', 'soft', 'accent'], draw: staircase },
];

function plane(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const boardY = height * 0.68;
  const wood = tone.pop;
  const woodShade = tone.popShade;
  const planeBody = tone.main;
  const planeShade = tone.mainShade;
  const x = width * (wide ? 0.56 : 0.54);
  return (
    (tall || wide ? circle(width * (tall ? 0.3 : 0.86), height * (tall ? 0.22 : 0.26), 64, tone.groundLight) : '') +
    rect(-5, boardY, width + 10, height, wood) +
    rect(-5, boardY + 74, width + 10, height, woodShade) +
    [0, 1, 2]
      .map((i) =>
        stroke(
          path`M-10 ${boardY + 20 + i * 18}C${width * 0.2} ${boardY + 4 + i * 22} ${width * 0.36} ${boardY + 44 + i * 6} ${width * 0.6} ${boardY + 22 + i * 16}S${width * 0.9} ${boardY + 16 + i * 20} ${width + 10} ${boardY + 24 + i * 16}`,
          woodShade,
          5,
        ),
      )
      .join('') +
    ellipse(width * 0.26, boardY + 36, 26, 12, woodShade) +
    ellipse(width * 0.26, boardY + 36, 12, 5, wood) +
    place(
      x,
      boardY,
      tall ? 1.02 : 1.08,
      fill('M-176 0h352v14h-352z', tone.ink, ' opacity=".18"') +
        stroke(
          'M-10-70C-40-150-130-220-190-160C-236-104-170-50-130-90C-104-120-140-150-160-124',
          wood === tone.paper ? tone.paper : tone.dark ? tone.accent : tone.accentLight,
          22,
        ) +
        stroke('M-10-70C-40-150-130-220-190-160C-236-104-170-50-130-90', woodShade, 4) +
        fill('M-180 0V-50C-180-64-170-70-156-70H150C176-70 186-40 186 0z', planeBody) +
        fill('M-180-18V0H186C186-8 186-12 185-18z', planeShade) +
        fill('M-40-70L20-150L46-130L2-70z', tone.dark ? tone.paper : tone.ink) +
        fill('M2-70L46-130L58-120L26-70z', tone.dark ? tone.softDeep : tone.brandMid) +
        fill(
          'M-150-70c0-30-14-34-14-54a28 28 0 0 1 56 0c0 20-14 24-14 54z',
          wood === tone.paper ? (tone.accent === tone.ground ? tone.deep : wood) : tone.accent,
        ) +
        fill('M80-70C90-120 70-150 100-160C140-172 156-130 150-70z', tone.accent === tone.ground ? tone.deep : tone.accent) +
        fill(
          'M118-70C130-110 110-140 100-160C140-172 156-130 150-70z',
          tone.dark ? tone.accentShade : tone.accent === tone.ground ? tone.ink : tone.accentShade,
        ),
    ) +
    (wide
      ? place(width * 0.12, boardY - 4, 0.7, stroke('M0 0C-40-20-40-70 0-74S50-20 14-18', tone.dark ? tone.accent : tone.accentShade, 20))
      : '')
  );
}

function saw(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const boardY = height * (tall ? 0.56 : 0.54);
  const wood = tone.on === 'accent' ? tone.soft : tone.accent;
  const woodShade = tone.on === 'accent' ? tone.softDeep : tone.accentShade;
  const steel = tone.dark ? tone.soft : tone.paper;
  const steelShade = tone.dark ? tone.brandMid : tone.paperShade;
  const handle = tone.dark ? tone.deep : tone.brand;
  const cut = width * (wide ? 0.38 : 0.36);
  const teeth = 'l10 16l10-16'.repeat(22);
  return (
    fill(path`M${cut - 8} ${boardY}h16v86h-16z`, tone.deep) +
    rect(-10, boardY, cut, height - boardY, wood) +
    rect(cut + 6, boardY, width, height - boardY, wood) +
    rect(-10, boardY + 96, cut, height, woodShade) +
    rect(cut + 6, boardY + 96, width, height, woodShade) +
    fill(path`M${cut - 14} ${boardY + 90}h26v10h-26z`, wood) +
    [0, 1, 2, 3]
      .map((i) =>
        stroke(
          path`M0 ${boardY + 20 + i * 20}q${cut * 0.4} ${i % 2 ? 12 : -10} ${cut - 20} 0M${cut + 18} ${boardY + 20 + i * 20}q${width * 0.3} ${i % 2 ? -12 : 12} ${width} 0`,
          woodShade,
          4,
        ),
      )
      .join('') +
    ellipse(width * 0.74, boardY + 50, 34, 18, woodShade) +
    ellipse(width * 0.74, boardY + 50, 17, 8, wood) +
    place(
      cut - 2,
      boardY + 58,
      tall ? 0.94 : 1,
      fill(`M-60-20L-60 4${teeth}L420-120H340L-60-20z`, tone.groundShade, ' transform="translate(8 10)"') +
        fill(`M-60-16V4${teeth}L410-110z`, steel) +
        fill('M-60-16L410-110V-92L-60-2z', steelShade) +
        fill(
          'M372 8L372-110C420-160 500-150 520-110C540-60 500 20 450 34C420 40 400 10 372 8zM420-40C430-10 470-20 476-60C480-96 440-100 420-84z',
          handle,
          ' fill-rule="evenodd"',
        ) +
        circle(392, -60, 7, steel) +
        circle(392, -20, 7, steel),
      tall ? -52 : -24,
    ) +
    repeat(9, (i) =>
      circle(cut - 60 + ((i * 29) % 90) - 10, boardY - 14 - ((i * 17) % 46), 3 + (i % 3), wood === tone.soft ? tone.paper : wood),
    ) +
    (tall || wide ? circle(width * 0.14, height * 0.18, 54, tone.groundLight) : '')
  );
}

function staircase(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const steps = wide ? 9 : tall ? 8 : 7;
  const going = (width * (tall ? 1.02 : 0.92)) / steps;
  const rise = (height * (tall ? 0.56 : 0.66)) / steps;
  const startX = width * (tall ? -0.06 : 0.06);
  const wood = tone.on === 'accent' ? tone.paper : tone.accent;
  const woodShade = tone.on === 'accent' ? tone.softDeep : tone.accentShade;
  const string = tone.dark ? tone.soft : tone.brand;
  const stringShade = tone.dark ? tone.brandMid : tone.deep;
  const tread = (i: number) => ({ x: startX + i * going, y: height - (i + 1) * rise + 4 });
  const rail = tall ? 150 : 118;
  const first = tread(0);
  const last = tread(steps - 1);
  const landing = last.y;
  return (
    place(
      width * (wide ? 0.8 : 0.74),
      landing,
      1,
      fill(path`M-64 0V${-Math.min(150, landing - 60)}a64 64 0 0 1 128 0V0z`, tone.pop) +
        fill(path`M64 0V${-Math.min(150, landing - 60)}a64 64 0 0 0-64-64V0z`, tone.popShade),
    ) +
    (tall
      ? circle(width * 0.24, height * 0.2, 62, tone.groundLight)
      : circle(width * (wide ? 0.18 : 0.2), height * 0.28, 58, tone.groundLight)) +
    repeat(steps, (i) => {
      const { x, y } = tread(i);
      return (
        rect(x, y, width * 1.2, rise + 8, i % 2 ? stringShade : string) +
        rect(x - 12, y - 12, going + 26, 16, wood, 5) +
        rect(x + going * 0.5, y - 12, going * 0.5 + 14, 16, woodShade, 5)
      );
    }) +
    repeat(steps, (i) => {
      const { x, y } = tread(i);
      return rect(x + going * 0.42, y - rail, 9, rail - 10, tone.dark ? tone.paper : tone.ink);
    }) +
    stroke(
      path`M${first.x + going * 0.2} ${first.y - rail + 8}L${last.x + going * 0.8} ${last.y - rail - rise * 0.4}`,
      tone.groundShade,
      20,
      ' transform="translate(6 9)"',
    ) +
    stroke(path`M${first.x + going * 0.2} ${first.y - rail + 8}L${last.x + going * 0.8} ${last.y - rail - rise * 0.4}`, wood, 20) +
    rect(first.x + going * 0.06, first.y - rail - 34, 32, rail + 40, wood, 5) +
    rect(first.x + going * 0.06 + 18, first.y - rail - 34, 14, rail + 40, woodShade, 5) +
    circle(first.x + going * 0.06 + 16, first.y - rail - 44, 22, wood)
  );
}
