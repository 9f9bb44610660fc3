import path from 'node:path';
import sharp from 'sharp';
import type { Engine } from './engine.ts';
import { scrollDown } from './pictures.ts';

/** Longest page that's kept, in pixels. */
const mostHeight = 8000;

/** Keeps a page as one image of the whole page in each of the browsers, side by side. */
export async function keepSheet(folder: string, name: string, browsers: readonly Engine[]): Promise<void> {
  const pages = await Promise.all(browsers.map(wholePage));
  const width = pages.reduce((sum, page) => sum + page.width + 10, 0);
  const height = Math.max(...pages.map((page) => page.height));
  let left = 0;
  const placed = pages.flatMap((page) => {
    const at = left;
    left += page.width + 10;
    return page.screens.map(({ top, image }) => ({ input: image, left: at, top }));
  });
  const file = `${name.replaceAll(/[^a-z0-9]+/gi, '-')}.jpg`;
  await sharp({ create: { width, height, channels: 3, background: '#888' } })
    .composite(placed)
    .jpeg({ quality: 80 })
    .toFile(path.join(folder, file));
}

async function wholePage(engine: Engine) {
  const [width = 0, full = 0] = await engine.run(() => [innerWidth, document.documentElement.scrollHeight], null);
  const height = Math.min(full, mostHeight);
  const screens: { top: number; image: Buffer }[] = [];
  for (let y = 0; y < height; ) {
    const { top, height: seen } = await scrollDown(engine, y);
    screens.push({ top, image: await engine.screenshot() });
    y = top + seen >= full - 1 ? height : top + seen;
  }
  return { width, height: Math.max(height, ...screens.map(({ top }) => top + 1)), screens };
}
