import type { Detail } from '../../../scenes/composition.ts';
import { circle, fill, path, polar, rect, repeat, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const details: Detail[] = [
  { title: 'A light switch, on', draw: lightSwitch },
  { title: 'A bolt of lightning', draw: lightning },
];

function lightSwitch(tone: GroundTones): string {
  return (
    fill('M0 0H400L0 400z', tone.groundLight) +
    rect(122, 62, 180, 300, tone.groundShade, 22) +
    rect(110, 50, 180, 300, tone.paper, 22) +
    rect(160, 120, 80, 160, tone.paperShade, 14) +
    fill('M160 134a14 14 0 0 1 14-14h52a14 14 0 0 1 14 14v62h-80z', tone.pop === tone.paper ? tone.accent : tone.pop) +
    fill('M160 196h80v14h-80z', tone.on === 'accent' ? tone.accentShade : tone.popShade) +
    circle(200, 82, 8, tone.brandMid) +
    circle(200, 318, 8, tone.brandMid) +
    repeat(5, (i) => {
      const [a, b] = polar(200, 196, 178, 212 + i * 29);
      const [x, y] = polar(200, 196, 215, 212 + i * 29);
      return stroke(path`M${a} ${b}L${x} ${y}`, tone.pop, 12);
    })
  );
}

function lightning(tone: GroundTones): string {
  return (
    circle(200, 200, 150, tone.groundLight) +
    fill('M244 20L84 226H190L150 390L330 160H216z', tone.groundShade, ' transform="translate(12 12)"') +
    fill('M244 10L84 216H190L150 380L330 150H216z', tone.pop) +
    fill('M244 10L216 150H330L150 380L190 216z', tone.popShade, ' opacity=".55"')
  );
}
