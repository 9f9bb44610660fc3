import type { Detail } from '../../../scenes/composition.ts';
import { bird } from '../../../scenes/parts/animals.ts';
import { circle, fill, path, place, rect, repeat, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const details: Detail[] = [
  { title: 'A hammer and nails', draw: hammer },
  { title: 'A bird on a chimney', draw: chimneyBird },
];

function hammer(tone: GroundTones): string {
  return (
    place(
      214,
      210,
      1,
      place(10, 14, 1, fill('M-140-138h48v16h52v-8H40C100-134 140-104 156-56C120-84 84-88 40-74v10h-80v-8h-52v14h-48z', tone.groundShade)) +
        rect(-28, -80, 56, 400, tone.main, 14) +
        rect(4, -80, 24, 400, tone.mainShade, 12) +
        fill('M-140-138h48v16h52v-8H40C100-134 140-104 156-56C120-84 84-88 40-74v10h-80v-8h-52v14h-48z', tone.pop) +
        fill('M-140-96h196C100-100 136-86 156-56C120-84 84-88 40-74v10h-80v-8h-52v14h-48z', tone.popShade) +
        rect(-28, 130, 56, 16, tone.pop),
      24,
    ) +
    repeat(3, (i) =>
      place(
        44 + i * 46,
        316 + (i % 2) * 26,
        1,
        rect(-5, -60, 10, 80, tone.dark ? tone.paper : tone.ink) + rect(-16, -66, 32, 10, tone.dark ? tone.paper : tone.ink, 3),
        -8 + i * 8,
      ),
    )
  );
}

function chimneyBird(tone: GroundTones): string {
  return (
    circle(120, 150, 96, tone.pop) +
    rect(190, 120, 130, 300, tone.main) +
    rect(262, 120, 58, 300, tone.mainShade) +
    rect(172, 96, 166, 40, tone.dark ? tone.paper : tone.deep, 5) +
    repeat(
      5,
      (i) =>
        stroke(path`M190 ${170 + i * 40}h130`, tone.ground, 4) + stroke(path`M${i % 2 ? 232 : 262} ${130 + i * 40}v40`, tone.ground, 4),
    ) +
    fill('M-10 330L400 230V410H-10z', tone.deep) +
    stroke('M-10 330L410 228', tone.dark ? tone.accent : tone.brand, 22) +
    place(252, 62, 1.4, bird(tone.dark ? tone.paper : tone.pop === tone.paper ? tone.deep : tone.accent, tone.deep))
  );
}
