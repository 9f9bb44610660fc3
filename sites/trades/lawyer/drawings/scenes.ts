import type { Composition } from '../../../scenes/composition.ts';
import type { Frame } from '../../../scenes/frame.ts';
import { nth } from '../../../scenes/nth.ts';
import { butt, circle, fill, path, place, polar, rect, repeat, ring, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const scenes: Composition[] = [
  { title: 'A person passing tall columns', grounds: ['soft', 'accent', 'brand'], draw: columns },
  { title: 'Scales with books and a house', grounds: ['brand', 'accent', 'soft'], draw: scales },
  { title: 'A pen signing a page', grounds: ['accent', 'brand', 'soft'], mirrors: false, draw: nib },
];

function columns(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const count = wide ? 4 : 3;
  const columnWidth = tall ? 66 : 74;
  const gap = width / count;
  const floorY = height * 0.76;
  const stone = tone.paper;
  const stoneShade = tone.dark ? tone.brandMid : tone.brandLight;
  const portico = tone.dark ? tone.deep : tone.brand;
  const top = height * (tall ? 0.12 : 0.1);
  const column = (x: number) =>
    rect(x - columnWidth / 2, top, columnWidth, floorY - top, stone) +
    rect(x + columnWidth * 0.06, top, columnWidth * 0.44, floorY - top, stoneShade) +
    [-0.3, -0.12]
      .map((t) => stroke(path`M${x + t * columnWidth} ${top + 34}V${floorY - 34}`, tone.dark ? tone.softShade : tone.paperShade, 5, butt))
      .join('') +
    [0.2, 0.36].map((t) => stroke(path`M${x + t * columnWidth} ${top + 34}V${floorY - 34}`, portico, 5, butt)).join('') +
    rect(x - columnWidth / 2 - 13, top, columnWidth + 26, 22, stone) +
    rect(x + columnWidth * 0.06, top, columnWidth * 0.44 + 13, 22, stoneShade) +
    rect(x - columnWidth / 2 - 7, top + 22, columnWidth + 14, 10, tone.dark ? tone.brandMid : tone.softDeep) +
    rect(x - columnWidth / 2 - 13, floorY - 24, columnWidth + 26, 24, stone) +
    rect(x + columnWidth * 0.06, floorY - 24, columnWidth * 0.44 + 13, 24, stoneShade);
  const personX = gap * 1 + gap * 0.02 + (frame.variant % 2 ? gap : 0);
  return (
    rect(0, top, width, floorY - top, portico) +
    repeat(count, (i) =>
      fill(
        path`M${gap * (i + 0.5) + columnWidth / 2} ${floorY}L${gap * (i + 0.5) + columnWidth / 2 + 8} ${top}H${gap * (i + 0.5) + columnWidth / 2 + 50}V${floorY}z`,
        tone.deep,
      ),
    ) +
    rect(-5, -5, width + 10, top + 5, stone) +
    rect(-5, top - 12, width + 10, 12, tone.softDeep) +
    repeat(Math.ceil(width / 30), (i) => rect(i * 30 + 6, top - 26, 14, 14, tone.dark ? tone.brandMid : tone.softDeep)) +
    circle(personX, floorY - (tall ? 170 : 150), tall ? 66 : 62, tone.accent === tone.ground ? tone.paper : tone.accent) +
    repeat(count, (i) => column(gap * (i + 0.5))) +
    repeat(4, (i) => {
      const h = (height - floorY) / 4 + 1;
      return rect(-5, floorY + i * h, width + 10, h, i % 2 ? (tone.dark ? tone.brandMid : tone.softShade) : stone);
    }) +
    repeat(count, (i) =>
      fill(
        path`M${gap * (i + 0.5) - columnWidth / 2 - 13} ${floorY}h${columnWidth + 26}l${(height - floorY) * 1.3} ${height - floorY + 4}h${-columnWidth - 26}z`,
        tone.deep,
        ' opacity=".3"',
      ),
    ) +
    place(
      personX - 6,
      height - (tall ? 34 : 20),
      tall ? 0.62 : 0.54,
      fill('M-24-6l190 60h60L30-6z', tone.deep, ' opacity=".5"') +
        stroke('M-8-60L-18-4M10-60L24-6', tone.ink, 13) +
        fill('M-22-120h44l6 66h-56z', tone.ink) +
        circle(0, -140, 16, tone.ink) +
        stroke('M18-112L34-66', tone.ink, 11) +
        rect(16, -64, 44, 32, tone.accent === tone.ground ? tone.brand : tone.accent, 4),
    )
  );
}

function scales(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const x = width * 0.5;
  const baseY = height + 10;
  const beamY = height * (tall ? 0.2 : 0.18);
  const arm = tall ? 138 : wide ? 230 : 178;
  const tilt = (frame.variant - 1) * 9 || 8;
  const brass = tone.dark ? tone.accent : tone.brand;
  const brassShade = tone.dark ? tone.accentShade : tone.deep;
  const chain = tone.dark ? tone.soft : tone.ink;
  const panWidth = tall ? 84 : 100;
  const hang = height * (tall ? 0.3 : 0.36);
  const [leftX, leftY] = polar(x, beamY, arm, 180 + tilt);
  const [rightX, rightY] = polar(x, beamY, arm, tilt);
  const pan = (px: number, py: number, top: string) =>
    stroke(path`M${px} ${py}L${px - panWidth + 8} ${py + hang}M${px} ${py}L${px + panWidth - 8} ${py + hang}`, chain, 5) +
    top +
    fill(path`M${px - panWidth} ${py + hang}h${2 * panWidth}a${panWidth} ${panWidth * 0.62} 0 0 1 ${-2 * panWidth} 0z`, brass) +
    fill(
      path`M${px + panWidth * 0.2} ${py + hang}h${panWidth * 0.8}a${panWidth} ${panWidth * 0.62} 0 0 1 ${-panWidth} ${panWidth * 0.62}q${panWidth * 0.34} ${-panWidth * 0.2} ${panWidth * 0.2} ${-panWidth * 0.62}z`,
      brassShade,
    );
  return (
    circle(x, beamY + (tall ? 90 : 60), tall ? 170 : 190, tone.groundLight) +
    fill(path`M${x - 17} ${beamY}h34l14 ${baseY - beamY}h-62z`, brass) +
    fill(path`M${x + 3} ${beamY}h14l14 ${baseY - beamY}h-28z`, brassShade) +
    rect(x - 90, height - 44, 180, 60, brassShade, 6) +
    place(x, beamY, 1, rect(-arm - 10, -11, 2 * arm + 20, 22, brass, 11) + rect(0, 0, arm + 10, 11, brassShade, 5), tilt) +
    circle(x, beamY, 30, brass) +
    circle(x, beamY, 13, chain) +
    fill(path`M${x - 14} ${beamY - 28}L${x} ${beamY - 70}L${x + 14} ${beamY - 28}z`, brass) +
    pan(
      leftX,
      leftY,
      place(
        leftX,
        leftY + hang,
        1,
        repeat(3, (i) =>
          rect(
            -56 + i * 6,
            -26 - i * 24,
            112 - i * 14,
            22,
            nth(
              [
                tone.dark ? tone.paper : tone.deep,
                tone.dark ? tone.accent : tone.paper,
                tone.dark ? tone.brandMid : tone.accent === tone.ground ? tone.brand : tone.accent,
              ],
              i,
            ),
            3,
          ),
        ),
      ),
    ) +
    pan(
      rightX,
      rightY,
      place(
        rightX,
        rightY + hang,
        0.62,
        fill('M-80 0V-70L0-130L80-70V0z', tone.paper) +
          fill('M-100-62L0-140L100-62L86-46L0-112L-86-46z', tone.deep) +
          rect(-18, -54, 36, 54, tone.accent === tone.ground ? tone.brand : tone.accent),
      ),
    )
  );
}

function nib(tone: GroundTones, frame: Frame): string {
  const { width, height, tall } = frame;
  const nibX = width * (tall ? 0.36 : 0.4);
  const nibY = height * (tall ? 0.74 : 0.72);
  const nib = tone.dark ? tone.accent : tone.pop;
  const barrel = tone.dark ? tone.deep : tone.brand;
  const barrelShade = tone.dark ? tone.ink : tone.deep;
  return (
    place(
      width * 0.44,
      height * 0.62,
      1,
      fill('M-330-300H600V600H-330z', tone.groundShade, ' transform="translate(14 16)"') +
        fill('M-330-300H600V600H-330z', tone.paper) +
        repeat(5, (i) => stroke(path`M-270 ${-210 + i * 36}h${nth([380, 330, 400, 250, 0], i)}`, tone.paperShade, 12)),
      tall ? -10 : -7,
    ) +
    stroke(
      path`M${nibX - 190} ${nibY + 24}c30-60 60-70 62-40s-40 60-20 60s40-80 60-70s-10 50 8 46s20-30 36-30s0 24 18 18s26-10 36-8`,
      tone.ink,
      8,
    ) +
    place(
      nibX,
      nibY,
      tall ? 1.1 : 1.15,
      fill('M0 0C-30-50-40-90-34-140L-54-520H54L34-140C40-90 30-50 0 0z', tone.ink, ' opacity=".13"'),
      62,
    ) +
    place(
      nibX,
      nibY,
      tall ? 1.1 : 1.15,
      fill('M0 0C-30-50-40-90-34-140H34C40-90 30-50 0 0z', nib) +
        fill('M0 0C30-50 40-90 34-140H6C10-90 8-40 0 0z', tone.dark || tone.on === 'soft' ? tone.accentShade : tone.softDeep) +
        stroke('M0-10V-78', tone.ink, 5) +
        circle(0, -84, 10, tone.ink) +
        rect(-44, -168, 88, 34, tone.dark ? tone.brandMid : tone.accent === tone.ground ? tone.brand : tone.deep, 5) +
        fill('M-42-166H42L54-520H-54z', barrel) +
        fill('M10-166H42L54-520H14z', barrelShade),
      40,
    ) +
    place(
      width * (tall ? 0.2 : 0.14),
      height * (tall ? 0.14 : 0.2),
      1,
      circle(0, 0, 46, tone.accent) +
        repeat(16, (i) => {
          const [p, q] = polar(0, 0, 46, i * 22.5);
          return circle(p, q, 10, tone.accent);
        }) +
        ring(0, 0, 30, tone.accentShade, 6),
    )
  );
}
