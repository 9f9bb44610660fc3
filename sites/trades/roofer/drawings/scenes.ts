import type { Composition } from '../../../scenes/composition.ts';
import type { Frame } from '../../../scenes/frame.ts';
import { nth } from '../../../scenes/nth.ts';
import { bird } from '../../../scenes/parts/animals.ts';
import { drop } from '../../../scenes/parts/pipes.ts';
import { leaf } from '../../../scenes/parts/plants.ts';
import { circle, clip, fill, type Point, path, place, rect, repeat, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const scenes: Composition[] = [
  { title: 'Shingles, a ladder, and a bird on the chimney', grounds: ['accent', 'soft', 'brand'], draw: shingles },
  { title: 'A ladder against a gable roof', grounds: ['brand', 'soft'], draw: gables },
  { title: 'Rain running off a roof into its gutter', grounds: ['brand', 'soft', 'accent'], draw: gutter },
];

function shingles(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const ridge = height * (tall ? 0.36 : 0.44);
  const leftX = width * (wide ? 0.26 : 0.22);
  const eaves = height * (tall ? 0.9 : 0.93);
  const id = `${frame.id}r`;
  const shingle = 58;
  const courses = tone.dark ? [tone.accent, tone.accentShade] : [tone.brand, tone.brandShade];
  const shadow = tone.deep;
  const oddRow = 1 + Math.floor(frame.random() * 3);
  const count = Math.ceil(width / shingle) + 3;
  const rows = Math.ceil((eaves - ridge) / 44) + 1;
  const roof = path`M${leftX} ${ridge}H${width + 10}V${eaves}H${leftX - (eaves - ridge) * 0.42}z`;
  let laid = '';
  for (let i = rows; i >= 0; i--) {
    const y = ridge + i * 44 + 4;
    laid += shingleRow(
      leftX - (eaves - ridge) * 0.42 + (i % 2 ? shingle / 2 : 0) - shingle,
      y,
      count,
      shingle,
      nth(courses, i % 2),
      shadow,
    );
    if (i === oddRow + 1)
      laid += [3, 4, 6]
        .map((j) =>
          circle(
            leftX - (eaves - ridge) * 0.42 + (i % 2 ? shingle / 2 : 0) + (j + 1) * shingle,
            y,
            shingle * 0.49,
            tone.dark ? tone.paper : tone.accent,
          ),
        )
        .join('');
  }
  const chimneyX = width * (wide ? 0.74 : 0.7);
  const sunColor = tone.on === 'accent' ? tone.paper : tone.dark ? tone.soft : tone.accent;
  return (
    circle(leftX + (tall ? 60 : 70), ridge - 6, tall ? 96 : 92, sunColor) +
    rect(chimneyX - 4, ridge - 96, 92, 110, tone.groundShade) +
    rect(chimneyX - 14, ridge - 104, 92, 140, tone.dark ? tone.soft : tone.deep) +
    rect(chimneyX + 34, ridge - 104, 44, 140, tone.dark ? tone.brandMid : tone.ink) +
    rect(chimneyX - 26, ridge - 118, 116, 22, tone.dark ? tone.paper : tone.brand, 3) +
    place(chimneyX + 40, ridge - 142, 1, bird(tone.pop, tone.dark ? tone.deep : tone.ink)) +
    clip(id, roof, fill(roof, shadow) + laid) +
    stroke(path`M${leftX - 12} ${ridge}H${width + 10}`, tone.dark ? tone.paper : tone.deep, 18) +
    rect(-10, eaves, width + 20, height, tone.dark ? tone.deep : tone.paper) +
    rect(-10, eaves - 6, width + 20, 18, tone.dark ? tone.paper : tone.deep) +
    place(
      leftX - (tall ? 10 : 6),
      height,
      1,
      stroke(path`M-26 20L22 ${ridge - height - 30}M44 20L92 ${ridge - height - 30}`, tone.dark ? tone.paper : tone.pop, 11) +
        repeat(Math.floor((height - ridge) / 40) + 1, (i) => {
          const t = (i * 40 + 14) / (height - ridge + 50);
          return stroke(path`M${-26 + 48 * t} ${-i * 40 - 2}h70`, tone.dark ? tone.paper : tone.pop, 9);
        }),
    )
  );
}

function gables(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const nearX = width * (wide ? 0.56 : 0.54);
  const half = tall ? 236 : 262;
  const eaves = height * (tall ? 0.72 : 0.84);
  const ridge = eaves - half * 0.8;
  const roof = tone.dark ? tone.deep : tone.brand;
  const behind = (x: number, y: number, reach: number) =>
    fill(
      path`M${x - reach} ${y}L${x} ${y - reach * 0.8}L${x + reach} ${y}V${height + 10}H${x - reach}z`,
      tone.dark ? tone.brandLight : tone.softDeep,
    ) + fill(path`M${x} ${y - reach * 0.8}L${x + reach} ${y}V${height + 10}H${x}z`, tone.brandMid);
  const slope = (t: number, lift: number): Point => [nearX - half * (1 - t) - lift * 0.62, eaves - half * 0.8 * t - lift * 0.78];
  const course = (t: number, color: string) => {
    const [ax, ay] = slope(t, 0);
    const [bx, by] = slope(t, 30);
    const [cx, cy] = slope(t + 0.17, 30);
    const [dx, dy] = slope(t + 0.17, 0);
    return fill(path`M${ax} ${ay}L${bx} ${by}L${cx} ${cy}L${dx} ${dy}z`, color);
  };
  return (
    circle(width * (tall ? 0.3 : wide ? 0.24 : 0.22), height * (tall ? 0.22 : 0.3), tall ? 104 : 100, tone.accent) +
    behind(width * (wide ? 0.16 : 0.06), eaves - (tall ? 90 : 60), 190) +
    behind(width * (wide ? 0.96 : 1.02), eaves - (tall ? 130 : 90), 200) +
    rect(nearX + 92, ridge - 6, 66, 150, tone.dark ? tone.soft : tone.deep) +
    rect(nearX + 130, ridge - 6, 28, 150, tone.dark ? tone.brandMid : tone.ink) +
    rect(nearX + 82, ridge - 22, 86, 22, tone.accent, 4) +
    stroke(path`M${nearX + 124} ${ridge - 46}c-30-28 30-44 0-78s24-44 4-70`, tone.dark ? tone.paper : tone.deep, 11) +
    fill(path`M${nearX - half} ${eaves}L${nearX} ${ridge}L${nearX + half} ${eaves}V${height + 10}H${nearX - half}z`, tone.paper) +
    fill(path`M${nearX} ${ridge}L${nearX + half} ${eaves}V${height + 10}H${nearX + half * 0.42}V${eaves - half * 0.4}z`, tone.paperShade) +
    fill(
      path`M${nearX - half - 26} ${eaves + 22}L${nearX} ${ridge - 34}L${nearX + half + 26} ${eaves + 22}l-24 26L${nearX} ${ridge + 18}L${nearX - half - 2} ${eaves + 48}z`,
      roof,
    ) +
    fill(
      path`M${nearX} ${ridge - 34}L${nearX + half + 26} ${eaves + 22}l-24 26L${nearX} ${ridge + 18}z`,
      tone.dark ? tone.ink : tone.deep,
    ) +
    [0.34, 0.53, 0.72].map((t) => course(t, tone.accent)).join('') +
    circle(nearX, ridge + half * 0.42, 46, roof) +
    circle(nearX, ridge + half * 0.42, 34, tone.soft) +
    stroke(path`M${nearX} ${ridge + half * 0.42 - 34}v68M${nearX - 34} ${ridge + half * 0.42}h68`, roof, 8) +
    place(
      nearX - half * 0.5,
      height + 10,
      1,
      stroke(path`M-54 0L4 ${ridge + half * 0.16 - height}M6 0L64 ${ridge + half * 0.16 - height}`, tone.deep, 12) +
        repeat(Math.floor((height - ridge) / 44) - 1, (i) => {
          const t = (i * 44 + 34) / (height - ridge - half * 0.16);
          return t > 0.94 ? '' : stroke(path`M${-54 + 58 * t} ${-i * 44 - 30}h60`, tone.deep, 9);
        }),
    )
  );
}

function shingleRow(x: number, y: number, n: number, w: number, color: string, shadow: string): string {
  return (
    stroke(path`M${x} ${y + 6}h${n * w}`, shadow, w * 0.98, ` stroke-dasharray="0 ${w}"`) +
    rect(x - w, y - w * 1.2, (n + 2) * w, w * 1.2, color) +
    stroke(path`M${x} ${y}h${n * w}`, color, w * 0.98, ` stroke-dasharray="0 ${w}"`)
  );
}

function gutter(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const eaves = height * (tall ? 0.42 : 0.46);
  const left = width * (wide ? 0.22 : tall ? -0.1 : 0.12);
  const pipeX = width * (wide ? 0.72 : tall ? 0.68 : 0.74);
  const metal = tone.on === 'accent' ? tone.brand : tone.accent;
  const metalShade = tone.on === 'accent' ? tone.deep : tone.accentShade;
  const metalLight = tone.on === 'accent' ? tone.brandLight : tone.accentLight;
  const tile = tone.main;
  const tileShade = tone.mainShade;
  const water = tone.dark || tone.on === 'accent' ? tone.paper : tone.brandLight;
  const rows = Math.ceil(eaves / 52) + 1;
  const tiles = repeat(rows, (row) => {
    const y = eaves - (rows - row) * 52 + 52;
    return (
      rect(-40, y - 66, width + 80, 66, row % 2 ? tile : tileShade) +
      stroke(
        path`M-40 ${y}H${width + 40}`,
        row % 2 ? tile : tileShade,
        62,
        ` stroke-dasharray="0 66" stroke-dashoffset="${row % 2 ? 0 : 33}"`,
      )
    );
  });
  const slope = path`M${left} ${eaves + 20}L${left + eaves * 0.62} -10H${width + 10}V${eaves + 20}z`;
  return (
    repeat(wide ? 13 : 9, (i) => {
      const x = ((i * 157) % (width + 60)) - 10;
      return stroke(path`M${x} ${(i * 83) % (eaves * 0.7)}l-14 40`, tone.groundShade, 7);
    }) +
    clip(`${frame.id}s`, slope, tiles) +
    rect(left + 60, eaves + 40, width, height, tone.dark ? tone.softDeep : tone.on === 'accent' ? tone.paperShade : tone.paper) +
    repeat(Math.ceil((height - eaves) / 46), (i) => stroke(path`M${left + 60} ${eaves + 84 + i * 46}H${width}`, tone.softShade, 5)) +
    rect(left + 60, eaves + 40, width, 30, tone.dark ? tone.brandMid : tone.softDeep) +
    rect(pipeX - 22, eaves + 30, 64, height, tone.softDeep) +
    rect(pipeX - 30, eaves + 30, 60, height, metal) +
    rect(pipeX + 6, eaves + 30, 24, height, metalShade) +
    rect(pipeX - 42, eaves + (tall ? 190 : 130), 84, 24, metalShade, 4) +
    fill(path`M${left - 26} ${eaves - 14}H${width + 10}V${eaves + 44}H${left + 6}a44 44 0 0 1-32-58z`, metal) +
    fill(path`M${left - 16} ${eaves + 18}H${width + 10}V${eaves + 44}H${left + 6}a44 44 0 0 1-22-26z`, metalShade) +
    rect(left - 36, eaves - 24, width, 18, metalLight, 9) +
    repeat(4, (i) => rect(left + 70 + i * (wide ? 150 : 116), eaves - 24, 14, 68, metalShade)) +
    drop(left - 2, eaves + (tall ? 130 : 104), 17, water) +
    drop(left + 4, eaves + (tall ? 216 : 176), 12, water) +
    place(left + (wide ? 250 : 160), eaves - 18, 0.8, leaf(tone.pop, tone.deep), 58)
  );
}
