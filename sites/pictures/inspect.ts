import type { Photo } from '../document/document.ts';
import { shotOf } from './exif.ts';
import { focusOf } from './focus.ts';
import { graphicShares } from './graphic.ts';
import { flawOf } from './judge.ts';
import { likenessOf } from './likeness.ts';
import type { PictureSize } from './picture-size.ts';
import type { PictureType } from './picture-type.ts';
import { type Pixels, sampleOf } from './sample.ts';
import { sharpnessOf } from './sharpness.ts';
import { photoTone } from './tone.ts';

/** Sides of the copies that are looked at, in pixels. The limits of `flawOf` are for these. */
const sidesPx = { graphic: 1024, sharpness: 512, tone: 96 };

/** What a picture shows, as far as it matters for its use on a site. */
export async function inspect(
  pixels: Pixels,
  { type, size, exif }: { type: PictureType; size: PictureSize; exif?: Buffer | undefined },
): Promise<Pick<Photo, 'focus' | 'taken' | 'tone' | 'likeness' | 'flaw'>> {
  const sample = await sampleOf(pixels, sidesPx.graphic);
  const smaller = await sampleOf(sample, sidesPx.sharpness);
  const [gray, tiny, focus, likeness] = await Promise.all([
    sampleOf(smaller, sidesPx.sharpness, 'gray'),
    sampleOf(smaller, sidesPx.tone),
    focusOf(smaller),
    likenessOf(smaller),
  ]);
  const shot = shotOf(exif);
  const tone = photoTone(tiny);
  const flaw = flawOf({ type, size, shot, tone, graphic: graphicShares(sample), sharpness: sharpnessOf(gray) });
  return { ...(focus && { focus }), ...(shot.taken && { taken: shot.taken }), tone, likeness, ...(flaw && { flaw }) };
}
