import sharp from 'sharp';
import type { SiteDocument } from '../document/document.ts';
import { markSvg } from '../logo/logo.ts';
import { withConcurrencyLimit } from '../pictures/concurrency.ts';
import type { PhotoBytes } from './files.ts';
import { rasterOf } from './raster.ts';

/** Pixels of the icon, and how much of them its ground shows on each side. Phones round the corners themselves. */
const side = 180;
const padding = 24;

/**
 * The icon of a site on a phone's home screen, as PNG: its mark or logo on the page's ground. Phones put black behind what is
 * transparent, so nothing is.
 */
export async function touchIcon(document: SiteDocument, photoBytes: PhotoBytes): Promise<Buffer> {
  const within = side - 2 * padding;
  const logo = document.logo.kind === 'photo' ? await rasterOf(document.logo.photo, photoBytes) : undefined;
  const sign = logo ?? Buffer.from(markSvg(document, { id: 'touch-icon', size: within }));
  return withConcurrencyLimit(async () => {
    const fitted = await sharp(sign).resize({ width: within, height: within, fit: 'inside' }).png().toBuffer();
    const background = (logo && (await ownGround(logo))) ?? document.theme.palette.bg;
    return sharp({ create: { width: side, height: side, channels: 3, background } })
      .composite([{ input: fitted, gravity: 'center' }])
      .removeAlpha()
      .png({ palette: true, colors: 64, effort: 3 })
      .toBuffer();
  });
}

/** The color around a logo that brings its own ground: what its corner has. Nothing if the logo is transparent. */
async function ownGround(logo: Uint8Array): Promise<{ r: number; g: number; b: number } | undefined> {
  const picture = sharp(logo);
  if ((await picture.metadata()).hasAlpha) return undefined;
  const [r = 0, g = 0, b = 0] = await picture.extract({ left: 0, top: 0, width: 1, height: 1 }).toColourspace('srgb').raw().toBuffer();
  return { r, g, b };
}
