import type { Detail } from '../../../scenes/composition.ts';
import { circle, fill, path, place, polar, rect, repeat, ring, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const details: Detail[] = [
  { title: 'The blades of a lens', draw: lens },
  { title: 'A roll of film', draw: filmRoll },
];

function lens(tone: GroundTones): string {
  const blades = repeat(7, (i) => {
    const start = i * (360 / 7);
    const [ax, ay] = polar(200, 200, 132, start);
    const [bx, by] = polar(200, 200, 132, start + 62);
    const [cx, cy] = polar(200, 200, 50, start + 78);
    return fill(path`M${ax} ${ay}A132 132 0 0 1 ${bx} ${by}L${cx} ${cy}z`, i % 2 ? tone.accentShade : tone.accent);
  });
  return (
    circle(216, 218, 186, tone.groundShade) +
    circle(200, 200, 186, tone.main) +
    fill('M200 14A186 186 0 0 1 200 386C290 340 290 60 200 14z', tone.mainShade) +
    repeat(24, (i) => {
      const [x, y] = polar(200, 200, 174, i * 15);
      const [u, v] = polar(200, 200, i % 4 ? 164 : 154, i * 15);
      return stroke(path`M${x} ${y}L${u} ${v}`, tone.on === 'soft' || tone.on === 'accent' ? tone.soft : tone.deep, 5);
    }) +
    circle(200, 200, 146, tone.ink) +
    blades +
    circle(200, 200, 62, tone.ink) +
    circle(200, 200, 52, tone.deep) +
    circle(216, 186, 16, tone.paper) +
    circle(184, 222, 7, tone.paper) +
    ring(200, 200, 138, tone.ink, 14)
  );
}

function filmRoll(tone: GroundTones): string {
  const film = tone.dark ? tone.deep : tone.ink;
  const holes = repeat(11, (i) => rect(150 + i * 30, 128, 16, 18, tone.ground, 4) + rect(150 + i * 30, 286, 16, 18, tone.ground, 4));
  const frames = repeat(3, (i) => rect(214 + i * 96, 160, 84, 112, [tone.accent, tone.soft, tone.brandLight][i] ?? tone.accent, 5));
  return (
    rect(130, 128, 300, 200, tone.groundShade) +
    rect(120, 116, 300, 200, film) +
    holes +
    frames +
    circle(256, 220, 24, tone.paper) +
    fill('M310 272l30-48l24 30l14-16l20 34z', tone.brand) +
    place(
      104,
      216,
      1,
      rect(-66, -128, 152, 280, tone.groundShade, 18) +
        rect(-76, -138, 152, 276, tone.pop, 14) +
        rect(20, -138, 56, 276, tone.popShade, 14) +
        rect(-76, -70, 152, 48, tone.main) +
        rect(20, -70, 56, 48, tone.mainShade) +
        rect(-84, -150, 168, 32, tone.mainShade, 8) +
        rect(-84, 118, 168, 32, tone.mainShade, 8) +
        rect(-26, -190, 52, 42, tone.main, 6),
    )
  );
}
