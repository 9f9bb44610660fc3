import type { Detail } from '../../../scenes/composition.ts';
import { drop } from '../../../scenes/parts/pipes.ts';
import { circle, fill, path, polar, rect, repeat, ring, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const details: Detail[] = [
  { title: 'A valve wheel on a pipe', draw: valveWheel },
  { title: 'A drop of water', draw: waterDrop },
];

function valveWheel(tone: GroundTones): string {
  return (
    rect(168, -10, 64, 420, tone.main) +
    rect(206, -10, 26, 420, tone.mainShade) +
    rect(140, 262, 120, 40, tone.mainShade, 6) +
    ring(212, 172, 128, tone.groundShade, 34) +
    ring(200, 160, 128, tone.pop, 34) +
    repeat(3, (i) => {
      const [x, y] = polar(200, 160, 122, 30 + i * 120);
      return stroke(path`M200 160L${x} ${y}`, tone.pop, 28);
    }) +
    circle(200, 160, 40, tone.popShade) +
    circle(200, 160, 15, tone.mainShade) +
    stroke('M98 116A112 112 0 0 1 146 62', tone.on === 'accent' ? tone.soft : tone.accentLight, 9)
  );
}

function waterDrop(tone: GroundTones): string {
  return (
    repeat(
      3,
      (i) =>
        `<ellipse cx="200" cy="318" rx="${60 + i * 60}" ry="${16 + i * 17}" stroke="${i ? tone.groundShade : tone.pop}" stroke-width="12"/>`,
    ) +
    drop(212, 172, 92, tone.groundShade) +
    drop(200, 160, 92, tone.pop) +
    fill('M200 30C237 90 292 120 292 183A92 92 0 0 1 230 270C262 180 240 100 200 30z', tone.popShade) +
    stroke('M140 186A60 60 0 0 0 184 238', tone.paper === tone.pop ? tone.soft : tone.accentLight, 13)
  );
}
