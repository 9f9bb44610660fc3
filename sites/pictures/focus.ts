import sharp from 'sharp';
import type { Photo } from '../document/document.ts';
import type { Pixels } from './sample.ts';

/** Shorter side of the copy that is searched. libvips itself looks at about 32 pixels. */
const sidePx = 96;

/**
 * The point of a picture that draws the eye most, found by libvips from edges, saturation and skin colors. It's undefined for
 * a picture in which nothing stands out.
 */
export async function focusOf({ data, info }: Pixels): Promise<Photo['focus']> {
  // libvips looks for the point only if it has to crop.
  const isWide = info.width > info.height * 1.5;
  const frame = { width: sidePx, height: isWide ? sidePx : sidePx / 2 };
  const scale = Math.max(frame.width / info.width, frame.height / info.height);
  const { attentionX, attentionY } = await sharp(data, { raw: info })
    .resize({ ...frame, fit: 'cover', position: 'attention' })
    .raw()
    .timeout({ seconds: 30 })
    .toBuffer({ resolveWithObject: true })
    .then((cropped) => cropped.info);
  if (attentionX === undefined || attentionY === undefined) return undefined;
  return { x: placeIn(attentionX, info.width * scale), y: placeIn(attentionY, info.height * scale) };
}

function placeIn(at: number, length: number): number {
  return Math.round(Math.min(1, Math.max(0, at / length)) * 100) / 100;
}
