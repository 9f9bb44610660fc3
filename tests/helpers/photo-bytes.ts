import sharp from 'sharp';
import { random } from '../../sites/scenes/random.ts';

const drawn = new Map<string, Promise<Buffer>>();

/** Shapes and grain, which is enough to pass for a photo. Each seed gives another one. */
export function photoBytes(seed: number, { width = 840, height = 630 } = {}): Promise<Buffer> {
  const key = `${seed} ${width} ${height}`;
  const bytes = drawn.get(key) ?? draw(seed, { width, height });
  drawn.set(key, bytes);
  return bytes;
}

async function draw(seed: number, { width, height }: { width: number; height: number }): Promise<Buffer> {
  const number = random(`photo ${seed}`);
  const below = (limit: number) => Math.floor(number() * limit);
  const color = () => `rgb(${30 + below(190)} ${30 + below(190)} ${30 + below(190)})`;
  const shapes = Array.from({ length: 24 }, () => {
    const [x, y, size] = [below(width), below(height), width / 12 + below(width / 6)];
    return `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * (0.4 + number())}" fill="${color()}"/>`;
  });
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color()}"/>${shapes.join('')}</svg>`;
  const grain = await sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 6 } },
  })
    .png()
    .toBuffer();
  return sharp(Buffer.from(scene))
    .flatten()
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 85 })
    .toBuffer();
}
