import type { Composition } from '../../../scenes/composition.ts';
import type { Frame } from '../../../scenes/frame.ts';
import { isGray, lifeColor } from '../../../scenes/life-colors.ts';
import { nth } from '../../../scenes/nth.ts';
import { daisy, leaf, rose, tulip } from '../../../scenes/parts/plants.ts';
import { circle, define, fill, path, place, rect, stroke, use } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const scenes: Composition[] = [
  { title: 'Flowers in a vase', grounds: ['soft', 'brand', 'accent'], draw: flowersInVase },
  { title: 'Rows of tulips, one of another color', grounds: ['accent', 'brand', 'soft'], draw: tulipRows },
  { title: 'A wrapped bouquet', grounds: ['brand', 'soft', 'accent'], draw: bouquet },
];

/** Flowers wear the palette, which may be gray: then they're roses. */
function petalOf(tone: GroundTones): [petal: string, shade: string] {
  const [petal, shade] = tone.on === 'accent' ? [tone.brand, tone.deep] : [tone.accent, tone.accentShade];
  const [rosePetal, roseShade] = lifeColor('rose', tone);
  return isGray(petal) ? [rosePetal, roseShade] : [petal, shade];
}

function flowersInVase(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const x = width * (wide ? 0.58 : 0.5);
  const baseY = height + (tall ? -40 : 10);
  const lipY = baseY - (tall ? 190 : 150);
  const [stemColor, stemShade] = lifeColor('leaf', tone);
  const vase = tone.on === 'accent' ? tone.paper : tone.dark ? tone.paper : tone.brand;
  const vaseShade = tone.on === 'accent' ? tone.softShade : tone.dark ? tone.softShade : tone.deep;
  const [petal, petalShade] = petalOf(tone);
  const white = tone.paper;
  const scale = tall ? 1.14 : 0.93;
  const stem = (dx: number, dy: number) =>
    stroke(path`M${x + dx * 0.08} ${lipY + 10}Q${x + dx * 0.2} ${lipY - dy * 0.5} ${x + dx} ${lipY - dy}`, stemColor, 8);
  const flowers = [
    [-130, 130, daisy(white === tone.on ? tone.soft : white, petal), -10],
    [-56, tall ? 250 : 206, tulip(petal, petalShade), -12],
    [62, tall ? 236 : 190, rose(tone.main, tone.dark ? tone.brandMid : tone.brandLight), 0],
    [138, 116, tulip(tone.brandLight, tone.dark ? tone.groundLight : tone.brand), 34],
    [0, 126, daisy(tone.dark ? tone.accentLight : tone.soft === tone.ground ? tone.accentLight : tone.soft, tone.deep, 9), 8],
  ] as const;
  return (
    rect(0, baseY - (tall ? 12 : 60), width, height, tone.groundShade) +
    fill(path`M${x + 40} ${baseY - 14}h${width}v30H${x}z`, tone.groundShade) +
    flowers.map((f) => stem(f[0] * scale, f[1] * scale)).join('') +
    (
      [
        [-70, 70, -56],
        [74, 60, 60],
        [-24, 150, -30],
        [110, 176, 40],
        [-120, 214, -20],
        [20, 270, 6],
      ] as const
    )
      .slice(0, tall ? 6 : 5)
      .map(([p, q, t], i) =>
        place(x + p * 0.7 * scale, lipY - q * 0.8 * scale, scale * 0.94, leaf(i % 2 ? stemShade : stemColor, tone.ground), t),
      )
      .join('') +
    flowers.map((f) => place(x + f[0] * scale, lipY - f[1] * scale, scale * 1.1, f[2], f[3])).join('') +
    fill(
      path`M${x - 56} ${lipY}h112c-6 40 40 60 40 ${(baseY - lipY) * 0.55}c0 40-30 ${(baseY - lipY) * 0.45 - 0} -60 ${baseY - lipY}h-72c-30 0-60-20-60-${(baseY - lipY) * 0.5}C${x - 96} ${lipY + 60} ${x - 50} ${lipY + 40} ${x - 56} ${lipY}z`.replace(
        '-60-20-60',
        '-60-20-60',
      ),
      'none',
    ) +
    fill(
      path`M${x - 52} ${lipY}h104C${x + 46} ${lipY + 50} ${x + 92} ${lipY + 60} ${x + 92} ${lipY + 116}C${x + 92} ${lipY + 160} ${x + 66} ${baseY} ${x + 46} ${baseY}h-92C${x - 66} ${baseY} ${x - 92} ${lipY + 160} ${x - 92} ${lipY + 116}C${x - 92} ${lipY + 60} ${x - 46} ${lipY + 50} ${x - 52} ${lipY}z`,
      vase,
    ) +
    fill(
      path`M${x + 18} ${lipY}h34C${x + 46} ${lipY + 50} ${x + 92} ${lipY + 60} ${x + 92} ${lipY + 116}C${x + 92} ${lipY + 160} ${x + 66} ${baseY} ${x + 46} ${baseY}h-30C${x + 60} ${lipY + 130} ${x + 40} ${lipY + 60} ${x + 18} ${lipY}z`,
      vaseShade,
    ) +
    rect(x - 60, lipY - 8, 120, 18, vase, 9) +
    (wide
      ? place(
          width * 0.2,
          height - 60,
          1,
          stroke('M-40 6L106-14', stemColor, 8) + place(20, -4, 0.7, leaf(stemColor), 40) + place(86, -12, 1, tulip(petal, petalShade), 82),
        )
      : '')
  );
}

