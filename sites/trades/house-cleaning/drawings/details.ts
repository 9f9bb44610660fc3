import type { Detail } from '../../../scenes/composition.ts';
import { star } from '../../../scenes/parts/star.ts';
import { circle, fill, path, place, rect, repeat, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const details: Detail[] = [
  { title: 'Soap bubbles', draw: bubbles },
  { title: 'A scrubbing brush', draw: scrubbingBrush },
];

function bubbles(tone: GroundTones): string {
  return (
    [
      [140, 250, 120],
      [282, 130, 84],
      [320, 310, 54],
      [96, 74, 44],
      [196, 60, 20],
      [246, 372, 26],
    ] as const
  )
    .map(
      ([x, y, r], i) =>
        circle(x, y, r, i === 1 ? tone.pop : tone.paper === tone.ground ? tone.soft : tone.paper) +
        stroke(
          path`M${x - r * 0.62} ${y + 4}A${r * 0.62} ${r * 0.62} 0 0 1 ${x + 4} ${y - r * 0.62}`,
          i === 1 ? (tone.pop === tone.paper ? tone.accent : tone.accentLight) : tone.dark ? tone.brandMid : tone.brand,
          Math.max(5, r * 0.1),
        ),
    )
    .join('');
}

function scrubbingBrush(tone: GroundTones): string {
  return (
    fill('M0 240L400 160V400H0z', tone.groundShade) +
    star(96, 104, 84, tone.pop) +
    star(188, 44, 34, tone.pop) +
    place(
      224,
      240,
      1,
      rect(-128, 40, 270, 74, tone.groundShade, 20) +
        repeat(11, (i) => rect(-124 + i * 23, 30, 15, 76, tone.paper, 4)) +
        fill('M-136-14a34 34 0 0 1 34-34H104a34 34 0 0 1 34 34V44H-136z', tone.main) +
        rect(-136, 18, 274, 26, tone.mainShade, 4) +
        fill('M-60-48C-50-110 50-110 60-48H34C26-76-26-76-34-48z', tone.mainShade),
      -11,
    )
  );
}
