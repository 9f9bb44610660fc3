import type { Frame } from '../frame.ts';
import { nth } from '../nth.ts';
import { circle, ellipse, fill, path, place, rect, repeat, stroke } from '../pen.ts';
import type { GroundTones } from '../tones.ts';
import type { Trade } from '../trade.ts';

export const trade: Trade = {
  compositions: [
    { title: 'A roller on a half-painted wall', grounds: ['soft', 'accent', 'brand'], draw: roller },
    { title: 'A brush over a dripping paint can', grounds: ['brand', 'accent', 'soft'], draw: bucket },
  ],
};

function roller(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const paint = tone.on === 'accent' ? tone.brand : tone.accent;
  const paintShade = tone.on === 'accent' ? tone.deep : tone.accentShade;
  const rollerWidth = 150;
  const x = width * (wide ? 0.6 : 0.5);
  const y = height * 0.5;
  const steel = tone.dark ? tone.paper : tone.ink;
  const [paneX, paneY, paneWidth, paneHeight] = tall
    ? ([width * 0.1, height * 0.12, 96, 130] as const)
    : ([width * (wide ? 0.1 : 0.06), height * 0.16, wide ? 120 : 104, 150] as const);
  const coat = repeat(Math.ceil(x / rollerWidth) + 1, (i) => {
    const px = x - rollerWidth / 2 - i * rollerWidth;
    const b = i === 0 ? y : height * nth([0.92, 0.84, 0.95, 0.88, 0.9], i % 5);
    return fill(
      path`M${px - 1} -10H${px + rollerWidth}V${b - (i ? 14 : 0)}` +
        (i
          ? path`q${-rollerWidth * 0.1} 20 ${-rollerWidth * 0.2} 0t${-rollerWidth * 0.2} 0q${-rollerWidth * 0.1} 34 ${-rollerWidth * 0.2} 4t${-rollerWidth * 0.2} 2q${-rollerWidth * 0.1} -10 ${-rollerWidth * 0.2} -6`
          : '') +
        'z',
      paint,
    );
  });
  return (
    coat +
    repeat(3, (i) =>
      stroke(
        path`M${x - rollerWidth * 0.3 + i * rollerWidth * 0.3} ${40 + i * 20}V${y - 60 + i * 10}`,
        tone.on === 'accent' ? tone.brandLight : tone.accentLight,
        6,
      ),
    ) +
    (rect(paneX + 9, paneY + 11, paneWidth, paneHeight, paintShade) +
      rect(paneX, paneY, paneWidth, paneHeight, tone.paper) +
      rect(paneX + 11, paneY + 11, paneWidth - 22, paneHeight - 22, tone.dark ? tone.deep : tone.on === 'accent' ? tone.soft : tone.brand) +
      circle(paneX + paneWidth * 0.58, paneY + paneHeight * 0.42, paneWidth * 0.2, tone.accent) +
      stroke(
        path`M${paneX + paneWidth / 2} ${paneY + 8}v${paneHeight - 16}M${paneX + 8} ${paneY + paneHeight / 2}h${paneWidth - 16}`,
        tone.paper,
        7,
      ) +
      rect(paneX - 10, paneY + paneHeight - 4, paneWidth + 20, 15, tone.paper, 2)) +
    rect(0, height - 26, width, 30, tone.dark ? tone.deep : tone.groundShade) +
    place(
      x,
      y,
      1,
      stroke('M80 22H118V92H0V136', steel, 13) +
        rect(-84, -12, 172, 68, paintShade, 16) +
        rect(-84, -12, 172, 46, paint, 16) +
        stroke('M-66 4H60', tone.on === 'accent' ? tone.brandLight : tone.accentLight, 7) +
        rect(-19, 128, 38, height, tone.dark ? tone.soft : tone.brand === paint ? tone.paper : tone.brand, 14) +
        rect(3, 128, 16, height, tone.dark ? tone.brandMid : tone.brand === paint ? tone.softShade : tone.deep, 8),
    )
  );
}

function bucket(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const x = width * (wide ? 0.56 : 0.5);
  const y = height * (tall ? 0.46 : 0.4);
  const can = tone.dark ? tone.soft : tone.paper;
  const canShade = tone.dark ? tone.brandMid : tone.softShade;
  const paint = tone.on === 'accent' ? tone.brand : tone.accent;
  const paintShade = tone.on === 'accent' ? tone.deep : tone.accentShade;
  const halfWidth = tall ? 132 : 148;
  return (
    rect(0, height * 0.84, width, height, tone.groundShade) +
    ellipse(x + 40, height - 12, halfWidth + 80, 30, tone.groundShade) +
    stroke(
      path`M${x - halfWidth} ${y + 16}C${x - halfWidth - 20} ${y + 250} ${x + halfWidth + 20} ${y + 250} ${x + halfWidth} ${y + 16}`,
      'none',
      0,
    ) +
    fill(path`M${x - halfWidth} ${y}h${2 * halfWidth}V${height + 10}H${x - halfWidth}z`, can) +
    fill(path`M${x + halfWidth * 0.4} ${y}h${halfWidth * 0.6}V${height + 10}H${x + halfWidth * 0.4}z`, canShade) +
    ellipse(x, y, halfWidth, 36, canShade) +
    ellipse(x, y + 2, halfWidth - 12, 27, paint) +
    fill(
      path`M${x - halfWidth} ${y}a${halfWidth} 36 0 0 0 ${2 * halfWidth} 0v30q-4 20-20 20t-20-20q-6-10-16 0v70q0 18-18 18t-18-18v-46q-6-14-20 0v110q0 20-20 20t-20-20v-90q-8-16-20 0v40q0 18-18 18t-18-18v-54q-10-16-22-2v16q0 16-16 16t-16-16v-40z`,
      paint,
    ) +
    fill(
      path`M${x + halfWidth * 0.4} ${y + 33}a${halfWidth} 36 0 0 0 ${halfWidth * 0.6} -33v30q-4 20-20 20t-20-20q-6-10-16 0z`,
      paintShade,
    ) +
    stroke(
      path`M${x - halfWidth - 4} ${y + 14}C${x - halfWidth - 50} ${y + 150} ${x - 40} ${y + 230} ${x + 60} ${y + 216}`,
      tone.dark ? tone.paper : tone.ink,
      6,
    ) +
    circle(x - halfWidth - 2, y + 14, 11, tone.dark ? tone.paper : tone.ink) +
    place(
      x + 8,
      y - 20,
      tall ? 1.04 : 1,
      fill('M-56-16h112l-10-64h-92z', paint) +
        fill('M10-16h46l-10-64H16z', paintShade) +
        rect(-54, -116, 108, 44, tone.dark ? tone.paper : tone.deep, 4) +
        fill(
          'M-50-116C-40-170-20-170-20-250V-330a20 20 0 0 1 40 0v80c0 80 20 80 30 134z',
          tone.on === 'soft' ? tone.brand : tone.dark ? tone.accent : tone.paper,
        ) +
        fill(
          'M6-116C14-170 4-200 4-350a20 20 0 0 1 16 20v80c0 80 20 80 30 134z',
          tone.on === 'soft' ? tone.deep : tone.dark ? tone.accentShade : tone.softShade,
        ) +
        circle(0, -324, 7, tone.ground),
      58,
    ) +
    (wide
      ? repeat(4, (i) =>
          rect(
            width * 0.07,
            60 + i * 66,
            120,
            54,
            nth([tone.dark ? tone.accent : tone.brand, tone.dark ? tone.accentLight : tone.brandLight, tone.paper, tone.deep], i),
            4,
          ),
        )
      : '')
  );
}
