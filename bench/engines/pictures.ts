import sharp from 'sharp';
import type { Box, Part } from './boxes.ts';
import { byKey } from './compare.ts';
import type { Engine } from './engine.ts';

/** Pictures are compared at this many pixels a side, so the edge of a letter or a line that moved by a pixel doesn't count. */
const side = 24;
/** Smaller ones are icons, whose place says enough: with fewer than two pixels to one that's compared, a moved edge would count. */
const smallest = 2 * side;

interface Raw {
  data: Buffer;
  info: { width: number; height: number; channels: 3 | 4 };
}

/** What the pictures among the parts look like by their keys, reduced to a few pixels each. Scrolls through the page and leaves it at its top. */
export async function lookAt(engine: Engine, parts: Part[]): Promise<Map<string, Buffer>> {
  const looks = new Map<string, Buffer>();
  const waiting: { key: string; box: Box }[] = [];
  for (const [key, { kind, boxes }] of byKey(parts)) {
    const [box] = boxes;
    if (kind === 'picture' && box && box[2] - box[0] >= smallest && box[3] - box[1] >= smallest) waiting.push({ key, box });
  }
  waiting.sort((a, b) => a.box[1] - b.box[1]);
  for (let scrolled = 0; waiting.length > 0; scrolled = Math.max(0, Math.floor(waiting[0]?.box[1] ?? 0) - 10)) {
    await engine.run(hideOverlays, scrolled > 0);
    const { top, height } = await scrollDown(engine, scrolled);
    const bottom = top + height;
    const inView = waiting.filter(({ box }) => box[1] >= top - 1 && (box[3] <= bottom || box[3] - box[1] > height));
    // What can't be scrolled to, such as a picture that lies beyond the page's end, is left out.
    if (!inView.length && scrolled > 0) waiting.shift();
    if (!inView.length) continue;
    const screen = await rawScreenshot(engine);
    for (const { key, box } of inView) {
      const look = await reduced(screen, [box[0], box[1] - top, box[2], box[3] - top]);
      if (look) looks.set(key, look);
    }
    for (const seen of inView) waiting.splice(waiting.indexOf(seen), 1);
  }
  await scrollDown(engine, 0);
  return looks;
}

/** The mean difference of two looks, 0 to 255. */
export function difference(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (const [index, value] of one.entries()) sum += Math.abs(value - (other[index] ?? 0));
  return sum / one.length;
}

/** Scrolls and waits for the pictures that then are in view. */
export function scrollDown(engine: Engine, y: number): Promise<{ top: number; height: number }> {
  return engine.run(async (y) => {
    globalThis.scrollTo({ top: y, behavior: 'instant' });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isInView = (image: HTMLImageElement) => {
      const { left, top, right, bottom } = image.getBoundingClientRect();
      return image.checkVisibility() && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    };
    // A picture that can't be decoded is one that's missing, which its pixels show.
    await Promise.all([...document.images].filter(isInView).map((image) => image.decode().catch(() => undefined)));
    // The first frame is drawn before the callback of the second. WebKit would give a screenshot of what was there before.
    await frame();
    await frame();
    return { top: scrollY, height: innerHeight };
  }, y);
}

/**
 * Runs in the page: hides what may lie over pictures. Those are frames, which load when they like, and what stays in the window, at
 * the page's top only if it shows no picture itself.
 */
function hideOverlays(isScrolled: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const isFixed = getComputedStyle(element).position === 'fixed';
    if (element.localName !== 'iframe' && !(isFixed && (isScrolled || !element.querySelector('img, svg, canvas')))) continue;
    element.style.transition = 'none';
    element.style.visibility = 'hidden';
  }
}

async function rawScreenshot(engine: Engine): Promise<Raw> {
  const { data, info } = await sharp(await engine.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, info: { width: info.width, height: info.height, channels: 3 } };
}

/** The part of a screen in a box, at a few pixels. Undefined if the box isn't on the screen. */
async function reduced({ data, info }: Raw, [left, top, right, bottom]: Box): Promise<Buffer | undefined> {
  const [x, y] = [Math.max(0, Math.round(left)), Math.max(0, Math.round(top))];
  const [width, height] = [Math.min(info.width, Math.round(right)) - x, Math.min(info.height, Math.round(bottom)) - y];
  if (width < 1 || height < 1) return undefined;
  return sharp(data, { raw: info })
    .extract({ left: x, top: y, width, height })
    .resize(side, side, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
}
