import type { Composition } from '../../../scenes/composition.ts';
import type { Frame } from '../../../scenes/frame.ts';
import { star } from '../../../scenes/parts/star.ts';
import { circle, ellipse, fill, masked, path, place, rect, repeat, ring, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const scenes: Composition[] = [
  { title: 'A window wiped clean', grounds: ['brand', 'soft'], draw: wipedWindow },
  { title: 'A spray bottle and gleaming tiles', grounds: ['accent', 'soft', 'brand'], draw: sprayer },
  { title: 'A bucket full of suds', grounds: ['brand', 'accent', 'soft'], draw: suds },
];

function wipedWindow(tone: GroundTones, frame: Frame): string {
  const { width, height, tall } = frame;
  const id = `${frame.id}m`;
  const bladeWidth = 118;
  const sweep = tall
    ? path`M${width * 0.2} ${height * 0.2}H${width * 0.66}a66 66 0 0 1 0 132H${width * 0.36}a66 66 0 0 0 0 132H${width * 0.62}`
    : path`M${width * 0.12} ${height * 0.27}H${width * 0.72}a62 62 0 0 1 0 ${height * 0.38}H${width * 0.42}`;
  const endX = tall ? width * 0.62 : width * 0.42;
  const endY = tall ? height * 0.2 + 264 : height * 0.65;
  const side = tall ? 1 : -1;
  const sunX = width * (tall ? 0.62 : 0.66);
  const horizon = height * (tall ? 0.62 : 0.7);
  const view =
    rect(0, 0, width, height, tone.soft) +
    circle(sunX, height * (tall ? 0.3 : 0.34), tall ? 78 : 84, tone.accent) +
    fill(
      path`M0 ${horizon}L${width * 0.22} ${horizon - 130}L${width * 0.4} ${horizon - 20}L${width * 0.62} ${horizon - 110}L${width} ${horizon}V${height}H0z`,
      tone.brand,
    ) +
    fill(
      path`M0 ${horizon + 10}C${width * 0.3} ${horizon - 60} ${width * 0.6} ${horizon + 30} ${width} ${horizon - 30}V${height}H0z`,
      tone.deep,
    );
  return (
    rect(0, 0, width, height, tone.dark ? tone.brandLight : tone.brandMid) +
    circle(sunX, height * (tall ? 0.3 : 0.34), tall ? 78 : 84, tone.dark ? tone.brandMid : tone.softDeep) +
    fill(
      path`M0 ${horizon}L${width * 0.22} ${horizon - 130}L${width * 0.4} ${horizon - 20}L${width * 0.62} ${horizon - 110}L${width} ${horizon}V${height}H0z`,
      tone.dark ? tone.groundLight : tone.brandLight,
    ) +
    masked(id, stroke(sweep, '#fff', bladeWidth), view) +
    repeat(2, (i) =>
      stroke(path`M${width * (0.2 + i * 0.06)} ${height * (tall ? 0.2 : 0.27) - 34 + i * 4}h${width * 0.14}`, tone.paper, 6),
    ) +
    place(
      endX,
      endY,
      1,
      place(
        side * 16,
        0,
        1,
        rect(-15, -88, 30, 176, tone.deep, 6) +
          rect(side > 0 ? -15 : 3, -88, 12, 176, tone.accent, 4) +
          rect(side > 0 ? 12 : -36, -24, 24, 48, tone.paper, 4) +
          stroke(path`M${side * 36} 0L${side * (tall ? 280 : 240)} ${tall ? 120 : 150}`, tone.accent, 26) +
          stroke(path`M${side * 36} 8L${side * (tall ? 280 : 240)} ${tall ? 128 : 158}`, tone.accentShade, 9),
      ),
    ) +
    fill(
      path`M0 0H${width}V${height}H0zM26 26V${height - 26}H${width - 26}V26z`,
      tone.dark ? tone.paper : tone.deep,
      ' fill-rule="evenodd"',
    ) +
    fill(path`M26 26H${width - 26}v10H36V${height - 26}H26z`, tone.dark ? tone.softDeep : tone.ink)
  );
}

function sprayer(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const bottleX = width * (tall ? 0.6 : wide ? 0.62 : 0.66);
  const bottleY = height + 40;
  const bottle = tone.main;
  const bottleShade = tone.mainShade;
  const spray = tone.pop;
  const nozzleX = bottleX - 150;
  const nozzleY = bottleY - (tall ? 388 : 358);
  const tile = 78;
  const columns = Math.ceil(width / tile);
  return (
    repeat(Math.ceil(height / tile) + 1, (i) => stroke(path`M0 ${i * tile}H${width}`, tone.groundShade, 5)) +
    repeat(columns + 1, (i) => stroke(path`M${i * tile} 0V${height}`, tone.groundShade, 5)) +
    repeat(9, (i) => {
      const c = i % 3;
      const q = Math.floor(i / 3);
      return circle(nozzleX - 42 - c * 44, nozzleY + (q - 1) * (20 + c * 19), 7 + c * 2, tone.dark ? tone.paper : tone.brand);
    }) +
    star(nozzleX - 178, nozzleY + 6, tall ? 86 : 96, spray) +
    star(nozzleX - 116, nozzleY + 118, 40, spray) +
    (wide ? star(nozzleX - 320, nozzleY + 110, 56, spray) : '') +
    place(
      bottleX,
      bottleY,
      tall ? 1.08 : 1,
      fill('M-96 0v-130c0-80 62-90 62-150h68c0 60 62 70 62 150V0z', tone.groundShade, ' transform="translate(12 8)"') +
        fill('M-96 0v-130c0-80 62-90 62-150h68c0 60 62 70 62 150V0z', bottle) +
        fill('M30 0v-130c0-90-26-90-26-150h30c0 60 62 70 62 150V0z', bottleShade) +
        fill('M-96-118c60-22 120 22 192 0V-10h-192z', tone.dark ? tone.accent : spray === tone.paper ? tone.paper : tone.accent) +
        fill('M30-104c24 4 44-6 66-14V-10H30z', tone.dark ? tone.accentShade : spray === tone.paper ? tone.paperShade : tone.accentShade) +
        rect(-40, -312, 80, 40, tone.dark ? tone.deep : tone.ink, 4) +
        fill('M-110-388h150a40 40 0 0 1 40 40v40h-90l-30-36h-70z', spray) +
        fill('M20-388h20a40 40 0 0 1 40 40v40H20z', spray === tone.paper ? tone.paperShade : tone.accentShade) +
        rect(-138, -382, 32, 34, tone.dark ? tone.deep : tone.ink, 3) +
        stroke('M-52-344c-6 30-22 44-46 50', tone.dark ? tone.paper : tone.ink, 15),
    )
  );
}

function suds(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const centerX = width * (wide ? 0.4 : 0.46);
  const rimY = height * (tall ? 0.52 : 0.42);
  const halfWidth = tall ? 138 : 150;
  const pail = tone.dark ? tone.accent : tone.brand;
  const pailShade = tone.dark ? tone.accentShade : tone.deep;
  const suds = tone.paper === tone.ground ? tone.soft : tone.paper;
  const handle = tone.dark ? tone.soft : tone.pop;
  const bubble = (x: number, y: number, radius: number, color: string) =>
    ring(x, y, radius, color, 6) +
    stroke(path`M${x - radius * 0.56} ${y + 2}A${radius * 0.56} ${radius * 0.56} 0 0 1 ${x + 2} ${y - radius * 0.56}`, color, 6);
  const floor = height - 40;
  return (
    repeat(Math.ceil(width / 90) + 1, (i) =>
      fill(path`M${i * 90 - 60} ${floor}h45l-30 50h-45z`, tone.dark ? tone.deep : tone.groundShade),
    ) +
    rect(0, floor, width, 5, tone.dark ? tone.deep : tone.groundShade) +
    place(
      centerX + 36,
      rimY + 30,
      1,
      rect(-11, -height, 22, height + 20, handle) + rect(2, -height, 9, height + 20, tone.dark ? tone.brandMid : tone.popShade),
      16,
    ) +
    ellipse(centerX + 14, floor + 6, halfWidth + 36, 15, tone.groundShade) +
    fill(path`M${centerX - halfWidth} ${rimY}h${2 * halfWidth}l-26 ${floor - rimY + 6}h${-2 * halfWidth + 52}z`, pail) +
    fill(path`M${centerX + halfWidth * 0.42} ${rimY}h${halfWidth * 0.58}l-26 ${floor - rimY + 6}h${-halfWidth * 0.58 + 6}z`, pailShade) +
    rect(centerX - halfWidth - 12, rimY - 6, 2 * halfWidth + 24, 30, pailShade, 6) +
    rect(centerX - halfWidth - 12, rimY - 6, halfWidth * 1.42 + 12, 30, pail, 6) +
    (
      [
        [-0.82, 4, 34],
        [-0.5, -14, 42],
        [-0.12, 2, 36],
        [0.74, 0, 38],
        [0.44, -8, 32],
      ] as const
    )
      .map(([q, e, r]) => circle(centerX + q * halfWidth, rimY - 8 + e, r, suds))
      .join('') +
    fill(
      path`M${centerX - halfWidth * 0.96} ${rimY - 8}h${halfWidth * 1.9}v14q-6 30-26 20q-10 60-34 34q-10-24-30-18q-12 40-40 16q-20-14-44 4q-30 24-44-10q-20 6-30-14q-14-6-12-46z`,
      suds,
    ) +
    stroke(
      path`M${centerX - halfWidth + 2} ${rimY + 18}C${centerX - halfWidth - 6} ${rimY + 170} ${centerX + halfWidth + 6} ${rimY + 170} ${centerX + halfWidth - 2} ${rimY + 18}`,
      tone.dark ? tone.deep : tone.ink,
      7,
    ) +
    rect(centerX - 34, rimY + 122, 68, 18, tone.dark ? tone.paper : handle, 9) +
    circle(centerX - halfWidth + 2, rimY + 14, 10, tone.dark ? tone.deep : tone.ink) +
    circle(centerX + halfWidth - 2, rimY + 14, 10, tone.dark ? tone.deep : tone.ink) +
    bubble(
      width * (wide ? 0.74 : 0.8),
      height * (tall ? 0.2 : 0.34),
      wide ? 78 : 58,
      tone.dark ? tone.soft : tone.on === 'accent' ? tone.paper : tone.brand,
    ) +
    bubble(width * 0.14, height * (tall ? 0.28 : 0.2), 30, tone.dark ? tone.soft : tone.on === 'accent' ? tone.paper : tone.brand) +
    bubble(width * 0.9, height * (tall ? 0.44 : 0.66), 24, tone.dark ? tone.soft : tone.on === 'accent' ? tone.paper : tone.brand) +
    (wide ? bubble(width * 0.66, height * 0.72, 34, tone.dark ? tone.soft : tone.on === 'accent' ? tone.paper : tone.brand) : '')
  );
}
