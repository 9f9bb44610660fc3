import type { Composition } from '../../../scenes/composition.ts';
import type { Frame } from '../../../scenes/frame.ts';
import { lifeColor } from '../../../scenes/life-colors.ts';
import { circle, ellipse, fill, path, place, rect, repeat, ring, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const scenes: Composition[] = [
  { title: 'A dog in a tub of foam', grounds: ['brand', 'accent', 'soft'], draw: dogInTub },
  { title: 'A clipped poodle, and a comb', grounds: ['soft', 'accent', 'brand'], draw: poodle },
  { title: 'A dog in the wind of a dryer', grounds: ['accent', 'brand', 'soft'], draw: blowDry },
];

function dogInTub(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const x = width * 0.5;
  const y = height * 0.66;
  const halfWidth = tall ? 166 : wide ? 230 : 196;
  const [coat, coatShade] = lifeColor('tan', tone);
  const tub = tone.paper;
  const tubShade = tone.paperShade;
  const foam = tone.dark ? tone.soft : tone.paper;
  const headX = x - (wide ? 40 : 16);
  return (
    repeat(Math.ceil(width / 66), (i) => stroke(path`M${i * 66 + 20} 0V${y}`, tone.groundLight, 5)) +
    repeat(Math.ceil(y / 66), (i) => stroke(path`M0 ${i * 66 + 20}H${width}`, tone.groundLight, 5)) +
    rect(0, height - 34, width, 40, tone.groundShade) +
    place(
      headX,
      y - 20,
      1.12,
      fill('M-60 60C-70-20-60-60-50-90H70C110-40 120 10 120 60z', coat) +
        fill('M40-90H70C110-40 120 10 120 60H60C70 0 60-50 40-90z', coatShade) +
        fill('M-120-96C-124-60-90-44-50-46C-10-40 40-40 66-70C90-110 84-196 10-206C-40-212-66-180-74-146C-94-140-116-126-120-96z', coat) +
        fill('M10-206C84-196 90-110 66-70C52-54 34-46 10-44C40-90 44-160 10-206z', coatShade) +
        fill(
          'M20-190C80-206 116-150 104-70C98-40 60-40 52-72C46-110 60-150 20-190z',
          tone.dark || tone.on === 'accent' ? tone.deep : tone.ink,
        ) +
        ellipse(-112, -112, 20, 15, tone.ink) +
        stroke('M-104-66C-90-58-74-60-62-72', tone.ink, 6) +
        stroke('M-52-140q10-10 22-2', tone.ink, 7) +
        fill('M-80-62c-4 26 22 30 22 2z', tone.on === 'accent' ? tone.accent : tone.soft),
    ) +
    place(
      headX + 18,
      y - 20 - 226,
      1.05,
      circle(-34, 6, 30, foam) +
        circle(4, -14, 38, foam) +
        circle(44, 6, 28, foam) +
        circle(8, 14, 30, foam) +
        stroke('M-16-16a24 24 0 0 1 18-16', tone.dark ? tone.brandMid : tone.brandLight, 5),
    ) +
    place(
      x,
      y,
      1,
      fill(
        path`M${-halfWidth} 0H${halfWidth}C${halfWidth} 100 ${halfWidth - 50} ${height - y - 50} ${halfWidth - 90} ${height - y - 44}H${-halfWidth + 90}C${-halfWidth + 50} ${height - y - 50} ${-halfWidth} 100 ${-halfWidth} 0z`,
        tub,
      ) +
        fill(
          path`M${halfWidth * 0.4} 0H${halfWidth}C${halfWidth} 100 ${halfWidth - 50} ${height - y - 50} ${halfWidth - 90} ${height - y - 44}H${halfWidth * 0.2}Q${halfWidth * 0.5} 70 ${halfWidth * 0.4} 0z`,
          tubShade,
        ) +
        rect(-halfWidth - 16, -14, 2 * halfWidth + 32, 26, tub, 13) +
        rect(halfWidth * 0.4, -14, halfWidth * 0.6 + 16, 26, tubShade, 13) +
        stroke(
          path`M${-halfWidth + 70} ${height - y - 44}l-10 22M${halfWidth - 70} ${height - y - 44}l10 22`,
          tone.dark ? tone.accent : tone.deep,
          18,
        ),
    ) +
    (
      [
        [-0.7, 0, 34],
        [-0.46, -16, 26],
        [0.62, -4, 40],
        [0.86, -2, 26],
        [0.4, -6, 24],
      ] as const
    )
      .map(([q, e, r]) => circle(x + q * halfWidth, y - 18 + e, r, foam))
      .join('') +
    fill(path`M${headX - 40} ${y - 22}c0-30 44-30 44 0v30a22 22 0 0 1-44 0z`, coat) +
    fill(path`M${headX + 34} ${y - 22}c0-30 44-30 44 0v30a22 22 0 0 1-44 0z`, coatShade) +
    (
      [
        [0.12, 0.2, 22],
        [0.88, 0.16, 34],
        [0.8, 0.36, 15],
        [0.1, 0.44, 14],
      ] as const
    )
      .slice(0, tall ? 2 : 4)
      .map(
        ([p, q, r]) =>
          ring(width * p, height * q, r, tone.dark ? tone.paper : tone.deep, 5) +
          circle(width * p - r * 0.3, height * q - r * 0.3, r * 0.2, tone.dark ? tone.paper : tone.deep),
      )
      .join('')
  );
}

function poodle(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const x = width * (wide ? 0.54 : 0.5);
  const y = height * (tall ? 0.56 : 0.53);
  const [coat, coatShade, coatLight] = lifeColor('milk-tea', tone);
  const pop = tone.pop;
  const pompom = (px: number, py: number, radius: number) =>
    circle(px, py, radius, coat) +
    fill(
      path`M${px + radius * 0.3} ${py - radius * 0.95}A${radius} ${radius} 0 0 1 ${px + radius * 0.3} ${py + radius * 0.95}A${radius * 1.3} ${radius * 1.3} 0 0 0 ${px + radius * 0.3} ${py - radius * 0.95}z`,
      coatShade,
    ) +
    stroke(
      path`M${px - radius * 0.6} ${py + radius * 0.1}a${radius * 0.6} ${radius * 0.6} 0 0 1 ${radius * 0.5} ${-radius * 0.66}`,
      coatLight,
      6,
    );
  return (
    circle(x, y - 4, tall ? 196 : 190, tone.groundLight) +
    rect(0, height - 44, width, 50, tone.groundShade) +
    rect(x - 170, height - 76, 340, 20, tone.dark ? tone.accent : pop === tone.paper ? tone.paper : tone.deep, 6) +
    rect(x - 16, height - 60, 32, 70, tone.dark ? tone.accentShade : tone.deep) +
    place(
      x,
      height - 76,
      tall ? 1.18 : 1.04,
      stroke('M-70-130V-10M104-130V-10', coatShade, 15) +
        pompom(-72, -24, 25) +
        pompom(106, -24, 25) +
        stroke('M-34-130V-10M68-130V-10', coat, 15) +
        pompom(-36, -24, 25) +
        pompom(66, -24, 25) +
        fill('M-70-150H110C120-110 100-96 80-96H-40C-64-96-80-120-70-150z', coat) +
        stroke('M100-158L136-196', coat, 12) +
        pompom(146, -206, 27) +
        stroke('M-66-170L-76-230', coat, 34) +
        pompom(-34, -150, 62) +
        pompom(88, -140, 44) +
        fill('M-90-262C-120-262-158-246-160-234C-160-222-110-220-90-222z', coat) +
        circle(-158, -240, 9, tone.ink) +
        pompom(-74, -262, 46) +
        ellipse(-44, -238, 19, 34, coatShade) +
        circle(-104, -252, 5.5, tone.dark ? tone.ink : tone.paper) +
        rect(-100, -208, 52, 13, pop === tone.paper ? (tone.accent === tone.ground ? tone.paper : pop) : tone.accent, 6) +
        circle(-78, -190, 9, pop),
    ) +
    place(
      x + (wide ? 260 : tall ? 118 : 206),
      height * (tall ? 0.16 : 0.28),
      1,
      rect(-18, -100, 36, 200, pop, 8) + repeat(11, (i) => rect(-58, -92 + i * 17, 46, 8, pop, 4)),
      tall ? 24 : 18,
    )
  );
}

function blowDry(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const x = width * (wide ? 0.62 : tall ? 0.56 : 0.64);
  const y = height * (tall ? 0.62 : 0.6);
  const [coat, coatShade] = lifeColor('ginger', tone);
  const dryer = tone.on === 'accent' ? tone.paper : tone.dark ? tone.soft : tone.accent;
  const dryerShade = tone.on === 'accent' ? tone.paperShade : tone.dark ? tone.brandMid : tone.accentShade;
  const air = tone.dark ? tone.paper : tone.on === 'accent' ? tone.paper : tone.brandLight;
  const dryerX = width * (wide ? 0.2 : tall ? 0.22 : 0.14);
  const dryerY = height * (tall ? 0.3 : 0.36);
  return (
    circle(x + 10, y - 30, tall ? 180 : 190, tone.groundLight) +
    place(
      x,
      y,
      tall ? 1.04 : 1.08,
      fill('M-90 260C-104 150-70 70-30 20H92C140 90 160 180 170 260z', coat) +
        fill('M50 20H92C140 90 160 180 170 260H70C90 170 90 90 50 20z', coatShade) +
        fill('M-140-34C-146 6-108 20-66 18C-30 46 50 40 78 4C104-44 100-124 40-140C-14-150-56-128-68-88C-104-82-136-62-140-34z', coat) +
        fill('M40-140C100-124 104-44 78 4C60 26 26 38-6 34C44-8 60-86 40-140z', coatShade) +
        fill(
          'M34-118C90-150 170-140 214-104C196-100 192-92 200-80C176-84 168-76 172-64C130-70 60-60 34-92C28-102 28-112 34-118z',
          tone.ink,
        ) +
        fill('M-34-140C-22-176 16-190 56-186C44-176 46-168 58-162C34-160 16-150 6-134z', coat) +
        ellipse(-134, -46, 22, 16, tone.ink) +
        stroke('M-122 0C-104 8-84 6-72-6', tone.ink, 6) +
        stroke('M-58-78q12-10 24 0', tone.ink, 7) +
        rect(-44, 26, 136, 24, tone.pop === tone.paper ? tone.paper : tone.dark ? tone.paper : tone.accent, 12) +
        circle(-14, 58, 13, tone.on === 'accent' ? tone.accent : tone.paper),
    ) +
    repeat(3, (i) => {
      const startX = dryerX + (tall ? 96 : 112);
      const startY = dryerY - 34 + i * 34;
      return stroke(path`M${startX} ${startY}q30-22 60 0t60 0t${tall ? 20 : 46} 0`, air, 10);
    }) +
    place(
      dryerX,
      dryerY,
      tall ? 0.82 : 0.92,
      fill('M-40 60H30L52 260a22 22 0 0 1-22 24H-24a22 22 0 0 1-22-20z', dryerShade) +
        fill(
          'M-150 0A92 92 0 0 1-58-92C0-92 40-66 96-58V58C40 66 0 92-58 92A92 92 0 0 1-150 0z',
          tone.groundShade,
          ' transform="translate(9 11)"',
        ) +
        fill('M-150 0A92 92 0 0 1-58-92C0-92 40-66 96-58V58C40 66 0 92-58 92A92 92 0 0 1-150 0z', dryer) +
        fill('M-134 50C-30 50 40 34 96 24V58C40 66 0 92-58 92C-92 92-120 76-134 50z', dryerShade) +
        rect(84, -66, 26, 132, tone.dark ? tone.paper : tone.deep, 6) +
        circle(-58, 0, 48, tone.dark ? tone.deep : tone.ground) +
        repeat(4, (i) => stroke(path`M-80 ${-18 + i * 12}h44`, dryer, 5)),
      10,
    )
  );
}
