import type { Composition } from '../../../scenes/composition.ts';
import type { Frame } from '../../../scenes/frame.ts';
import { nth } from '../../../scenes/nth.ts';
import { tree } from '../../../scenes/parts/plants.ts';
import { butt, circle, fill, path, place, rect, repeat, ring, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const scenes: Composition[] = [
  { title: 'A key whose bit is a street of houses', grounds: ['brand', 'accent', 'soft'], draw: keyStreet },
  { title: 'A row of houses, one door open', grounds: ['soft', 'brand', 'accent'], draw: openDoor },
  { title: 'A sign on the lawn of a house', grounds: ['accent', 'soft', 'brand'], draw: yardSign },
];

function keyStreet(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const brass = tone.on === 'accent' ? tone.brand : tone.accent;
  const brassShade = tone.on === 'accent' ? tone.deep : tone.accentShade;
  const brassLight = tone.on === 'accent' ? tone.brandLight : tone.accentLight;
  const windows = tone.on === 'accent' ? tone.accent : tone.brand;
  const cord = tone.on === 'accent' ? tone.paper : tone.main;
  const bow = tall ? 92 : 112;
  const x = tall ? bow + 24 : width * (wide ? 0.2 : 0.25);
  const y = tall ? height * 0.68 : height * 0.6;
  const length = width - x + 30;
  const bitX = bow + (tall ? 30 : 44);
  const houses = [
    [60, 70, 0],
    [66, 118, 1],
    [84, 84, 2],
    [58, 150, 0],
    [74, 96, 1],
    [90, 66, 2],
  ] as const;
  let used = 0;
  const bits: [offset: number, width: number, height: number, kind: number][] = [];
  for (const [w, h, t] of houses) {
    if (bitX + used > length) break;
    bits.push([used, tall ? w * 0.84 : w, tall ? h * 1.5 : h, t]);
    used += (tall ? w * 0.84 : w) + 8;
  }
  const houseLine = (w: number, h: number, t: number) =>
    t === 0
      ? path`M${-w / 2} 20V${-h}L0 ${-h - w * 0.55}L${w / 2} ${-h}V20z`
      : t === 1
        ? path`M${-w / 2} 20V${-h - 22}L${w / 2} ${-h}V20z`
        : path`M${-w / 2} 20V${-h}h${w * 0.16}v-22h${w * 0.2}v22h${w * 0.64}V20z`;
  const silhouettes = (line: string) =>
    bits.map(([q, w, h, t]) => place(bitX + q + w / 2, -22, 1, fill(houseLine(w, h, t), line))).join('');
  const faces = bits
    .map(([q, w, h, t], i) =>
      place(
        bitX + q + w / 2,
        -22,
        1,
        fill(path`M${w * 0.16} 20V${t === 1 ? -h - 8 : t ? -h : -h - w * 0.36}L${w / 2} ${-h}V20z`, brassShade) +
          repeat(Math.max(1, Math.floor(h / 46)), (j) =>
            [-1, 1].map((e) => (i % 2 && e > 0 ? '' : rect(e * w * 0.21 - 7, -h + 14 + j * 44, 14, 22, windows, t ? 0 : 7))).join(''),
          ),
      ),
    )
    .join('');
  const key = (line: string) =>
    fill(
      path`M${-bow} 0a${bow} ${bow} 0 1 0 ${2 * bow} 0a${bow} ${bow} 0 1 0 ${-2 * bow} 0M-${bow * 0.52} 0a${bow * 0.52} ${bow * 0.52} 0 1 1 ${bow * 1.04} 0a${bow * 0.52} ${bow * 0.52} 0 1 1 ${-bow * 1.04} 0z`,
      line,
      ' fill-rule="evenodd"',
    ) +
    rect(bow - 12, -27, length, 54, line) +
    rect(bow + 4, -42, 24, 84, line, 5) +
    silhouettes(line);
  return (
    circle(tall ? width * 0.66 : width * (wide ? 0.6 : 0.68), tall ? height * 0.3 : height * 0.36, tall ? 92 : 96, tone.groundLight) +
    place(x + 11, y + 13, 1, key(tone.groundShade)) +
    place(
      x,
      y,
      1,
      key(brass) +
        faces +
        rect(bow - 8, 6, length, 21, brassShade) +
        rect(bow + 4, 6, 24, 36, brassShade, 4) +
        ring(0, 0, bow * 0.78, brassLight, 6, ` stroke-dasharray="${(bow * 1.1).toFixed(0)} 900" transform="rotate(190)"`),
    ) +
    stroke(
      path`M${x - bow * 0.5} ${y + 4}C${x - bow * 1.2} ${y + bow * 1.3} ${x + bow} ${y + bow * 1.2} ${x + bow * 1.3} ${height + 20}`,
      cord,
      9,
    ) +
    stroke(path`M${x - bow * 0.5} ${y + 4}q-4 18 -10 30`, cord, 9)
  );
}

function openDoor(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const count = wide ? 5 : 3;
  const gap = width / count;
  const pavement = height * 0.86;
  const hotIndex = wide ? 3 : 1;
  const hot = tone.pop;
  const hotShade = tone.popShade;
  const heights = tall ? [250, 300, 210] : [170, 210, 140, 214, 180];
  const fronts = tone.dark ? [tone.brandMid, tone.brandLight, tone.soft] : [tone.brand, tone.brandLight, tone.deep];
  const sides = tone.dark ? [tone.brandLight, tone.groundLight, tone.softShade] : [tone.brandShade, tone.brand, tone.ink];
  const townhouse = (i: number) => {
    const w = gap - 8;
    const h = nth(heights, i % 5) + frame.variant * 10;
    const x = gap * (i + 0.5);
    const on = i === hotIndex;
    const c = on ? hot : nth(fronts, i % 3);
    const s = on ? hotShade : nth(sides, i % 3);
    const wc = on ? tone.deep : tone.dark ? tone.deep : tone.soft;
    const lit = on ? tone.deep : wc;
    const t = i % 3;
    const rf = on ? tone.deep : tone.dark ? tone.deep : tone.ink;
    const roof =
      t === 1
        ? fill(path`M${x - w / 2 - 14} ${pavement - h}L${x} ${pavement - h - w * 0.62}L${x + w / 2 + 14} ${pavement - h}z`, rf)
        : t === 0
          ? fill(path`M${x - w / 2 - 10} ${pavement - h}v-26h14v-22h18v-22h18v-16h${w - 80}v16h18v22h18v22h14v26z`, rf)
          : fill(
              path`M${x - w / 2 - 10} ${pavement - h}L${x - w * 0.3} ${pavement - h - 64}H${x + w * 0.3}L${x + w / 2 + 10} ${pavement - h}z`,
              rf,
            );
    const q = w * 0.2;
    return (
      rect(x - w / 2, pavement - h, w, h, c) +
      rect(x + w * 0.22, pavement - h, w * 0.28, h, s) +
      roof +
      repeat(Math.max(1, Math.floor((h - 96) / 62)), (j) =>
        [-1, 1].map((e) => rect(x + e * w * 0.24 - q / 2, pavement - h + 24 + j * 62, q, 42, lit, t === 1 ? q / 2 : 2)).join(''),
      ) +
      (on
        ? fill(path`M${x - 26} ${pavement}V${pavement - 80}h52V${pavement}z`, tone.paper === hot ? tone.accent : tone.paper) +
          fill(path`M${x - 26} ${pavement - 80}L${x - 58} ${pavement - 68}V${pavement + 12}L${x - 26} ${pavement}z`, tone.deep) +
          circle(x - 50, pavement - 30, 4, hot)
        : rect(x - 20, pavement - 66, 40, 66, wc, t === 2 ? 20 : 3))
    );
  };
  const hotX = gap * (hotIndex + 0.5);
  return (
    circle(
      width * (tall ? 0.22 : 0.16),
      height * (tall ? 0.17 : 0.22),
      tall ? 50 : 44,
      tone.dark ? tone.paper : tone.on === 'accent' ? tone.soft : tone.accent,
    ) +
    repeat(count, townhouse) +
    rect(-5, pavement, width + 10, height - pavement + 5, tone.dark ? tone.deep : tone.groundShade) +
    fill(path`M${hotX - 26} ${pavement}h52l46 ${height - pavement + 4}h${-130}z`, tone.paper === hot ? tone.accent : tone.paper) +
    stroke(path`M0 ${pavement}H${hotX - 30}M${hotX + 30} ${pavement}H${width}`, tone.ink, 6, butt)
  );
}

function yardSign(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const lawn = height * (tall ? 0.74 : 0.78);
  const houseX = width * (wide ? 0.62 : tall ? 0.62 : 0.66);
  const half = tall ? 170 : 190;
  const walls = tone.dark ? tone.soft : tone.on === 'accent' ? tone.paper : tone.paper;
  const wallShade = tone.dark ? tone.softDeep : tone.paperShade;
  const roof = tone.dark ? tone.deep : tone.brand;
  const board = tone.on === 'accent' ? tone.brand : tone.accent;
  const post = tone.dark ? tone.paper : tone.ink;
  const signX = width * (wide ? 0.24 : tall ? 0.3 : 0.24);
  const signY = height * (tall ? 0.5 : 0.36);
  return (
    circle(width * (tall ? 0.22 : wide ? 0.9 : 0.4), height * (tall ? 0.16 : 0.24), tall ? 66 : 58, tone.pop) +
    tree(
      houseX + half + (tall ? 10 : 44),
      lawn + 6,
      tall ? 52 : 60,
      tone.dark ? tone.brandMid : tone.brandLight,
      tone.dark ? tone.brandLight : tone.brand,
      tone.deep,
    ) +
    rect(houseX - half * 0.84, lawn - 170, half * 1.68, 180, walls) +
    rect(houseX + half * 0.34, lawn - 170, half * 0.5, 180, wallShade) +
    rect(houseX + half * 0.36, lawn - 300, 48, 110, tone.dark ? tone.soft : tone.deep) +
    fill(path`M${houseX - half - 22} ${lawn - 158}L${houseX} ${lawn - 318}L${houseX + half + 22} ${lawn - 158}z`, roof) +
    fill(path`M${houseX} ${lawn - 318}L${houseX + half + 22} ${lawn - 158}H${houseX + half * 0.34}z`, tone.dark ? tone.ink : tone.deep) +
    circle(houseX, lawn - 212, 24, tone.on === 'accent' ? tone.soft : tone.accentLight) +
    rect(houseX - 30, lawn - 104, 60, 112, board, 30) +
    circle(houseX + 14, lawn - 44, 5, tone.paper) +
    rect(houseX - half * 0.68, lawn - 118, 58, 66, tone.dark ? tone.deep : tone.brandLight) +
    rect(houseX + half * 0.42, lawn - 118, 58, 66, tone.dark ? tone.deep : tone.brandLight) +
    rect(0, lawn, width, height, tone.dark ? tone.deep : tone.groundShade) +
    fill(path`M${houseX - 30} ${lawn}h60L${houseX + 120} ${height + 10}H${houseX - 70}z`, tone.dark ? tone.brandMid : tone.paper) +
    place(
      signX,
      signY,
      tall ? 1.04 : 1,
      rect(-110, -66, 20, height, tone.groundShade) +
        rect(-120, -76, 20, height, post, 6) +
        rect(-132, -58, 232, 18, post, 6) +
        stroke('M-60-42V-20M64-42V-20', post, 7) +
        rect(-84, -12, 186, 128, tone.groundShade, 8) +
        rect(-92, -22, 186, 128, board, 8) +
        fill('M-58 76V20L0-8L58 20V76z', tone.paper) +
        rect(-16, 34, 32, 42, board) +
        rect(-64, 84, 128, 10, tone.on === 'accent' ? tone.brandLight : tone.accentLight, 5),
    )
  );
}
