import type { Detail } from '../../../scenes/composition.ts';
import { lifeColor } from '../../../scenes/life-colors.ts';
import { leaf } from '../../../scenes/parts/plants.ts';
import { circle, fill, place, rect, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const details: Detail[] = [
  { title: 'A leaf with a ladybug', draw: leafWithLadybug },
  { title: 'A plant in a pot and a trowel', draw: potAndTrowel },
];

function leafWithLadybug(tone: GroundTones): string {
  const [green, greenShade] = lifeColor('leaf', tone);
  return (
    place(
      190,
      380,
      1,
      fill('M12 12C-150-80-160-250 12-370C180-250 170-80 12 12z', tone.groundShade) +
        fill('M0 0C-160-90-170-250 0-370C170-250 160-90 0 0z', green) +
        fill('M0 0C160-90 170-250 0-370z', greenShade) +
        stroke('M0 60V-300M0-60L70-130M0-60L-70-130M0-140L62-204M0-140L-62-204M0-214L44-262M0-214L-44-262', tone.ground, 9),
      22,
    ) +
    place(
      318,
      96,
      1,
      circle(0, -30, 17, tone.ink) +
        circle(0, 0, 36, lifeColor('tomato', tone)[0]) +
        stroke('M0-34V34', tone.ink, 6) +
        (
          [
            [-16, -10],
            [16, -10],
            [-15, 14],
            [15, 14],
          ] as const
        )
          .map((q) => circle(q[0], q[1], 6, tone.ink))
          .join(''),
      40,
    )
  );
}

function potAndTrowel(tone: GroundTones): string {
  const [green, greenShade] = lifeColor('leaf', tone);
  const [clay, clayShade] = lifeColor('clay', tone);
  return (
    rect(0, 300, 400, 100, tone.groundShade) +
    place(
      250,
      300,
      1,
      fill('M-18 6H100L82 110H0z', clay) +
        fill('M54 6H100L82 110H58z', clayShade) +
        rect(-28, -14, 138, 28, clay, 4) +
        place(40, -10, 1.15, leaf(green), -46) +
        place(40, -10, 1.15, leaf(greenShade), 46) +
        place(40, -16, 1.5, leaf(green, tone.ground)),
    ) +
    place(
      110,
      330,
      1,
      fill('M-44-10H44C44 60 20 110 0 130C-20 110-44 60-44-10z', tone.dark ? tone.paper : tone.ink) +
        fill('M6-10H44C44 60 20 110 0 130z', tone.dark ? tone.softDeep : tone.brandShade) +
        rect(-8, -70, 16, 64, tone.mainShade) +
        rect(-22, -200, 44, 140, tone.pop, 18) +
        rect(4, -200, 18, 140, tone.popShade, 9),
      -14,
    )
  );
}
