import type { Detail } from '../../../scenes/composition.ts';
import { lifeColor } from '../../../scenes/life-colors.ts';
import { circle, fill, place, rect, repeat, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const details: Detail[] = [
  { title: 'A glass of wine and grapes', draw: wine },
  { title: 'A fork and a knife', draw: forkAndKnife },
];

function wine(tone: GroundTones): string {
  const [red, redShade] = lifeColor('berry', { ground: tone.paper, brand: tone.brand });
  const [grape, grapeShade] = lifeColor('plum', tone);
  return (
    rect(0, 356, 400, 44, tone.groundShade) +
    place(
      190,
      372,
      1.06,
      fill(
        'M-104-360H104C112-240 90-160 14-146V-24C40-20 66-14 70 0H-70C-66-14-40-20-14-24V-146C-90-160-112-240-104-360z',
        tone.groundShade,
        ' transform="translate(12 6)"',
      ) +
        fill(
          'M-104-360H104C112-240 90-160 14-146V-24C40-20 66-14 70 0H-70C-66-14-40-20-14-24V-146C-90-160-112-240-104-360z',
          tone.paper === tone.ground ? tone.soft : tone.paper,
        ) +
        fill('M-92-270C-50-296 40-244 92-270C88-204 60-162 0-162S-88-204-92-270z', red) +
        fill('M30-254C52-254 74-262 92-270C88-204 60-162 0-162C40-180 44-220 30-254z', redShade) +
        stroke('M-84-340C-86-320-86-310-84-296', tone.softDeep, 9),
    ) +
    circle(330, 84, 40, tone.groundLight) +
    place(
      330,
      290,
      1,
      circle(0, 0, 30, grape) +
        circle(-8, -36, 24, grape) +
        circle(-44, -8, 26, grape) +
        circle(26, -30, 20, grapeShade) +
        circle(-34, -44, 22, grapeShade) +
        circle(-18, 26, 24, grapeShade) +
        circle(34, 8, 20, grape) +
        circle(8, 44, 20, grape) +
        stroke('M-20-60C-16-84 0-96 14-100', grapeShade, 8),
    )
  );
}

function forkAndKnife(tone: GroundTones): string {
  return (
    rect(0, 0, 400, 400, tone.ground) +
    repeat(4, (i) => rect(i * 100, 0, 50, 400, tone.groundLight)) +
    place(
      150,
      190,
      1.2,
      rect(-11, 20, 22, 260, tone.main, 11) +
        fill(
          'M-48-150c0-14 20-14 20 0v84h18v-84c0-14 20-14 20 0v84h18v-84c0-14 20-14 20 0v104c0 50-24 62-34 70h-28c-10-8-34-20-34-70z',
          tone.main,
        ),
    ) +
    place(
      280,
      190,
      1.2,
      rect(-14, 50, 28, 230, tone.pop, 12) +
        fill('M-14 60V-170c28 24 62 110 38 230z', tone.pop) +
        fill('M2 60V-130c20 40 32 110 22 190z', tone.popShade),
    )
  );
}
