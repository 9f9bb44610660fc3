import type { Detail } from '../../../scenes/composition.ts';
import { circle, fill, place, rect, repeat, ring, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const details: Detail[] = [
  { title: 'A house key with a tag', draw: keyWithTag },
  { title: 'A front door with a fan light', draw: frontDoor },
];

function keyWithTag(tone: GroundTones): string {
  const brass = tone.on === 'accent' ? tone.brand : tone.accent;
  const brassShade = tone.on === 'accent' ? tone.deep : tone.accentShade;
  const key = (bow: string, shade: string) =>
    ring(0, -108, 66, bow, 40) +
    rect(-20, -46, 40, 250, bow, 10) +
    rect(2, -46, 18, 250, shade, 6) +
    rect(14, 118, 62, 28, bow, 5) +
    rect(14, 164, 46, 28, bow, 5);
  return (
    place(208, 196, 1, key(tone.groundShade, tone.groundShade), 34) +
    place(194, 182, 1, key(brass, brassShade), 34) +
    stroke('M256 92C330 60 356 140 318 196', tone.dark ? tone.soft : tone.deep, 8) +
    place(
      316,
      270,
      1,
      fill('M-62-34L0-88L62-34V76a10 10 0 0 1-10 10H-52a10 10 0 0 1-10-10z', tone.groundShade, ' transform="translate(9 11)"') +
        fill('M-62-34L0-88L62-34V76a10 10 0 0 1-10 10H-52a10 10 0 0 1-10-10z', tone.paper) +
        circle(0, -52, 10, tone.ground) +
        rect(-20, 22, 40, 64, brass === tone.accent ? tone.brand : tone.accent) +
        rect(-44, -16, 26, 26, tone.softDeep) +
        rect(18, -16, 26, 26, tone.softDeep),
      10,
    )
  );
}

function frontDoor(tone: GroundTones): string {
  const door = tone.on === 'accent' ? tone.brand : tone.accent;
  const doorShade = tone.on === 'accent' ? tone.deep : tone.accentShade;
  return (
    repeat(6, (i) => stroke(`M-10 ${40 + i * 64}H410`, tone.groundShade, 5)) +
    fill('M76 410V170a124 124 0 0 1 248 0V410z', tone.dark ? tone.soft : tone.paper) +
    fill('M104 410V172a96 96 0 0 1 192 0V410z', tone.deep) +
    repeat(4, (i) => place(200, 172, 1, fill('M0 0L-26-92A96 96 0 0 1 26-92z', i % 2 ? tone.accentLight : tone.soft), -66 + i * 44)) +
    fill('M164 172a36 36 0 0 1 72 0z', tone.deep) +
    rect(104, 172, 192, 16, tone.dark ? tone.soft : tone.paper) +
    rect(112, 188, 176, 222, door) +
    rect(216, 188, 72, 222, doorShade) +
    rect(134, 212, 56, 92, doorShade, 4) +
    rect(212, 212, 56, 92, door, 4) +
    rect(134, 326, 56, 84, doorShade, 4) +
    rect(212, 326, 56, 84, door, 4) +
    circle(272, 318, 11, tone.ink) +
    place(
      52,
      410,
      1,
      rect(-30, -60, 60, 60, tone.mainShade, 5) + circle(0, -104, 52, tone.main) + fill('M0-156a52 52 0 0 1 0 104z', tone.mainShade),
    ) +
    place(
      352,
      410,
      1,
      rect(-30, -60, 60, 60, tone.mainShade, 5) + circle(0, -104, 52, tone.main) + fill('M0-156a52 52 0 0 1 0 104z', tone.mainShade),
    )
  );
}
