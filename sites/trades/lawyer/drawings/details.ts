import type { Detail } from '../../../scenes/composition.ts';
import { nth } from '../../../scenes/nth.ts';
import { place, rect, repeat, ring, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const details: Detail[] = [
  { title: 'A gavel', draw: gavel },
  { title: 'A stack of books and glasses', draw: books },
];

function gavel(tone: GroundTones): string {
  return (
    rect(0, 330, 400, 70, tone.groundShade) +
    rect(70, 300, 230, 44, tone.mainShade, 8) +
    place(
      196,
      176,
      1,
      rect(-16, 20, 32, 250, tone.main, 14) +
        rect(2, 20, 14, 250, tone.mainShade, 7) +
        rect(-108, -62, 216, 104, tone.groundShade, 10) +
        rect(-118, -72, 216, 104, tone.pop, 10) +
        rect(-118, -10, 216, 42, tone.popShade, 10) +
        rect(-146, -82, 40, 124, tone.main, 8) +
        rect(86, -82, 40, 124, tone.mainShade, 8),
      -34,
    )
  );
}

function books(tone: GroundTones): string {
  return (
    repeat(4, (i) =>
      place(
        200,
        332 - i * 68,
        1,
        rect(-150 + (i % 2) * 26, 0, 270, 60, nth([tone.main, tone.pop, tone.deep, tone.dark ? tone.brandMid : tone.brandLight], i), 6) +
          rect(-150 + (i % 2) * 26 + 40, 0, 16, 60, i % 2 ? tone.popShade : tone.ground) +
          rect(-150 + (i % 2) * 26 + 214, 0, 16, 60, i % 2 ? tone.popShade : tone.ground),
      ),
    ) +
    rect(0, 392, 400, 10, tone.groundShade) +
    place(
      196,
      124,
      1,
      ring(-44, -40, 32, tone.dark ? tone.paper : tone.ink, 9) +
        ring(44, -40, 32, tone.dark ? tone.paper : tone.ink, 9) +
        stroke('M-12-44q12-12 24 0M-76-44l-26-14M76-44l26-14', tone.dark ? tone.paper : tone.ink, 9),
    )
  );
}
