import { circle, fill, path, rect, repeat, stroke } from '../pen.ts';
import { mix } from '../tones.ts';
import type { Generator } from './generator.ts';

/** Rolling layers of land under a sun, one of them furrowed. */
export const layers: Generator = (tone, { width, height, random }) => {
  const dark = random() < 0.4;
  const sunX = width * (0.24 + random() * 0.52);
  const sunY = height * (0.3 + random() * 0.12);
  const sunRadius = 64 + random() * 44;
  const ground = dark ? tone.deep : tone.soft;
  const colors = dark
    ? [tone.brand, tone.brandLight, tone.accent, tone.brandMid, tone.soft]
    : [tone.softShade, tone.brandMid, tone.brandLight, tone.brand, tone.deep];
  let body = circle(sunX, sunY, sunRadius, tone.accent);
  if (random() < 0.6) {
    body += repeat(3, (index) =>
      rect(sunX - sunRadius - 10, sunY + sunRadius * (0.1 + index * 0.3), 2 * sunRadius + 20, 5 + index * 4, ground),
    );
  }
  colors.forEach((color, layer) => {
    const y = height * (0.46 + layer * 0.125);
    const swell = 26 + random() * 30;
    const wave = width * (0.5 + random() * 0.5);
    const startX = -random() * wave;
    let rising = random() < 0.5;
    let crest = '';
    for (let x = startX; x < width + 10; x += wave / 2) {
      crest += path`q${wave / 4} ${rising ? -swell : swell} ${wave / 2} 0`;
      rising = !rising;
    }
    body += fill(path`M${startX} ${y}${crest}V${height + 5}H${startX}z`, color);
    if (layer === 1 + Math.floor(random() * 3)) {
      const furrow = mix(color, dark ? tone.deep : tone.paper, 0.3);
      body += repeat(3, (index) => stroke(path`M${startX} ${y + 16 + index * 15}${crest}`, furrow, 4));
    }
  });
  return { ground, body };
};
