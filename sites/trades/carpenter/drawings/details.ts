import type { Detail } from '../../../scenes/composition.ts';
import { circle, ellipse, fill, place, rect, repeat, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const details: Detail[] = [
  { title: 'A folding rule', draw: foldingRule },
  { title: 'A dovetail joint', draw: dovetail },
];

function foldingRule(tone: GroundTones): string {
  const leaf = (x: number, y: number, turn: number, color: string) =>
    place(
      x,
      y,
      1,
      rect(10, -26, 300, 68, tone.groundShade, 12) +
        rect(0, -34, 300, 68, color, 12) +
        repeat(13, (i) => stroke(`M${34 + i * 20} -34v${i % 5 === 0 ? 34 : 19}`, tone.ink, 5)),
      turn,
    );
  return (
    leaf(30, 334, -52, tone.pop) +
    leaf(204, 86, 62, tone.popShade) +
    leaf(-70, 338, 2, tone.pop) +
    circle(46, 320, 18, tone.mainShade) +
    circle(212, 96, 18, tone.mainShade) +
    circle(342, 350, 18, tone.mainShade)
  );
}

function dovetail(tone: GroundTones): string {
  const pale = tone.on === 'accent' ? tone.paper : tone.accentLight;
  const dark = tone.on === 'accent' ? tone.brand : tone.accent;
  const darkShade = tone.on === 'accent' ? tone.deep : tone.accentShade;
  return (
    rect(-10, 120, 222, 190, tone.groundShade) +
    fill('M-10 104H214V294H-10z', pale) +
    stroke('M-10 140C40 128 90 156 190 142M-10 250C50 236 110 262 190 252', tone.popShade, 6) +
    ellipse(58, 198, 34, 17, tone.popShade) +
    ellipse(58, 198, 16, 7, pale) +
    fill('M222 60H410V338H222z', tone.groundShade, ' transform="translate(0 14)"') +
    fill('M214 60H410V338H214V294L140 314V250L214 234V164L140 148V84L214 104z', dark) +
    fill('M330 60H410V338H330z', darkShade) +
    stroke('M236 86V316M268 96V306M300 84V318', darkShade, 6) +
    rect(-10, 294, 150, 16, darkShade, 0) +
    place(96, 366, 1, fill('M-60 0C-96-6-96-48-60-50S-20-10-48-12', 'none', ` stroke="${tone.main}" stroke-width="13"`)) +
    stroke('M180 372c20-30 70-30 60 0', tone.main, 13)
  );
}
