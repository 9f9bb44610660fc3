import type { Detail } from '../../../scenes/composition.ts';
import { nth } from '../../../scenes/nth.ts';
import { circle, fill, path, place, rect, repeat, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const details: Detail[] = [
  { title: 'A comb through waves of hair', draw: combAndWaves },
  { title: 'A hair dryer', draw: hairDryer },
];

function combAndWaves(tone: GroundTones): string {
  return (
    repeat(9, (i) =>
      stroke(
        path`M-20 ${40 + i * 42}C90 ${-20 + i * 42} 170 ${110 + i * 42} 250 ${50 + i * 42}S360 ${10 + i * 42} 420 ${60 + i * 42}`,
        nth([tone.main, tone.mainShade, tone.main, tone.dark ? tone.brandMid : tone.brandLight], i % 4),
        36,
      ),
    ) +
    place(
      214,
      190,
      1,
      rect(-36, -230, 72, 470, tone.pop, 18) +
        rect(10, -230, 26, 470, tone.popShade, 10) +
        repeat(15, (i) => rect(-128, -214 + i * 31, 100, 15, tone.pop, 7)),
      24,
    )
  );
}

function hairDryer(tone: GroundTones): string {
  return place(
    176,
    170,
    1,
    fill('M-20 60H60L92 250a24 24 0 0 1-24 28H28a24 24 0 0 1-24-20z', tone.dark ? tone.paper : tone.deep) +
      fill(
        'M-120 0A104 104 0 0 1-16-104C60-104 130-70 210-60V60C130 70 60 104-16 104A104 104 0 0 1-120 0z',
        tone.groundShade,
        ' transform="translate(10 12)"',
      ) +
      fill('M-120 0A104 104 0 0 1-16-104C60-104 130-70 210-60V60C130 70 60 104-16 104A104 104 0 0 1-120 0z', tone.main) +
      fill('M-100 60C20 60 120 40 210 30V60C130 70 60 104-16 104C-54 104-84 86-100 60z', tone.mainShade) +
      rect(196, -70, 30, 140, tone.pop, 6) +
      circle(-16, 0, 58, tone.pop) +
      repeat(5, (i) => stroke(path`M-42 ${-28 + i * 14}h52`, tone.mainShade, 6)),
    -14,
  );
}
