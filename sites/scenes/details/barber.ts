import { circle, fill, place, stroke } from '../pen.ts';
import type { GroundTones } from '../tones.ts';
import type { Detail } from '../trade.ts';

export const details: Detail[] = [
  { title: 'A mustache', draw: mustache },
  { title: 'A straight razor', draw: razor },
];

function mustache(tone: GroundTones): string {
  return (
    place(
      200,
      216,
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
    circle(200, 76, 34, tone.pop) +
    circle(200, 76, 14, tone.ground)
  );
}

function razor(tone: GroundTones): string {
  return place(
    196,
    236,
    1.18,
    fill('M-22 0L-40-220q40-16 62 6L16 0z', tone.groundShade, ' transform="translate(10 10)"') +
      fill('M-22 0L-40-220q40-16 62 6L16 0z', tone.dark ? tone.paper : tone.ink) +
      fill('M-8-6L-24-216q30-6 44 6L16 0z', tone.dark ? tone.softShade : tone.brandLight) +
      fill('M-24 8C-40 70-10 160 50 214C72 222 82 200 66 184C26 140 14 76 22 8z', tone.pop) +
      circle(0, 4, 20, tone.main) +
      circle(0, 4, 7, tone.paper),
    24,
  );
}
