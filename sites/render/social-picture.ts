import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { Photo, Picture, SiteDocument } from '../document.ts';
import { drawingSvg } from '../pictures/drawing.ts';
import type { PhotoBytes } from '../render.tsx';
import type { HeroProps } from '../sections/hero/schema.ts';
import { siteMark } from './favicon.ts';

const size = { width: 1200, height: 630 };
/** Chat apps drop heavier previews. */
const maxBytes = 60 * 1024;
const plate = { side: 200, padding: 36 };

/**
 * What a link to the site is shown with: the hero's own picture cropped to 1200 by 630, with the mark or logo on a plate in
 * the corner. A JPEG of at most 60 KB. It bears no words, so no font is needed.
 */
export async function socialPicture(document: SiteDocument, photoBytes: PhotoBytes): Promise<Buffer> {
  const base = await ground(document, photoBytes);
  const flat = await base
    .composite([await signedPlate(document, photoBytes)])
    .removeAlpha()
    .raw()
    .toBuffer();
  const picture = sharp(flat, { raw: { ...size, channels: 3 } });
  for (const quality of [80, 68, 56, 44]) {
    const jpeg = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.byteLength <= maxBytes) return jpeg;
  }
  return picture.blur(1.2).jpeg({ quality: 30, mozjpeg: true }).toBuffer();
}

async function ground(document: SiteDocument, photoBytes: PhotoBytes): Promise<Sharp> {
  const picture = heroPicture(document);
  const bytes = picture.kind === 'photo' ? await rasterOf(picture.photo, photoBytes) : undefined;
  if (bytes) return sharp(bytes).resize({ ...size, fit: 'cover', position: 'attention' });
  const drawing = picture.kind === 'photo' ? fallbackArt(document) : picture;
  const svg = drawingSvg(drawing, { width: 120, height: 63 }, document.theme.palette, 'social');
  const framed = svg.replace('<svg ', `<svg width="${size.width}" height="${size.height}" `);
  return sharp(Buffer.from(framed))
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: document.theme.palette.aSky });
}

async function signedPlate(document: SiteDocument, photoBytes: PhotoBytes): Promise<OverlayOptions> {
  const { side, padding } = plate;
  const within = side - 2 * padding;
  const { logo, theme } = document;
  const bytes = logo.kind === 'photo' ? await rasterOf(logo.photo, photoBytes) : undefined;
  const drawn = bytes
    ? await sharp(bytes).resize({ width: within, height: within, fit: 'contain', background: '#00000000' }).png().toBuffer()
    : Buffer.from(siteMark(document, 'social-mark', within));
  const board = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" fill="${theme.palette.surface}"/></svg>`,
  );
  const signed = await sharp(board)
    .composite([{ input: drawn, gravity: 'center' }])
    .png()
    .toBuffer();
  return { input: signed, left: 0, top: size.height - side };
}

function rasterOf(photo: Photo, photoBytes: PhotoBytes) {
  const variant = photo.variants.findLast(({ format }) => format === 'jpeg' || format === 'png') ?? photo.variants.at(-1);
  return variant && photoBytes(variant.hash);
}

function heroPicture(document: SiteDocument): Picture {
  const hero = document.pages.flatMap((page) => page.sections).find((section) => section.kind === 'hero');
  return (hero?.props as HeroProps | undefined)?.picture ?? fallbackArt(document);
}

function fallbackArt(document: SiteDocument): Extract<Picture, { kind: 'art' }> {
  return { kind: 'art', generator: 'layers', seed: `social-${document.seed}`, alt: { text: '', from: 'default', fields: [] } };
}
