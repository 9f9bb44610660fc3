import type { Detail } from '../../../scenes/composition.ts';
import { isGray, lifeColor } from '../../../scenes/life-colors.ts';
import { daisy, leaf, tulip } from '../../../scenes/parts/plants.ts';
import { place, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const details: Detail[] = [
  { title: 'A tulip', draw: singleTulip },
  { title: 'A daisy', draw: singleDaisy },
];

function singleTulip(tone: GroundTones): string {
  const [green, greenShade] = lifeColor('leaf', tone);
  const [petal, petalShade] = isGray(tone.pop) ? lifeColor('rose', tone) : [tone.pop, tone.popShade];
  return place(
    206,
    420,
    1,
    stroke('M0 0V-150', greenShade, 18) +
      place(0, -20, 1.5, leaf(greenShade), -46) +
      place(0, -10, 1.3, leaf(green), 44) +
      place(0, -112, 2.4, tulip(petal, petalShade)),
  );
}

function singleDaisy(tone: GroundTones): string {
  return place(
    200,
    200,
    3.2,
    daisy(tone.paper === tone.ground ? tone.soft : tone.paper, tone.on === 'accent' ? tone.brand : tone.accent, 11),
  );
}
