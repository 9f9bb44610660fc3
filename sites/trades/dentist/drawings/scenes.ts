import type { Composition } from '../../../scenes/composition.ts';
import type { Frame } from '../../../scenes/frame.ts';
import { star } from '../../../scenes/parts/star.ts';
import { butt, circle, clip, disc, ellipse, fill, path, place, rect, repeat, ring, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const scenes: Composition[] = [
  { title: 'A wide smile', grounds: ['accent', 'soft', 'brand'], draw: smile },
  { title: 'A tooth and a dental mirror', grounds: ['brand', 'accent', 'soft'], draw: toothInMirror },
  { title: 'A toothbrush with paste', grounds: ['accent', 'soft', 'brand'], draw: brush },
];

function smile(tone: GroundTones, frame: Frame): string {
  const { width, height, tall } = frame;
  const x = width * 0.5;
  const y = height * (tall ? 0.52 : 0.5);
  const halfWidth = tall ? width * 0.62 : width * 0.47;
  const lip = tone.dark ? tone.accent : tone.brand;
  const lipShade = tone.dark ? tone.accentShade : tone.deep;
  const id = `${frame.id}s`;
  const lipHeight = 150;
  const outline = path`M${x - halfWidth} ${y - 20}C${x - halfWidth * 0.7} ${y - 92} ${x - halfWidth * 0.3} ${y - lipHeight} ${x - 40} ${y - lipHeight * 0.82}Q${x} ${y - lipHeight * 0.62} ${x + 40} ${y - lipHeight * 0.82}C${x + halfWidth * 0.3} ${y - lipHeight} ${x + halfWidth * 0.7} ${y - 92} ${x + halfWidth} ${y - 20}C${x + halfWidth * 0.7} ${y + 110} ${x + halfWidth * 0.36} ${y + lipHeight + 10} ${x} ${y + lipHeight + 10}S${x - halfWidth * 0.7} ${y + 110} ${x - halfWidth} ${y - 20}z`;
  const opening = path`M${x - halfWidth * 0.86} ${y - 22}C${x - halfWidth * 0.5} ${y - 64} ${x - halfWidth * 0.2} ${y - 78} ${x} ${y - 66}C${x + halfWidth * 0.2} ${y - 78} ${x + halfWidth * 0.5} ${y - 64} ${x + halfWidth * 0.86} ${y - 22}C${x + halfWidth * 0.6} ${y + 66} ${x + halfWidth * 0.3} ${y + 104} ${x} ${y + 104}S${x - halfWidth * 0.6} ${y + 66} ${x - halfWidth * 0.86} ${y - 22}z`;
  const toothWidth = halfWidth * 0.25;
  return (
    fill(outline, lip) +
    fill(
      path`M${x - halfWidth} ${y - 20}C${x - halfWidth * 0.7} ${y + 110} ${x - halfWidth * 0.36} ${y + lipHeight + 10} ${x} ${y + lipHeight + 10}S${x + halfWidth * 0.7} ${y + 110} ${x + halfWidth} ${y - 20}L${x + halfWidth * 0.86} ${y - 22}C${x + halfWidth * 0.6} ${y + 66} ${x + halfWidth * 0.3} ${y + 104} ${x} ${y + 104}S${x - halfWidth * 0.6} ${y + 66} ${x - halfWidth * 0.86} ${y - 22}z`,
      lipShade,
    ) +
    stroke(
      path`M${x - halfWidth * 0.34} ${y + 124}Q${x - halfWidth * 0.1} ${y + 138} ${x + halfWidth * 0.06} ${y + 136}`,
      tone.on === 'accent' || !tone.dark ? tone.brandLight : tone.accentLight,
      10,
    ) +
    clip(
      id,
      opening,
      fill(opening, tone.ink) +
        ellipse(x, y + 104, halfWidth * 0.4, 46, tone.dark ? tone.brand : tone.accent) +
        [-4, -3, -2, -1, 0, 1, 2, 3]
          .map((i) => {
            const h = 118 - Math.abs(i + 0.5) * 13;
            return rect(x + i * toothWidth + 1.5, y - 90, toothWidth - 3, h, i > 1 ? tone.paperShade : tone.paper, 15);
          })
          .join(''),
    ) +
    star(x - toothWidth * 0.86, y + 2, tall ? 56 : 64, tone.dark ? tone.brand : tone.accent) +
    star(x - toothWidth * 0.86, y + 2, tall ? 26 : 30, tone.paper)
  );
}

function toothInMirror(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const x = width * (wide ? 0.4 : 0.42);
  const y = height * (tall ? 0.46 : 0.47);
  const scale = tall ? 1.36 : 1.32;
  const mirrorX = x + (tall ? 76 : wide ? 150 : 120);
  const mirrorY = y + (tall ? 110 : 56);
  const handle = tone.dark ? tone.soft : tone.ink;
  const enamel = tone.paper;
  const enamelShade = tone.paperShade;
  const mirrorColor = tone.on === 'accent' ? tone.brand : tone.accent;
  const id = `${frame.id}m`;
  return (
    repeat(4, (i) => ring(x, y, 210 + i * 56, tone.groundLight, 10)) +
    place(x + 12, y + 14, scale, fill(tooth, tone.groundShade)) +
    place(
      x,
      y,
      scale,
      fill(tooth, enamel) +
        fill('M40-108C78-112 106-88 110-46C114 10 84 40 76 96C72 136 44 140 38 104C36 92 34 82 30 72C70 10 80-60 40-108z', enamelShade) +
        stroke('M-84-48C-82-74-66-88-44-90', tone.soft, 11),
    ) +
    stroke(path`M${mirrorX + 44} ${mirrorY + 52}L${mirrorX + 280} ${mirrorY + 320}`, handle, 20) +
    stroke(path`M${mirrorX + 110} ${mirrorY + 126}L${mirrorX + 150} ${mirrorY + 172}`, mirrorColor, 20, butt) +
    circle(mirrorX, mirrorY, 74, handle) +
    circle(mirrorX, mirrorY, 60, tone.on === 'accent' ? tone.brand : tone.accent) +
    clip(
      id,
      disc(mirrorX, mirrorY, 60),
      place(mirrorX, mirrorY + 4, 0.42, fill(tooth, tone.paper)) +
        place(mirrorX, mirrorY + 8, 0.42, stroke('M-44-34C-20-10 20-10 44-34M-34-70v0M34-70v0', tone.deep, 17)) +
        stroke(path`M${mirrorX - 66} ${mirrorY + 44}L${mirrorX + 14} ${mirrorY - 66}`, tone.paper, 10, ' opacity=".6"'),
    )
  );
}

function brush(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const x = width * (tall ? 0.46 : wide ? 0.5 : 0.48);
  const y = height * (tall ? 0.62 : 0.58);
  const handle = tone.dark ? tone.accent : tone.brand;
  const handleShade = tone.dark ? tone.accentShade : tone.deep;
  const bristle = tone.dark ? tone.soft : tone.paper;
  const paste = tone.on === 'soft' ? tone.accent : tone.paper;
  const wave =
    'M-150-92C-156-150-110-190-70-176C-40-166-34-136-54-128C-40-150 0-176 40-160C66-150 70-124 54-114C76-140 122-140 138-112C146-96 140-84 132-84C60-76-60-76-150-92z';
  return (
    (wide
      ? circle(width * 0.84, height * 0.24, 54, tone.groundShade)
      : tall
        ? circle(width * 0.76, height * 0.2, 60, tone.groundShade)
        : '') +
    place(
      x,
      y,
      tall ? 1 : 1.08,
      fill(
        'M-176-8h300c40 0 60 22 120 22h400v44h-400c-60 0-90 22-130 22H-156a32 32 0 0 1-20-60z',
        tone.groundShade,
        ' transform="translate(10 16)"',
      ) +
        repeat(
          7,
          (i) =>
            rect(-160 + i * 43, -94, 34, 100, i > 4 ? (tone.dark ? tone.softShade : tone.paperShade) : bristle, 7) +
            rect(-160 + i * 43, -94, 34, 26, tone.on === 'accent' ? tone.soft : tone.dark ? tone.paper : tone.brandMid, 7),
        ) +
        fill('M-176-8h300c40 0 60 22 120 22h400v44h-400c-60 0-90 22-130 22H-156a32 32 0 0 1-20-60z', handle) +
        fill('M-188 40C-180 68-170 80-156 80H114c40 0 70-22 130-22h400v-20h-400c-60 0-80 20-130 20H-150c-20 0-30-8-38-18z', handleShade) +
        fill(wave, paste) +
        stroke(
          'M-120-112C-96-140-70-140-62-134M-10-108C14-140 44-142 52-130M90-104c14-16 30-18 36-12',
          tone.on === 'soft' ? tone.accentLight : tone.accent,
          9,
        ),
      tall ? -58 : -16,
    )
  );
}

const tooth =
  'M0-96C-24-122-104-124-110-46C-114 10-84 40-76 96C-72 136-44 140-38 104C-32 66-22 48 0 48S32 66 38 104C44 140 72 136 76 96C84 40 114 10 110-46C104-124 24-122 0-96z';