function tulipRows(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const horizon = height * 0.34;
  const [oddColor, oddShade] = petalOf(tone);
  const [leafColor, leafShade] = lifeColor('leaf', tone);
  const rowColors = tone.dark
    ? ([
        [tone.brandLight, tone.groundLight],
        [tone.brandMid, tone.brandLight],
        [tone.soft, tone.softDeep],
      ] as const)
    : ([
        [tone.brandLight, tone.brandMid],
        [tone.brandShade, tone.deep],
        [tone.brand, tone.deep],
      ] as const);
  const rows = tall ? 3 : 2;
  let field = '';
  let defs = '';
  for (let i = 0; i < rows; i++) {
    const ci = i + 3 - rows;
    const sc = 1 + i * 0.42;
    const y = horizon + 96 + ((i * (height - horizon)) / rows) * 0.62;
    const g = 84 + i * 42;
    const m = Math.ceil(width / g) + 1;
    const id = `${frame.id}u${i}`;
    defs += define(
      id,
      stroke('M0-30V400', leafColor, 9) + place(0, 82, 0.95, leaf(leafColor), -30) + place(0, 90, 0.95, leaf(leafShade), 30),
    );
    const hot = i === rows - 1 ? Math.floor(m * 0.55) - 1 : -1;
    defs += define(`${id}t`, tulip(...nth(rowColors, ci)));
    for (let j = 0; j < m; j++) {
      const x = j * g + (i % 2 ? 0 : g * 0.5);
      const dy = ((j * 37 + i * 11) % 26) - 13;
      field +=
        use(id, x, y + dy, sc) + (j === hot ? place(x, y + dy - 14, sc * 1.08, tulip(oddColor, oddShade)) : use(`${id}t`, x, y + dy, sc));
    }
  }
  return (
    defs +
    circle(
      width * (wide ? 0.74 : 0.68),
      horizon - 20,
      tall ? 96 : 92,
      tone.on === 'accent' ? tone.groundLight : tone.dark ? tone.groundLight : tone.groundShade,
    ) +
    field
  );
}

function bouquet(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const x = width * (wide ? 0.54 : 0.5);
  const y = height * (tall ? 0.56 : 0.53);
  const wrap = tone.dark ? tone.soft : tone.paper;
  const wrapShade = tone.dark ? tone.brandMid : tone.softShade;
  const [petal, petalShade] = petalOf(tone);
  const scale = tall ? 1.1 : 1;
  const [leafColor, leafShade] = lifeColor('leaf', tone);
  return (
    circle(x, y - 90, tall ? 190 : 196, tone.groundLight) +
    place(
      x,
      y,
      scale,
      (
        [
          [-128, -120, -44],
          [-70, -190, -22],
          [70, -196, 20],
          [130, -120, 46],
          [0, -220, 0],
        ] as const
      )
        .map(([p, q, t], i) => place(p * 0.7, q * 0.62, 1.15, leaf(i % 2 ? leafShade : leafColor), t))
        .join('') +
        place(-100, -104, 1.16, rose(petal, petalShade)) +
        place(96, -112, 1.16, daisy(tone.paper, tone.dark ? tone.accent : tone.deep)) +
        place(
          0,
          -168,
          1.22,
          daisy(
            tone.dark ? tone.accentLight : tone.brandLight,
            tone.dark ? tone.deep : tone.accent === tone.ground ? tone.soft : tone.accent,
            11,
          ),
        ) +
        place(-8, -76, 1.3, rose(tone.dark ? tone.brandMid : tone.brand, tone.dark ? tone.brand : tone.brandMid)) +
        place(64, -44, 0.95, tulip(petal, petalShade), 18) +
        place(-72, -30, 0.9, tulip(petal, petalShade), -22) +
        fill('M-170-70C-130-30-60 0 0 0L34 150L90 300H-90L-34 150z', wrap) +
        fill('M170-70C130-30 60 0 0 0L-34 150L-20 190L90 300L34 150z', wrapShade) +
        fill('M170-70C130-30 60 0 0 0L-30 150H34z', wrap === tone.paper ? tone.paperShade : tone.softShade) +
        rect(-46, 138, 92, 22, tone.on === 'accent' ? tone.brand : tone.accent, 6) +
        fill(
          'M0 150C-50 120-80 140-70 160S-20 170 0 150C50 120 80 140 70 160S20 170 0 150L30 220M0 150L-26 216',
          'none',
          ` stroke="${tone.on === 'accent' ? tone.brand : tone.accent}" stroke-width="10"`,
        ),
    )
  );
}
