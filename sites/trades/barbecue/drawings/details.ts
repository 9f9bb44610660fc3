import type { Detail } from '../../../scenes/composition.ts';
import { lifeColor } from '../../../scenes/life-colors.ts';
import { circle, fill, place, rect, repeat, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const details: Detail[] = [
  { title: 'A flame', draw: flame },
  { title: 'A sausage on the grate', draw: sausage },
];

function flame(tone: GroundTones): string {
  const [outer, outerShade] = lifeColor('flame', tone);
  return (
    rect(-10, 350, 420, 60, tone.dark ? tone.deep : tone.groundShade) +
    place(
      200,
      206,
      6.1,
      fill('M-2-28C14-16 4-8 12-2C16-6 14-10 14-14C26 0 20 26 0 26S-22 6-12-8C-10-2-6-2-4-4C-8-14-6-22-2-28z', outer) +
        fill('M-2-28C14-16 4-8 12-2C16-6 14-10 14-14C26 0 20 26 0 26C14 16 12 4 4-4C0-12 2-20-2-28z', outerShade) +
        fill('M0 24C-11 24-13 12-5 5C-4 10-1 10 0 6C-1 1 0-3 3-6C4 2 11 6 11 14C11 20 7 24 0 24z', tone.paper),
    ) +
    repeat(3, (i) => place(96 + i * 104, 366, 1, rect(-62, -14, 124, 30, i % 2 ? tone.mainShade : tone.main, 15), i % 2 ? 7 : -6))
  );
}

function sausage(tone: GroundTones): string {
  const [skin, skinShade, skinLight] = lifeColor('sausage', tone);
  const [fire] = lifeColor('flame', tone);
  return (
    repeat(7, (i) => stroke(`M-10 ${34 + i * 62}H410`, tone.groundShade, 13)) +
    stroke('M300-10V410M110-10V410', tone.groundShade, 13) +
    place(
      200,
      200,
      1.08,
      rect(-158, -46, 340, 118, tone.groundShade, 59) +
        rect(-170, -62, 340, 118, skin, 59) +
        fill('M-164 4H164A59 59 0 0 1 111 56H-111A59 59 0 0 1-164 4z', skinShade) +
        stroke('M-112-50L-72 44M-40-56L0 50M32-56L72 50M104-50L132 22', tone.ink, 12) +
        stroke('M-140-20Q-128-42-102-46', skinLight, 8) +
        circle(-174, -4, 10, skinShade) +
        circle(174, -4, 10, skinShade),
      -24,
    ) +
    place(66, 352, 1, fill('M0 44C-34 44-40 10-14-10C-12 4-4 4-2-6C-4-22 0-34 8-44C12-20 34-8 34 16C34 34 20 44 0 44z', fire)) +
    place(336, 330, 1.2, fill('M0 44C-34 44-40 10-14-10C-12 4-4 4-2-6C-4-22 0-34 8-44C12-20 34-8 34 16C34 34 20 44 0 44z', fire))
  );
}
