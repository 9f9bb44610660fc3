import type { Detail } from '../../../scenes/composition.ts';
import { circle, fill, place, rect } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';
import { wheel } from './wheel.ts';

export const details: Detail[] = [
  { title: 'A wheel', draw: carWheel },
  { title: 'A wrench', draw: wrench },
];

function carWheel(tone: GroundTones): string {
  return (
    circle(214, 214, 186, tone.groundShade) + place(200, 200, 1, wheel(186, tone.ink, tone.paper, tone.dark ? tone.accent : tone.brand, 6))
  );
}

function wrench(tone: GroundTones): string {
  return place(
    200,
    230,
    1.3,
    fill('M-34-52a62 62 0 1 0 68 0v44a36 36 0 0 1-68 0z', tone.pop, ' transform="translate(0 -60)"') +
      rect(-30, -60, 60, 300, tone.pop) +
      rect(0, -40, 30, 300, tone.popShade),
    34,
  );
}
