import type { Composition } from '../../../scenes/composition.ts';
import type { Frame } from '../../../scenes/frame.ts';
import { nth } from '../../../scenes/nth.ts';
import { butt, circle, clip, ellipse, fill, path, place, rect, repeat, ring, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const scenes: Composition[] = [
  { title: 'Long hair in profile', grounds: ['soft', 'accent', 'brand'], draw: longHair },
  { title: 'Scissors through strands of hair', grounds: ['accent', 'soft', 'brand'], draw: cutStrands },
  { title: 'A bun in an arched mirror, and a comb', grounds: ['soft', 'brand'], draw: bunInMirror },
];

function longHair(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const x = width * (wide ? 0.46 : 0.5);
  const y = height * (tall ? 0.47 : 0.5);
  const scale = tall ? 1.12 : wide ? 1.34 : 1.16;
  const hair = tone.dark ? tone.accent : tone.brand;
  const hairShade = tone.dark ? tone.accentShade : tone.deep;
  const skin = tone.dark ? tone.soft : tone.paper;
  const earring = tone.dark ? tone.paper : tone.accent;
  const hairLine =
    'M-76-60C-70-150 0-206 84-196C190-184 236-100 232 0C228 90 250 150 330 190C400 226 470 220 560 190V420H40C84 360 60 300 34 240C6 178 20 110 34 70C40 40 30 10 4-8C-26-30-52-26-76-60z';
  return (
    circle(x + (wide ? -40 : 30), y - 20, tall ? 176 : wide ? 210 : 186, tone.on === 'soft' ? tone.accent : tone.groundLight) +
    place(
      x,
      y,
      scale,
      fill(profile, skin) +
        fill('M0 118C6 150 2 186-24 214C20 190 60 150 40 70z', tone.dark ? tone.softShade : tone.paperShade) +
        fill(hairLine, hair) +
        fill(
          'M84-196C190-184 236-100 232 0C228 90 250 150 330 190C400 226 470 220 560 190V420H300C200 330 180 220 176 110C170 0 190-110 84-196z',
          hairShade,
        ) +
        repeat(5, (i) =>
          stroke(
            path`M${-34 + i * 34} ${-88 - i * 12}C${40 + i * 26} ${-150 + i * 6} ${110 + i * 14} ${-60} ${88 + i * 18} ${60}S${110 + i * 30} ${260} ${190 + i * 50} 420`,
            i > 2 ? hair : tone.dark ? tone.accentLight : tone.brandLight,
            5,
          ),
        ) +
        stroke('M-62-4C-54 4-42 4-34-2', tone.dark ? tone.deep : tone.ink, 6) +
        stroke('M-68-34C-58-44-44-44-34-38', hair, 6) +
        fill(
          'M-99 70L-91 74C-82 76-76 72-72 70C-80 64-90 62-97 60C-104 62-104 67-99 70zM-91 74C-100 77-101 85-95 89C-86 90-78 82-72 70C-78 73-84 75-91 74z',
          tone.accent,
        ) +
        circle(12, 92, 15, tone.on === 'accent' ? tone.accent : earring) +
        circle(12, 92, 6, hair),
    )
  );
}

function cutStrands(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const count = 11;
  const strand = height / (tall ? 15 : 13);
  const centerX = width * (wide ? 0.6 : 0.58);
  const strandColors = tone.dark ? [tone.accent, tone.accentShade, tone.accentLight] : [tone.brand, tone.deep, tone.brandLight];
  const swing = tall ? 60 : 46;
  const topY = height * 0.16;
  const strands = repeat(count, (i) => {
    const y = topY + i * strand * 0.98;
    return stroke(
      path`M-20 ${y}C${width * 0.2} ${y - swing} ${width * 0.3} ${y + swing} ${centerX} ${y + 8}` +
        (i % 3 === 1
          ? path`C${width * 0.76} ${y - swing * 0.5} ${width * 0.84} ${y + swing * 0.6} ${width + 30} ${y}`
          : path`c${24 + (i % 4) * 14} ${-14} ${40} ${-6} ${50 + ((i * 29) % 60)} ${4 + (i % 3) * 6}`),
      nth(strandColors, nth([0, 1, 0, 2, 0, 1, 0, 0, 1, 2, 0], i)),
      strand + 0.8,
      butt,
    );
  });
  const steel = tone.dark ? tone.paper : tone.on === 'accent' ? tone.paper : tone.ink;
  const steelShade = tone.dark ? tone.softShade : tone.on === 'accent' ? tone.paperShade : tone.brandShade;
  const handle = tone.on === 'accent' ? tone.ink : tone.dark ? tone.paper : tone.accent;
  const blade = fill('M-9 0L0-250C14-200 18-90 13 0z', steel) + fill('M0-250C14-200 18-90 13 0H3z', steelShade);
  return (
    strands +
    place(
      centerX + 8,
      height * (tall ? 0.6 : 0.58),
      tall ? 1.02 : 0.94,
      place(0, 0, 1, blade + stroke('M2 0L-6 92', steel, 17) + ring(-20, 136, 42, handle, 17), 17) +
        place(0, 0, 1, blade + stroke('M2 0L10 92', steel, 17) + ring(24, 136, 42, handle, 17), -17) +
        circle(0, 6, 12, tone.dark ? tone.deep : handle) +
        circle(0, 6, 4, steel),
      tall ? 10 : 14,
    )
  );
}

function bunInMirror(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const centerX = width * (wide ? 0.62 : 0.56);
  const radius = tall ? 146 : 150;
  const topY = height * (tall ? 0.24 : 0.1);
  const mirror = tone.dark ? tone.accent : tone.brand;
  const hair = tone.deep;
  const id = `${frame.id}a`;
  const archLine = path`M${centerX - radius} ${height + 10}V${topY + radius}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${height + 10}z`;
  const headY = topY + radius * 0.9;
  return (
    fill(archLine, tone.groundShade, ' transform="translate(12 10)"') +
    fill(archLine, mirror) +
    clip(
      id,
      archLine,
      fill(
        path`M${centerX - 118} ${height + 10}C${centerX - 118} ${height - 50} ${centerX - 60} ${height - 70} ${centerX - 40} ${height - 80}h80c20 10 78 30 78 90z`,
        tone.dark ? tone.brand : tone.accent,
      ) +
        fill(path`M${centerX - 34} ${headY + 90}h68V${height - 62}q-34 30-68 0z`, tone.paper) +
        circle(centerX, headY - 74, 46, hair) +
        repeat(4, (i) =>
          stroke(path`M${centerX - 30 + i * 6} ${headY - 90 + i * 9}a${34 - i * 8} ${34 - i * 8} 0 0 1 ${60 - i * 12} 0`, mirror, 4),
        ) +
        ellipse(centerX, headY + 36, 84, 96, hair) +
        repeat(7, (i) =>
          stroke(
            path`M${centerX + (i - 3) * 25} ${headY + 110 - Math.abs(i - 3) * 9}Q${centerX + (i - 3) * 26} ${headY + 10} ${centerX + (i - 3) * 5} ${headY - 40}`,
            mirror,
            4.5,
          ),
        ) +
        rect(centerX - 40, headY - 44, 80, 16, tone.dark ? tone.paper : tone.accent, 8),
    ) +
    fill(archLine, 'none', ` stroke="${tone.dark ? tone.paper : tone.deep}" stroke-width="9"`) +
    place(
      wide ? width * 0.2 : centerX - radius - 52,
      height * (tall ? 0.74 : 0.66),
      1,
      rect(-17, -150, 34, 300, tone.dark ? tone.paper : tone.deep, 8) +
        repeat(15, (i) => rect(14, -136 + i * 19, 44, 9, tone.dark ? tone.paper : tone.deep, 4)),
      -10,
    ) +
    circle(width * (wide ? 0.9 : 0.92), height * 0.2, tall ? 34 : 42, tone.accent)
  );
}

const profile =
  'M30-150C-20-150-62-118-74-66C-78-48-78-38-80-30C-84-14-102 10-112 24C-116 31-110 36-98 38L-92 40C-90 46-92 52-96 55C-103 59-106 65-99 70L-91 74C-100 77-101 85-95 89C-90 94-91 100-92 108C-94 126-80 138-58 136C-36 134-16 128 0 118C6 150 2 186-24 214C-52 238-96 250-118 300H230V-60C200-120 120-150 30-150z';
