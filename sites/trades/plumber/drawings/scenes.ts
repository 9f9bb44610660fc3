import type { Composition } from '../../../scenes/composition.ts';
import type { Frame } from '../../../scenes/frame.ts';
import { collar, drop, pipe } from '../../../scenes/parts/pipes.ts';
import { butt, circle, fill, path, place, polar, rect, repeat, ring, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const scenes: Composition[] = [
  { title: 'Pipes with a gauge and a valve wheel', grounds: ['brand', 'soft'], draw: pipesAndGauge },
  { title: 'A tap over a rising sun', grounds: ['soft', 'accent', 'brand'], draw: tapOverSun },
  { title: 'A wrench on the trap under a sink', grounds: ['accent', 'soft'], draw: trapAndWrench },
];

function pipesAndGauge(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const mainLevel = tall ? 0.22 : 0.27;
  const mainWidth = 56;
  const sideWidth = 34;
  const pale = tone.dark ? tone.paper : tone.brand;
  const paleShade = tone.mainShade;
  const paleLight = tone.dark ? tone.paper : tone.brandLight;
  const elbowX = width * (wide ? 0.3 : 0.4);
  const valveX = width * (wide ? 0.66 : 0.76);
  const branchY = height * 0.5;
  const lowerY = height * (tall ? 0.74 : 0.76);
  const main = [
    [-20, height * mainLevel],
    [elbowX, height * mainLevel],
    [elbowX, lowerY],
    [width + 20, lowerY],
  ] as const;
  const branch = [
    [valveX, -20],
    [valveX, branchY],
    [width * 0.13, branchY],
    [width * 0.13, height + 20],
  ] as const;
  const gaugeX = wide ? width * 0.84 : valveX + 4;
  const gaugeY = lowerY - 84;
  const wheelY = height * (tall ? 0.2 : 0.19);
  return (
    (wide
      ? pipe(
          [
            [width * 0.84, -20],
            [width * 0.84, height * 0.36],
            [width + 20, height * 0.36],
          ] as const,
          sideWidth,
          40,
          pale,
          paleShade,
          paleLight,
          tone.groundShade,
        )
      : '') +
    pipe(branch, sideWidth, 46, pale, paleShade, paleLight, tone.groundShade) +
    collar(width * 0.13, height * 0.72, sideWidth + 14, tone.mainShade, 1) +
    pipe(main, mainWidth, 52, tone.accent, tone.accentShade, tone.accentLight, tone.groundShade) +
    collar(elbowX * 0.56, height * mainLevel, mainWidth + 16, tone.accentShade) +
    collar(elbowX, height * 0.5 - 44, mainWidth + 16, tone.accentShade, 1) +
    collar(elbowX, height * 0.5 + 44, mainWidth + 16, tone.accentShade, 1) +
    collar(gaugeX, lowerY, mainWidth + 16, tone.accentShade) +
    rect(gaugeX - 9, gaugeY + 30, 18, 30, tone.accentShade) +
    circle(gaugeX + 6, gaugeY + 7, 44, tone.groundShade) +
    circle(gaugeX, gaugeY, 44, tone.deep) +
    circle(gaugeX, gaugeY, 35, tone.paper) +
    repeat(7, (i) => {
      const [a, b] = polar(gaugeX, gaugeY, 22, 150 + i * 40);
      const [e, f] = polar(gaugeX, gaugeY, 29, 150 + i * 40);
      return stroke(path`M${a} ${b}L${e} ${f}`, tone.deep, 3.5);
    }) +
    stroke(path`M${gaugeX} ${gaugeY}L${gaugeX + 16} ${gaugeY - 13}`, tone.accent, 6) +
    circle(gaugeX, gaugeY, 6, tone.deep) +
    rect(valveX - 36, wheelY - 9, 72, 22, paleShade, 4) +
    ring(valveX + 6, wheelY + 9, 48, tone.groundShade, 14) +
    ring(valveX, wheelY, 48, tone.accent, 14) +
    repeat(2, (i) =>
      stroke(
        path`M${valveX - 46 * 0.7} ${wheelY + (i ? 46 : -46) * 0.7}L${valveX + 46 * 0.7} ${wheelY - (i ? 46 : -46) * 0.7}`,
        tone.accent,
        11,
      ),
    ) +
    circle(valveX, wheelY, 15, tone.accentShade) +
    circle(valveX - 3, wheelY - 3, 5, tone.accentLight) +
    drop(elbowX * 0.56, height * mainLevel + 62, 13, tone.dark ? tone.paper : tone.brand)
  );
}

function tapOverSun(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const bend = tall ? 96 : 92;
  const leftX = width * (tall ? 0.24 : wide ? 0.34 : 0.27);
  const horizon = height * 0.8;
  const top = bend + (tall ? height * 0.16 : 30);
  const rightX = leftX + 2 * bend;
  const thickness = 66;
  const metal = tone.dark ? tone.paper : tone.brand;
  const metalShade = tone.mainShade;
  const metalLight = tone.dark ? tone.paper : tone.brandLight;
  const sunColor = tone.pop;
  const water = tone.dark ? tone.deep : tone.groundShade;
  const arch = (o: number, e = 0) => path`M${leftX - o} ${height + 20}V${top}A${bend + o} ${bend + o} 0 0 1 ${rightX + o} ${top}v${32 + e}`;
  return (
    fill(path`M${rightX - 84} ${horizon}a84 84 0 0 1 168 0z`, sunColor) +
    rect(0, horizon, width, height - horizon, water) +
    repeat(3, (i) => stroke(path`M${rightX - 70 + i * 22} ${horizon + 17 + i * 21}h${140 - i * 44}`, sunColor, 9)) +
    stroke(arch(0), tone.groundShade, thickness, ' stroke-linecap="butt" transform="translate(9 10)"') +
    stroke(arch(0), metal, thickness, butt) +
    stroke(arch(-21), metalShade, 24, butt) +
    stroke(arch(18), metalLight, 7, butt) +
    rect(leftX - 46, horizon - 62, 92, 30, metalShade, 5) +
    rect(rightX - 42, top + 26, 84, 30, metalShade, 5) +
    rect(rightX - 42, top + 26, 84, 9, metalLight, 4) +
    stroke(path`M${leftX + 36} ${horizon - 92}h46`, metalShade, 15) +
    circle(leftX + 88, horizon - 92, 17, sunColor === tone.paper ? tone.paper : tone.accent) +
    drop(rightX, top + 98, 17, metal, metalLight) +
    (wide ? repeat(3, (i) => stroke(path`M${width * 0.8} ${40 + i * 34}h${width * 0.3}`, tone.groundShade, 9)) : '')
  );
}

function trapAndWrench(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const trapX = width * (wide ? 0.42 : 0.44);
  const basinY = height * (tall ? 0.27 : 0.2);
  const thickness = 50;
  const bendY = basinY + height * 0.52;
  const riserX = trapX + 116;
  const metal = tone.brand;
  const metalShade = tone.deep;
  const metalLight = tone.brandLight;
  return (
    repeat(wide ? 9 : 7, (i) => stroke(path`M0 ${basinY + 70 + i * 74}H${width}`, tone.groundShade, 4)) +
    repeat(14, (i) => stroke(path`M${30 + i * 74} ${basinY - 10}V${height}`, tone.groundShade, 4)) +
    rect(0, 0, width, basinY - 40, tone.groundShade) +
    fill(
      path`M${trapX - 170} ${basinY - 46}h340v20a80 80 0 0 1-80 80h-180a80 80 0 0 1-80-80z`,
      tone.groundShade,
      ' transform="translate(9 11)"',
    ) +
    fill(path`M${trapX - 170} ${basinY - 46}h340v20a80 80 0 0 1-80 80h-180a80 80 0 0 1-80-80z`, tone.paper) +
    fill(path`M${trapX + 90} ${basinY + 54}a80 80 0 0 0 80-80v-20h-44v20a80 80 0 0 1-80 80z`, tone.paperShade) +
    rect(-10, basinY - 60, width + 20, 24, tone.deep) +
    pipe(
      [
        [trapX, basinY + 40],
        [trapX, bendY],
        [riserX, bendY],
        [riserX, basinY + height * 0.3],
        [width + 20, basinY + height * 0.3],
      ] as const,
      thickness,
      58,
      metal,
      metalShade,
      metalLight,
      tone.groundShade,
    ) +
    collar(trapX, basinY + 76, thickness + 22, tone.deep, 1) +
    collar(trapX, bendY - 78, thickness + 22, tone.deep, 1) +
    rect(riserX - 37, basinY + height * 0.3 + 50, 74, 26, tone.deep, 4) +
    collar(width - 36, basinY + height * 0.3, thickness + 16, tone.deep) +
    place(
      trapX - 4,
      bendY - 78,
      1,
      fill('M-58-36l74-8v28h-40v32h40v28l-74-8a22 22 0 0 1-22-22v-28a22 22 0 0 1 22-22z', tone.pop) +
        fill('M-330-17h258v34h-258z', tone.pop) +
        fill('M-330 3h270v14h-270z', tone.on === 'accent' ? tone.brandMid : tone.accentShade),
      14,
    ) +
    drop(trapX + 58, bendY + 62, 12, tone.deep)
  );
}
