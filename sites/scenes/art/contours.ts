import { nth } from '../nth.ts';
import { fill, type Point, path, stroke } from '../pen.ts';
import { mix } from '../tones.ts';
import type { Generator } from './generator.ts';

const rings = 8;
const corners = 12;

/** Nested soft contours round an off-center summit, like a map of hills. */
export const contours: Generator = (tone, { width, height, random }) => {
  const centerX = width * (0.3 + random() * 0.4);
  const centerY = height * (0.36 + random() * 0.3);
  const reach = Math.hypot(width, height) * 0.62;
  const phases = [random() * 6, random() * 6, random() * 6] as const;
  const dark = random() < 0.5;
  const [outer, inner] = dark ? [tone.deep, tone.brandMid] : [tone.soft, tone.brand];
  let body = '';
  for (let ring = 0; ring < rings; ring++) {
    const share = 1 - ring / rings;
    const swell = 0.16 + 0.12 * share;
    const points = Array.from({ length: corners }, (_, corner): Point => {
      const angle = (corner / corners) * Math.PI * 2;
      const wave = swell * Math.sin(2 * angle + phases[0] + ring * 0.22) + swell * 0.6 * Math.sin(3 * angle + phases[1] - ring * 0.16);
      const radius = reach * share ** 1.15 * (1 + wave);
      const [stretchX, stretchY] = [width > height ? 1.15 : 0.9, width > height ? 0.8 : 1.1];
      return [centerX + radius * Math.cos(angle) * stretchX + ring * 7, centerY + radius * Math.sin(angle) * stretchY - ring * 5];
    });
    const line = softLoop(points);
    const summit = ring === rings - 1;
    const color = summit ? (dark ? tone.paper : tone.accent) : mix(outer, inner, (ring + 1) / rings);
    body += fill(line, color);
    if (!summit && ring % 3 === 1) body += stroke(line, dark ? tone.accent : tone.paper, 3, ' stroke-dasharray="1 9"');
  }
  return { ground: outer, body };
};

/** A closed curve through the middles of a polygon's edges. */
function softLoop(points: readonly Point[]): string {
  const first = nth(points, 0);
  const last = nth(points, points.length - 1);
  let line = path`M${(first[0] + last[0]) / 2} ${(first[1] + last[1]) / 2}`;
  points.forEach((point, index) => {
    const next = nth(points, (index + 1) % points.length);
    line += path`Q${point[0]} ${point[1]} ${(point[0] + next[0]) / 2} ${(point[1] + next[1]) / 2}`;
  });
  return `${line}z`;
}
