import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { Palette, Picture, SiteDocument } from '../document/document.ts';
import { markSvg } from '../logo/logo.ts';
import { withConcurrencyLimit } from '../pictures/concurrency.ts';
import { drawingSvg } from '../pictures/drawing.ts';
import type { HeroProps } from '../sections/hero/schema.ts';
import type { PhotoBytes } from './files.ts';
import { rasterOf } from './raster.ts';

const size = { width: 1200, height: 630 };
/** Chat apps drop heavier previews. */
const maxBytes = 60 * 1024;
const plate = { side: 200, padding: 36 };

/** Most edits of a site leave its picture alone. */
const drawn = new LRUCache<string, Buffer, () => Promise<Buffer>>({
  max: 40,
  fetchMethod: (_key, _stale, { context: draw }) => draw(),
});

/**
 * What a link to the site is shown with: the hero's own picture cropped to 1200 by 630, with the mark or logo on a plate in
 * the corner. A JPEG of at most 60 KB. It bears no words, so no font is needed.
 */
export async function socialPicture(document: SiteDocument, photoBytes: PhotoBytes): Promise<Buffer> {
  const { palette } = document.theme;
  const picture = heroPicture(document);
  const photo = picture.kind === 'photo' ? await rasterOf(picture.photo, photoBytes) : undefined;
  const logo = document.logo.kind === 'photo' ? await rasterOf(document.logo.photo, photoBytes) : undefined;
  const drawing = picture.kind === 'photo' ? fallbackArt(document) : picture;
  const ground = photo ?? Buffer.from(framed(drawingSvg(drawing, { width: 120, height: 63 }, palette, 'social')));
  const sign = logo ?? Buffer.from(markSvg(document, { id: 'social-mark', size: plate.side - 2 * plate.padding }));
  const key = createHash('sha256').update(ground).update(sign).update(palette.surface).digest('base64');
  return drawn.forceFetch(key, { context: () => withConcurrencyLimit(() => jpegOf(ground, sign, palette)) });
}

async function jpegOf(ground: Uint8Array, sign: Uint8Array, { surface, aSky }: Palette): Promise<Buffer> {
  const flat = await sharp(ground)
    .resize({ ...size, fit: 'cover', position: 'attention' })
    .flatten({ background: aSky })
    .composite([{ input: await signedPlate(sign, surface), left: 0, top: size.height - plate.side }])
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  const picture = sharp(flat, { raw: { ...size, channels: 3 } });
  // mozjpeg would save an eighth of a file that no visitor loads, and take 55 ms of every draft.
  for (const quality of [80, 68, 56, 44]) {
    const jpeg = await picture.clone().jpeg({ quality }).toBuffer();
    if (jpeg.byteLength <= maxBytes) return jpeg;
  }
  return picture.blur(1.2).jpeg({ quality: 30, mozjpeg: true }).toBuffer();
}

function framed(svg: string): string {
  return svg.replace('<svg ', `<svg width="${size.width}" height="${size.height}" `);
}

/** A board in the theme's surface color with the mark or logo in its middle. */
async function signedPlate(sign: Uint8Array, surface: string): Promise<Buffer> {
  const { side, padding } = plate;
  const within = side - 2 * padding;
  const fitted = await sharp(sign).resize({ width: within, height: within, fit: 'contain', background: '#00000000' }).png().toBuffer();
  return sharp({ create: { width: side, height: side, channels: 3, background: surface } })
    .composite([{ input: fitted, gravity: 'center' }])
    .png()
    .toBuffer();
}

function heroPicture(document: SiteDocument): Picture {
  const hero = document.pages.flatMap((page) => page.sections).find((section) => section.kind === 'hero');
  return (hero?.props as HeroProps | undefined)?.picture ?? fallbackArt(document);
}

function fallbackArt(document: SiteDocument): Extract<Picture, { kind: 'art' }> {
  return { kind: 'art', generator: 'layers', seed: `social-${document.seed}`, alt: { text: '', from: 'default', fields: [] } };
}
