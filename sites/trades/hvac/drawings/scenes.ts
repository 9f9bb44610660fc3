import type { Composition } from '../../../scenes/composition.ts';
import type { Frame } from '../../../scenes/frame.ts';
import { nth } from '../../../scenes/nth.ts';
import { bird, cat } from '../../../scenes/parts/animals.ts';
import { butt, circle, fill, path, place, polar, rect, repeat, ring, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const scenes: Composition[] = [
  { title: 'A dial, half sun and half snow', grounds: ['brand'], draw: dial },
  { title: 'An outdoor fan unit with a bird on top', grounds: ['soft', 'accent', 'brand'], draw: fanUnit },
  { title: 'A cat in an armchair under cool air', grounds: ['brand', 'soft', 'accent'], draw: coolCat },
];

function dial(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const centerX = width * 0.5;
  const centerY = height * 0.5;
  const radius = wide ? 166 : 156;
  const flake = (x: number, y: number, s: number) =>
    place(
      x,
      y,
      s,
      repeat(3, (i) => {
        const a = i * 60;
        const [p, q] = polar(0, 0, 26, a);
        const [u, v] = polar(0, 0, 26, a + 180);
        return stroke(path`M${p} ${q}L${u} ${v}`, tone.paper, 6);
      }) +
        repeat(6, (i) => {
          const a = i * 60;
          const [x1, y1] = polar(0, 0, 15, a);
          const [p, q] = polar(x1, y1, 10, a + 50);
          const [u, v] = polar(x1, y1, 10, a - 50);
          return stroke(path`M${p} ${q}L${x1} ${y1}L${u} ${v}`, tone.paper, 5);
        }),
    );
  const warm = tall
    ? fill(path`M0 0H${width}V${height * 0.5}H0z`, tone.accent) +
      repeat(4, (i) => ring(centerX, centerY, radius + 44 + i * 40, tone.accentShade, 12))
    : fill(path`M0 0H${centerX}V${height}H0z`, tone.accent) +
      repeat(wide ? 5 : 3, (i) => ring(centerX, centerY, radius + 44 + i * 42, tone.accentShade, 12));
  const cool = tall
    ? rect(0, centerY, width, height - centerY, tone.brand) +
      flake(60, height - 56, 1) +
      flake(width - 76, height - 92, 1.3) +
      flake(width * 0.46, height - 40, 0.7)
    : rect(centerX, 0, width - centerX, height, tone.brand) +
      (wide
        ? flake(width - 76, 78, 1.3) +
          flake(width - 60, height - 150, 0.8) +
          flake(width - 150, height - 52, 1.1) +
          flake(width - 170, 54, 0.7)
        : flake(width - 50, 52, 1) + flake(width - 46, height - 70, 1.3) + flake(centerX + 70, height - 26, 0.6));
  const ticks = repeat(41, (i) => {
    const a = 135 + i * 6.75;
    const on = i < 27;
    const [x, y] = polar(centerX, centerY, radius - 40, a);
    const [u, v] = polar(centerX, centerY, radius - (i === 27 ? 8 : 18), a);
    return stroke(path`M${x} ${y}L${u} ${v}`, on ? tone.accent : tone.brandMid, i === 27 ? 8 : 5);
  });
  const [needleX, needleY] = polar(centerX, centerY, radius - 24, 135 + 27 * 6.75);
  return (
    warm +
    cool +
    fill(
      path`M${centerX + 10} ${centerY + 12 - radius}a${radius} ${radius} 0 0 1 0 ${2 * radius}a${radius} ${radius} 0 0 1 0 ${-2 * radius}`,
      tone.deep,
      ' opacity=".35"',
    ) +
    circle(centerX, centerY, radius, tone.paper) +
    circle(centerX, centerY, radius - 8, tone.deep) +
    ticks +
    circle(needleX, needleY, 11, tone.paper) +
    circle(centerX, centerY, radius - 58, tone.paper) +
    place(
      centerX,
      centerY,
      (radius - 58) / 100,
      fill('M0-58A58 58 0 0 0 0 58z', tone.accent) +
        repeat(5, (i) => {
          const a = 108 + i * 36;
          const [x, y] = polar(0, 0, 70, a);
          const [u, v] = polar(0, 0, 84, a);
          return stroke(path`M${x} ${y}L${u} ${v}`, tone.accent, 9);
        }) +
        stroke('M0-80V80', tone.brand, 8) +
        [-60, 0, 60]
          .map((a) => {
            const [x, y] = polar(0, 0, 78, a);
            const [e, f] = polar(0, 0, 50, a);
            const [p, q] = polar(e, f, 24, a + 45);
            const [u, v] = polar(e, f, 24, a - 45);
            return stroke(path`M0 0L${x} ${y}M${p} ${q}L${e} ${f}L${u} ${v}`, tone.brand, 8);
          })
          .join(''),
    )
  );
}

function fanUnit(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const scale = tall ? 1.12 : 1;
  const groundY = height - 44;
  const unitX = wide ? width * 0.56 : tall ? width * 0.5 : width * 0.52;
  const box = tone.main;
  const boxShade = tone.mainShade;
  const bladeColor = tone.pop;
  const bladeShade = tone.popShade;
  const blades = repeat(3, (i) =>
    place(
      0,
      0,
      0.72,
      fill('M-8-20C-70-40-100-96-66-142C-10-156 70-130 78-84C60-96 30-70 8-20z', bladeColor) +
        fill('M-66-142C-10-156 70-130 78-84C40-120-10-140-66-142z', bladeShade),
      i * 120 + frame.variant * 30,
    ),
  );
  return (
    repeat(Math.ceil(height / 46), (i) => stroke(path`M0 ${i * 46 + 20}H${width}`, tone.groundShade, 4)) +
    (wide || tall
      ? place(
          wide ? width * 0.18 : width * 0.68,
          wide ? 180 : height * 0.2,
          1,
          rect(-72, -100, 144, 190, tone.paper) +
            rect(-60, -88, 120, 166, tone.dark ? tone.deep : tone.brand) +
            repeat(5, (i) => rect(-60, -88 + i * 17, 120, 12, tone.dark ? tone.brandMid : tone.brandLight)) +
            rect(-4, -88, 8, 166, tone.paper) +
            fill('M18 84c-18-22-10-44 2-48c-2-16 6-26 14-30c6 10 10 18 6 30c14 6 16 30 0 48z', tone.accent) +
            rect(-84, 84, 168, 16, tone.paperShade, 2),
        )
      : '') +
    rect(0, groundY, width, 60, tone.dark ? tone.deep : tone.brandShade) +
    place(
      unitX,
      groundY,
      scale,
      rect(-160, -18, 336, 18, tone.groundShade) +
        rect(-150, -14, 300, 14, tone.deep) +
        rect(-118, -290, 276, 290, tone.groundShade, 14) +
        rect(-138, -302, 276, 288, box, 14) +
        fill('M94-302h30a14 14 0 0 1 14 14v260a14 14 0 0 1-14 14H94z', boxShade) +
        repeat(8, (i) => stroke(path`M106 ${-270 + i * 32}h20`, box, 6)) +
        circle(-22, -158, 112, tone.deep) +
        place(-22, -158, 1, blades) +
        circle(-22, -158, 20, tone.paper) +
        [50, 80, 110].map((r) => ring(-22, -158, r, box, 4)).join('') +
        stroke('M-134-158H90M-22-270V-46', box, 4) +
        place(-70, -326, 1, bird(tone.dark ? tone.accent : tone.paper, tone.deep)) +
        stroke('M-76-304v-4M-62-304v-4', tone.deep, 4),
    ) +
    stroke(path`M${unitX + 138 * scale} ${groundY - 60}h60V${-10}`, tone.dark ? tone.accent : tone.deep, 14)
  );
}

function coolCat(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const x = width * (wide ? 0.6 : 0.5);
  const unitWidth = tall ? 320 : 380;
  const unitY = height * (tall ? 0.1 : 0.08);
  const unit = tone.dark ? tone.soft : tone.paper;
  const unitShade = tone.dark ? tone.brandMid : tone.softShade;
  const floor = height - 44;
  const pot = tone.pop;
  const air = [
    tone.dark ? tone.brandLight : tone.groundLight,
    tone.dark ? tone.brandMid : tone.on === 'accent' ? tone.soft : tone.brandMid,
    tone.dark ? tone.paper : tone.on === 'accent' ? tone.paper : tone.brandLight,
  ];
  const ventY = unitY + 92;
  const band = (i: number, w: number) =>
    stroke(
      path`M${x - unitWidth * 0.32 + i * unitWidth * 0.32} ${ventY - 6}C${x - unitWidth * 0.32 + i * unitWidth * 0.32} ${ventY + 110} ${x - unitWidth * 0.5 + i * 76 - (wide ? 70 : 20)} ${floor - 150} ${x - width + i * 86} ${floor - 96 + i * 34}`,
      nth(air, i),
      w,
      butt,
    );
  return (
    rect(0, floor, width, 60, tone.dark ? tone.deep : tone.groundShade) +
    band(0, 54) +
    band(1, 54) +
    band(2, 54) +
    rect(x - unitWidth / 2 + 10, unitY + 13, unitWidth, 90, tone.groundShade, 20) +
    rect(x - unitWidth / 2, unitY, unitWidth, 90, unit, 20) +
    fill(path`M${x - unitWidth / 2} ${unitY + 58}h${unitWidth}v12a20 20 0 0 1-20 20h${-unitWidth + 40}a20 20 0 0 1-20-20z`, unitShade) +
    stroke(path`M${x - unitWidth * 0.42} ${unitY + 76}h${unitWidth * 0.84}`, tone.dark ? tone.deep : tone.brand, 10) +
    circle(x + unitWidth * 0.4, unitY + 32, 7, pot === tone.paper ? tone.accent : pot) +
    place(
      tall ? width * 0.74 : width * 0.82,
      floor + 2,
      1.1,
      fill('M-92 0V-84a30 30 0 0 1 60 0v30H60v-30a30 30 0 0 1 60 0V0z', tone.dark ? tone.accent : tone.brand) +
        fill('M-40-54V-140a34 34 0 0 1 34-34h40a34 34 0 0 1 34 34v86z', tone.dark ? tone.accentShade : tone.deep) +
        fill('M-32-54H60v26H-32z', tone.dark ? tone.accentLight : tone.brandLight) +
        fill('M60-84a30 30 0 0 1 60 0V0H60z', tone.dark ? tone.accentShade : tone.deep) +
        stroke('M-74 0v14M104 0v14', tone.ink, 12) +
        place(14, -50, 0.8, cat(tone.dark ? tone.deep : tone.pop), 0, -1),
    ) +
    place(
      width * (wide ? 0.16 : tall ? 0.16 : 0.15),
      floor,
      1,
      place(
        0,
        -66,
        1.1,
        fill('M0 0C-40-20-76-60-84-118C-40-104-10-60 0 0z', tone.main) +
          fill('M0 0C-16-50-10-110 24-154C46-100 36-46 0 0z', tone.mainShade) +
          fill('M0 0C24-40 60-60 96-66C84-28 44-4 0 0z', tone.main),
        -16,
      ) +
        fill('M-44-70H44L34 2H-34z', pot) +
        fill('M8-70H44L34 2H6z', pot === tone.paper ? tone.paperShade : tone.accentShade),
    )
  );
}
