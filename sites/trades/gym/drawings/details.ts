import type { Detail } from '../../../scenes/composition.ts';
import { circle, fill, path, place, polar, rect, repeat, ring, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const details: Detail[] = [
  { title: 'A dumbbell', draw: dumbbell },
  { title: 'A stopwatch', draw: stopwatch },
];

function dumbbell(tone: GroundTones): string {
  const head = (side: 1 | -1) =>
    place(
      side * 118,
      0,
      1,
      fill('M-44-112H44L78-54V54L44 112H-44L-78 54V-54z', side < 0 ? tone.pop : tone.pop) +
        fill('M14-112H44L78-54V54L44 112H14z', tone.popShade) +
        stroke('M-46-60V20', tone.on === 'accent' ? tone.soft : tone.accentLight, 10),
    );
  return (
    circle(200, 200, 170, tone.groundLight) +
    place(
      206,
      206,
      1.06,
      place(12, 14, 1, rect(-196, -112, 156, 224, tone.groundShade, 40) + rect(40, -112, 156, 224, tone.groundShade, 40)) +
        rect(-60, -24, 120, 48, tone.mainShade, 8) +
        repeat(5, (i) => rect(-30 + i * 14, -24, 6, 48, tone.main)) +
        head(-1) +
        head(1),
      -32,
    )
  );
}

function stopwatch(tone: GroundTones): string {
  const ticks = repeat(12, (i) => {
    const [x, y] = polar(200, 222, 118, i * 30);
    const [u, v] = polar(200, 222, i % 3 ? 106 : 94, i * 30);
    return stroke(path`M${x} ${y}L${u} ${v}`, tone.ink, i % 3 ? 6 : 10);
  });
  return (
    rect(176, 20, 48, 60, tone.mainShade, 6) +
    rect(152, 6, 96, 34, tone.main, 10) +
    place(200, 222, 1, rect(-26, -186, 52, 40, tone.main, 8), 42) +
    circle(214, 238, 158, tone.groundShade) +
    circle(200, 222, 158, tone.main) +
    fill('M200 64A158 158 0 0 1 200 380C270 340 270 104 200 64z', tone.mainShade) +
    circle(200, 222, 132, tone.paper) +
    fill('M200 222V106A116 116 0 0 1 308 266z', tone.on === 'accent' ? tone.brandLight : tone.accent) +
    ticks +
    stroke('M200 222L308 266', tone.ink, 11) +
    circle(200, 222, 17, tone.ink) +
    ring(200, 222, 145, tone.groundLight, 5)
  );
}
