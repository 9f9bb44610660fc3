import type { Detail } from '../../../scenes/composition.ts';
import { circle, fill, place, rect, repeat, ring, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const details: Detail[] = [
  { title: 'A paw print in foam', draw: pawPrint },
  { title: 'A bottle of dog shampoo', draw: shampoo },
];

const pad = 'M0-20C34-20 66 28 58 58C50 90 22 74 0 74S-50 90-58 58C-66 28-34-20 0-20z';

function pawPrint(tone: GroundTones): string {
  const print = (color: string) =>
    fill(pad, color) +
    [
      [-78, -10, 30],
      [-36, -68, 34],
      [36, -68, 34],
      [78, -10, 30],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, color))
      .join('');
  return (
    [
      [90, 300, 96],
      [210, 330, 110],
      [330, 296, 92],
      [60, 200, 64],
      [344, 190, 70],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, tone.paper === tone.ground ? tone.soft : tone.paper))
      .join('') +
    circle(202, 208, 150, tone.paper) +
    stroke('M86 170a120 120 0 0 1 62-78', tone.softShade, 11) +
    place(206, 214, 1.18, print(tone.paperShade), -12) +
    place(200, 206, 1.18, print(tone.on === 'accent' ? tone.brand : tone.accent), -12) +
    ring(330, 76, 38, tone.dark ? tone.paper : tone.brand, 7) +
    circle(318, 64, 7, tone.dark ? tone.paper : tone.brand) +
    ring(70, 70, 22, tone.dark ? tone.paper : tone.brand, 6)
  );
}

function shampoo(tone: GroundTones): string {
  const bottle = tone.pop;
  const label = tone.on === 'accent' ? tone.brand : tone.paper;
  return (
    rect(-10, 352, 420, 60, tone.groundShade) +
    place(
      196,
      360,
      1,
      rect(-92, -226, 208, 226, tone.groundShade, 34) +
        rect(-104, -232, 208, 232, bottle, 34) +
        fill('M36-232H70a34 34 0 0 1 34 34V-34A34 34 0 0 1 70 0H36z', tone.popShade) +
        rect(-34, -268, 68, 44, tone.main, 6) +
        rect(-12, -316, 24, 56, tone.mainShade) +
        fill('M-92-330a22 22 0 0 1 22-22H44v44H-66q-16 0-26-6z', tone.main) +
        rect(-70, -176, 140, 120, label, 12) +
        place(
          0,
          -124,
          0.56,
          fill(pad, tone.on === 'accent' ? tone.paper : tone.brand) +
            repeat(4, (i) => circle(-78 + i * 52, i % 3 ? -68 : -10, 30, tone.on === 'accent' ? tone.paper : tone.brand)),
        ),
    ) +
    [
      [46, 150, 40],
      [36, 60, 20],
      [350, 210, 44],
      [348, 96, 24],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          ring(x, y, r, tone.dark ? tone.paper : tone.brand, 6) +
          circle(x - r * 0.34, y - r * 0.34, r * 0.2, tone.dark ? tone.paper : tone.brand),
      )
      .join('')
  );
}
