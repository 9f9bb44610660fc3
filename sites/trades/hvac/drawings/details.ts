import type { Detail } from '../../../scenes/composition.ts';
import { circle, fill, path, place, polar, repeat, ring, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const details: Detail[] = [
  { title: 'A fan', draw: fan },
  { title: 'A flame and a snowflake', draw: flameAndFlake },
];

function fan(tone: GroundTones): string {
  return (
    circle(212, 214, 180, tone.groundShade) +
    circle(200, 200, 180, tone.main) +
    circle(200, 200, 158, tone.mainShade) +
    place(
      200,
      200,
      1,
      repeat(3, (i) =>
        place(
          0,
          0,
          1,
          fill('M-8-20C-70-40-100-96-66-142C-10-156 70-130 78-84C60-96 30-70 8-20z', tone.pop) +
            fill('M-66-142C-10-156 70-130 78-84C40-120-10-140-66-142z', tone.popShade),
          i * 120,
        ),
      ) +
        circle(0, 0, 34, tone.paper) +
        circle(0, 0, 12, tone.mainShade),
    ) +
    repeat(3, (i) => ring(200, 200, 76 + i * 38, tone.main, 5))
  );
}

function flameAndFlake(tone: GroundTones): string {
  return (
    fill('M0 0H200V400H0z', tone.pop) +
    fill(
      'M100 92C136 124 112 150 132 172C142 160 140 146 138 138C178 180 162 268 100 268S30 196 66 154C70 174 80 174 86 168C74 140 80 112 100 92z',
      tone.on === 'accent' ? tone.accent : tone.mainShade === tone.deep ? tone.brand : tone.deep,
      ' transform="translate(0 16)"',
    ) +
    repeat(3, (i) => {
      const a = i * 60 + 30;
      const [x, y] = polar(300, 200, 84, a);
      const [u, v] = polar(300, 200, 84, a + 180);
      return stroke(path`M${x} ${y}L${u} ${v}`, tone.dark ? tone.paper : tone.brand, 13);
    }) +
    repeat(6, (i) => {
      const a = i * 60 + 30;
      const [e, f] = polar(300, 200, 46, a);
      const [p, q] = polar(e, f, 34, a + 48);
      const [u, v] = polar(e, f, 34, a - 48);
      return stroke(path`M${p} ${q}L${e} ${f}L${u} ${v}`, tone.dark ? tone.paper : tone.brand, 11);
    })
  );
}
