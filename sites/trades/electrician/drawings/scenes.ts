import type { Composition } from '../../../scenes/composition.ts';
import type { Frame } from '../../../scenes/frame.ts';
import { nth } from '../../../scenes/nth.ts';
import { cat } from '../../../scenes/parts/animals.ts';
import { circle, fill, path, place, polar, rect, repeat, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const scenes: Composition[] = [
  { title: 'A cat under a lit lamp', grounds: ['brand', 'deep'], draw: catUnderLamp },
  { title: 'A light bulb with a house for a filament', grounds: ['brand', 'accent', 'soft'], draw: houseFilament },
  { title: 'A plug beside an outlet', grounds: ['accent', 'soft', 'brand'], draw: surprisedOutlet },
];

function catUnderLamp(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const count = wide ? 5 : 3;
  const gap = width / count;
  const litIndex = wide ? 3 : 1;
  const floor = height * 0.86;
  const lamp = (x: number, y: number, on: number, r: number) =>
    stroke(path`M${x} -10V${y - r}`, on ? tone.accent : tone.groundLight, 5) +
    rect(x - 12, y - r - 14, 24, 22, on ? tone.paper : tone.brandMid, 3) +
    fill(path`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`, on ? tone.paper : tone.brandLight) +
    fill(path`M${x} ${y - r}a${r} ${r} 0 0 1 ${r} ${r}h${-r}z`, on ? tone.soft : tone.groundLight) +
    fill(path`M${x - 17} ${y}a17 17 0 0 0 34 0z`, on ? tone.accent : tone.groundShade);
  const hangX = (i: number) => gap * (i + 0.5);
  const hangY = (i: number) => height * nth([0.3, 0.42, 0.2, 0.46, 0.26], (i + (frame.variant ? 1 : 0)) % 5);
  const litX = hangX(litIndex);
  const litY = height * (tall ? 0.4 : 0.42);
  const radius = tall ? 56 : 66;
  return (
    rect(0, floor, width, height - floor, tone.groundShade) +
    fill(path`M${litX - radius} ${litY}L${litX - 190} ${height + 20}H${litX + 190}L${litX + radius} ${litY}z`, tone.accent) +
    fill(
      path`M${litX - 150 - (height - floor) * 0.1} ${floor}h300l${(height - floor) * 0.35} ${height - floor + 20}h${-300 - (height - floor) * 0.7}z`,
      tone.accentLight,
    ) +
    repeat(count, (i) => (i === litIndex ? '' : lamp(hangX(i), hangY(i), 0, tall ? 46 : 54))) +
    lamp(litX, litY, 1, radius) +
    place(litX + (frame.random() < 0.5 ? -14 : 18), floor + 24, tall ? 1.15 : 1, cat(tone.deep))
  );
}

function houseFilament(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const centerX = width * (wide ? 0.6 : 0.5);
  const radius = tall ? 150 : 138;
  const centerY = height * (tall ? 0.58 : 0.56);
  const glass = tone.pop;
  const wire = tone.deep;
  const neckY = centerY - radius - 6;
  const rays = repeat(16, (i) => {
    const a = i * 22.5 + 11.25;
    if (a > 235 && a < 305) return '';
    const [x, y] = polar(centerX, centerY, radius + 30, a);
    const [u, v] = polar(centerX, centerY, radius + (i % 2 ? 58 : 86), a);
    return stroke(
      path`M${x} ${y}L${u} ${v}`,
      tone.on === 'soft' ? tone.accent : tone.groundLight === tone.paper ? tone.groundShade : tone.dark ? tone.brandLight : tone.paper,
      9,
    );
  });
  const unlit = (x: number, y: number, q: number, s: string) =>
    stroke(path`M${x} -10V${y - q * 1.5}`, s, 5) +
    rect(x - q * 0.4, y - q * 1.72, q * 0.8, q * 0.8, s, 4) +
    circle(x, y, q, s) +
    stroke(path`M${x - q * 0.5} ${y}a${q * 0.5} ${q * 0.5} 0 0 1 ${q * 0.5} ${-q * 0.5}`, tone.ground, 4);
  return (
    (wide
      ? unlit(width * 0.12, height * 0.62, 50, tone.groundShade) +
        unlit(width * 0.26, height * 0.36, 38, tone.groundShade) +
        unlit(width * 0.93, height * 0.44, 44, tone.groundShade)
      : '') +
    rays +
    rect(centerX - 6, -10, 12, 60, wire) +
    circle(centerX + 9, centerY + 11, radius, tone.groundShade) +
    fill(path`M${centerX - 46} ${neckY - 20}h92v30c0 26 20 40 34 56l-40 60h-86l-40-60c14-16 40-30 40-56z`, glass) +
    circle(centerX, centerY, radius, glass) +
    stroke(
      path`M${centerX - radius + 24} ${centerY + 8}A${radius - 24} ${radius - 24} 0 0 1 ${centerX - 62} ${centerY - radius + 40}`,
      tone.on === 'accent' ? tone.soft : tone.accentLight,
      11,
    ) +
    fill(
      path`M${centerX - 48} ${Math.max(-10, neckY - 96)}h96v82h-96z`,
      tone.on === 'soft' ? tone.brand : tone.dark ? tone.paper : tone.brand,
    ) +
    repeat(3, (i) => rect(centerX - 54, neckY - 92 + i * 26, 108, 13, wire, 6)) +
    stroke(
      path`M${centerX - 16} ${neckY - 12}V${centerY - 56}L${centerX - 72} ${centerY - 10}V${centerY + 76}H${centerX + 72}V${centerY - 10}L${centerX + 16} ${centerY - 56}V${neckY - 12}`,
      wire,
      11,
    ) +
    rect(centerX - 20, centerY + 24, 40, 52, wire) +
    rect(centerX + 34, centerY + 14, 22, 24, wire) +
    rect(centerX - 56, centerY + 14, 22, 24, wire)
  );
}

function surprisedOutlet(tone: GroundTones, frame: Frame): string {
  const { width, height, tall } = frame;
  const outletX = width * (tall ? 0.5 : 0.72);
  const outletY = height * (tall ? 0.3 : 0.5);
  const scale = 1;
  const plate = tone.paper;
  const slot = tone.deep;
  const cord = tone.dark ? tone.accent : tone.brand;
  const cordShade = tone.dark ? tone.accentShade : tone.deep;
  const socket = (y: number) =>
    rect(-52, y - 50, 104, 100, tone.paperShade, 40) +
    rect(-28, y - 26, 13, 32, slot, 3) +
    rect(15, y - 22, 13, 28, slot, 3) +
    fill(path`M-11 ${y + 34}v-8a11 11 0 0 1 22 0v8z`, slot);
  const plugX = tall ? outletX : outletX - 214;
  const plugY = tall ? outletY + 236 : outletY + 62;
  const plug =
    stroke('M0 0h40', tone.deep, 0) +
    rect(52, -24, 40, 11, tone.dark ? tone.paper : tone.deep, 2) +
    rect(52, 13, 40, 11, tone.dark ? tone.paper : tone.deep, 2) +
    fill('M-14-20C0-44 20-46 56-46v92C20 46 0 44-14 20z', cord) +
    fill('M-14 0H56v46C20 46 0 44-14 20z', cordShade) +
    rect(-44, -15, 36, 30, cordShade, 5);
  const cordLine = tall
    ? path`M${plugX} ${plugY + 40}V${height * 0.86}a52 52 0 0 1-104 0a52 52 0 0 1 104 0c0 90 120 60 ${width} 40`
    : path`M${plugX - 40} ${plugY}H${plugX - 90}c-90 0-90-150-10-150s90 190-20 190S${width * 0.04} ${plugY - 60} -20 ${plugY - 40}`;
  return (
    rect(0, height * 0.9, width, height * 0.1, tone.groundShade) +
    stroke(cordLine, tone.groundShade, 24, ' transform="translate(7 9)"') +
    stroke(cordLine, cord, 24) +
    stroke(cordLine, tone.dark ? tone.accentLight : tone.brandLight, 4) +
    place(
      outletX,
      outletY,
      scale,
      rect(-85, -139, 188, 290, tone.groundShade, 18) +
        rect(-94, -150, 188, 290, plate, 18) +
        rect(-94, 122, 188, 18, tone.paperShade, 9) +
        socket(-72) +
        socket(62) +
        circle(0, -5, 6, tone.brandMid),
    ) +
    place(plugX, plugY, 1, plug, tall ? -90 : 0) +
    [-1, 0, 1]
      .map((i) => (tall ? '' : stroke(path`M${plugX + 104} ${plugY + i * 34 + 0}l${14} ${i * 10}`, tone.dark ? tone.paper : tone.pop, 7)))
      .join('')
  );
}
