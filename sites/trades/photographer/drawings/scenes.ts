import type { Composition } from '../../../scenes/composition.ts';
import type { Frame } from '../../../scenes/frame.ts';
import { nth } from '../../../scenes/nth.ts';
import { tree } from '../../../scenes/parts/plants.ts';
import { circle, clip, disc, fill, path, place, rect, repeat, ring, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const scenes: Composition[] = [
  { title: 'A camera with a landscape in its lens', grounds: ['accent', 'brand', 'soft'], draw: camera },
  { title: 'Prints drying on a line', grounds: ['soft', 'brand', 'accent'], draw: prints },
  { title: 'A camera on a tripod before the sun', grounds: ['accent', 'soft', 'brand'], draw: tripod },
];

function camera(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const x = width * (wide ? 0.56 : 0.52);
  const y = height * (tall ? 0.57 : 0.58);
  const leather = tone.dark ? tone.deep : tone.brand;
  const leatherShade = tone.dark ? tone.ink : tone.deep;
  const plate = tone.dark ? tone.soft : tone.paper;
  const plateShade = tone.dark ? tone.brandMid : tone.on === 'soft' ? tone.softShade : tone.paperShade;
  const pop = tone.on === 'accent' ? tone.brand : tone.accent;
  const id = `${frame.id}f`;
  const radius = tall ? 112 : 116;
  const halfWidth = tall ? 236 : 300;
  const halfHeight = tall ? 158 : 150;
  const topY = y - halfHeight;
  return (
    fill(
      path`M${x - halfWidth} ${topY - 20}h${2 * halfWidth}v${2 * halfHeight + 20}h${-2 * halfWidth}z`,
      tone.groundShade,
      ' transform="translate(14 16)"',
    ) +
    fill(path`M${x - 84} ${topY + 10}l20-74h128l20 74z`, plate) +
    fill(path`M${x + 30} ${topY + 10}V${topY - 64}h34l20 74z`, plateShade) +
    rect(x - 44, topY - 48, 88, 34, leatherShade, 5) +
    fill(path`M${x - 36} ${topY - 20}l24-24h14l-24 24z`, pop) +
    rect(x - halfWidth * 0.72, topY - 34, 84, 50, plateShade, 5) +
    repeat(5, (i) => stroke(path`M${x - halfWidth * 0.72 + 14 + i * 14} ${topY - 26}v18`, plate, 4)) +
    rect(x + halfWidth * 0.5 - 8, topY - 38, 52, 50, pop, 8) +
    rect(x + halfWidth * 0.5 + 20, topY - 38, 24, 50, tone.on === 'accent' ? tone.deep : tone.accentShade, 8) +
    rect(x - halfWidth, topY, 2 * halfWidth, 2 * halfHeight, leather, 24) +
    fill(
      path`M${x + halfWidth * 0.46} ${topY}h${halfWidth * 0.54 - 24}a24 24 0 0 1 24 24v${2 * halfHeight - 48}a24 24 0 0 1-24 24h${-halfWidth * 0.54 + 24}z`,
      leatherShade,
    ) +
    fill(path`M${x - halfWidth} ${topY + 60}V${topY + 4}a24 24 0 0 1 24-24h${2 * halfWidth - 48}a24 24 0 0 1 24 24v56z`, plate) +
    fill(path`M${x + halfWidth * 0.46} ${topY + 60}V${topY - 20}h${halfWidth * 0.54 - 24}a24 24 0 0 1 24 24v56z`, plateShade) +
    rect(x - halfWidth, y + halfHeight - 34, 2 * halfWidth, 14, plate) +
    rect(x + halfWidth * 0.46, y + halfHeight - 34, halfWidth * 0.54, 14, plateShade) +
    circle(x - halfWidth * 0.62, topY + 22, 17, leatherShade) +
    circle(x - halfWidth * 0.62, topY + 22, 8, pop) +
    rect(x + halfWidth * 0.5, topY + 6, 56, 34, leatherShade, 5) +
    circle(x + 12, y + 32, radius + 16, tone.ink) +
    circle(x, y + 20, radius + 16, plate) +
    circle(x, y + 20, radius, tone.ink) +
    ring(x, y + 20, radius - 17, tone.brandMid, 5, ' stroke-dasharray="3 11"') +
    clip(
      id,
      disc(x, y + 20, radius - 32),
      rect(x - radius, y - radius, 2 * radius, 2 * radius + 40, tone.soft) +
        circle(x + 14, y + 22, 42, tone.accent) +
        fill(path`M${x - radius} ${y + 44}l50-44l46 36l44-30l90 56v90h-236z`, tone.brand) +
        fill(path`M${x - radius} ${y + 66}q110-44 236 0v90h-236z`, tone.deep),
    ) +
    stroke(path`M${x - 62} ${y + 12}A${radius - 50} ${radius - 50} 0 0 1 ${x - 14} ${y - 38}`, tone.paper, 9)
  );
}

function prints(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const count = wide ? 4 : 3;
  const lineY = height * (tall ? 0.15 : 0.16);
  const printWidth = tall ? 150 : 148;
  const printHeight = tall ? 182 : 180;
  const cord = tone.dark ? tone.soft : tone.ink;
  const pictures = [
    (w: number, h: number) =>
      rect(0, 0, w, h, tone.accentLight) +
      circle(w * 0.5, h * 0.62, w * 0.26, tone.accent) +
      fill(path`M0 ${h * 0.7}q${w * 0.3} ${-h * 0.16} ${w * 0.6} 0t${w * 0.4} 0V${h}H0z`, tone.brand),
    (w: number, h: number) =>
      rect(0, 0, w, h, tone.brand) +
      fill(path`M${w * 0.1} ${h}C${w * 0.1} ${h * 0.72} ${w * 0.9} ${h * 0.72} ${w * 0.9} ${h}z`, tone.accent) +
      rect(w * 0.4, h * 0.5, w * 0.2, h * 0.3, tone.softShade) +
      circle(w * 0.5, h * 0.42, w * 0.2, tone.soft) +
      fill(
        path`M${w * 0.27} ${h * 0.44}C${w * 0.24} ${h * 0.1} ${w * 0.76} ${h * 0.1} ${w * 0.73} ${h * 0.44}C${w * 0.66} ${h * 0.3} ${w * 0.4} ${h * 0.34} ${w * 0.27} ${h * 0.44}z`,
        tone.deep,
      ),
    (w: number, h: number) =>
      rect(0, 0, w, h, tone.soft) +
      place(w * 0.5, h, w / 130, tree(0, 0, 40, tone.brand, tone.deep, tone.deep)) +
      rect(0, h - 12, w, 12, tone.brandMid),
    (w: number, h: number) =>
      rect(0, 0, w, h, tone.accent) +
      fill(path`M0 ${h}L${w * 0.4} ${h * 0.4}L${w * 0.66} ${h * 0.74}L${w * 0.8} ${h * 0.58}L${w} ${h}z`, tone.deep) +
      circle(w * 0.74, h * 0.26, w * 0.12, tone.paper),
  ];
  const print = (x: number, y: number, t: number, i: number) =>
    place(
      x,
      y,
      1,
      rect(-printWidth / 2 + 7, 9, printWidth, printHeight, tone.groundShade, 2) +
        rect(-printWidth / 2, 0, printWidth, printHeight, tone.paper, 2) +
        place(-printWidth / 2 + 12, 12, 1, nth(pictures, i % 4)(printWidth - 24, printHeight - 44)) +
        rect(-9, -16, 18, 38, tone.dark ? tone.accent : tone.on === 'accent' ? tone.brand : tone.accent, 4),
      t,
    );
  const line = (y: number, o: number) => {
    const g = width / count;
    const sag = 26;
    return (
      stroke(path`M-10 ${y}Q${width / 2} ${y + sag * 2} ${width + 10} ${y}`, cord, 5) +
      repeat(count + 1, (i) => {
        const x = g * i + g * 0.5 + o;
        const t = x / width;
        const yy = y + 4 * sag * t * (1 - t);
        return x > width + printWidth ? '' : print(x, yy, nth([-4, 3, -2, 5], i % 4), i + (o ? 1 : 0) + frame.variant);
      })
    );
  };
  return (
    line(lineY, tall ? 0 : -(width / count) * (wide ? 0.18 : 0.3)) +
    (tall ? line(lineY + height * 0.46, -width / 6) : '') +
    rect(0, height - (tall ? 40 : 60), width, 80, tone.dark ? tone.deep : tone.groundShade) +
    (tall
      ? ''
      : place(
          width * (wide ? 0.86 : 0.84),
          height - 60,
          wide ? 1 : 0.92,
          rect(-60, -64, 120, 66, tone.dark ? tone.accent : tone.brand, 10) +
            rect(-26, -82, 52, 24, tone.dark ? tone.accentShade : tone.deep, 5) +
            circle(0, -30, 27, tone.paper) +
            circle(0, -30, 19, tone.ink) +
            circle(-6, -36, 5, tone.paper) +
            circle(44, -50, 6, tone.paper),
        ))
  );
}

function tripod(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const x = width * (wide ? 0.38 : tall ? 0.48 : 0.42);
  const ground = height * (tall ? 0.82 : 0.86);
  const top = height * (tall ? 0.4 : 0.34);
  const dark = tone.dark ? tone.deep : tone.ink;
  const body = tone.dark ? tone.paper : tone.deep;
  const hill = (y: number, swell: number, color: string) =>
    fill(
      path`M-10 ${y}C${width * 0.2} ${y - swell} ${width * 0.34} ${y - swell} ${width * 0.5} ${y}S${width * 0.84} ${y + swell * 0.8} ${width + 10} ${y - swell * 0.6}V${height + 10}H-10z`,
      color,
    );
  return (
    circle(width * (wide ? 0.66 : 0.66), height * (tall ? 0.34 : 0.42), tall ? 128 : 132, tone.pop) +
    repeat(3, (i) => rect(0, height * (tall ? 0.36 : 0.46) + i * 30, width, 7 + i * 3, tone.ground)) +
    hill(height * (tall ? 0.56 : 0.66), 70, tone.dark ? tone.brandLight : tone.softDeep) +
    hill(height * (tall ? 0.66 : 0.76), 46, tone.dark ? tone.brandMid : tone.brandLight) +
    rect(-5, ground, width + 10, height, dark) +
    hill(ground - 4, 24, dark) +
    stroke(
      path`M${x} ${top + 60}L${x - 92} ${height + 10}M${x} ${top + 60}L${x + 96} ${height + 10}M${x} ${top + 60}V${height + 10}`,
      body,
      15,
    ) +
    circle(x, top + 66, 19, body) +
    stroke(path`M${x + 10} ${top + 62}L${x + 92} ${top + 104}`, body, 10) +
    place(
      x,
      top,
      tall ? 1.05 : 1,
      fill('M-54-70L-42-104H34L46-70z', body) +
        rect(-108, -78, 190, 126, body, 14) +
        rect(40, -78, 42, 126, tone.dark ? tone.softDeep : tone.ink, 12) +
        rect(-108, -44, 190, 14, tone.accent) +
        rect(74, -46, 84, 78, tone.dark ? tone.soft : tone.brand, 8) +
        rect(150, -56, 26, 98, tone.dark ? tone.brandMid : tone.deep, 6) +
        rect(-92, -100, 36, 24, tone.accent, 5) +
        circle(-74, 10, 15, tone.dark ? tone.brand : tone.soft),
    )
  );
}
