import type { Detail } from '../../../scenes/composition.ts';
import { circle, fill, place, rect, repeat, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const details: Detail[] = [
  { title: 'A calculator', draw: calculator },
  { title: 'A pie chart with one slice drawn out', draw: pieChart },
];

function calculator(tone: GroundTones): string {
  const keys = repeat(12, (i) => {
    const [column, row] = [i % 4, Math.floor(i / 4)];
    const color = column === 3 ? tone.pop : tone.dark ? tone.deep : tone.paper;
    return rect(-112 + column * 58, -26 + row * 62, 48, 50, color, 9);
  });
  return place(
    204,
    214,
    1.12,
    rect(-126, -170, 276, 360, tone.groundShade, 26) +
      rect(-140, -184, 276, 360, tone.main, 26) +
      fill('M92-184h18a26 26 0 0 1 26 26V150a26 26 0 0 1-26 26H92z', tone.mainShade) +
      rect(-112, -156, 222, 96, tone.ink, 10) +
      stroke('M28-84V-128M58-84V-128H82V-84z', tone.accent, 10) +
      circle(-2, -86, 6, tone.accent) +
      stroke('M-86-128h30', tone.brandLight, 8) +
      keys,
    -9,
  );
}

function pieChart(tone: GroundTones): string {
  const slice = tone.pop;
  return (
    circle(202, 232, 148, tone.groundShade) +
    circle(188, 216, 148, tone.main) +
    fill('M188 216L188 364A148 148 0 0 1 60 142z', tone.mainShade) +
    fill('M188 216L60 142A148 148 0 0 1 188 68z', tone.dark ? tone.brandLight : tone.brandMid) +
    fill('M188 216V66h150V216z', tone.ground) +
    place(20, -20, 1, fill('M200 214V66A148 148 0 0 1 348 214z', tone.groundShade)) +
    place(8, -32, 1, fill('M200 214V66A148 148 0 0 1 348 214z', slice) + fill('M200 214L305 110A148 148 0 0 1 348 214z', tone.popShade)) +
    stroke('M256 128L320 64H384', tone.dark ? tone.paper : tone.ink, 7) +
    circle(256, 128, 8, tone.dark ? tone.paper : tone.ink)
  );
}
