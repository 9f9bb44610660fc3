import type { Detail } from '../../../scenes/composition.ts';
import { lifeColor } from '../../../scenes/life-colors.ts';
import { bean, croissant } from '../../../scenes/parts/baking.ts';
import { circle, fill, place, ring, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const details: Detail[] = [
  { title: 'A croissant and coffee beans', draw: croissantAndBeans },
  { title: 'A cup of coffee from above', draw: cupFromAbove },
];

function croissantAndBeans(tone: GroundTones): string {
  const [crust, crustShade] = lifeColor('crust', tone);
  const [roast] = lifeColor('chocolate', tone);
  return (
    place(212, 232, 1.75, croissant(tone.groundShade, tone.groundShade), -14) +
    place(200, 218, 1.75, croissant(crust, crustShade), -14) +
    bean(70, 70, 30, roast, tone.ground, 1.6) +
    bean(136, 44, -30, roast, tone.ground, 1.6) +
    bean(330, 350, 70, roast, tone.ground, 1.6)
  );
}

function cupFromAbove(tone: GroundTones): string {
  const cup = tone.main;
  return (
    circle(212, 216, 190, tone.groundShade) +
    circle(200, 200, 190, tone.dark ? tone.soft : tone.paper) +
    ring(200, 200, 158, tone.dark ? tone.softShade : tone.paperShade, 5) +
    stroke('M310 150c60-30 100 0 96 40s-50 50-96 36', tone.on === 'brand' ? tone.accent : cup, 26) +
    circle(200, 200, 128, tone.on === 'brand' ? tone.accent : cup) +
    circle(200, 200, 106, tone.deep) +
    place(
      200,
      204,
      1,
      fill('M0 80C-16 30-70 0-60-36C-50-64-14-58 0-30C14-58 50-64 60-36C70 0 16 30 0 80z', tone.soft) +
        stroke('M0 64V-24M0 30C-20 14-36 0-40-20M0 30C20 14 36 0 40-20', tone.deep, 7),
    )
  );
}
