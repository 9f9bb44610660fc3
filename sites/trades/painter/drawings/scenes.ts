import type { Composition } from '../../../scenes/composition.ts';
import type { Frame } from '../../../scenes/frame.ts';
import { nth } from '../../../scenes/nth.ts';
import { circle, ellipse, fill, path, place, rect, repeat, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const scenes: Composition[] = [
  { title: 'A roller on a half-painted wall', grounds: ['soft', 'accent', 'brand'], draw: roller },
  { title: 'A brush over a dripping paint can', grounds: ['brand', 'accent', 'soft'], draw: bucket },
  { title: 'Paint cans in a stack, one running over', grounds: ['soft', 'brand', 'accent'], draw: canStack },
];

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

function canStack(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const can = tall ? 176 : 204;
  const rise = tall ? 196 : 166;
  const floor = height * (tall ? 0.9 : 0.95);
  const x = width * 0.5;
  const columns = wide ? 3 : 2;
  const topX = wide ? x - (can + 18) / 2 : x;
  const tin = tone.on === 'soft' ? tone.paper : tone.soft;
  const tinShade = tone.on === 'soft' ? tone.softShade : tone.softDeep;
  const run = tone.on === 'accent' ? tone.brand : tone.accent;
  const runShade = tone.on === 'accent' ? tone.deep : tone.accentShade;
  const labels: [Label, Label, Label] = [
    tone.on === 'accent'
      ? [tone.paper, tone.paperShade]
      : [tone.dark ? tone.brandLight : tone.brand, tone.dark ? tone.groundShade : tone.deep],
    [tone.dark ? tone.deep : tone.brandMid, tone.dark ? tone.ink : tone.brandLight],
    [tone.on === 'accent' ? tone.deep : tone.accent, tone.on === 'accent' ? tone.ink : tone.accentShade],
  ];
  const oneCan = ([label, shade]: Label) =>
    rect(-can / 2 + 10, -rise + 12, can, rise - 8, tone.groundShade, 6) +
    rect(-can / 2, -rise + 6, can, rise - 6, tin, 6) +
    rect(can * 0.2, -rise + 6, can * 0.3, rise - 6, tinShade, 6) +
    rect(-can / 2, -rise + 38, can, rise - 66, label) +
    rect(can * 0.2, -rise + 38, can * 0.3, rise - 66, shade) +
    rect(-can / 2 - 6, -rise, can + 12, 16, tinShade, 5) +
    rect(-can / 2 - 6, -14, can + 12, 14, tinShade, 5);
  const brush =
    fill('M-34 20C-38-20-30-46-26-60H26C30-46 38-20 34 20z', run) +
    fill('M8-60H26C30-46 38-20 34 20H12z', runShade) +
    rect(-30, -96, 60, 40, tone.mainShade, 4) +
    fill('M-24-94C-20-130-13-140-13-196a13 13 0 0 1 26 0C13-140 20-130 24-94z', tone.main);
  const runs =
    'M-78 0H78V36q0 16-14 16t-14-16v-8q-6-10-14 0v58q0 16-15 16t-15-16V40q-8-12-16 0v22q0 14-14 14t-14-14V34q-8-8-14 0v14q0 14-16 14t-16-14z';
  return (
    rect(0, floor, width, height, tone.dark ? tone.deep : tone.groundShade) +
    (tall ? circle(width * 0.78, height * 0.16, 58, tone.pop) : circle(width * (wide ? 0.8 : 0.16), height * 0.26, 56, tone.pop)) +
    repeat(columns, (i) => place(x + (i - (columns - 1) / 2) * (can + 18), floor, 1, oneCan(nth(labels, (i + 2) % 3)))) +
    place(
      topX,
      floor - rise,
      1,
      place(20, -rise - 6, tall ? 1.1 : 0.9, brush, 32) +
        oneCan(labels[0]) +
        place(0, -rise, can / 156, fill(runs, run) + fill('M30 0H78V36q0 16-14 16t-14-16v-8q-6-10-14 0h-6z', runShade)),
    )
  );
}

type Label = readonly [color: string, shade: string];
