import type { Detail } from '../../../scenes/composition.ts';
import { lifeColor } from '../../../scenes/life-colors.ts';
import { croissant } from '../../../scenes/parts/baking.ts';
import { circle, fill, path, place, rect, repeat, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const details: Detail[] = [
  { title: 'A round loaf on a board', draw: roundLoaf },
  { title: 'A croissant', draw: bigCroissant },
  { title: 'A cupcake with a cherry', draw: cupcake },
];

function roundLoaf(tone: GroundTones): string {
  const [crust, crustShade] = lifeColor('crust', tone);
  return (
    rect(-10, 312, 420, 34, tone.dark ? tone.deep : tone.brand) +
    rect(-10, 346, 420, 70, tone.dark ? tone.ink : tone.deep) +
    place(
      200,
      314,
      1,
      fill('M-170 0C-196-130-110-212 0-212S196-130 170 0z', tone.groundShade, ' transform="translate(14 0)"') +
        fill('M-170 0C-196-130-110-212 0-212S196-130 170 0z', crustShade) +
        fill('M-170 0C-196-130-110-212 0-212C70-200 110-120 92 0z', crust) +
        stroke('M-104-84L18-176M-60-40L84-146M-6-18L118-104', tone.paper, 13) +
        circle(-126, -30, 5, tone.paper) +
        circle(-108, -52, 4, tone.paper),
    )
  );
}

function bigCroissant(tone: GroundTones): string {
  const [crust, crustShade] = lifeColor('crust', tone);
  return (
    circle(200, 214, 172, tone.groundLight) +
    place(212, 250, 1.95, croissant(tone.groundShade, tone.groundShade), -8) +
    place(200, 238, 1.95, croissant(crust, crustShade), -8) +
    repeat(7, (i) => circle(56 + ((i * 97) % 300), 346 + ((i * 23) % 40), 4 + (i % 3) * 2, crust))
  );
}

function cupcake(tone: GroundTones): string {
  const pleats = repeat(5, (i) => fill(path`M${-78 + i * 36} 4L${-62 + i * 28} 130h14L${-60 + i * 36} 4z`, tone.mainShade));
  return (
    circle(200, 180, 160, tone.groundLight) +
    rect(-10, 352, 420, 60, tone.groundShade) +
    place(
      200,
      226,
      1.04,
      fill('M-104 0H104L72 130H-72z', tone.main) +
        pleats +
        fill(
          'M-128 6C-140-44-96-66-88-64C-92-112-40-130-30-126C-26-160 40-160 40-122C80-124 92-84 84-64C130-62 138-20 126 6C96 24-96 24-128 6z',
          tone.paper,
        ) +
        fill('M40-122C80-124 92-84 84-64C130-62 138-20 126 6C112 14 80 18 40 20C84-10 70-50 36-58C58-80 56-104 40-122z', tone.paperShade) +
        stroke('M-92-62C-60-46-20-44 6-54M-34-124C-20-112 2-110 18-114', tone.softShade, 7) +
        stroke('M4-166C8-196 26-210 44-214', tone.dark ? tone.soft : tone.deep, 7) +
        circle(4, -154, 28, lifeColor('tomato', tone)[0]) +
        stroke('M-10-158a16 16 0 0 1 12-12', tone.paper, 5),
    )
  );
}
