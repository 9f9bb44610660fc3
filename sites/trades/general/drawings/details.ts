import type { Detail } from '../../../scenes/composition.ts';
import { circle, fill, path, place, rect, repeat, ring, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const details: Detail[] = [
  { title: 'A striped awning over a window', draw: awningOverWindow },
  { title: 'A hanging sign with a rising sun', draw: hangingSign },
];

function awningOverWindow(tone: GroundTones): string {
  const stripes = repeat(6, (index) => {
    const x = -20 + index * 76;
    return fill(path`M${x} 70h76v84a38 38 0 0 1-76 0z`, index % 2 ? tone.paper : tone.on === 'accent' ? tone.brand : tone.accent);
  });
  return (
    rect(76, 150, 262, 270, tone.groundShade) +
    rect(66, 140, 262, 280, tone.dark ? tone.soft : tone.deep) +
    rect(86, 160, 222, 260, tone.dark ? tone.deep : tone.soft) +
    fill('M86 400L214 160H274L126 420H86z', tone.dark ? tone.groundLight : tone.paper) +
    rect(188, 160, 18, 260, tone.dark ? tone.soft : tone.deep) +
    fill('M-20 150h440v30h-440z', tone.ink, ' opacity=".16"') +
    stripes +
    rect(-10, 36, 420, 38, tone.main)
  );
}

function hangingSign(tone: GroundTones): string {
  const board = tone.on === 'accent' ? tone.brand : tone.paper;
  return (
    rect(-10, 54, 300, 22, tone.main, 11) +
    rect(-10, 65, 300, 11, tone.mainShade, 5) +
    stroke('M40 70q10 60 70 60', tone.mainShade, 11) +
    stroke('M150 76v54M250 76v54', tone.mainShade, 9) +
    place(
      200,
      244,
      1,
      circle(12, 14, 126, tone.groundShade) +
        circle(0, 0, 126, board) +
        ring(0, 0, 108, tone.on === 'accent' ? tone.deep : tone.paperShade, 6) +
        fill('M-74 30a74 74 0 0 1 148 0z', tone.accent) +
        fill('M10-44a74 74 0 0 1 64 74h-30q0-50-34-74z', tone.accentShade) +
        stroke('M-92 34H92', tone.on === 'accent' ? tone.soft : tone.brand, 12) +
        stroke('M-60 62H60M-32 86H32', tone.on === 'accent' ? tone.soft : tone.brand, 10),
    )
  );
}
