import type { Detail } from '../../../scenes/composition.ts';
import { nth } from '../../../scenes/nth.ts';
import { circle, fill, place, rect, repeat, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const details: Detail[] = [
  { title: 'A brush and a stroke of paint', draw: brushStroke },
  { title: 'A fan of color cards', draw: colorCards },
];

function brushStroke(tone: GroundTones): string {
  const paint = tone.on === 'accent' ? tone.brand : tone.accent;
  const paintShade = tone.on === 'accent' ? tone.deep : tone.accentShade;
  return (
    fill('M-10 96C70 70 150 120 232 92L262 196C190 226 90 190-10 222z', paint) +
    stroke('M-10 126C60 108 140 146 214 124M-10 170C60 150 130 186 190 172', tone.on === 'accent' ? tone.brandLight : tone.accentLight, 7) +
    place(
      262,
      166,
      1,
      fill('M-66-60C-70-24-66 26-58 48H58C66 26 70-24 66-60Q0-96-66-60z', paintShade) +
        fill('M-66-60Q-30-82 10-76C20-40 22 10 18 48H-58C-66 26-70-24-66-60z', paint) +
        stroke('M-34-40V44M0-50V44M34-40V44', paintShade, 6) +
        rect(-64, 44, 128, 50, tone.dark ? tone.soft : tone.deep, 6) +
        rect(18, 44, 46, 50, tone.dark ? tone.brandMid : tone.ink, 6) +
        circle(-40, 69, 5, tone.ground) +
        circle(40, 69, 5, tone.ground) +
        fill('M-58 92H58C52 150 26 150 24 220V340a24 24 0 0 1-48 0V220C-26 150-52 150-58 92z', tone.main) +
        fill('M18 92H58C52 150 26 150 24 220V340a24 24 0 0 1-24 24C10 260 4 160 18 92z', tone.mainShade),
      -32,
    )
  );
}

function colorCards(tone: GroundTones): string {
  const colors = [tone.deep, tone.brand, tone.brandMid, tone.accentLight, tone.accent];
  const card = (turn: number, top: string) =>
    place(
      120,
      424,
      1,
      rect(-62, -378, 140, 480, tone.groundShade, 16) +
        rect(-72, -388, 140, 480, tone.paper, 16) +
        fill('M-72-372a16 16 0 0 1 16-16H52a16 16 0 0 1 16 16V-170H-72z', top),
      turn,
    );
  return repeat(5, (i) => card(-26 + i * 23, nth(colors, i)));
}
