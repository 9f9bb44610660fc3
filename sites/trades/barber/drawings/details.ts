import type { Detail } from '../../../scenes/composition.ts';
import { circle, fill, place, rect, repeat, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';
import { razor } from './razor.ts';

export const details: Detail[] = [
  { title: 'A mustache and a comb', draw: mustache },
  { title: 'A straight razor', draw: straightRazor },
];

function mustache(tone: GroundTones): string {
  return (
    place(
      200,
      256,
      1.2,
      fill(
        'M0-30C30-70 90-70 112-20C124 10 160 14 172-14C176 50 120 84 70 76C30 70 10 40 0 20C-10 40-30 70-70 76C-120 84-176 50-172-14C-160 14-124 10-112-20C-90-70-30-70 0-30z',
        tone.groundShade,
        ' transform="translate(9 11)"',
      ) +
        fill(
          'M0-30C30-70 90-70 112-20C124 10 160 14 172-14C176 50 120 84 70 76C30 70 10 40 0 20C-10 40-30 70-70 76C-120 84-176 50-172-14C-160 14-124 10-112-20C-90-70-30-70 0-30z',
          tone.main,
        ) +
        fill('M0-30C30-70 90-70 112-20C124 10 160 14 172-14C176 50 120 84 70 76C30 70 10 40 0 20z', tone.mainShade) +
        stroke('M-90-14C-70-26-50-26-34-16M-100 10C-76 0-50 2-36 8M34-16C50-26 70-26 90-14', tone.dark ? tone.paper : tone.brandLight, 6),
    ) +
    rect(-10, 36, 330, 44, tone.pop, 8) +
    rect(-10, 60, 330, 20, tone.popShade, 6) +
    repeat(13, (i) => rect(i * 24 + 2, 76, 12, 52, tone.pop, 4))
  );
}

function straightRazor(tone: GroundTones): string {
  const look = { blade: -24, grip: 26 };
  const shadow = {
    steel: tone.groundShade,
    edge: tone.groundShade,
    handle: tone.groundShade,
    handleShade: tone.groundShade,
    pin: tone.groundShade,
  };
  const colors = {
    steel: tone.dark ? tone.paper : tone.ink,
    edge: tone.dark ? tone.softShade : tone.brandLight,
    handle: tone.pop,
    handleShade: tone.popShade,
    pin: tone.main,
  };
  return (
    circle(200, 190, 160, tone.groundLight) +
    place(210, 346, 1.34, razor({ ...shadow, ...look })) +
    place(198, 332, 1.34, razor({ ...colors, ...look }))
  );
}
