import type { Frame } from '../frame.ts';
import { nth } from '../nth.ts';
import { bird } from '../parts/animals.ts';
import { circle, clip, fill, path, place, rect, repeat, stroke } from '../pen.ts';
import type { GroundTones } from '../tones.ts';
import type { Trade } from '../trade.ts';

export const trade: Trade = {
  compositions: [
    { title: 'Shingles, a ladder, and a bird on the chimney', grounds: ['accent', 'soft', 'brand'], draw: shingles },
    { title: 'A ladder against a gable roof', grounds: ['brand', 'soft'], draw: gables },
  ],
};

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
  const sunColour = tone.on === 'accent' ? tone.paper : tone.dark ? tone.soft : tone.accent;
  return (
    circle(leftX + (tall ? 60 : 70), ridge - 6, tall ? 96 : 92, sunColour) +
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
  const fronts = [tone.dark ? tone.brandLight : tone.softDeep, tone.brandMid, tone.dark ? tone.paper : tone.brand] as const;
  const sides = [tone.groundLight, tone.brandLight, tone.dark ? tone.soft : tone.deep] as const;
  const gable = (x: number, y: number, w: number, colour: string, shade: string, windowColour?: string) => {
    const h = w * 0.5;
    return (
      fill(path`M${x - w / 2} ${y}L${x} ${y - h}L${x + w * 0.5} ${y}V${height + 10}H${x - w / 2}z`, colour) +
      fill(path`M${x} ${y - h}L${x + w / 2} ${y}V${height + 10}H${x}z`, shade) +
      fill(
        path`M${x - w / 2 - 14} ${y + 4}L${x} ${y - h - 12}L${x + w / 2 + 14} ${y + 4}l-11 11L${x} ${y - h + 14}L${x - w / 2 - 3} ${y + 15}z`,
        tone.dark ? tone.deep : tone.brandShade,
      ) +
      (windowColour ? rect(x - 18, y - 4, 36, 46, windowColour, 18) : rect(x - 13, y - 34, 26, 26, tone.dark ? tone.deep : tone.soft, 13))
    );
  };
  const farY = height * (tall ? 0.4 : 0.46);
  const middleY = height * (tall ? 0.58 : 0.66);
  const nearX = width * (wide ? 0.6 : 0.56);
  const nearY = height * (tall ? 0.8 : 0.94);
  const nearWidth = tall ? 400 : 420;
  const rise = nearWidth * 0.5;
  return (
    circle(width * (tall ? 0.3 : 0.26), height * (tall ? 0.24 : 0.3), tall ? 84 : 74, tone.accent) +
    repeat(wide ? 5 : 3, (i) => gable(60 + i * 190, farY + (i % 2 ? 18 : -14), 220, fronts[0], sides[0])) +
    repeat(wide ? 4 : 3, (i) =>
      gable(-20 + i * 250, middleY + (i % 2 ? -20 : 12), 240, fronts[1], sides[1], i % 2 ? tone.accent : tone.deep),
    ) +
    rect(nearX + 78, nearY - rise - 8, 54, 110, tone.deep) +
    rect(nearX + 70, nearY - rise - 16, 70, 18, tone.accent, 3) +
    stroke(path`M${nearX + 105} ${nearY - rise - 40}c-26-26 26-40 0-70s20-40 4-60`, tone.dark ? tone.paper : tone.deep, 10) +
    fill(
      path`M${nearX - nearWidth / 2} ${nearY}L${nearX} ${nearY - rise}L${nearX + nearWidth / 2} ${nearY}V${height + 10}H${nearX - nearWidth / 2}z`,
      tone.dark ? tone.soft : tone.paper,
    ) +
    fill(
      path`M${nearX - nearWidth / 2 - 34} ${nearY + 6}L${nearX} ${nearY - rise - 28}L${nearX + nearWidth / 2 + 34} ${nearY + 6}l-26 22L${nearX} ${nearY - rise + 26}L${nearX - nearWidth / 2 - 8} ${nearY + 28}z`,
      tone.dark ? tone.deep : tone.brand,
    ) +
    fill(
      path`M${nearX} ${nearY - rise - 28}L${nearX + nearWidth / 2 + 34} ${nearY + 6}l-26 22L${nearX} ${nearY - rise + 26}z`,
      tone.dark ? tone.ink : tone.deep,
    ) +
    [0, 1, 2, 3]
      .map((i) => {
        const t = 0.22 + i * 0.17;
        const x = nearX - (nearWidth / 2 + 34) * (1 - t);
        const y = nearY + 6 - (rise + 34) * t;
        return fill(path`M${x} ${y}l40-36 14 16-40 36z`, tone.accent);
      })
      .join('') +
    rect(nearX - 34, nearY - rise * 0.48, 68, 84, tone.dark ? tone.deep : tone.brand, 34) +
    stroke(path`M${nearX} ${nearY - rise * 0.48}v84M${nearX - 34} ${nearY - rise * 0.48 + 42}h68`, tone.dark ? tone.soft : tone.paper, 6) +
    place(
      nearX - nearWidth * 0.3,
      nearY - rise * 0.56,
      1,
      stroke(`M-46 220L10-46M-2 220L54-46`, tone.accent, 9) +
        repeat(6, (i) => stroke(path`M${-38 + i * 8} ${186 - i * 38}h44`, tone.accent, 7)),
    )
  );
}

const shingleRow = (x: number, y: number, n: number, w: number, colour: string, shadow: string) =>
  stroke(path`M${x} ${y + 6}h${n * w}`, shadow, w * 0.98, ` stroke-dasharray="0 ${w}"`) +
  rect(x - w, y - w * 1.2, (n + 2) * w, w * 1.2, colour) +
  stroke(path`M${x} ${y}h${n * w}`, colour, w * 0.98, ` stroke-dasharray="0 ${w}"`);
